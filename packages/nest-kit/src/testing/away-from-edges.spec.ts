import { expect, it } from 'vitest';
import { msToWait } from './away-from-edges.ts';

const edge = { everyMs: 300_000, marginMs: 3000 };

it.each([
  ['right after an edge', '2026-03-01T12:05:00.000Z', 0],
  ['in the middle', '2026-03-01T12:07:30.000Z', 0],
  ['four seconds before', '2026-03-01T12:09:56.000Z', 0],
  ['a second before, until it is over', '2026-03-01T12:09:59.000Z', 1001],
] as const)('%s', (_, at, ms) => {
  expect(msToWait(Date.parse(at), edge)).toBe(ms);
});
