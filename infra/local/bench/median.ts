/** The middle one of several: what a busy moment did to some does not count. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
