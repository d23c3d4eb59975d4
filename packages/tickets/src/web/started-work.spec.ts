import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Desk } from '@hub/contracts/tickets';

const drafts = new Map<string, Record<string, string>>();
const dropped: string[] = [];
const carried: string[] = [];
let carry = (): Promise<void> => Promise.resolve();
vi.mock('@hub/web', () => ({}));
vi.mock('@hub/forms', () => ({
  draftKey: ({ game, role, form }: Record<string, string>) => `${game}/${role}/${form}`,
  loadDraft: (key: string, fields: string[]) => {
    const values = drafts.get(key);
    return values
      ? { at: 0, values: Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name))) }
      : null;
  },
  saveDraft: (key: string, values: Record<string, string>) => drafts.set(key, values),
  discardDraft: (key: string) => drafts.delete(key),
  dropDraftFiles: async (key: string) => dropped.push(key),
  carryFiles: (from: string, to: string) => {
    carried.push(`${from} > ${to}`);
    return carry();
  },
}));
const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});

const { reportWork, VISITOR } = await import('./create/report-work.ts');
const { endStartedWork, noteWork, sourceOf, startedWork, takeOver } = await import('./started-work.ts');

const desk = { key: 'support', page: 'service' } as Desk;
const work = (role: string, mark = {}) => reportWork(desk, 'H73', role, 'create', mark);
const FIELDS = ['email', 'content'];
const REPLY = 'H73/12/support-reply';

/** Begins a report with these words. */
function begin(of: ReturnType<typeof work>, content: string) {
  noteWork(of);
  drafts.set(of.draft, { content });
  return of;
}
async function open(now: ReturnType<typeof work>, leftOver?: string): Promise<void> {
  const source = sourceOf(now, leftOver);
  if (source) await takeOver(now, source, FIELDS);
  noteWork(now);
}

beforeEach(() => {
  for (const store of [drafts, kept]) store.clear();
  for (const list of [dropped, carried]) list.length = 0;
  carry = () => Promise.resolve();
});

describe('a report that was begun under another name', () => {
  it('goes on as that of a visitor when the session ended, and back again', async () => {
    const own = begin(work('A'), '沒入帳');
    await open(work(VISITOR));
    expect(drafts.get(work(VISITOR).draft)).toEqual({ content: '沒入帳' });
    expect(carried).toContain(`${own.draft} > ${work(VISITOR).draft}`);
    drafts.delete(own.draft);
    await open(own);
    expect(drafts.get(own.draft)).toEqual({ content: '沒入帳' });
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
    expect(drafts.get(work('A').draft)).toEqual({ content: '沒入帳' });
    expect(startedWork(desk, ({ draft }) => draft === work('A').draft)?.role).toBe('A');
  });

  it('leaves nothing on the device when it is sent', async () => {
    const own = begin(work('A'), '沒入帳');
    await open(work(VISITOR));
    endStartedWork(work(VISITOR).draft);
    expect(drafts.has(own.draft)).toBe(false);
    expect(dropped).toEqual(expect.arrayContaining([own.draft, `${own.draft}/pay`, work(VISITOR).draft]));
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
    expect(drafts.get(own.draft)).toEqual({ content: '又發生了' });
    expect(startedWork(desk, ({ draft }) => draft === own.draft)?.path).toBe(own.path);
  });

  it('goes on as one when the session ended under it', async () => {
    begin(work('A', { follows: 12 }), '又發生了');
    expect(sourceOf(work(VISITOR))).toBeNull();
    await open(work(VISITOR, { follows: 12 }));
    expect(drafts.get(work(VISITOR, { follows: 12 }).draft)).toEqual({ content: '又發生了' });
  });

  it('takes the pictures that were never sent there, once, and ends what was left there with itself', async () => {
    const now = work('A', { follows: 12 });
    drafts.set(REPLY, { content: '先觀察看看' });
    await open(now, REPLY);
    await open(now, REPLY);
    expect(carried.filter((one) => one === `${REPLY} > ${now.draft}`)).toHaveLength(1);
    endStartedWork(now.draft);
    expect(drafts.has(REPLY)).toBe(false);
    expect(dropped).toContain(REPLY);
  });

  it('ends what was left there also where it goes on under another name, or in another tab', async () => {
    drafts.set(REPLY, { content: '先觀察看看' });
    await open(work('A', { follows: 12 }), REPLY);
    drafts.set(work('A', { follows: 12 }).draft, { content: '先觀察看看。又閃退' });
    await open(work(VISITOR, { follows: 12 }));
    expect(sourceOf(work(VISITOR, { follows: 12 }), REPLY)).toBeNull();
    kept.clear();
    await open(work('A', { follows: 12 }), REPLY);
    endStartedWork(work('A', { follows: 12 }).draft);
    expect(drafts.has(REPLY)).toBe(false);
  });

  it('leaves alone what it does not hold', async () => {
    drafts.set(REPLY, { content: '先觀察看看' });
    begin(work('A', { follows: 12 }), '完全不同的經過');
    await open(work('A', { follows: 12 }), REPLY);
    endStartedWork(work('A', { follows: 12 }).draft);
    expect(drafts.has(REPLY)).toBe(true);
  });
});

it('reads what an older page noted, and nothing that is broken', () => {
  const { draft } = work('A');
  drafts.set(draft, { content: '沒入帳' });
  const old = { desk: 'support', game: 'H73', path: '/service/H73/create', draft };
  kept.set('hub.started', JSON.stringify([{ ...old, from: 'a text' }, old, 3]));
  expect(startedWork(desk)).toEqual(old);
  kept.set('hub.started', '{');
  expect(startedWork(desk)).toBeNull();
});
