import { taipeiIso, type StaffWho, staffMay } from '@hub/contracts/shared';
import { CLOSED, ticketReaders, ticketWriters, type StaffTicketView } from '@hub/contracts/tickets';
import type { DataSource } from 'typeorm';
import type { Ticket } from '../../ticket.entity.ts';
import { maskedPreview } from '../../ticket.view.ts';

const SHOWN = 20;
const SIMILAR = 5;
/** More signs of a report than its preview ever shows. */
const START = 400;

type MergeFacts = Pick<StaffTicketView['data'], 'merged_from' | 'similar'>;

/** What was merged into a case, and which open ones of the same owner could be; of games that this person serves. */
export async function mergeFactsOf(source: DataSource, who: StaffWho, ticket: Ticket): Promise<MergeFacts> {
  const merged: Pick<Ticket, 'id' | 'game_id'>[] = await source.query(
    `SELECT id, game_id FROM ticket WHERE merged_into_id = ? ORDER BY id LIMIT ${SHOWN}`,
    [ticket.id],
  );
  return {
    merged_from: merged.filter(({ game_id }) => staffMay(who, ticketReaders, game_id)).map(({ id }) => id),
    similar: ticket.closed_at === null ? await similarTo(source, who, ticket) : [],
  };
}

type Similar = Pick<Ticket, 'id' | 'game_id' | 'type_text' | 'created_at' | 'content'>;

async function similarTo(source: DataSource, who: StaffWho, ticket: Ticket): Promise<MergeFacts['similar']> {
  const { id, game_id, partner_uid, email_mac } = ticket;
  const ways: [sql: string, values: unknown[]][] = [['email_mac = ?', [email_mac]]];
  if (partner_uid !== null) ways.push(['game_id = ? AND partner_uid = ?', [game_id, partner_uid]]);
  // One question for each index: no `OR` keeps both.
  const found = await Promise.all(
    ways.map(([sql, values]): Promise<Similar[]> =>
      source.query(
        `SELECT id, game_id, type_text, created_at, LEFT(content, ${START}) AS content FROM ticket
          WHERE ${sql} AND id <> ? AND status <> ${CLOSED} ORDER BY id DESC LIMIT ${SHOWN}`,
        [...values, id],
      ),
    ),
  );
  const byId = new Map(found.flat().map((row) => [row.id, row]));
  return [...byId.values()]
    .filter((row) => staffMay(who, ticketWriters, row.game_id))
    .sort((a, b) => b.id - a.id)
    .slice(0, SIMILAR)
    .map((row) => ({
      id: row.id,
      game_id: row.game_id,
      type_text: row.type_text,
      create_time: taipeiIso(row.created_at),
      preview: maskedPreview(row.content),
    }));
}
