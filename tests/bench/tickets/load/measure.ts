import { availableParallelism, loadavg } from 'node:os';
import { PARALLEL } from './ask.ts';
import { eachOf, type Used } from './usage.ts';

export type Measured = {
  perSecond: number;
  p50: number;
  p99: number;
  answers: number;
  /** Answers that were not what they had to be, and the first of them. */
  wrong: number;
  fault: string | null;
  load: string;
  /** What each call used. */
  used: Used;
};

/** One call of a load; `turn` counts them. Throws when the answer is wrong. */
export type Turn = (turn: number) => Promise<unknown>;
/** `most`: so many turns there are. */
export type Load = { turn: Turn; most?: number; after?: () => Promise<void> };

const WARM_SHARE = 0.2;
const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** `from`: turns before are used up. */
export type Order = { seconds: number; used: () => Promise<Used>; from: number };

/** Sixteen callers, each with one call at a time, for some seconds. What comes first warms up and does not count. */
export async function measure({ turn, most = Infinity }: Load, { seconds, used, from }: Order): Promise<Measured> {
  const times: number[] = [];
  const done = { turns: from, wrong: 0, fault: null as string | null };
  const one = async () => {
    try {
      await turn(done.turns++);
    } catch (error) {
      done.wrong += 1;
      done.fault ??= (error as Error).message;
    }
  };
  const until = async (ends: number, last: number, after: (ms: number) => void) => {
    const caller = async () => {
      while (performance.now() < ends && done.turns < last) {
        const began = performance.now();
        await one();
        after(performance.now() - began);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, caller));
  };
  // Where there are few turns, most of them are for the load.
  const warm = from + (most - from) * WARM_SHARE;
  await until(performance.now() + seconds * 1000 * WARM_SHARE, warm, () => undefined);
  const before = await used();
  const began = performance.now();
  await until(began + seconds * 1000, most, (ms) => times.push(ms));
  const took = (performance.now() - began) / 1000;
  const each = eachOf(before, await used(), times.length);
  times.sort((a, b) => a - b);
  return {
    perSecond: Math.round(times.length / took),
    p50: Math.round(percentile(times, 0.5) * 10) / 10,
    p99: Math.round(percentile(times, 0.99) * 10) / 10,
    answers: times.length,
    wrong: done.wrong,
    fault: done.fault,
    load: `${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()}`,
    used: each,
  };
}
