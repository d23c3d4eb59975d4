import { expect, it } from 'vitest';
import { canaryVerdict } from './canary-verdict.ts';

const count = (mounts: number, failures: number) => ({ mounts, failures });

it.each([
  ['waits for its sample, however bad it looks', count(199, 199), count(10_000, 0), 'waits'],
  ['fails when it breaks for one in fifty', count(200, 4), count(10_000, 10), 'fails'],
  ['holds when live is as bad', count(200, 4), count(10_000, 200), 'holds'],
  ['holds at one in a hundred', count(1000, 10), count(10_000, 0), 'holds'],
  ['fails above, where nothing is live to compare with', count(1000, 11), count(0, 0), 'fails'],
] as const)('a canary %s', (_, canary, live, verdict) => {
  expect(canaryVerdict(canary, live, 200)).toBe(verdict);
});
