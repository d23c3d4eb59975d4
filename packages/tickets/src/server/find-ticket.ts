import type { Tx } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import type { Reply } from './reply.entity.ts';
import type { Ticket } from './ticket.entity.ts';

/**
 * The case with this number, to read; null for what is no number as well. Every page that shows a case begins here: the plain
 * statement costs a third of what the repository makes of so many columns.
 */
export async function findTicket(source: Pick<DataSource, 'query'>, id: number): Promise<Ticket | null> {
  if (!Number.isInteger(id)) return null;
  const rows: Ticket[] = await source.query('SELECT * FROM ticket WHERE id = ?', [id]);
  return rows[0] ?? null;
}

/** The same under the lock of its row, until the transaction ends. */
export async function lockTicket({ manager }: Pick<Tx, 'manager'>, id: number): Promise<Ticket | null> {
  const rows: Ticket[] = await manager.query('SELECT * FROM ticket WHERE id = ? FOR UPDATE', [id]);
  return rows[0] ?? null;
}

/** Its messages, oldest first. */
export const findReplies = (source: Pick<DataSource, 'query'>, ticketId: number): Promise<Reply[]> =>
  source.query('SELECT * FROM reply WHERE ticket_id = ? ORDER BY id', [ticketId]);
