import type { EntityManager } from 'typeorm';
import type { DeliveryState } from '@hub/contracts/events';
import type { Delivery } from './delivery.entity.ts';

export type Move = {
  row: Pick<Delivery, 'game_id' | 'source'> & Partial<Pick<Delivery, 'batch_id'>>;
  from: DeliveryState | '';
  to: DeliveryState;
  inTime?: boolean;
  unclear?: boolean;
  /** 1: is late from now on; -1: is late no more. */
  late?: 1 | -1 | 0;
  /** 1: waits for the release of its batch; -1: does not any more. */
  held?: 1 | -1 | 0;
};

const NAMES = 'game_id, source, from_state, to_state, many, in_time, unclear, late_step, batch_id, held_step';

type Sum = { key: unknown[]; many: number; inTime: number; unclear: number; late: number; batch: number; held: number };

/** Tells the counts and figures of moves, in their transaction. Equal ones become one row; rows are only added, a worker folds them. */
export async function tellMoves(manager: EntityManager, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  const sums = new Map<string, Sum>();
  for (const { row, from, to, inTime, unclear, late = 0, held = 0 } of moves) {
    const batch = held === 0 ? 0 : (row.batch_id ?? 0);
    const key = [row.game_id, row.source, from, to];
    const name = JSON.stringify([...key, batch]);
    const sum = sums.get(name) ?? { key, many: 0, inTime: 0, unclear: 0, late: 0, batch, held: 0 };
    sum.many += 1;
    sum.inTime += Number(inTime ?? false);
    sum.unclear += Number(unclear ?? false);
    sum.late += late;
    sum.held += held;
    sums.set(name, sum);
  }
  const rows = [...sums.values()].map((one) => [
    ...one.key,
    one.many,
    one.inTime,
    one.unclear,
    one.late,
    one.batch,
    one.held,
  ]);
  await manager.query(`INSERT INTO delivery_move (${NAMES}) VALUES ?`, [rows]);
}
