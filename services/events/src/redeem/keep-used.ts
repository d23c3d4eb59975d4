import type { Db } from '@hub/nest-kit/db';

/** A round looks back over several that may have been missed; what is older is counted by the first. */
const RECENT_MIN = 10;

const RECENT = `SELECT DISTINCT r.batch_id AS id FROM event e
  JOIN redemption r ON r.event_id = e.id AND r.created_at > NOW(3) - INTERVAL ${RECENT_MIN} MINUTE
  WHERE r.batch_id IS NOT NULL`;
const EVERY = 'SELECT id FROM serial_batch WHERE codes > 0';

/** The first round counts all batches, the next those touched lately. Any number of processes may do it. */
export function keepUsed({ source }: Db): () => Promise<void> {
  let first = true;
  return async () => {
    const batches = await source.query<{ id: number }[]>(first ? EVERY : RECENT);
    for (const { id } of batches) {
      await source.query(
        `UPDATE serial_batch_category s JOIN (
            SELECT category_id, COUNT(*) AS many FROM redemption WHERE batch_id = ? GROUP BY category_id
          ) r ON r.category_id = s.category_id SET s.used = r.many WHERE s.batch_id = ? AND s.used <> r.many`,
        [id, id],
      );
      await source.query(
        `UPDATE serial_batch b JOIN (SELECT SUM(used) AS many FROM serial_batch_category WHERE batch_id = ?) s
          SET b.used = s.many WHERE b.id = ? AND b.used <> s.many`,
        [id, id],
      );
    }
    first = false;
  };
}
