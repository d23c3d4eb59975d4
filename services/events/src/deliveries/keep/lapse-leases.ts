import type { Db } from '@hub/nest-kit/db';
import type { DeliveryChange } from '../delivery.changes.ts';
import { ONE_MORE, type Delivery } from '../delivery.entity.ts';
import { waitAfter } from '../send/schedule.ts';
import { afterMs, moveDeliveries } from '../write-delivery.ts';

const BATCH = 200;
type Lost = Pick<Delivery, 'id' | 'game_id' | 'source' | 'state' | 'attempt' | 'tries' | 'batch_id'> & { ms: number };

/**
 * What a dead process held may have arrived: it goes again under its name, by the schedule, since it may be the killer.
 */
export function lapseLeases(db: Db, waits: readonly number[]): Promise<number> {
  return db.runTx(async (tx) => {
    const lost = await tx.manager.query<Lost[]>(
      `SELECT id, game_id, source, state, attempt, tries, batch_id,
          TIMESTAMPDIFF(MICROSECOND, changed_at, NOW(3)) DIV 1000 AS ms
        FROM delivery WHERE lease_until < NOW(3) AND state = 'sending' LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    );
    await moveDeliveries(
      tx,
      lost.map((row) => changeOf(row, waitAfter(row.attempt + 1, waits, Math.random()))),
    );
    if (lost.length > 0)
      await tx.manager.query(
        `INSERT INTO delivery_try (delivery_id, game_id, nth, at, outcome, status, ms, error, counts)
          SELECT id, game_id, tries, NOW(3) - INTERVAL (CASE id ${lost.map(() => 'WHEN ? THEN ?').join(' ')} END * 1000)
            MICROSECOND, 'lost', NULL, 0, 'process_died', 1 FROM delivery WHERE id IN (?)`,
        [...lost.flatMap(({ id, ms }) => [id, ms]), lost.map(({ id }) => id)],
      );
    return lost.length;
  });
}

function changeOf(row: Lost, waitMs: number | null): DeliveryChange {
  const due_at = waitMs === null ? null : afterMs(waitMs);
  const set = { attempt: row.attempt + 1, tries: () => ONE_MORE, uncertain: 1, error: 'process_died', due_at };
  const lost = { by: 'keeper', row, set, counted: { unclear: true } } as const;
  return waitMs === null
    ? { ...lost, move: 'give-up', note: 'process_died' }
    : { ...lost, move: 'go-again', to: 'unknown' };
}
