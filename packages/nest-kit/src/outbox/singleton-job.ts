import type { EntityManager } from 'typeorm';
import type { JobDeclaration } from './job.ts';

/** A run under way loses its lease: it cannot settle what it did not see. Assignments run from left to right. */
export async function requestSingletonRun(manager: EntityManager, { name }: JobDeclaration): Promise<void> {
  await manager.query(
    `INSERT INTO outbox (job, dedupe_key, payload, next_at) VALUES (?, ?, '{}', NOW(3)) ON DUPLICATE KEY UPDATE
      attempt = IF(next_at IS NULL, 0, attempt),
      next_at = IF(next_at IS NULL OR lease_until IS NOT NULL, NOW(3), next_at),
      lease_until = NULL, lease_token = NULL, done_at = NULL, failed_at = NULL`,
    [name, name],
  );
}
