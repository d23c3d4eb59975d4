import { select, type Reads, type Tx } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import type { Ticket } from './ticket.entity.ts';

const BY_NUMBER = 'SELECT * FROM ticket WHERE id = ?';

/** A plain statement: the repository costs three times as much for so many columns. */
export async function findTicket(source: Pick<DataSource, 'query'>, id: number): Promise<Ticket | null> {
  const rows: Ticket[] = await source.query(BY_NUMBER, [id]);
  return rows[0] ?? null;
}

/** The same where it is read most: every page that shows a case begins here. */
export async function readTicket(reads: Reads, id: number): Promise<Ticket | null> {
  const [ticket] = await reads.rows(select<Ticket>(BY_NUMBER, [id]));
  return ticket ?? null;
}

export async function lockTicket({ manager }: Pick<Tx, 'manager'>, id: number): Promise<Ticket | null> {
  const rows: Ticket[] = await manager.query(`${BY_NUMBER} FOR UPDATE`, [id]);
  return rows[0] ?? null;
}
