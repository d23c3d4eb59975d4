import type { SerialRow } from './serial-rows.ts';

/**
 * One sign a byte: hash, line and category (4 bytes each, big-endian), last four signs. Text order is that of hashes.
 */
export type PackedCode = string;
export type OpenedCode = { hash: string; line: number; category: number; tail: string };

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

const bytes = Buffer.alloc(CODE_BYTES);
export function openCode(code: PackedCode): OpenedCode {
  bytes.write(code, 'binary');
  return {
    hash: bytes.toString('hex', 0, LINE),
    line: bytes.readUInt32BE(LINE),
    category: bytes.readUInt32BE(CATEGORY),
    tail: code.slice(TAIL),
  };
}

export const isSameCode = (one: PackedCode, other: PackedCode): boolean => one.slice(0, LINE) === other.slice(0, LINE);
