import { describe, expect, it } from 'vitest';
import { usualWaits, waitAfter } from './schedule.ts';

describe('the schedule of a delivery', () => {
  it('waits 30 s, 2 min, 10 min, 1 h, 6 h and 24 h, then it is for people', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((attempt) => waitAfter(attempt, usualWaits, 0.5));
    expect(waits).toEqual([30_000, 120_000, 600_000, 3_600_000, 21_600_000, 86_400_000, null]);
  });

  it('is spread by a fifth to both sides, so that what failed together does not come back together', () => {
    expect([waitAfter(1, usualWaits, 0), waitAfter(1, usualWaits, 1)]).toEqual([24_000, 36_000]);
  });
});
