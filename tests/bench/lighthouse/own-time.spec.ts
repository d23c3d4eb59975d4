import { describe, expect, it } from 'vitest';
import { inOwnTime, lostShare, type TraceEvent } from './own-time.ts';

const main: TraceEvent = { name: 'thread_name', ph: 'M', pid: 1, tid: 1, ts: 0, args: { name: 'CrRendererMain' } };
const event = (name: string, ts: number, dur: number, tdur?: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  ...(tdur !== undefined && { tdur }),
  args: {},
});
const task = (ts: number, dur: number, tdur: number, tid = 1) =>
  event('ThreadControllerImpl::RunTask', ts, dur, tdur, tid);

describe("a page's own time", () => {
  it('is what its tasks ran, and what happened inside lies inside', () => {
    const events = [main, task(1_000, 10_000, 4_000), event('Layout', 6_000, 5_000), task(20_000, 2_000, 1_900)];
    expect(inOwnTime(events).slice(1)).toMatchObject([
      { ts: 1_000, dur: 4_000 },
      { name: 'Layout', ts: 3_000, dur: 2_000 },
      { ts: 20_000, dur: 1_900 },
    ]);
  });

  it('leaves other threads and what lies between tasks as it was', () => {
    const events = [main, task(1_000, 10_000, 4_000, 2), event('Paint', 500, 100), event('Late', 90_000, 10)];
    expect(inOwnTime(events)).toEqual(events);
  });

  it('says how much of the clock others had', () => {
    expect(lostShare([main, task(0, 6_000, 3_000), task(9_000, 2_000, 1_000), task(0, 9_000, 1, 2)])).toBeCloseTo(0.5);
  });
});
