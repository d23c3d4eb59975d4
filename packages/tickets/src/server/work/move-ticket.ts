import type { Desk } from '@hub/contracts/tickets';
import { settingOf, type Tx } from '@hub/nest-kit/db';
import { playerTopic, staffTopic, ticketTopic } from '@hub/nest-kit/live';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { countMove, type Counted } from '../counters/count-moves.ts';
import { askForIndex } from '../search/ask-for-index.ts';
import type { Ticket } from '../ticket.entity.ts';

export type TicketChange = QueryDeepPartialEntity<Ticket>;
/** Who hears of a change at once: its owner and staff, or staff alone where the owner sees nothing of it. */
export type Hearers = 'everybody' | 'staff';

/**
 * Changes a case whose row the transaction has locked, counts it where it is now, and tells the open pages after the
 * commit. Returns the new version: whoever read an older one is refused until they have read this.
 */
export async function moveTicket(
  tx: Tx,
  desk: Desk,
  ticket: Ticket,
  change: TicketChange,
  hearers: Hearers = 'everybody',
): Promise<number> {
  const { id, game_id, partner_uid } = ticket;
  const version = ticket.version + 1;
  const { sets, values } = settingOf({ ...change, version });
  await tx.manager.query(`UPDATE ticket SET ${sets} WHERE id = ?`, [...values, id]);
  await countMove(tx, ticket, { ...ticket, ...(change as Partial<Counted>) });
  if (change.game_id !== undefined) await askForIndex(tx, id);
  if (hearers === 'staff') tx.announce(staffTopic(desk.key, id), version);
  else {
    tx.announce(ticketTopic(desk.key, id), version);
    if (partner_uid) tx.announce(playerTopic(game_id, partner_uid), version);
  }
  return version;
}
