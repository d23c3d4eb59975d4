const RATIO = 1.1;
const LAST = 150;

/** Buckets grow by a tenth: the middle of one is at most 4.9 % away from any value in it. Below 1 it is 0, above 1.5 million the last. */
export function bucketOf(value: number): number {
  return value < 1 ? 0 : Math.min(LAST, 1 + Math.floor(Math.log(value) / Math.log(RATIO)));
}

export const valueOf = (bucket: number): number => (bucket === 0 ? 0 : RATIO ** (bucket - 0.5));
