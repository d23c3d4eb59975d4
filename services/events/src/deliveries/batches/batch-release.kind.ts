import { batchDeciders, deliveryActors } from '@hub/contracts/events';
import { gamesOf } from '@hub/contracts/shared';
import type { ApprovalKind } from '@hub/nest-kit/approval';
import type { EntityManager } from 'typeorm';

export type Release = { batch: number; upto: number };

export async function heldOf(manager: EntityManager, { batch, upto }: Release): Promise<number> {
  const [row] = await manager.query<{ many: string }[]>(
    `SELECT COUNT(*) AS many FROM delivery WHERE batch_id = ? AND state = 'queued' AND due_at IS NULL AND id <= ?`,
    [batch, upto],
  );
  return Number(row?.many ?? 0);
}

/** A second person releases what the first one looked at: when anything of it was cancelled or released since, it is stale. */
export const batchRelease: ApprovalKind<Release> = {
  name: 'delivery-batch',
  hours: 72,
  askers: (who) => gamesOf(who, deliveryActors),
  deciders: (who) => gamesOf(who, batchDeciders),
  now: async (tx, release) => {
    await tx.manager.query('SELECT id FROM delivery_batch WHERE id = ? FOR UPDATE', [release.batch]);
    return { waiting: String(await heldOf(tx.manager, release)), released: null };
  },
  apply: async (tx, { batch, upto }, { asker }) => {
    await tx.manager.query(
      `UPDATE delivery_batch SET upto = GREATEST(upto, ?), arming = 1, released_at = NOW(3), released_by = ?
        WHERE id = ?`,
      [upto, asker.name, batch],
    );
  },
};
