import type { EntityManager } from 'typeorm';

/** Nobody has it: what runs is for the work itself to decide, under the lock of the row that it is about. */
const STILL_WAITS = 'dedupe_key = ? AND next_at IS NOT NULL AND (lease_until IS NULL OR lease_until < NOW(3))';

/** False when there is none, it is done, or its work has begun. */
export async function takeBack(manager: EntityManager, dedupeKey: string): Promise<boolean> {
  const gone: { affectedRows: number } = await manager.query(`DELETE FROM outbox WHERE ${STILL_WAITS}`, [dedupeKey]);
  return gone.affectedRows === 1;
}

/** With all its tries. False as above. */
export async function moveTo(manager: EntityManager, dedupeKey: string, at: Date): Promise<boolean> {
  const moved: { affectedRows: number } = await manager.query(
    `UPDATE outbox SET next_at = ?, attempt = 0, lease_until = NULL, lease_token = NULL WHERE ${STILL_WAITS}`,
    [at, dedupeKey],
  );
  return moved.affectedRows === 1;
}
