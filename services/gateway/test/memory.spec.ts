import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLog } from '@hub/nest-kit/log';
import { StaleCache } from '../src/memory/stale-cache.ts';
import { RequestCache } from '../src/memory/request-cache.ts';

const log = createLog('test', 'silent');

describe('the last known value', () => {
  it('is read once in its time, also for many at once', async () => {
    let reads = 0;
    const known = new StaleCache('x', 60_000, async () => ++reads, log);
    expect(await Promise.all([known.get(), known.get()])).toEqual([1, 1]);
    expect(await known.get()).toBe(1);
  });

  it('is the new one after its time', async () => {
    let reads = 0;
    const known = new StaleCache('x', 20, async () => ++reads, log);
    await known.get();
    await sleep(30);
    expect(await known.get()).toBe(2);
  });

  it('stays while the source fails, and the source is left alone for a moment', async () => {
    let reads = 0;
    const load = async () => {
      reads += 1;
      if (reads > 1) throw new Error('away');
      return 'good';
    };
    const known = new StaleCache('x', 10, load, log);
    await known.get();
    await sleep(20);
    expect([await known.get(), await known.get(), reads]).toEqual(['good', 'good', 2]);
  });

  it('is read again where it expires while it is being read', async () => {
    let now = 'before';
    const answers: (() => void)[] = [];
    const load = () => {
      const read = now;
      return new Promise<string>((done) => answers.push(() => done(read)));
    };
    const known = new StaleCache('x', 60_000, load, log);
    const first = known.get();
    now = 'after';
    known.expire();
    const next = known.get();
    answers[0]?.();
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.();
    expect(await Promise.all([first, next, known.get()])).toEqual(['after', 'after', 'after']);
  });

  it('is given while the source hangs', async () => {
    const known = new StaleCache<string>('x', 10, () => new Promise(() => {}), log);
    expect(await known.get()).toBeNull();
  });
});

describe('shared answers', () => {
  it('are asked for once, and again after a failure', async () => {
    let calls = 0;
    const answers = new RequestCache<number>(60_000);
    const fail = async () => {
      calls += 1;
      throw new Error('no');
    };
    const both = await Promise.allSettled([answers.get('a', fail), answers.get('a', fail)]);
    expect([both.map(({ status }) => status), calls]).toEqual([['rejected', 'rejected'], 1]);
    expect(await answers.get('a', async () => 5)).toBe(5);
    expect(await answers.get('a', async () => 6)).toBe(5);
    answers.forget('a');
    expect(await answers.get('a', async () => 7)).toBe(7);
  });

  it('hold only so many', async () => {
    const answers = new RequestCache<string>(60_000, 2);
    for (const key of ['a', 'b', 'c']) await answers.get(key, async () => key);
    expect(await answers.get('a', async () => 'again')).toBe('again');
    expect(await answers.get('c', async () => 'again')).toBe('c');
  });
});
