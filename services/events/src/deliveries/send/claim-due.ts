import type { Tx } from '@hub/nest-kit/db';
import type { Delivery } from '../delivery.entity.ts';
import { MAILED } from '../mail-of.ts';
import { afterMs, moveDeliveries } from '../write-delivery.ts';
import type { Claimed } from './outcome.ts';

/** What is due of a game, longest first; the index has it in this order. What somebody holds is passed over. */
export const DUE = `SELECT id, ${MAILED}, body_hash, state, source, batch_id FROM delivery
  WHERE game_id = ? AND due_at <= NOW(3) ORDER BY due_at, id LIMIT ? FOR UPDATE SKIP LOCKED`;

type Due = Omit<Claimed, 'token'> & Pick<Delivery, 'state' | 'source' | 'batch_id'>;

/** Takes up to `many` due rows for `leaseMs`, under a token that nobody else has. */
export async function claimDue(
  tx: Tx,
  game: string,
  { many, token, leaseMs }: { many: number; token: Buffer; leaseMs: number },
): Promise<Claimed[]> {
  const rows = await tx.manager.query<Due[]>(DUE, [game, many]);
  if (rows.length === 0) return [];
  const set = { due_at: null, lease_until: afterMs(leaseMs), lease_token: token };
  await moveDeliveries(
    tx,
    rows.map((row) => ({ move: 'claim', by: 'sender', row, set })),
  );
  return rows.map((row) => ({ ...row, token }));
}
