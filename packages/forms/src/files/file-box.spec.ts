import { afterEach, describe, expect, it, vi } from 'vitest';

const tick = () => new Promise((resolve) => setTimeout(resolve));
const said: string[] = [];
let kept = (): void => undefined;
let load: () => Promise<unknown[]> = () => Promise.resolve([]);

vi.mock('@hub/web', () => ({
  newKey: () => 'a',
  uploadFile: () => Promise.resolve({ msg: { id: 'up-a' } }),
  isApiFault: () => false,
}));
vi.mock('./file-drafts.ts', () => ({
  loadFiles: () => load(),
  sweepFiles: () => Promise.resolve(),
  keepFile: (_draft: string, { id }: { id: string }) =>
    new Promise<void>((done) => (kept = done)).then(() => said.push(`kept ${id}`)),
  markSent: async (_draft: string, id: string) => said.push(`sent ${id}`),
  dropFiles: async (_draft: string, id: string) => said.push(`dropped ${id}`),
}));
const { openFileBox } = await import('./file-box.ts');

const options = { url: '/', max: 3, bytes: 100, draftKey: 'form' };
const gif = new File(['GIF89a'], 'a.gif');

afterEach(() => vi.useRealTimers());

describe('the files of a form on the device', () => {
  it('are kept, marked and dropped one after the other', async () => {
    const { queue } = await openFileBox(options);
    queue.pick([gif]);
    await vi.waitFor(() => expect(queue.list()[0]?.state).toBe('done'));
    queue.remove('a');
    await tick();
    expect(said).toEqual([]);
    kept();
    await tick();
    expect(said).toEqual(['kept a', 'sent a', 'dropped a']);
  });

  it('are not waited for when the storage of the browser hangs', async () => {
    vi.useFakeTimers();
    load = () => new Promise(() => undefined);
    const opened = vi.fn();
    void openFileBox(options).then(opened);
    await vi.advanceTimersByTimeAsync(2900);
    expect(opened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(opened).toHaveBeenCalled();
  });

  it('come back late when the storage of the browser is slow', async () => {
    vi.useFakeTimers();
    const slow = Promise.withResolvers<unknown[]>();
    load = () => slow.promise;
    const opening = openFileBox(options);
    await vi.advanceTimersByTimeAsync(3100);
    const { queue, restored } = await opening;
    expect(queue.list()).toEqual([]);
    slow.resolve([{ id: 'late', name: 'late.gif', upload: 'up-late', body: new Blob(['GIF89a']) }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.list()).toMatchObject([{ id: 'late', state: 'done' }]);
    expect([...restored]).toEqual(['late']);
  });
});
