import { TooMany } from '@hub/nest-kit/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const WAIT_MS = 1000;
const aQueue = () => new SerialQueue({ most: 3, mostOf: 2, waitMs: WAIT_MS });

/** Works that end when they are told to, and which of them began. */
function works(queue: SerialQueue) {
  const begun: string[] = [];
  const ends = new Map<string, (fault?: Error) => void>();
  const run = (name: string, work = name) =>
    queue.run(name, () => {
      begun.push(work);
      return new Promise<string>((done, fail) => ends.set(work, (fault) => (fault ? fail(fault) : done(work))));
    });
  return { begun, run, end: (work: string, fault?: Error) => ends.get(work)?.(fault) };
}

it('one runs at a time, in the order of arrival, also after one that failed', async () => {
  const { begun, run, end } = works(aQueue());
  const all = Promise.allSettled([run('a'), run('b'), run('c')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a']);
  end('a', new Error('bad'));
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await vi.advanceTimersByTimeAsync(0);
  end('c');
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

it('beyond its length, and of one name beyond that of a name, it is refused at once', async () => {
  const { run, end } = works(aQueue());
  const first = run('a', 'a1');
  const second = run('a', 'a2');
  await expect(run('a', 'a3')).rejects.toThrow(TooMany);
  void run('b').catch(() => {});
  await expect(run('c')).rejects.toThrow(TooMany);
  end('a1');
  await first;
  const third = run('c').catch(() => 'late');
  end('a2');
  expect(await second).toBe('a2');
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  expect(await third).toBe('late');
});

it('who waited too long is refused, and its place is nobody’s', async () => {
  const { begun, run, end } = works(aQueue());
  const first = run('a');
  const refused = expect(run('b')).rejects.toThrow(TooMany);
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  await refused;
  const last = run('c');
  end('a');
  await first;
  await vi.advanceTimersByTimeAsync(0);
  end('c');
  expect([await last, begun]).toEqual(['c', ['a', 'c']]);
});
