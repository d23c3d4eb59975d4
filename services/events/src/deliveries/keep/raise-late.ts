import type { Db } from '@hub/nest-kit/db';
import type { Log } from '@hub/nest-kit/log';
import type { Delivery } from '../delivery.entity.ts';
import { moveDeliveries } from '../write-delivery.ts';

const BATCH = 500;
type Late = Pick<Delivery, 'id' | 'game_id' | 'source' | 'state'>;

/** Marks what is past its deadline and not there, once each, and says so loudly per game. Returns how many. */
export async function raiseLate(db: Db, log: Log): Promise<number> {
  const late = await db.runTx(async (tx) => {
    const rows = await tx.manager.query<Late[]>(
      `SELECT id, game_id, source, state FROM delivery WHERE alarm_at <= NOW(3) LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    );
    const set = { late: 1, alarm_at: null };
    await moveDeliveries(
      tx,
      rows.map((row) => ({ move: 'fall-late', by: 'keeper', row, set })),
    );
    return rows;
  });
  const games = Map.groupBy(late, ({ game_id }) => game_id);
  for (const [game, rows] of games)
    log.error({ code: 'DELIVERY_LATE', game, many: rows.length }, 'deliveries passed their deadline');
  return late.length;
}
