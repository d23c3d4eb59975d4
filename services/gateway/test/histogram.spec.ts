import { expect, it } from 'vitest';
import { bucketOf, valueOf } from '../src/signal/histogram.ts';

it('the value of a bucket is within 4.9 % of what fell into it, from one to the longest measure', () => {
  for (let value = 1; value <= 600_000; value *= 1.013) {
    const off = Math.abs(valueOf(bucketOf(value)) - value) / value;
    expect(off, `${value}`).toBeLessThan(0.049);
  }
});

it('what is as good as nothing is nothing, and what is too long is the longest', () => {
  expect([valueOf(bucketOf(0)), bucketOf(0.9), bucketOf(1e12)]).toEqual([0, 0, 150]);
});
