import type { SerialRow } from './serial-rows.ts';

/**
 * A row as it waits to be written: the hash of its code, then line, category (4 bytes each, big-endian) and last four
 * signs. Compared as bytes, rows stand in the order of their hashes, and of the same hash the first line comes first.
 */
export type PackedCode = Buffer;

const LINE = 32;
export const CATEGORY = 36;
const TAIL = 40;
export const CODE_BYTES = 44;

export function packCode({ mac, line, category, tail }: SerialRow, into: Buffer, at: number): void {
  mac.copy(into, at);
  into.writeUInt32BE(line, at + LINE);
  into.writeUInt32BE(category, at + CATEGORY);
  into.write(tail, at + TAIL, 'latin1');
}

export const hashOf = (code: PackedCode): Buffer => code.subarray(0, LINE);
export const lineOf = (code: PackedCode): number => code.readUInt32BE(LINE);
export const tailOf = (code: PackedCode): string => code.toString('latin1', TAIL);
