import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/** CRLF; a cell that would be taken for a formula (`= + - @`, tab, CR, full-width kin) gets an apostrophe. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  // The library quotes only its own delimiter: a line break of the other kind would end the row as well.
  return stringify(rows as Cell[][], { record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ });
}

export const BOM = '\ufeff';
