import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Batcher } from './batcher.ts';

function counted(most?: number, mayRunAgain?: (error: unknown) => boolean) {
  const runs: number[][] = [];
  const run = async (keys: number[]) => {
    runs.push(keys);
    await sleep(5);
    if (keys.includes(0)) throw new Error('no');
    return keys.map((key) => key * 2);
  };
  return { runs, gathered: new Batcher(run, most, mayRunAgain) };
}

it('does together what is asked while it runs, and answers each its own', async () => {
  const { runs, gathered } = counted();
  const first = gathered.ask(1);
  await sleep(1);
  expect(await Promise.all([first, gathered.ask(2), gathered.ask(3)])).toEqual([2, 4, 6]);
  expect(await gathered.ask(4)).toBe(8);
  expect(runs).toEqual([[1], [2, 3], [4]]);
});

it('takes no more at once than it may', async () => {
  const { runs, gathered } = counted(2);
  expect(await Promise.all([1, 2, 3].map((key) => gathered.ask(key)))).toEqual([2, 4, 6]);
  expect(runs).toEqual([[1, 2], [3]]);
});

const ends = async (asked: Promise<number>[]) => (await Promise.allSettled(asked)).map(({ status }) => status);

it('fails for the one that cannot be done, and goes on', async () => {
  const { runs, gathered } = counted(2);
  expect(await ends([0, 1, 2].map((key) => gathered.ask(key)))).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(runs).toEqual([[0, 1], [0], [1], [2]]);
});

it('fails for all of a run that may have been done', async () => {
  const { runs, gathered } = counted(2, (error) => (error as Error).message !== 'no');
  expect(await ends([0, 1, 2].map((key) => gathered.ask(key)))).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(runs).toEqual([[0, 1], [2]]);
});
