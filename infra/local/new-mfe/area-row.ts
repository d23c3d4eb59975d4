import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../boot/places.mjs';

const file = inRoot('packages', 'contracts', 'src', 'areas.ts');
const END = '] as const satisfies readonly AreaRow[];';

const rowOf = (area: string) => `  { name: '${area}', contract: true },\n`;
/** The row as it was written here, or with what its team said besides. */
const wholeRow = (area: string) =>
  new RegExp(`^  \\{(?: name: '${area}',[^\\n]*\\},\\n|\\n    name: '${area}',\\n[\\s\\S]*?^  \\},\\n)`, 'm');

export const withRow = (text: string, area: string): string => {
  if (!text.includes(END)) throw new Error('packages/contracts/src/areas.ts has no list of areas');
  return text.replace(END, rowOf(area) + END);
};

export const withoutRow = (text: string, area: string): string => text.replace(wholeRow(area), '');

export const addRow = (area: string): void => writeFileSync(file, withRow(readFileSync(file, 'utf8'), area));
export const removeRow = (area: string): void => writeFileSync(file, withoutRow(readFileSync(file, 'utf8'), area));
