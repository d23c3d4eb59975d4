import type { SerialRow } from './serial-rows.ts';

/**
 * A row as it waits to be written, one sign for each byte: the hash of its code, then line, category (4 bytes each,
 * big-endian) and last four signs. In the order of texts, rows stand in that of their hashes, and of the same hash the
 * first line comes first.
 */
export type PackedCode = string;

const LINE = 32;
const CATEGORY = 36;
const TAIL = 40;
export const CODE_BYTES = 44;

export function packCode({ mac, line, category, tail }: SerialRow, into: Buffer, at: number): void {
  into.write(mac, at, 'binary');
  into.writeUInt32BE(line, at + LINE);
  into.writeUInt32BE(category, at + CATEGORY);
  into.write(tail, at + TAIL, 'binary');
}

/** Hash, line and category as they travel to the database. */
export const textOf = (code: PackedCode): string => btoa(code.slice(0, TAIL));
export const hashOf = (code: PackedCode): Buffer => Buffer.from(code.slice(0, LINE), 'binary');
export const lineOf = (code: PackedCode): number => Buffer.from(code.slice(LINE, CATEGORY), 'binary').readUInt32BE();
export const categoryOf = (code: PackedCode): number =>
  Buffer.from(code.slice(CATEGORY, TAIL), 'binary').readUInt32BE();
export const tailOf = (code: PackedCode): string => code.slice(TAIL);
export const isSameCode = (one: PackedCode, other: PackedCode): boolean => one.slice(0, LINE) === other.slice(0, LINE);
