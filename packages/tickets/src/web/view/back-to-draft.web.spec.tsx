import { saveDraft, type TakenFile } from '@hub/forms';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { filesOf, wordsOf } from '../testing/kept-drafts.ts';
import { backToDraft } from './back-to-draft.ts';
import { keepUnsent, takeUnsent } from './unsent-reply.ts';

const message = { place: 'support.12', key: 'k', draft: 'd', text: '更新了', files: [] };
const unsent = () => takeUnsent(message.place, '').map(({ key }) => key);

beforeEach(() => {
  const others = { text: '', at: '2026-11-21T10:20:00+08:00', pictures: [], state: 'sending' } as const;
  keepUnsent(message.place, [
    { ...others, key: 'k' },
    { ...others, key: 'another' },
  ]);
});

it('puts a message back before what was written since, as the form kept it when it went', async () => {
  const done = backToDraft(message);
  saveDraft('d', { content: '還是一樣' }, ['content']);
  await done;
  expect(wordsOf('d')).toEqual({ content: '更新了\n\n還是一樣' });
  expect(unsent()).toEqual(['another']);
});

it('puts its pictures back with it', async () => {
  const entry: TakenFile['entry'] = { id: 'a', name: 'a.png', size: 3, state: 'done', percent: 100 };
  await backToDraft({ ...message, files: [{ entry, body: new Blob(['abc']) }] });
  expect(wordsOf('d')).toEqual({ content: '更新了' });
  expect(await filesOf('d')).toMatchObject([{ id: 'a', name: 'a.png' }]);
});

it('leaves the message where it is when no draft can be kept', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  await backToDraft(message);
  expect(unsent()).toEqual(['k', 'another']);
});
