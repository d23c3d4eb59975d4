import type { DataSource } from 'typeorm';
import type { Ticket } from '../ticket.entity.ts';

/** A case whose owner gets a mail. `bounce`: with which words its address sent one back; null while it takes mail. */
export type TicketToMail = Ticket & { bounce: string | null };

export async function ticketToMail(source: Pick<DataSource, 'query'>, id: number): Promise<TicketToMail> {
  const rows: TicketToMail[] = await source.query(
    `SELECT ticket.*, dead_address.status AS bounce FROM ticket
      LEFT JOIN dead_address ON dead_address.address_mac = ticket.email_mac WHERE ticket.id = ?`,
    [id],
  );
  if (!rows[0]) throw new Error(`the case ${id} is gone`);
  return rows[0];
}
