import { afterEach, expect, test, vi } from 'vitest';
import { carryFiles, dropDraftFiles, saveSentFile } from './carry-files.ts';
import { loadFiles } from './file-drafts.ts';
import { noStorage } from '../testing/storage.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each(['hangs', 'refuses'] as const)('storage of the browser that %s holds nobody back', async (how) => {
  noStorage(how);
  vi.useFakeTimers();
  const done = vi.fn();
  void Promise.all([carryFiles('a', 'b'), saveSentFile('a', { id: 'x', name: 'x' }), dropDraftFiles('a')]).then(done);
  await vi.advanceTimersByTimeAsync(2900);
  if (how === 'hangs') expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalled();
});

test('what the server alone has is marked as such', async () => {
  await saveSentFile('a', { id: 'x', name: 'x.png' });
  expect(await loadFiles('a')).toMatchObject([{ id: 'x', name: 'x.png', upload: 'x', stub: true }]);
});

test('files that are carried to another draft are in both, and in the other one unsent', async () => {
  await saveSentFile('a', { id: 'x', name: 'x.png' });
  await carryFiles('a', 'b');
  expect(await loadFiles('b')).toMatchObject([{ id: 'x', name: 'x.png', upload: undefined }]);
  await dropDraftFiles('a');
  expect(await loadFiles('a')).toEqual([]);
  expect(await loadFiles('b')).toHaveLength(1);
});
