import { saveDraft } from '@hub/forms';
import type { Desk, OpenedHandOverView } from '@hub/contracts/tickets';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bytesOf, filesOf, wordsOf } from '../testing/kept-drafts.ts';
import { keepHandedReport } from './keep-handed-report.ts';

const desk = { key: 'support', page: 'service' } as Desk;
const taken: OpenedHandOverView = {
  token: 't',
  game_id: 'H73',
  form: 'create',
  role_id: 'A',
  values: { content: '沒入帳' },
  follows: null,
  files: [{ id: 'up-a', name: 'a.png', group: 'pay', thumb: '/media/a' }],
};
const KEY = '0a1b2c3d-4e5f';
const OWN = 'H73/A/support-create/1';
const DRAFT = 'H73/A/support-create-of-0a1b2c3d/1';

const views = (answer: () => Promise<Response>) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  onTestFinished(() => fetched.mockRestore());
  return fetched;
};
beforeEach(() => void views(() => Promise.resolve(new Response('small'))));

describe('a report from another window', () => {
  it('becomes a draft of its own, beside what is being written in this browser', async () => {
    saveDraft(OWN, { content: '別的事' }, ['content']);
    expect(await keepHandedReport(desk, taken, KEY)).toEqual({ path: '/service/H73/create?draft=0a1b2c3d' });
    expect(wordsOf(DRAFT)).toEqual({ content: '沒入帳' });
    expect(wordsOf(OWN)).toEqual({ content: '別的事' });
    expect(await filesOf(`${DRAFT}/pay`)).toMatchObject([{ id: 'up-a', name: 'a.png', upload: 'up-a', stub: true }]);
    expect(await bytesOf(`${DRAFT}/pay`, 'up-a')).toBe('small'.length);
  });

  it('goes on as the continuation of the case that it was begun for', async () => {
    const { path } = await keepHandedReport(desk, { ...taken, follows: 12 }, KEY);
    const query = new URL(path, 'http://hub').searchParams;
    expect([query.get('follows'), query.get('draft')]).toEqual(['12', '0a1b2c3d']);
  });

  it('does not undo what was written since, when its answer comes once more', async () => {
    saveDraft(DRAFT, { content: '沒入帳，補上訂單' }, ['content']);
    await keepHandedReport(desk, taken, KEY);
    expect(wordsOf(DRAFT)).toEqual({ content: '沒入帳，補上訂單' });
    expect(await filesOf(`${DRAFT}/pay`)).toEqual([]);
  });

  it('gives its words to the page itself where nothing can be kept', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => full.mockRestore());
    const { state } = await keepHandedReport(desk, taken, KEY);
    expect(state).toEqual({ typed: { content: '沒入帳' } });
  });

  it('goes on with its pictures where their small views do not come', async () => {
    const fetched = views(() => Promise.reject(new Error('too slow')));
    await keepHandedReport(desk, taken, KEY);
    expect(fetched).toHaveBeenCalledWith('/media/a', {
      signal: expect.any(AbortSignal) as AbortSignal,
      headers: { 'x-auth-token': taken.token },
    });
    expect(await filesOf(`${DRAFT}/pay`)).toMatchObject([{ id: 'up-a' }]);
    expect(await bytesOf(`${DRAFT}/pay`, 'up-a')).toBe(0);
  });
});
