import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOf, mergeBuckets, percentile, secondsOf, type TimeBucket } from './time-buckets.ts';

const seconds = fc.integer({ min: 0, max: 40_000_000 });
const inBuckets = (durations: number[]): TimeBucket[] =>
  mergeBuckets(durations.map((duration) => [{ bucket: bucketOf(duration), hits: 1 }]));
const exact = (durations: number[], share: number) =>
  [...durations].sort((a, b) => a - b)[Math.max(1, Math.ceil(share * durations.length)) - 1] ?? NaN;

describe('durations in buckets', () => {
  it('give a percentile of many days within 5 % of the exact one, and within half a minute below one', () => {
    const days = fc.array(fc.array(seconds, { maxLength: 30 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(days, fc.constantFrom(0.5, 0.9, 0.99), (parts, share) => {
        const all = parts.flat();
        fc.pre(all.length > 0);
        const found = percentile(mergeBuckets(parts.map(inBuckets)), share) ?? NaN;
        const right = exact(all, share);
        expect(Math.abs(found - right)).toBeLessThanOrEqual(Math.max(31, right * 0.0501));
      }),
    );
  });

  it('are the same whichever way they are put together', () => {
    fc.assert(
      fc.property(fc.array(seconds, { minLength: 1 }), fc.array(seconds), (a, b) => {
        const apart = mergeBuckets([inBuckets(a), inBuckets(b)]);
        expect(percentile(apart, 0.5)).toBe(percentile(inBuckets([...a, ...b]), 0.5));
      }),
    );
  });

  it('stay within the numbers of a column, and in order', () => {
    fc.assert(
      fc.property(seconds, seconds, (a, b) => {
        expect(bucketOf(a)).toBeLessThan(256);
        if (a <= b) expect(bucketOf(a)).toBeLessThanOrEqual(bucketOf(b));
        expect(bucketOf(secondsOf(bucketOf(a)))).toBe(bucketOf(a));
      }),
    );
  });

  it('say nothing of nothing', () => {
    expect(percentile([], 0.5)).toBeNull();
  });
});
