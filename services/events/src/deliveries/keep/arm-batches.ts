import type { Db } from '@hub/nest-kit/db';
import type { Delivery } from '../delivery.entity.ts';
import { DUE_NOW, moveDeliveries } from '../write-delivery.ts';

const BATCH = 500;
type Armed = Pick<Delivery, 'id' | 'game_id' | 'source' | 'state' | 'batch_id' | 'due_at'>;

/** Sets off what was released, in small steps; killed in between it goes on where it was. Returns how many. */
export function armBatches(db: Db): Promise<number> {
  return db.runTx(async (tx) => {
    const { manager } = tx;
    const [batch] = await manager.query<{ id: number; upto: number }[]>(
      'SELECT id, upto FROM delivery_batch WHERE arming = 1 ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED',
    );
    if (!batch) return 0;
    const rows = await manager.query<Armed[]>(
      `SELECT id, game_id, source, state, batch_id, due_at FROM delivery
        WHERE batch_id = ? AND state = 'queued' AND id <= ? AND due_at IS NULL ORDER BY id LIMIT ${BATCH} FOR UPDATE`,
      [batch.id, batch.upto],
    );
    if (rows.length === 0) {
      await manager.query('UPDATE delivery_batch SET arming = NULL WHERE id = ?', [batch.id]);
      return 0;
    }
    const set = { due_at: DUE_NOW };
    await moveDeliveries(
      tx,
      rows.map((row) => ({ move: 'arm', by: 'keeper', row, set })),
    );
    return rows.length;
  });
}
