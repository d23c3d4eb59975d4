import { answerCalls } from '@hub/page-tests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noStorage, slowStorage } from '../testing/storage.ts';
import { openFileStorage } from './file-storage.ts';
import { saveFile, loadFiles } from './file-drafts.ts';

const options = { url: '/api/questions/attachments?kind=picture', max: 3, bytes: 100, draftKey: 'form' };
const gif = new File(['GIF89a'], 'a.gif', { type: 'image/gif' });

beforeEach(() => answerCalls({ 'POST /api/questions/attachments': { msg: { id: 'up-a', thumb: '/a' } } }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a file that is taken out while it is still being kept does not come back with the draft', async () => {
  const kept = Promise.withResolvers<void>();
  const { queue } = await openFileStorage(options);
  slowStorage('getAllKeys', kept.promise);
  queue.pick([gif]);
  await expect.poll(() => queue.list()[0]?.state).toBe('done');
  queue.remove(queue.list()[0]?.id ?? '');
  kept.resolve();
  const later = await openFileStorage({ ...options, draftKey: 'another' });
  later.queue.pick([gif]);
  await expect.poll(() => loadFiles('another')).toHaveLength(1);
  expect(await loadFiles('form')).toEqual([]);
});

test('what a form has just sent does not come back in the next one', async () => {
  const { queue, clear } = await openFileStorage(options);
  queue.pick([gif]);
  await expect.poll(() => loadFiles('form')).toMatchObject([{ upload: 'up-a' }]);
  clear();
  const next = await openFileStorage(options);
  expect(next.queue.list()).toEqual([]);
});

test('a file that was sent is kept with the number that the server gave it', async () => {
  const { queue } = await openFileStorage(options);
  queue.pick([gif]);
  await expect.poll(() => loadFiles('form')).toMatchObject([{ name: 'a.gif', upload: 'up-a' }]);
});

test('storage of the browser that hangs is not waited for', async () => {
  noStorage('hangs');
  vi.useFakeTimers();
  const opened = vi.fn();
  void openFileStorage({ ...options, draftKey: 'hangs' }).then(opened);
  await vi.advanceTimersByTimeAsync(2900);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(opened).toHaveBeenCalled();
});

test('files come back late when the storage of the browser is slow', async () => {
  await saveFile('form', { id: 'late', name: 'late.gif', upload: 'up-late', body: new Blob(['GIF89a']) });
  const slow = Promise.withResolvers<void>();
  slowStorage('get', slow.promise);
  vi.useFakeTimers();
  const opening = openFileStorage(options);
  await vi.advanceTimersByTimeAsync(3100);
  const { queue, restored } = await opening;
  expect(queue.list()).toEqual([]);
  vi.useRealTimers();
  slow.resolve();
  await expect.poll(() => queue.list()).toMatchObject([{ id: 'late', state: 'done' }]);
  expect([...restored]).toEqual(['late']);
});
