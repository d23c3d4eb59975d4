import { BulkStopped, type BulkJob, type BulkKind } from '@hub/nest-kit/bulk';
import type { SerialBatchFault } from '@hub/contracts/events';
import type { Db, Tx } from '@hub/nest-kit/db';
import type { EntityManager } from 'typeorm';
import type { CodeKeys } from '../../code-keys.ts';
import { madeLines } from '../make/made-code.ts';
import type { SerialBatchRow } from '../serial.entity.ts';
import { serialReader, type SerialRow } from './serial-rows.ts';
import { boundsOf, sortOutTwins, stageRows, type Twins } from './stage-rows.ts';

export const SERIALS = 'serial';
/** None of the rows is good. What is wrong with each of them is kept. */
const NO_CODES: SerialBatchFault = 'no_codes';
const DELETED = 4000;

/** What a packed file may become, and most rows. */
export const serialLimits = { bytes: 128 * 1024 * 1024, rows: 1_000_000 };

const stateOf = { done: 'ready' } as Record<string, string>;

/** Codes that come in bulk: a file of a partner, or one that the site makes of itself. `subject_id` is their batch. */
export const serialKind = (keys: CodeKeys): BulkKind<SerialRow> => ({
  name: SERIALS,
  limits: serialLimits,
  // Until the unused codes were fetched, or the event is long over.
  keepsFile: true,
  make: {
    pieces: async ({ source }, { subject_id, all_count }) => {
      const { code_length } = await batchOf(source.manager, subject_id);
      return madeLines(all_count ?? 0, code_length ?? 12);
    },
    begin: async (tx, { subject_id }) => {
      await tx.manager.query(
        `UPDATE serial_batch SET row_count = 0, accepted = 0, dup_in_file = 0, dup_in_system = 0, dup_keyword = 0
          WHERE id = ?`,
        [subject_id],
      );
    },
  },
  reader: async ({ source }, { subject_id }, header) => {
    const { event_id, category_id } = await batchOf(source.manager, subject_id);
    const rows = await source.query<{ id: number }[]>(
      'SELECT id FROM event_category WHERE event_id = ? ORDER BY place, id',
      [event_id],
    );
    return serialReader(header, keys, { places: rows.map(({ id }) => id), usual: category_id });
  },
  stage: (tx, { subject_id }, rows) => stageRows(tx, subject_id, rows),
  // What the site makes goes on at once: what it has already is looked for once, just before.
  compare: async (tx, { subject_id }, slice, again) => {
    const { kind } = await batchOf(tx.manager, subject_id);
    const first: Twins[] = kind === 'generated' ? ['dup_in_file'] : ['dup_in_file', 'dup_in_system'];
    return sortOutTwins(tx, subject_id, slice, again ? ['dup_in_system'] : first);
  },
  next: afterComparing,
  commit: commitSlice,
  moved: async (tx, { subject_id, done_count }, state) => {
    const [set, values] = extraOf(state, done_count);
    await tx.manager.query(`UPDATE serial_batch SET state = ?${set} WHERE id = ?`, [
      stateOf[state] ?? state,
      ...values,
      subject_id,
    ]);
  },
  unstage,
  takeBack: async ({ source }, { subject_id }) => {
    const gone: { affectedRows: number } = await source.query(
      `DELETE FROM serial_code WHERE batch_id = ? LIMIT ${DELETED}`,
      [subject_id],
    );
    return gone.affectedRows;
  },
});

async function batchOf(manager: EntityManager, id: number): Promise<SerialBatchRow> {
  const [batch] = await manager.query<SerialBatchRow[]>('SELECT * FROM serial_batch WHERE id = ?', [id]);
  if (!batch) throw new Error('a bulk work without its batch');
  return batch;
}

/**
 * Of what the site makes there have to be exactly so many: with a twin among them, which is next to impossible, all are made
 * anew. The rows of a file wait for a person, also when another file brought some of them in the meantime; a file
 * without a good one has nothing to wait for.
 */
async function afterComparing({ manager }: Tx, { subject_id, fault_count }: BulkJob, again: boolean) {
  const { kind, skip_bad, accepted } = await batchOf(manager, subject_id);
  if (kind === 'generated') return fault_count > 0 ? 'make' : 'commit';
  if (accepted === 0) throw new BulkStopped(NO_CODES);
  return again && (fault_count === 0 || skip_bad === 1) ? 'commit' : 'checked';
}

async function commitSlice({ manager }: Tx, { subject_id }: BulkJob, slice: { from: number; until: number }) {
  const { event_id } = await batchOf(manager, subject_id);
  // A keyword may have become the same code a moment ago; of one event there is one.
  const made: { affectedRows: number } = await manager.query(
    `INSERT IGNORE INTO serial_code (code_mac, event_id, category_id, batch_id)
      SELECT s.code_mac, ?, s.category_id, s.batch_id FROM serial_stage s
        WHERE s.batch_id = ? AND s.code_mac BETWEEN ? AND ?`,
    [event_id, subject_id, ...boundsOf(slice)],
  );
  return made.affectedRows;
}

/** A report that a person looked at has another version when it comes again. */
function extraOf(state: string, codes: number): [set: string, values: number[]] {
  if (state === 'done') return [', codes = ?, ready_at = NOW(3), version = version + 1', [codes]];
  if (state === 'cancelled' || state === 'failed') return [', file_hold = NULL, version = version + 1', []];
  return [state === 'checked' ? ', version = version + 1' : '', []];
}

async function unstage({ source }: Db, { subject_id, fault }: BulkJob, faults: boolean): Promise<number> {
  let gone = 0;
  for (const table of faults && fault !== NO_CODES ? ['serial_stage', 'serial_fault'] : ['serial_stage']) {
    const deleted: { affectedRows: number } = await source.query(
      `DELETE FROM ${table} WHERE batch_id = ? LIMIT ${DELETED}`,
      [subject_id],
    );
    gone += deleted.affectedRows;
  }
  return gone;
}
