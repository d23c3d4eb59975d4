import type { TestFile } from './facts.ts';

export type SlowFact = { name: string; ms: number };

/** The tests that took longest, over all parts. */
export const slowest = (files: readonly TestFile[], count: number): SlowFact[] =>
  files
    .flatMap(({ path, facts }) => facts.map(({ title, ms }) => ({ name: `${path} › ${title}`, ms })))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count);
