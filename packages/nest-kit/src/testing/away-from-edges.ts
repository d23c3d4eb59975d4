import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, expect } from 'vitest';

/* Clocks that a file stops are its own affair. */
const now = Date.now.bind(Date);

/** All windows of counters end with one of these. */
const WINDOW = { everyMs: 300_000, marginMs: 3000 };
/** Days end at these hours, those of Taipei and of UTC. */
const DAY = { everyMs: 8 * 3_600_000, marginMs: 45_000 };
type Edge = typeof WINDOW;

export function msToWait(at: number, { everyMs, marginMs }: Edge): number {
  const left = everyMs - (at % everyMs);
  return left <= marginMs ? left + 1 : 0;
}

/** What a test counts begins some seconds before the end of its window, what it says of today long enough before the end of the day. */
const pass = async (edge: Edge): Promise<void> => {
  if (expect.getState().testPath?.includes('.e2e-spec.')) await sleep(msToWait(now(), edge));
};
beforeAll(() => pass(DAY), 60_000);
beforeEach(() => pass(WINDOW), 60_000);
