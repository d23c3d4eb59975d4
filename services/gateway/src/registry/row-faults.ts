import { languages } from '@hub/contracts/shared';
import type { BuildDescriptor } from '@hub/federation/descriptor';
import { inertJson, remoteRow, shellRow } from '@hub/federation/document';
import { LIMITS } from './descriptor-limits.ts';

const bytesIn = (text: string) => Buffer.byteLength(text);

function rowBytes(descriptor: BuildDescriptor, desk: boolean): number {
  if (descriptor.area === 'shell')
    return bytesIn(descriptor.boot + descriptor.layers + inertJson(shellRow(descriptor, desk)));
  return Math.max(...languages.map((language) => bytesIn(inertJson(remoteRow(descriptor, language, desk)))));
}

/** What one team says stands in the pages of all. */
export function rowFaults(descriptor: BuildDescriptor): string[] {
  const places = [
    { where: 'each page', bytes: rowBytes(descriptor, false), most: LIMITS.rowBytes },
    { where: 'each page of the desk', bytes: rowBytes(descriptor, true), most: LIMITS.deskRowBytes },
  ];
  return places
    .filter(({ bytes, most }) => bytes > most)
    .map(({ where, bytes, most }) => `it puts ${bytes} bytes into ${where}, and ${most} are the most`);
}
