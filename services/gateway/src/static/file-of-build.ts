import { unfolded, vouches } from '../registry/check-files.ts';

/** By address, what a published build states of its files. */
export type Integrities = Record<string, string>;

/** Unfolds into what is stated; builds of before state nothing of pictures, so there into `plain`, the file that is there. */
export function isOfBuild(integrities: Integrities, address: string, bytes: Buffer, plain: Buffer | null): boolean {
  const file = unfolded(address, bytes);
  if (!file.bytes) return false;
  const stated = integrities[file.address];
  return stated ? vouches(stated, file.bytes) : (plain?.equals(file.bytes) ?? false);
}
