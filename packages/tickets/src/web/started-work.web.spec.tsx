import type { Desk } from '@hub/contracts/tickets';
import { discardDraft, dropDraftFiles, saveSentFile, saveDraft } from '@hub/forms';
import { describe, expect, it } from 'vitest';
import { reportWork, VISITOR } from './create/report-work.ts';
import { endStartedWork, noteWork, sourceOf, startedWork, takeOver } from './started-work.ts';
import { filesOf, wordsOf } from './testing/kept-drafts.ts';

const desk = { key: 'support', page: 'service' } as Desk;
const work = (role: string, mark = {}) => reportWork(desk, 'H73', role, 'create', mark);
const FIELDS = ['email', 'content'];
const REPLY = 'H73/12/support-reply';
const write = (draft: string, content: string) => saveDraft(draft, { content }, FIELDS);
const picture = (draft: string, id = 'x') => saveSentFile(draft, { id, name: `${id}.png` });
const pictures = async (draft: string) => (await filesOf(draft)).map(({ id }) => id);

/** Begins a report with these words. */
function begin(of: ReturnType<typeof work>, content: string) {
  noteWork(of);
  write(of.draft, content);
  return of;
}
async function open(now: ReturnType<typeof work>, leftOver?: string): Promise<void> {
  const source = sourceOf(now, leftOver);
  if (source) await takeOver(now, source, FIELDS);
  noteWork(now);
}

describe('a report that was begun under another name', () => {
  it('goes on as that of a visitor when the session ended, and back again', async () => {
    const own = begin(work('A'), '沒入帳');
    await picture(own.draft);
    await open(work(VISITOR));
    expect(wordsOf(work(VISITOR).draft)).toEqual({ content: '沒入帳' });
    expect(await pictures(work(VISITOR).draft)).toEqual(['x']);
    discardDraft(own.draft);
    await open(own);
    expect(wordsOf(own.draft)).toEqual({ content: '沒入帳' });
  });

  it('never becomes that of another character, not even by way of a visitor', async () => {
    begin(work('A'), '沒入帳');
    expect(sourceOf(work('B'))).toBeNull();
    await open(work(VISITOR));
    expect(sourceOf(work('B'))).toBeNull();
    expect(startedWork(desk)?.role).toBe('A');
  });

  it('is taken over by whoever signs in after a visitor began it', async () => {
    begin(work(VISITOR), '沒入帳');
    await open(work('A'));
    expect(wordsOf(work('A').draft)).toEqual({ content: '沒入帳' });
    expect(startedWork(desk, ({ draft }) => draft === work('A').draft)?.role).toBe('A');
  });

  it('leaves nothing on the device when it is sent', async () => {
    const own = begin(work('A'), '沒入帳');
    const all = [own.draft, `${own.draft}/pay`, work(VISITOR).draft];
    await picture(own.draft);
    await picture(`${own.draft}/pay`);
    await open(work(VISITOR));
    endStartedWork(work(VISITOR).draft);
    expect(wordsOf(own.draft)).toBeUndefined();
    for (const draft of all) await expect.poll(() => pictures(draft)).toEqual([]);
  });

  it('keeps what is written under its new name already', () => {
    begin(work('A'), '沒入帳');
    begin(work(VISITOR), '別的事');
    expect(sourceOf(work(VISITOR))).toBeNull();
  });
});

describe('a report that continues a case', () => {
  it('shares nothing with an ordinary one, and its address leads back to it', () => {
    const own = begin(work('A', { follows: 12 }), '又發生了');
    begin(work('A'), '別的事');
    expect(own.path).toBe('/service/H73/create?follows=12');
    expect(wordsOf(own.draft)).toEqual({ content: '又發生了' });
    expect(startedWork(desk, ({ draft }) => draft === own.draft)?.path).toBe(own.path);
  });

  it('goes on as one when the session ended under it', async () => {
    begin(work('A', { follows: 12 }), '又發生了');
    expect(sourceOf(work(VISITOR))).toBeNull();
    await open(work(VISITOR, { follows: 12 }));
    expect(wordsOf(work(VISITOR, { follows: 12 }).draft)).toEqual({ content: '又發生了' });
  });

  it('takes the pictures that were never sent there, once, and ends what was left there with itself', async () => {
    const now = work('A', { follows: 12 });
    write(REPLY, '先觀察看看');
    await picture(REPLY);
    await open(now, REPLY);
    expect(await pictures(now.draft)).toEqual(['x']);
    await dropDraftFiles(now.draft);
    await open(now, REPLY);
    expect(await pictures(now.draft)).toEqual([]);
    endStartedWork(now.draft);
    expect(wordsOf(REPLY)).toBeUndefined();
    await expect.poll(() => pictures(REPLY)).toEqual([]);
  });

  it('ends what was left there also where it goes on under another name, or in another tab', async () => {
    write(REPLY, '先觀察看看');
    await open(work('A', { follows: 12 }), REPLY);
    write(work('A', { follows: 12 }).draft, '先觀察看看。又閃退');
    await open(work(VISITOR, { follows: 12 }));
    expect(sourceOf(work(VISITOR, { follows: 12 }), REPLY)).toBeNull();
    sessionStorage.clear();
    await open(work('A', { follows: 12 }), REPLY);
    endStartedWork(work('A', { follows: 12 }).draft);
    expect(wordsOf(REPLY)).toBeUndefined();
  });

  it('leaves alone what it does not hold', async () => {
    write(REPLY, '先觀察看看');
    begin(work('A', { follows: 12 }), '完全不同的經過');
    await open(work('A', { follows: 12 }), REPLY);
    endStartedWork(work('A', { follows: 12 }).draft);
    expect(wordsOf(REPLY)).toEqual({ content: '先觀察看看' });
  });
});

it('reads what an older page noted, and nothing that is broken', () => {
  const { draft } = work('A');
  write(draft, '沒入帳');
  const old = { desk: 'support', game: 'H73', path: '/service/H73/create', draft };
  sessionStorage.setItem('hub.started', JSON.stringify([{ ...old, from: 'a text' }, old, 3]));
  expect(startedWork(desk)).toEqual(old);
  sessionStorage.setItem('hub.started', '{');
  expect(startedWork(desk)).toBeNull();
});
