import type { EntityManager } from 'typeorm';
import type { Delivery } from '../delivery.entity.ts';
import { demandMove } from '../delivery.moves.ts';
import { MAILED } from '../mail-of.ts';
import { tellMoves } from '../tell-moves.ts';
import type { Claimed } from './outcome.ts';

/** What is due of a game, longest first; the index has it in this order. What somebody holds is passed over. */
export const DUE = `SELECT id, ${MAILED}, body_hash, state, source, batch_id FROM delivery
  WHERE game_id = ? AND due_at <= NOW(3) ORDER BY due_at, id LIMIT ? FOR UPDATE SKIP LOCKED`;

type Due = Omit<Claimed, 'token'> & Pick<Delivery, 'state' | 'source' | 'batch_id'>;

/** Takes up to `many` due rows for `leaseMs`, under a token that nobody else has. */
export async function claimDue(
  manager: EntityManager,
  game: string,
  { many, token, leaseMs }: { many: number; token: Buffer; leaseMs: number },
): Promise<Claimed[]> {
  const rows = await manager.query<Due[]>(DUE, [game, many]);
  if (rows.length === 0) return [];
  for (const { state } of rows) demandMove(state, 'sending');
  await manager.query(
    `UPDATE delivery SET state = 'sending', due_at = NULL, lease_until = NOW(3) + INTERVAL ? MICROSECOND,
        lease_token = ?, version = version + 1, changed_at = NOW(3) WHERE id IN (?)`,
    [leaseMs * 1000, token, rows.map(({ id }) => id)],
  );
  await tellMoves(
    manager,
    rows.map((row) => ({ row, from: row.state, to: 'sending' })),
  );
  return rows.map((row) => ({ ...row, token }));
}
