import type { EntityManager } from 'typeorm';
import type { JobDeclaration, JobPayload } from './job.ts';

/** False when it waits, runs or is done. */
export async function retryFailed(manager: EntityManager, id: string): Promise<boolean> {
  const result: { affectedRows: number } = await manager.query(
    `UPDATE outbox SET failed_at = NULL, attempt = 0, next_at = NOW(3), lease_until = NULL, lease_token = NULL
      WHERE id = ? AND failed_at IS NOT NULL`,
    [id],
  );
  return result.affectedRows === 1;
}

/** Also when its row is swept since. One that waits keeps its turn. */
export async function requeue<D extends JobDeclaration>(
  manager: EntityManager,
  { name }: D,
  payload: JobPayload<D>,
  dedupeKey: string,
): Promise<void> {
  await manager.query(
    `INSERT INTO outbox (job, dedupe_key, payload, next_at) VALUES (?, ?, ?, NOW(3)) ON DUPLICATE KEY UPDATE
      attempt = IF(next_at IS NULL, 0, attempt), lease_token = IF(next_at IS NULL, NULL, lease_token),
      lease_until = IF(next_at IS NULL, NULL, lease_until), next_at = COALESCE(next_at, NOW(3)),
      done_at = NULL, failed_at = NULL`,
    [name, dedupeKey, JSON.stringify(payload)],
  );
}
