import type { DataSource } from 'typeorm';

const BATCH = 1000;

/** How long a submit's key is known. */
export const SUBMIT_KEY_DAYS = 8;

/** What has served its time. Submit keys outlive a draft (7 days), which may still hold the key of an unanswered submit. */
const worn = [
  `DELETE FROM idem WHERE created_at < NOW(3) - INTERVAL ${SUBMIT_KEY_DAYS} DAY`,
  'DELETE FROM counter WHERE window_start < NOW() - INTERVAL 2 DAY',
  'DELETE FROM outbox WHERE done_at < NOW(3) - INTERVAL 14 DAY',
  'DELETE FROM outbox WHERE failed_at < NOW(3) - INTERVAL 90 DAY',
  // Longer than a given-up fact can be brought again by hand.
  'DELETE FROM inbox WHERE taken_at < NOW(3) - INTERVAL 120 DAY',
];

/** Deletes it in small steps, until nothing is left of it. */
export async function sweepOld(source: DataSource): Promise<void> {
  for (const statement of worn) {
    let deleted = BATCH;
    while (deleted === BATCH) {
      const result: { affectedRows: number } = await source.query(`${statement} LIMIT ${BATCH}`);
      deleted = result.affectedRows;
    }
  }
}
