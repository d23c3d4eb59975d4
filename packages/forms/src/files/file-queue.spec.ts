import { describe, expect, it, vi } from 'vitest';
import { FileQueue, type QueueSteps, type SendHow } from './file-queue.ts';

const aFile = (name: string) => new File(['12345'], name);
const tick = () => new Promise((resolve) => setTimeout(resolve));

type Upload = SendHow & { name: string; body: Blob; arrive: (id: string) => void; fail: (fault: unknown) => void };

/** A queue whose uploads end when the test says so. */
function aQueue(over: Partial<QueueSteps> = {}) {
  const uploads: Upload[] = [];
  let last = 0;
  const queue = new FileQueue({
    newId: () => String(++last),
    prepare: async (file) => ({ body: file.slice(0, 4), thumb: new Blob(['t']) }),
    send: (body, name, how) =>
      new Promise((arrive, fail) => {
        how.signal.addEventListener('abort', () => fail(how.signal.reason));
        uploads.push({ ...how, body, name, arrive, fail });
      }),
    explain: (thrown) => ({ reason: String(thrown), retry: true }),
    ...over,
  });
  const states = () => queue.list().map(({ name, state }) => `${name} ${state}`);
  return { queue, uploads, states };
}

describe('FileQueue', () => {
  it('sends two at a time, in the order of the choice', async () => {
    const { queue, uploads, states } = aQueue();
    queue.pick(['a', 'b', 'c'].map(aFile));
    await tick();
    expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
    uploads[1]?.arrive('id-b');
    await tick();
    expect(states()).toEqual(['a sending', 'b done', 'c sending']);
    expect(uploads.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('shows how far a file got and what it weighs as it is sent', async () => {
    const { queue, uploads } = aQueue();
    queue.pick([aFile('a')]);
    expect(queue.list()[0]?.size).toBe(5);
    await tick();
    uploads[0]?.onProgress(62);
    expect(queue.list()[0]).toMatchObject({ percent: 62, size: 4, thumb: expect.stringContaining('blob:') as string });
  });

  it('calls a file off and goes on with the next', async () => {
    const { queue, uploads, states } = aQueue();
    queue.pick(['a', 'b', 'c'].map(aFile));
    await tick();
    queue.remove(queue.list()[0]?.id ?? '');
    expect(uploads[0]?.signal.aborted).toBe(true);
    await tick();
    expect(states()).toEqual(['b sending', 'c sending']);
  });

  it('tells why a file failed, and sends the same bytes again', async () => {
    const { queue, uploads } = aQueue();
    queue.pick([aFile('a')]);
    await tick();
    uploads[0]?.fail('busy');
    await tick();
    const [failed] = queue.list();
    expect(failed).toMatchObject({ state: 'failed', reason: 'busy', retry: true });
    queue.retry(failed?.id ?? '');
    await tick();
    uploads[1]?.arrive('id-a');
    await tick();
    expect(queue.list()[0]).toMatchObject({ state: 'done', upload: 'id-a', reason: undefined });
    expect(uploads[1]?.body).toBe(uploads[0]?.body);
  });

  it('does not send what could not be made ready', async () => {
    const { queue, uploads } = aQueue({ prepare: () => Promise.reject(new Error('too large')) });
    queue.pick([aFile('a')]);
    await tick();
    expect(queue.list()[0]).toMatchObject({ state: 'failed', reason: 'Error: too large' });
    expect(uploads).toEqual([]);
  });

  it('takes back what the server no longer has', async () => {
    const { queue, uploads } = aQueue();
    queue.pick([aFile('a')]);
    await tick();
    uploads[0]?.arrive('id-a');
    await tick();
    queue.refuse(queue.list()[0]?.id ?? '', 'gone');
    expect(queue.list()[0]).toMatchObject({ state: 'failed', reason: 'gone', retry: true, upload: undefined });
  });

  it('sends a restored file only when the server does not have it', async () => {
    const { queue, uploads, states } = aQueue();
    queue.restore({ id: 'x', name: 'a', body: new Blob(['a']), upload: 'id-a' });
    queue.restore({ id: 'y', name: 'b', body: new Blob(['b']) });
    queue.restore({ id: 'y', name: 'b', body: new Blob(['b']) });
    await tick();
    expect(states()).toEqual(['a done', 'b sending']);
    expect(uploads).toHaveLength(1);
  });

  it('never sends a small view in place of the picture that only the server has', async () => {
    const explain = (thrown: unknown) => ({ reason: String(thrown), retry: false });
    const { queue, uploads } = aQueue({ explain });
    const body = new Blob(['small']);
    queue.restore({ id: 'x', name: 'a', body, stub: true, upload: 'id-a' });
    queue.restore({ id: 'y', name: 'b', body, stub: true });
    queue.restore({ id: 'z', name: 'c', body: new Blob(), stub: true, upload: 'id-c' });
    const lost = { state: 'failed', reason: 'Error: file refused: elsewhere', retry: false };
    expect(queue.list()).toMatchObject([{ state: 'done', upload: 'id-a' }, lost, { state: 'done', thumb: undefined }]);
    queue.refuse('x', 'gone');
    expect(queue.list()[0]).toMatchObject({ state: 'failed', reason: 'gone', retry: false });
    for (const id of ['x', 'y', 'z']) queue.retry(id);
    await tick();
    expect(queue.list()).toMatchObject([lost, lost, lost]);
    expect(queue.list().filter(({ upload }) => upload !== undefined)).toEqual([]);
    expect(uploads).toEqual([]);
  });

  it('hands sent files over and forgets them', async () => {
    const onGone = vi.fn();
    const { queue } = aQueue({ onGone });
    queue.restore({ id: 'x', name: 'a', body: new Blob(['a']), upload: 'id-a' });
    expect(queue.take()).toMatchObject([{ entry: { name: 'a', upload: 'id-a' } }]);
    expect(queue.list()).toEqual([]);
    expect(onGone).toHaveBeenCalledOnce();
  });

  it('settles when all are there, or when the wait is called off', async () => {
    const { queue, uploads } = aQueue();
    queue.pick([aFile('a')]);
    const settled = vi.fn();
    void queue.settle(new AbortController().signal).then(settled);
    await tick();
    expect(settled).not.toHaveBeenCalled();
    const wait = new AbortController();
    const calledOff = queue.settle(wait.signal);
    wait.abort();
    await calledOff;
    uploads[0]?.arrive('id-a');
    await tick();
    expect(settled).toHaveBeenCalled();
  });
});
