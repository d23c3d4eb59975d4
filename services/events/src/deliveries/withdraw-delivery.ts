import { TemporarilyUnavailable } from '@hub/nest-kit/http';
import type { Tx } from '@hub/nest-kit/db';
import type { Delivery } from './delivery.entity.ts';
import { deliveryMoves } from './delivery.moves.ts';
import { moveDelivery } from './write-delivery.ts';

/**
 * Ends what the game does not have. What it may have is not sent again by itself: a person asks the game. Throws 503, to be asked
 * once more, for what is under way, or whose own word is.
 */
export async function withdrawDelivery(tx: Tx, { id }: { id: string }, from: string): Promise<void> {
  const [row] = await tx.manager.query<Delivery[]>(
    'SELECT * FROM delivery WHERE mail_id = ? AND asked_by = ? FOR UPDATE',
    [id, from],
  );
  if (!row || row.state === 'sending') throw new TemporarilyUnavailable();
  const mayBeThere = row.uncertain === 1 || row.state === 'unknown';
  if (!mayBeThere && deliveryMoves.may('withdraw', row.state))
    await moveDelivery(tx, { move: 'withdraw', by: 'asker', row, told: { error: row.error } });
  if (mayBeThere && deliveryMoves.may('hold-back', row.state))
    await moveDelivery(tx, { move: 'hold-back', by: 'asker', row, set: { due_at: null } });
}
