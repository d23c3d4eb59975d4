import { partOf, type TestPart } from './test-files.ts';
import type { Wanted } from './wanted.ts';

/** The files that one tool of tests gets; `all`: every one that it has; none: it is not run. */
export type Share = readonly string[] | 'all';
/** What each tool gets of a choice. `faults`: whether those in Node include whole sites; these need the front ends built. */
export type Shares = { inNode: Share; pages: Share; journeys: Share; faults: boolean };

export function sharesOf({ files, journeys }: Pick<Wanted, 'files' | 'journeys'>): Shares {
  const of = (...parts: TestPart[]): Share => files?.filter((file) => parts.includes(partOf(file))) ?? 'all';
  return {
    inNode: of('unit', 'services', 'faults'),
    pages: of('web'),
    journeys: files || journeys ? of('browser') : [],
    faults: files ? files.some((file) => partOf(file) === 'faults') : journeys,
  };
}
