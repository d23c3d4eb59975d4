import type { Tx } from '@hub/nest-kit/db';
import { endDelivery } from '../deliveries/desk/change-delivery.ts';
import type { Delivery } from '../deliveries/delivery.entity.ts';
import { before } from '../deliveries/delivery.moves.ts';
import { tellSettled } from '../deliveries/tell-settled.ts';

/** Ends those of these deliveries that nobody ended, and tells who asked for them; their rows are locked by the caller. */
export async function endUntouched(tx: Tx, ids: readonly number[]): Promise<void> {
  const open = await tx.manager.query<Delivery[]>('SELECT * FROM delivery WHERE id IN (?) AND state IN (?)', [
    ids,
    before('cancelled'),
  ]);
  for (const row of open) {
    await endDelivery(tx, row, 'cancelled');
    await tellSettled(tx, row, 'cancelled', { error: row.error });
  }
}
