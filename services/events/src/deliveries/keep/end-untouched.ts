import type { Tx } from '@hub/nest-kit/db';
import type { Delivery } from '../delivery.entity.ts';
import { deliveryMoves } from '../delivery.moves.ts';
import { moveDeliveries } from '../write-delivery.ts';

export async function endUntouched(tx: Tx, ids: readonly number[]): Promise<void> {
  const open = await tx.manager.query<Delivery[]>('SELECT * FROM delivery WHERE id IN (?) AND state IN (?)', [
    ids,
    deliveryMoves.sources('forget'),
  ]);
  await moveDeliveries(
    tx,
    open.map((row) => ({ move: 'forget', by: 'keeper', row, told: { error: row.error } })),
  );
}
