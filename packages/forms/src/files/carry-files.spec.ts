import { afterEach, expect, it, vi } from 'vitest';

const hangs = () => new Promise<void>(() => undefined);
const keepFile = vi.fn(hangs);
vi.mock('./file-drafts.ts', () => ({ copyFiles: hangs, dropFiles: () => Promise.reject(new Error('full')), keepFile }));
const { carryFiles, dropDraftFiles, keepSentFile } = await import('./carry-files.ts');

afterEach(() => vi.useRealTimers());

it('holds nobody back when the storage of the browser does not answer, or refuses', async () => {
  vi.useFakeTimers();
  const done = vi.fn();
  void Promise.all([carryFiles('a', 'b'), keepSentFile('a', { id: 'x', name: 'x' }), dropDraftFiles('a')]).then(done);
  await vi.advanceTimersByTimeAsync(2900);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalled();
});

it('marks what the server alone has', async () => {
  keepFile.mockImplementation(() => Promise.resolve());
  await keepSentFile('a', { id: 'x', name: 'x.png' });
  expect(keepFile).toHaveBeenLastCalledWith('a', expect.objectContaining({ id: 'x', upload: 'x', stub: true }));
});
