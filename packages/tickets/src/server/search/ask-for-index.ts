import type { Tx } from '@hub/nest-kit/db';

/**
 * Asks for a case to be indexed anew. To be called in EVERY transaction that changes what can be found of it: filed,
 * replied, answered, noted, another game, names or texts taken away, deleted. Asking again before it was done is one ask.
 */
export async function askForIndex(tx: Pick<Tx, 'manager'>, ticketId: number): Promise<void> {
  await tx.manager.query(
    `INSERT INTO search_todo (ticket_id, turn, asked_at) VALUES (?, 0, NOW(3))
      ON DUPLICATE KEY UPDATE asked_at = IF(turn = 0, asked_at, NOW(3)), turn = 0, round = round + 1`,
    [ticketId],
  );
}
