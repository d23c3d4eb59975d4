import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { isIntegrity } from '@hub/contracts/integrity';
import type { Encoding } from '../http/accepted-encoding.ts';

/** A file of a build has its compressed forms beside it, by these endings, the smallest first. */
export const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };
const unfold = { [endings.br]: promisify(brotliDecompress), [endings.gzip]: promisify(gunzip) };
export const foldedEndings = Object.keys(unfold);

/** A small file that unfolds into a huge one stops here. */
const MOST_BYTES = 32 * 1024 * 1024;

/** By address, what a published build states of its files. */
export type Integrities = Record<string, string>;

const endingOf = (address: string): string => foldedEndings.find((each) => address.endsWith(each)) ?? '';

/** The file of which this is a form. */
export const plainOf = (address: string): string => address.slice(0, address.length - endingOf(address).length);

export function vouches(integrity: string | undefined, bytes: Buffer): boolean {
  if (!isIntegrity(integrity)) return false;
  const [algorithm = ''] = integrity.split('-');
  return integrity === `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

/** What browsers make of a form; null for what does not unfold, or into more than `most` bytes. */
export async function unfolded(address: string, bytes: Buffer, most = MOST_BYTES): Promise<Buffer | null> {
  const open = unfold[endingOf(address)];
  return open ? open(bytes, { maxOutputLength: Math.max(most, 1) }).catch(() => null) : bytes;
}

/** Unfolds into what is stated; builds of before state nothing of pictures, so there into `plain`, the file that is there. */
export async function isOfBuild(
  integrities: Integrities,
  address: string,
  bytes: Buffer,
  plain: Buffer | null,
): Promise<boolean> {
  const stated = integrities[plainOf(address)];
  if (!stated && !plain) return false;
  const file = await unfolded(address, bytes, stated ? MOST_BYTES : plain?.length);
  if (!file) return false;
  return stated ? vouches(stated, file) : (plain?.equals(file) ?? false);
}
