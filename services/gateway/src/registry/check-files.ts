import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { INTEGRITY, isIntegrity } from '@hub/contracts/integrity';
import type { BuildDescriptor, RemoteDescriptor } from '@hub/federation/descriptor';
import { BadDescriptor, loadedFiles } from './check-descriptor.ts';
import { mapAtOnce } from './map-at-once.ts';
import type { ReadFile } from './read-file.ts';
import { recordingFaults } from './recording-faults.ts';
import { weightFaults } from './weight-faults.ts';

/** A small file that unfolds into a huge one stops here. */
const MOST_BYTES = 32 * 1024 * 1024;
const unfold = {
  '.br': (bytes: Buffer) => brotliDecompressSync(bytes, { maxOutputLength: MOST_BYTES }),
  '.gz': (bytes: Buffer) => gunzipSync(bytes, { maxOutputLength: MOST_BYTES }),
};

export function vouches(integrity: string | undefined, bytes: Buffer): boolean {
  if (!isIntegrity(integrity)) return false;
  const [algorithm = ''] = integrity.split('-');
  return integrity === `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

/** The file that this is or is a compressed form of; `bytes` is null for what does not unfold. */
export function unfolded(address: string, bytes: Buffer): { address: string; bytes: Buffer | null } {
  const [ending, open] = Object.entries(unfold).find(([each]) => address.endsWith(each)) ?? ['', () => bytes];
  const plain = address.slice(0, address.length - ending.length);
  try {
    return { address: plain, bytes: open(bytes) };
  } catch {
    return { address: plain, bytes: null };
  }
}

async function faultOf(read: ReadFile, address: string, integrity: string | undefined): Promise<string[]> {
  const bytes = await read(address);
  if (!bytes) return [`${address} is not there`];
  if (!vouches(integrity, bytes)) return [`${address} has other bytes`];
  const folded = await Promise.all(
    Object.keys(unfold).map(async (ending) => {
      const small = await read(address + ending);
      const isOther = small && !unfolded(address + ending, small).bytes?.equals(bytes);
      return isOther ? [`${address}${ending} has other bytes`] : [];
    }),
  );
  return folded.flat();
}

/** In the text of a file that loads others. */
const VOUCHING = new RegExp(INTEGRITY.source.replace(/^\^|\$$/g, ''), 'g');

/** The entry vouches for the files that it loads, and each of these for those that it loads itself. */
async function entryFaults(read: ReadFile, { entry, preload, integrities }: RemoteDescriptor): Promise<string[]> {
  const open = new Set(Object.values(preload).flatMap(({ js, css }) => [...js, ...css]));
  open.delete(entry);
  const byIntegrity = Map.groupBy(open, (file) => integrities[file]);
  const reached = [entry];
  for (let file = reached.pop(); file; file = reached.pop()) {
    const text = (await read(file))?.toString('utf8') ?? '';
    const named = new Set(text.match(VOUCHING));
    const vouched = [...named].flatMap((integrity) => byIntegrity.get(integrity) ?? []);
    reached.push(...vouched.filter((each) => open.delete(each)));
  }
  return [...open].map((file) => `the entry does not vouch for ${file}`);
}

/** Compares byte by byte, what browsers get compressed as well, and weighs; throws `BadDescriptor`. */
export async function checkFiles(read: ReadFile, descriptor: BuildDescriptor): Promise<void> {
  const { area, build, integrities } = descriptor;
  const files = loadedFiles(descriptor);
  const faults = (await mapAtOnce(files, (file) => faultOf(read, file, integrities[file]))).flat();
  if (!faults.length && descriptor.area !== 'shell') faults.push(...(await entryFaults(read, descriptor)));
  if (!faults.length)
    faults.push(...(await weightFaults(read, descriptor)), ...(await recordingFaults(read, descriptor)));
  if (faults.length) throw new BadDescriptor(`${area} ${build}: ${faults.slice(0, 5).join('; ')}`);
}
