import type { Tx } from '@hub/nest-kit/db';
import { endDelivery } from '../desk/change-delivery.ts';
import type { Delivery } from '../delivery.entity.ts';
import { before } from '../delivery.moves.ts';
import { tellSettled } from '../tell-settled.ts';

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
