import type { Tx } from '@hub/nest-kit/db';

/** Asks for a case to be indexed anew, or to be forgotten when it is gone. Asking again before it was done is one ask. */
export async function askForIndex(tx: Pick<Tx, 'manager'>, ticketId: number): Promise<void> {
  await tx.manager.query(
    `INSERT INTO search_todo (ticket_id, turn, asked_at) VALUES (?, 0, NOW(3))
      ON DUPLICATE KEY UPDATE asked_at = IF(turn = 0, asked_at, NOW(3)), turn = 0, round = round + 1`,
    [ticketId],
  );
}
