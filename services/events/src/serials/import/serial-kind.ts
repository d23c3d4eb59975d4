import { rowFaults, type SerialBatchFault } from '@hub/contracts/events';
import { BulkStopped, type BulkJob, type BulkKind } from '@hub/nest-kit/bulk';
import type { Tx } from '@hub/nest-kit/db';
import { IllegalMove } from '@hub/nest-kit/moves';
import type { EntityManager } from 'typeorm';
import type { CodeKeys } from '../../code-keys.ts';
import { madeLines } from '../make/made-code.ts';
import { moveBatch, OPENED } from '../move-batch.ts';
import type { SerialBatchRow } from '../serial.entity.ts';
import { serialReader, type FaultyRow } from './serial-rows.ts';
import { SerialSheet, type SerialSlice } from './serial-sheet.ts';
import { noteFaults, writeCodes } from './write-codes.ts';

export const SERIALS = 'serial';
const NO_CODES: SerialBatchFault = 'no_codes';
const DELETED = 4000;

/** What a packed file may become, and most rows. */
export const serialLimits = { bytes: 128 * 1024 * 1024, rows: 1_000_000 };

/** What the worker brings a batch to, and what becomes of it with that. */
const moveTo = {
  reading: ['read', {}],
  checked: ['check', {}],
  done: ['open', OPENED],
  failed: ['fail', { file_hold: null }],
  cancelled: ['expire', { file_hold: null }],
} as const;
type Changed = { affectedRows: number };

export const serialKind = (keys: CodeKeys): BulkKind<FaultyRow, SerialSlice> => ({
  name: SERIALS,
  limits: serialLimits,
  // Until the unused codes were fetched, or the event is long over.
  keepsFile: true,
  make: async ({ source }, { subject_id, all_count }) => {
    const { code_length } = await batchOf(source.manager, subject_id);
    return madeLines(all_count ?? 0, code_length ?? 12);
  },
  open: async ({ source }, { subject_id }, header) => {
    const { category_id } = await batchOf(source.manager, subject_id);
    const rows = await source.query<{ id: number }[]>(
      'SELECT category_id AS id FROM serial_batch_category WHERE batch_id = ? ORDER BY place',
      [subject_id],
    );
    return new SerialSheet(serialReader(header, keys, { places: rows.map(({ id }) => id), usual: category_id }));
  },
  note: (tx, { subject_id }, faults) => noteFaults(tx, subject_id, faults),
  counted: (tx, { subject_id }, rows, sheet) => countRows(tx, subject_id, rows, sheet as SerialSheet),
  write: async (tx, { subject_id }, slice) => writeCodes(tx, await batchOf(tx.manager, subject_id), slice),
  next: afterWriting,
  moved: async (tx, { subject_id }, state) => {
    if (state === 'waiting') throw new IllegalMove('a worker lets no batch wait again');
    const [move, columns] = moveTo[state];
    if (!(await moveBatch(tx, { id: subject_id }, move, 'worker', columns)))
      throw new IllegalMove(`a batch of codes: no “${move}” of ${subject_id}`);
  },
  forget: async ({ source }, { subject_id, fault }) => {
    if (fault === NO_CODES) return 0;
    const gone: Changed = await source.query(`DELETE FROM serial_fault WHERE batch_id = ? LIMIT ${DELETED}`, [
      subject_id,
    ]);
    return gone.affectedRows;
  },
  takeBack: async ({ source }, { subject_id }) => {
    const { first_code } = await batchOf(source.manager, subject_id);
    // Nothing was written yet: without a first number all codes of the site would be walked through.
    if (first_code === 0) return 0;
    const gone: Changed = await source.query(
      `DELETE FROM serial_code WHERE id >= ? AND batch_id = ? ORDER BY id LIMIT ${DELETED}`,
      [first_code, subject_id],
    );
    return gone.affectedRows;
  },
});

async function batchOf(manager: EntityManager, id: number): Promise<SerialBatchRow> {
  const [batch] = await manager.query<SerialBatchRow[]>('SELECT * FROM serial_batch WHERE id = ?', [id]);
  if (!batch) throw new Error('a bulk work without its batch');
  return batch;
}

/** `first_code`: none of its codes has a smaller number. What an earlier try wrote was taken back. */
async function countRows({ manager }: Tx, batch: number, rows: number, { good, faulty }: SerialSheet): Promise<void> {
  const faults = rowFaults.map((fault) => [fault, faulty.get(fault) ?? 0] as const);
  await manager.query(
    `UPDATE serial_batch SET first_code = (SELECT COALESCE(MAX(id), 0) + 1 FROM serial_code), row_count = ?, accepted = ?,
      ${faults.map(([fault]) => `${fault} = ?`).join()} WHERE id = ?`,
    [rows, good, ...faults.map(([, many]) => many), batch],
  );
  await manager.query('UPDATE serial_batch_category SET codes = 0 WHERE batch_id = ?', [batch]);
}

/**
 * Of made codes all must be there: with a twin, next to impossible, all are made anew. Rows of a file wait for a
 * person.
 */
async function afterWriting({ manager }: Tx, { subject_id, fault_count }: BulkJob) {
  const { kind, accepted } = await batchOf(manager, subject_id);
  if (kind === 'generated') return fault_count > 0 ? 'make' : 'done';
  if (accepted === 0) throw new BulkStopped(NO_CODES);
  return 'checked';
}
