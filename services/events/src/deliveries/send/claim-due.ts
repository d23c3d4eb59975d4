import type { Tx } from '@hub/nest-kit/db';
import type { Delivery } from '../delivery.entity.ts';
import { MAILED } from '../mail-of.ts';
import type { DeliveryChange } from '../delivery.changes.ts';
import { afterMs } from '../write-delivery.ts';
import type { Claimed } from './outcome.ts';

/** What is due of a game, longest first; the index has it in this order. What somebody holds is passed over. */
export const DUE = `SELECT id, ${MAILED}, body_hash, state, source, batch_id FROM delivery
  WHERE game_id = ? AND due_at <= NOW(3) ORDER BY due_at, id LIMIT ? FOR UPDATE SKIP LOCKED`;

type Due = Omit<Claimed, 'token'> & Pick<Delivery, 'state' | 'source' | 'batch_id'>;

/** Locks up to `many` due rows, to be taken for `leaseMs` under a token that nobody else has; `changes` takes them. */
export async function claimDue(
  tx: Tx,
  game: string,
  { many, token, leaseMs }: { many: number; token: Buffer; leaseMs: number },
): Promise<{ claimed: Claimed[]; changes: DeliveryChange[] }> {
  const rows = await tx.manager.query<Due[]>(DUE, [game, many]);
  const set = { due_at: null, lease_until: afterMs(leaseMs), lease_token: token };
  return {
    claimed: rows.map((row) => ({ ...row, token })),
    changes: rows.map((row) => ({ move: 'claim', by: 'sender', row, set })),
  };
}
