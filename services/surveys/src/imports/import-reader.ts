import { cardCodeColumns, eligibleColumns, type SurveyImportKind, type SurveyRowFault } from '@hub/contracts/surveys';
import { BulkStopped } from '@hub/nest-kit/bulk';
import type { CsvRow } from '@hub/nest-kit/csv';

export type GoodLine = { line: number; role_id: string; account_id: string; char_name: string; code: string };
export type FaultyLine = { line: number; fault: SurveyRowFault; value: string };
export type ReadLine = (row: CsvRow) => GoodLine | FaultyLine;

const SHOWN = 64;
const NAME_MOST = 64;
const ROLE = /^\d{6,8}$/;
const ACCOUNT = /^\d{9}$/;
const CODE = /^[A-Za-z0-9-]{6,64}$/;
const columns = { eligible: eligibleColumns, card_codes: cardCodeColumns } as const;
const needed = { eligible: ['role_id', 'account_id'], card_codes: ['code'] } as const;

/** A cell that a spreadsheet wrote so that it is no formula. */
const plain = (cell = '') => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

type Cells = Record<string, string>;
const blank = { role_id: '', account_id: '', char_name: '', code: '' };

const faultIn: Record<SurveyImportKind, (cells: Cells) => [SurveyRowFault, value: string] | null> = {
  eligible: ({ role_id = '', account_id = '', char_name = '' }) => {
    if (!ROLE.test(role_id)) return ['role', role_id];
    if (!ACCOUNT.test(account_id)) return ['account', account_id];
    return [...char_name].length > NAME_MOST ? ['name', char_name] : null;
  },
  // Whoever reads the list of faults reads no code.
  card_codes: ({ code = '' }) => (CODE.test(code) ? null : ['code', '']),
};

/** Reads lines below this header, its columns in any order; others are left out. Throws `BulkStopped` without those that are needed. */
export function importReader(kind: SurveyImportKind, header: readonly string[]): ReadLine {
  const names = header.map((name) => name.normalize('NFKC').trim().toLowerCase());
  const places = columns[kind].map((name) => [name, names.indexOf(name)] as const);
  const missing = needed[kind].some((name) => !names.includes(name));
  if (missing) throw new BulkStopped('no_header');
  const seen = new Set<string>();
  return ({ line, cells }) => {
    const read: Cells = Object.fromEntries(places.map(([name, at]) => [name, at < 0 ? '' : plain(cells[at])]));
    const faulty = (fault: SurveyRowFault, value = ''): FaultyLine => ({
      line,
      fault,
      value: [...value].slice(0, SHOWN).join(''),
    });
    const wrong = faultIn[kind](read);
    if (wrong) return faulty(...wrong);
    if (cells.slice(header.length).some((cell) => cell !== '')) return faulty('many_cells');
    const name = kind === 'eligible' ? `${read['role_id']} ${read['account_id']}` : (read['code'] ?? '');
    if (seen.has(name)) return faulty('twice', kind === 'eligible' ? name : '');
    seen.add(name);
    return { line, ...blank, ...read };
  };
}
