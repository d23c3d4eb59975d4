import {
  SURVEY_FILE_BYTES,
  SURVEY_IMPORT_ROWS,
  surveyImportKinds,
  type SurveyImportKind,
} from '@hub/contracts/surveys';
import { BulkStopped, type BulkKind, type BulkSheet } from '@hub/nest-kit/bulk';
import type { CsvRow } from '@hub/nest-kit/csv';
import type { Tx } from '@hub/nest-kit/db';
import type { EntityManager } from 'typeorm';
import type { SurveyKeys } from '../survey-keys.ts';
import type { ImportRow } from './import.entity.ts';
import { importReader, type FaultyLine, type GoodLine, type ReadLine } from './import-reader.ts';

const SLICE = 1000;
const DELETED = 4000;
/** A packed file may become so much larger. */
const UNPACKED = 4;

const LINE = `INSERT INTO survey_import_line (import_id, line, kind, role_id, account_id, char_name, code_mac, code_box, fault, value)
  VALUES ?`;

export const bulkName = (kind: SurveyImportKind): string => `survey-${kind}`;

class Sheet implements BulkSheet<FaultyLine, GoodLine[]> {
  private readonly lines: GoodLine[] = [];
  private waiting: FaultyLine[] = [];

  constructor(private readonly read: ReadLine) {}

  get good(): number {
    return this.lines.length;
  }

  add(row: CsvRow): void {
    const read = this.read(row);
    if ('fault' in read) this.waiting.push(read);
    else this.lines.push(read);
  }

  faults(): FaultyLine[] {
    const waiting = this.waiting;
    this.waiting = [];
    return waiting;
  }

  *slices(): Generator<GoodLine[]> {
    for (let from = 0; from < this.lines.length; from += SLICE) yield this.lines.slice(from, from + SLICE);
  }
}

const importOf = async (manager: EntityManager, id: number): Promise<ImportRow> => {
  const [row] = await manager.query<ImportRow[]>('SELECT * FROM survey_import WHERE id = ?', [id]);
  if (!row) throw new Error('a bulk work without its import');
  return row;
};

/** Files of qualifications and of card codes: read into lines that count for nothing yet. */
export const importKinds = (keys: SurveyKeys): BulkKind[] =>
  surveyImportKinds.map((kind) => importKind(kind, keys) as BulkKind);

const importKind = (kind: SurveyImportKind, keys: SurveyKeys): BulkKind<FaultyLine, GoodLine[]> => ({
  name: bulkName(kind),
  limits: { bytes: UNPACKED * SURVEY_FILE_BYTES, rows: SURVEY_IMPORT_ROWS },
  // Its lines are rows: nobody needs the file any more.
  keepsFile: false,
  open: async (_, __, header) => new Sheet(importReader(kind, header)),
  note: async ({ manager }, { subject_id }, faults) => {
    if (faults.length === 0) return;
    const rows = faults.map(({ line, fault, value }) => [
      subject_id,
      line,
      'fault',
      '',
      '',
      '',
      null,
      null,
      fault,
      value,
    ]);
    await manager.query(`${LINE} ON DUPLICATE KEY UPDATE fault = VALUES(fault), value = VALUES(value)`, [rows]);
  },
  counted: async ({ manager }, { subject_id }, rows, sheet) => {
    await manager.query('UPDATE survey_import SET row_count = ?, faults = ?, fresh = 0, same = 0 WHERE id = ?', [
      rows,
      rows - sheet.good,
      subject_id,
    ]);
  },
  write: async (tx, { subject_id }, slice) => {
    await write(tx, await importOf(tx.manager, subject_id), slice, keys);
    return { written: slice.length, faults: 0 };
  },
  next: async ({ manager }, { subject_id }) => {
    if ((await importOf(manager, subject_id)).row_count === 0) throw new BulkStopped('no_rows');
    return 'checked';
  },
  moved: async ({ manager }, { subject_id }, state, fault) => {
    await manager.query('UPDATE survey_import SET state = ?, fault = ?, version = version + 1 WHERE id = ?', [
      state,
      fault,
      subject_id,
    ]);
  },
  // Both lie among the lines.
  forget: async () => 0,
  takeBack: async ({ source }, { subject_id }) => {
    const gone: { affectedRows: number } = await source.query(
      `DELETE FROM survey_import_line WHERE import_id = ? LIMIT ${DELETED}`,
      [subject_id],
    );
    return gone.affectedRows;
  },
});

/** A card code is sealed before it is written anywhere. */
async function write(
  { manager }: Tx,
  { id, kind, survey_id }: ImportRow,
  lines: readonly GoodLine[],
  keys: SurveyKeys,
) {
  const known =
    kind === 'eligible' ? await knownEligible(manager, survey_id, lines) : await knownCards(manager, lines, keys);
  const rows = lines.map((one) => [
    ...[id, one.line, known(one) ? 'same' : 'fresh', one.role_id, one.account_id, one.char_name],
    ...(kind === 'card_codes' ? [keys.cardMac(one.code), keys.sealCard(one.code)] : [null, null]),
    ...['', ''],
  ]);
  await manager.query(LINE, [rows]);
  const same = lines.filter(known).length;
  await manager.query('UPDATE survey_import SET fresh = fresh + ?, same = same + ? WHERE id = ?', [
    lines.length - same,
    same,
    id,
  ]);
}

type Known = (line: GoodLine) => boolean;

async function knownEligible(manager: EntityManager, survey: number, lines: readonly GoodLine[]): Promise<Known> {
  const rows = await manager.query<{ role_id: string; account_id: string }[]>(
    'SELECT role_id, account_id FROM qualification WHERE survey_id = ? AND (role_id, account_id) IN (?)',
    [survey, lines.map(({ role_id, account_id }) => [role_id, account_id])],
  );
  const names = new Set(rows.map(({ role_id, account_id }) => `${role_id} ${account_id}`));
  return ({ role_id, account_id }) => names.has(`${role_id} ${account_id}`);
}

/** Of any survey: a code is given once. */
async function knownCards(manager: EntityManager, lines: readonly GoodLine[], keys: SurveyKeys): Promise<Known> {
  const rows = await manager.query<{ code_mac: Buffer }[]>('SELECT code_mac FROM card_code WHERE code_mac IN (?)', [
    lines.map(({ code }) => keys.cardMac(code)),
  ]);
  const macs = new Set(rows.map(({ code_mac }) => code_mac.toString('hex')));
  return ({ code }) => macs.has(keys.cardMac(code).toString('hex'));
}
