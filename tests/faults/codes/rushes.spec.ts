import { expect, it } from 'vitest';
import { isTooOften } from './rushes.ts';

it.each([
  ['a run of every day', 800, 2],
  ['a whole run', 2400, 2],
  ['the proof', 400_000, 399],
])('%s of %i calls may have %i transactions that ran again, and no more', (_, calls, most) => {
  expect([isTooOften(most, calls), isTooOften(most + 1, calls)]).toEqual([false, true]);
});
