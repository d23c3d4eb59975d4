import type { DataSource } from 'typeorm';

const BATCH = 1000;

export const SUBMIT_KEY_DAYS = 8;

/** What has served its time. Submit keys outlive a draft (7 days), which may still hold the key of an unanswered submit. */
const worn = [
  `idem WHERE created_at < NOW(3) - INTERVAL ${SUBMIT_KEY_DAYS} DAY`,
  'counter WHERE window_start < NOW() - INTERVAL 2 DAY',
  'outbox WHERE done_at < NOW(3) - INTERVAL 14 DAY',
  'outbox WHERE failed_at < NOW(3) - INTERVAL 90 DAY',
  // Longer than a given-up fact can be brought again by hand.
  'inbox WHERE taken_at < NOW(3) - INTERVAL 120 DAY',
];

export async function sweepOld(source: DataSource): Promise<void> {
  for (const rows of worn) await sweepRows(source, rows);
}

/** In small steps until none is left: however fast they come, they do not pile up. Returns how many. */
export async function sweepRows(source: DataSource, rows: string): Promise<number> {
  let many = 0;
  let deleted = BATCH;
  while (deleted === BATCH) {
    const result: { affectedRows: number } = await source.query(`DELETE FROM ${rows} LIMIT ${BATCH}`);
    deleted = result.affectedRows;
    many += deleted;
  }
  return many;
}
