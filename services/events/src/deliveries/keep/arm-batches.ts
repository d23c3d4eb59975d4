import type { Db } from '@hub/nest-kit/db';
import type { Delivery } from '../delivery.entity.ts';
import { tellMoves } from '../tell-moves.ts';

const BATCH = 500;
type Armed = Pick<Delivery, 'id' | 'game_id' | 'source' | 'batch_id'>;

/** Sets off what was released, in small steps; killed in between it goes on where it was. Returns how many. */
export function armBatches(db: Db): Promise<number> {
  return db.runTx(async ({ manager }) => {
    const [batch] = await manager.query<{ id: number; upto: number }[]>(
      'SELECT id, upto FROM delivery_batch WHERE arming = 1 ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED',
    );
    if (!batch) return 0;
    const rows = await manager.query<Armed[]>(
      `SELECT id, game_id, source, batch_id FROM delivery
        WHERE batch_id = ? AND state = 'queued' AND id <= ? AND due_at IS NULL ORDER BY id LIMIT ${BATCH} FOR UPDATE`,
      [batch.id, batch.upto],
    );
    if (rows.length === 0) {
      await manager.query('UPDATE delivery_batch SET arming = NULL WHERE id = ?', [batch.id]);
      return 0;
    }
    const ids = rows.map(({ id }) => id);
    await manager.query(
      `UPDATE delivery SET due_at = GREATEST(NOW(3), COALESCE(not_before, NOW(3))), version = version + 1,
          changed_at = NOW(3) WHERE id IN (?)`,
      [ids],
    );
    await manager.query(`INSERT INTO delivery_step (delivery_id, step) VALUES ?`, [ids.map((id) => [id, 'released'])]);
    await tellMoves(
      manager,
      rows.map((row) => ({ row, from: 'queued', to: 'queued', held: -1 })),
    );
    return rows.length;
  });
}
