import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildDescriptor, RemoteDescriptor } from '@hub/federation/descriptor';
import { BadDescriptor, loadedFiles } from './check-descriptor.ts';

async function faultOf(root: string, address: string, integrity: string | undefined): Promise<string[]> {
  const bytes = await readFile(join(root, address)).catch(() => null);
  if (!bytes) return [`${address} is not there`];
  const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return found === integrity ? [] : [`${address} has other bytes`];
}

async function entryFaults(root: string, { entry, preload, integrities }: RemoteDescriptor): Promise<string[]> {
  const text = await readFile(join(root, entry), 'utf8').catch(() => '');
  return Object.values(preload)
    .flatMap(({ js, css }) => [...js, ...css])
    .filter((file) => !text.includes(integrities[file] ?? ''))
    .map((file) => `the entry does not vouch for ${file}`);
}

/** Compares byte by byte; throws `BadDescriptor`. */
export async function checkFiles(root: string, descriptor: BuildDescriptor): Promise<void> {
  const { area, build, integrities } = descriptor;
  const files = loadedFiles(descriptor);
  const faults = (await Promise.all(files.map((file) => faultOf(root, file, integrities[file])))).flat();
  if (descriptor.area !== 'shell') faults.push(...(await entryFaults(root, descriptor)));
  if (faults.length) throw new BadDescriptor(`${area} ${build}: ${faults.slice(0, 5).join('; ')}`);
}
