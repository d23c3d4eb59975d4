import { MAX_VIP_LEVEL } from '@hub/contracts/partner';
import { readTaipei } from '@hub/contracts/shared';
import { VIP_NOTE_MAX, vipImportColumns, type VipRowFault } from '@hub/contracts/vip';
import { BulkStopped } from '@hub/nest-kit/bulk';
import type { CsvRow } from '@hub/nest-kit/csv';

/** What a line says; undefined is what the file has no column for, '' of a day an empty cell. */
export type ReadLine = {
  line: number;
  partner_uid: string;
  level: number;
  begins_on?: string;
  ends_on?: string;
  agent?: string;
  note?: string;
};
export type FaultyLine = { line: number; partner_uid: string; fault: VipRowFault; value: string };

const ACCOUNT = /^[\x21-\x7e]{1,64}$/;
const SHOWN = 64;
/** Lines that are named of an account that stands in many. */
const TOLD = 8;
const told = (lines: readonly number[]) => lines.slice(0, TOLD).join(', ') + (lines.length > TOLD ? ', …' : '');
const namesOf = (header: string[]) => header.map((name) => name.normalize('NFKC').trim().toLowerCase());
const isDay = (text: string) => text === '' || (text.length === 10 && readTaipei(text) !== null);
const isLevel = (text: string) => /^\d{1,2}$/.test(text) && Number(text) <= MAX_VIP_LEVEL;
/** A cell that a spreadsheet wrote so that it is no formula. */
const plain = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/**
 * Reads lines below this header, its columns in any order; columns of other names are left out. Throws `BulkStopped` without
 * `partner_uid` and `level`. An account that stands in several has one fault, at the second of them, which names them all.
 */
export function importReader(header: string[], agents: ReadonlySet<string>) {
  const names = namesOf(header);
  const at = Object.fromEntries(vipImportColumns.map((name) => [name, names.indexOf(name)]));
  if (at['partner_uid']! < 0 || at['level']! < 0) throw new BulkStopped('no_header');
  const seen = new Map<string, number[]>();
  return ({ line, cells }: CsvRow): ReadLine | FaultyLine => {
    const of = (name: (typeof vipImportColumns)[number]) =>
      at[name]! < 0 ? undefined : plain((cells[at[name]!] ?? '').trim());
    const uid = of('partner_uid') ?? '';
    const level = (of('level') ?? '').normalize('NFKC');
    const [begins_on, ends_on, agent, note] = [of('begins_on'), of('ends_on'), of('agent'), of('note')];
    const faulty = (fault: VipRowFault, value = ''): FaultyLine => ({
      line,
      partner_uid: ACCOUNT.test(uid) ? uid : '',
      fault,
      value: [...value].slice(0, SHOWN).join(''),
    });
    if (!ACCOUNT.test(uid)) return faulty('account', uid);
    if (cells.length > header.length && cells.slice(header.length).some((cell) => cell !== ''))
      return faulty('many_cells');
    if (!isLevel(level)) return faulty('level', level);
    if (!isDay(begins_on ?? '')) return faulty('begins_on', begins_on);
    if (!isDay(ends_on ?? '')) return faulty('ends_on', ends_on);
    if (begins_on && ends_on && ends_on < begins_on) return faulty('window', ends_on);
    if (agent && !agents.has(agent)) return faulty('agent', agent);
    if (note !== undefined && [...note].length > VIP_NOTE_MAX) return faulty('note', note);
    const lines = seen.get(uid) ?? [];
    if (lines.length <= TOLD) lines.push(line);
    if (lines.length > 1) return { ...faulty('twice', told(lines)), line: lines[1]! };
    seen.set(uid, lines);
    return {
      line,
      partner_uid: uid,
      level: Number(level),
      ...(begins_on !== undefined && { begins_on }),
      ...(ends_on !== undefined && { ends_on }),
      ...(agent !== undefined && { agent }),
      ...(note !== undefined && { note }),
    };
  };
}
