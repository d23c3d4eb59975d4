import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SerialRow } from './serial-rows.ts';
import { SerialSheet, SLICE } from './serial-sheet.ts';

const rowOf = (line: number, code: string): SerialRow => ({
  line,
  mac: createHash('sha256').update(code).digest('binary'),
  category: 7,
  tail: code.slice(-4),
});
/** A sheet of these codes, one in a line. */
const sheetOf = (codes: readonly string[]) => {
  const sheet = new SerialSheet(({ line, cells: [code = ''] }) => rowOf(line, code));
  codes.forEach((code, line) => sheet.add({ line, cells: [code] }));
  return sheet;
};
const codesOf = (many: number) => Array.from({ length: many }, (_, n) => `CODE${n + 100_000}`);

it('gives every code once, in the order of the hashes, in slices that are the same each time', () => {
  const sheet = sheetOf(codesOf(3 * SLICE + 1));
  const slices = [...sheet.slices()];
  expect(slices.map(({ codes }) => codes.length)).toEqual([SLICE, SLICE, SLICE, 1]);
  const hashes = slices.flatMap(({ codes }) => codes.map(({ hash }) => hash));
  expect(hashes).toEqual([...hashes].sort());
  expect(new Set(hashes).size).toBe(3 * SLICE + 1);
  expect([...sheet.slices()]).toEqual(slices);
});

it('keeps the first line of a code that is there twice, wherever a slice ends', () => {
  const codes = codesOf(SLICE + 50);
  const slices = [...sheetOf([...codes, ...codes, ...codes]).slices()];
  const lines = slices.flatMap((slice) => slice.codes.map(({ line }) => line));
  expect(lines.sort((one, other) => one - other)).toEqual(codes.map((_, line) => line));
  const twins = slices.flatMap((slice) => slice.twins.map(({ line }) => line));
  expect(twins.sort((one, other) => one - other)).toEqual([...codes, ...codes].map((_, n) => codes.length + n));
});

it('ends a slice of nothing but twins as well', () => {
  const slices = [...sheetOf(Array.from({ length: 2 * SLICE + 1 }, () => 'SAMECODE')).slices()];
  expect(slices.map((slice) => [slice.codes.length, slice.twins.length])).toEqual([
    [1, SLICE],
    [0, SLICE],
  ]);
  expect(slices[0]?.codes.map(({ tail }) => tail)).toEqual(['CODE']);
});
