import { faultsOf } from '@hub/contracts/shared';
import { whitelistLine, type WhitelistImportBody } from '@hub/contracts/support';
import type { TextParams } from '@hub/contracts/shared';
import { parseCsv } from '@hub/nest-kit/csv';

export type Line = { value: string; note: string };
export type LineFault = { line: number; value: string; code: string; params?: TextParams };
/** `twice`: lines that say what an earlier one said. */
export type ReadLines = { lines: Line[]; twice: number; faults: LineFault[] };

const HEADS = ['value', 'account', 'uid', 'role', 'role_id', 'network', '帳號', '角色', '角色編號', '網段'];
const COLUMNS = 2;

/** What was pasted, line by line: `value` or `value,note`, as Excel and people write it; a head is left out. */
export function readLines({ kind, text }: Pick<WhitelistImportBody, 'kind' | 'text'>): ReadLines {
  const { rows, open } = parseCsv(text.replaceAll('\t', ','));
  if (open > 0) return { lines: [], twice: 0, faults: [{ line: open, value: '', code: 'WHITELIST_QUOTE' }] };
  const headed = HEADS.includes(rows[0]?.cells[0]?.toLowerCase() ?? '');
  const faults: LineFault[] = [];
  const lines = new Map<string, Line>();
  let twice = 0;
  for (const { line, cells } of headed ? rows.slice(1) : rows) {
    const [value = '', note = ''] = cells;
    const [wrong] = Object.values(faultsOf(whitelistLine, { kind, value, note }));
    if (cells.length > COLUMNS && cells.slice(COLUMNS).some((cell) => cell !== ''))
      faults.push({ line, value, code: 'WHITELIST_COLUMNS' });
    else if (wrong) faults.push({ line, value, ...wrong });
    else if (lines.has(value)) twice += 1;
    else lines.set(value, { value, note });
  }
  return { lines: [...lines.values()], twice, faults };
}
