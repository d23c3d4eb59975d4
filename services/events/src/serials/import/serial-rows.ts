import { CODE_SHORTEST, faultOfCode, maskedCode, normalCode, type RowFault } from '@hub/contracts/events';
import { BulkStopped } from '@hub/nest-kit/bulk';
import type { CsvRow } from '@hub/nest-kit/csv';
import type { CodeKeys } from '../../code-keys.ts';

/** A row that may become a code. `mac`: its hash, one sign for each byte. `tail`: its last four signs. */
export type SerialRow = { line: number; mac: string; category: number; tail: string };
/** `cell`: what has to be mended; of what may be a code its last four signs only. */
export type FaultyRow = { line: number; fault: RowFault; cell: string; place?: number };

const ofCode = { short: 'too_short', long: 'too_long', signs: 'bad_chars' } as const;
/** What is long enough for a code may be one that came into another column, or several in one cell. */
const shown = (cell: string) => ([...cell].length < CODE_SHORTEST ? cell : maskedCode(cell));
const TAIL = 4;
const isPartOfCode = (sign: string) => /^[A-Z0-9]$/i.test(sign);

/** Mended, it would be a code: letters and digits are hidden but for the last four. */
function hidden(typed: string): string {
  const signs = [...typed.normalize('NFKC')];
  const open = signs.flatMap((sign, at) => (isPartOfCode(sign) ? [at] : [])).slice(-TAIL);
  return signs.map((sign, at) => (isPartOfCode(sign) && !open.includes(at) ? '•' : sign)).join('');
}

/** What of the cell may be kept, so that its owner finds it and sees what to mend. Too few signs are no code. */
const mended: Record<keyof typeof ofCode, (code: string, typed: string) => string> = {
  short: (_, typed) => typed,
  long: maskedCode,
  signs: (_, typed) => hidden(typed),
};

const CELL = 64;

/** The categories of an event in their order, and the one of rows that name none. */
export type RowCategories = { places: readonly number[]; usual: number };

const namesOf = (header: string[]) => header.map((name) => name.normalize('NFKC').trim().toLowerCase());
/** Where the codes stand; -1 when the header names none. */
export const codeColumn = (header: string[]): number => namesOf(header).indexOf('serial_no');

/** `serial_no`, and in any order `category_code` and `note`. Throws `BulkStopped` without a `serial_no`. */
export function serialReader(header: string[], keys: CodeKeys, of: RowCategories) {
  const [codeAt, categoryAt] = [codeColumn(header), namesOf(header).indexOf('category_code')];
  if (codeAt < 0) throw new BulkStopped('no_header');
  const macOf = keys.macsOf();
  return ({ line, cells }: CsvRow): SerialRow | FaultyRow => {
    const typed = cells[codeAt] ?? '';
    const code = normalCode(typed);
    const named = categoryAt < 0 ? '' : (cells[categoryAt] ?? '').normalize('NFKC').trim();
    const place = /^\d{1,4}$/.test(named) && of.places[Number(named) - 1] ? Number(named) : undefined;
    const faulty = (fault: RowFault, cell = typed) => ({
      line,
      fault,
      cell: [...cell].slice(0, CELL).join(''),
      ...(place && { place }),
    });
    if (code === '') return faulty('blank');
    const fault = faultOfCode(code);
    if (fault) return faulty(ofCode[fault], mended[fault](code, typed));
    if (cells.length > header.length && cells.slice(header.length).some((cell) => cell !== ''))
      return faulty('many_cells', maskedCode(code));
    const category = named === '' ? of.usual : of.places[(place ?? 0) - 1];
    if (category === undefined) return faulty('bad_category', shown(named));
    return { line, mac: macOf(code), category, tail: code.slice(-TAIL) };
  };
}
