import type { Desk } from '@hub/contracts/tickets';
import { insertRow, settingOf, type Tx } from '@hub/nest-kit/db';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { ABSENT } from '@hub/nest-kit/moves';
import type { ContactBox } from './contact-box.ts';
import type { Counted } from './counters/count-moves.ts';
import type { Ticket } from './ticket.entity.ts';
import type { TicketEvent, TicketEventOf, TicketMoved } from './ticket.events.ts';
import { ticketListeners } from './ticket.listeners.ts';
import { statusAfter, ticketMoves, type StatusCode, type TicketParty } from './ticket.moves.ts';

/** The one writer of the table of cases: whoever has to hear of a move is in the list of listeners. */

export type TicketColumns = QueryDeepPartialEntity<Ticket>;
type NewTicket = TicketColumns & Omit<Counted, 'status' | 'priority' | 'assignee_id'> & Pick<Ticket, 'partner_uid'>;

export async function insertTicket(tx: Tx, desk: Desk, row: NewTicket, event: TicketEventOf<'file'>): Promise<number> {
  ticketMoves.demand(event.move, event.by, ABSENT, 0);
  const id = await insertRow(tx.manager, 'ticket', { ...row, waiting_since: () => 'NOW(3)' });
  const after = { ...row, status: 0, priority: 0, assignee_id: null };
  await tell({ tx, desk, event, id, before: null, after, whose: row, version: 1 });
  return id;
}

/**
 * The caller holds the lock of the row. `columns` names a `status` where the move leads to several. `ifStill`: no lock;
 * false when the row is no longer so. Throws the refusal of the table of moves.
 */
export async function changeTicket(
  tx: Tx,
  desk: Desk,
  ticket: Ticket,
  event: TicketEvent,
  columns: TicketColumns = {},
  ifStill: Partial<Pick<Ticket, 'status' | 'is_read'>> = {},
): Promise<boolean> {
  const { id, game_id, partner_uid } = ticket;
  const from = ticket.status as StatusCode;
  const status = (columns.status as StatusCode | undefined) ?? statusAfter(event.move, from);
  ticketMoves.demand(event.move, partyOf(event), from, status);
  const version = ticket.version + Number(ticketMoves.table[event.move].emits.version);
  const set = { ...columns, ...(status !== from && { status }), ...(version !== ticket.version && { version }) };
  if (!(await update(tx, id, set, ifStill))) return false;
  const after = { ...ticket, ...(columns as Partial<Counted>), status };
  await tell({ tx, desk, event, id, before: ticket, after, whose: { game_id, partner_uid }, version });
  return true;
}

export async function deleteTicket(tx: Tx, ticket: Ticket): Promise<void> {
  const { id, version } = ticket;
  ticketMoves.demand('destroy', 'system', ticket.status as StatusCode, ABSENT);
  await tx.manager.query('DELETE FROM ticket WHERE id = ?', [id]);
  const event = { move: 'destroy', by: 'system' } as const;
  await tell({ tx, desk: null, event, id, before: ticket, after: null, whose: ticket, version });
}

/** Seals contacts that stand in the open: the case says the same as before, so nobody hears of it. */
export async function sealTicket(tx: Tx, id: number, sealed: ReturnType<ContactBox['seal']>): Promise<void> {
  const { sets, values } = settingOf(sealed);
  await tx.manager.query(`UPDATE ticket SET ${sets} WHERE id = ? AND contact_box IS NULL`, [...values, id]);
}

/** A contact and the hashes by which its case is found. */
export type SealedContact = ReturnType<ContactBox['seal']> & Partial<Pick<Ticket, 'email_mac' | 'phone_mac'>>;

/** A contact that was corrected: the case itself says the same, so nobody hears of it. The caller holds its row. */
export async function sealAnew(tx: Tx, id: number, sealed: SealedContact): Promise<void> {
  await update(tx, id, sealed, {});
}

async function update({ manager }: Tx, id: number, set: TicketColumns, ifStill: object): Promise<boolean> {
  if (Object.keys(set).length === 0) return true;
  const { sets, values } = settingOf(set as Record<string, unknown>);
  const only = Object.keys(ifStill).map((name) => ` AND ${name} = ?`);
  const done: { affectedRows: number } = await manager.query(`UPDATE ticket SET ${sets} WHERE id = ?${only.join('')}`, [
    ...values,
    id,
    ...Object.values(ifStill),
  ]);
  return only.length === 0 || done.affectedRows === 1;
}

const partyOf = ({ by }: TicketEvent): TicketParty => (typeof by === 'object' ? 'staff' : by);

async function tell(moved: Omit<TicketMoved, 'emits'>): Promise<void> {
  const { emits } = ticketMoves.table[moved.event.move];
  for (const listener of ticketListeners) await listener({ ...moved, emits });
}
