export type LockEntry = {
  version?: string;
  optional?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
};
export type LockPackages = Record<string, LockEntry>;
/** Path of the lock's entry that `name` resolves to, seen from `path`, the way Node walks up. */
export function resolvePath(packages: LockPackages, path: string, name: string): string | undefined;
export function resolve(packages: LockPackages, path: string, name: string): LockEntry | undefined;
/** Optional dependencies that the lock does not hold. */
export function missingOptional(packages: LockPackages): { by: string; name: string; range: string }[];
/** Adds the missing entries; answers the names that could not be added. */
export function addMissing(packages: LockPackages): string[];
