import type { LockPackages } from './missing-optional.mjs';

/** Entries that nothing in the repository leads to any more. */
export function unusedEntries(packages: LockPackages): string[];
