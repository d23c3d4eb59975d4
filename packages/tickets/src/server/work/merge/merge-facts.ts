import { taipeiIso, type StaffPrincipal, staffMay } from '@hub/contracts/shared';
import { CLOSED, ticketReaders, ticketWriters, type StaffTicketView } from '@hub/contracts/tickets';
import { part } from '@hub/nest-kit/db';
import type { Ticket } from '../../ticket.entity.ts';
import { maskedPreview } from '../../ticket.view.ts';

const SHOWN = 20;
const SIMILAR = 5;
/** More signs of a report than its preview ever shows. */
const START = 400;

type MergeFacts = Pick<StaffTicketView['data'], 'merged_from' | 'similar'>;
type Merged = Pick<Ticket, 'id' | 'game_id'>;
type Similar = Pick<Ticket, 'id' | 'game_id' | 'type_text' | 'created_at' | 'content' | 'version'>;

export const mergedPart = part<Merged>(
  ['id', 'game_id'],
  `FROM ticket WHERE merged_into_id = ? ORDER BY id LIMIT ${SHOWN}`,
);

/** Open cases of the owner of an open one. One question for each index: no `OR` keeps both. */
const similarPart = (sameOwner: string) =>
  part<Similar>(
    ['id', 'game_id', 'type_text', 'created_at', `LEFT(content, ${START}) AS content`, 'version'],
    `FROM ticket WHERE ${sameOwner} AND id <> ? AND status <> ${CLOSED} ORDER BY id DESC LIMIT ${SHOWN}`,
  );
const ofCase = (column: string) => `${column} = (SELECT ${column} FROM ticket WHERE id = ? AND closed_at IS NULL)`;
export const sameAddressPart = similarPart(ofCase('email_mac'));
export const sameAccountPart = similarPart(`${ofCase('game_id')} AND ${ofCase('partner_uid')}`);

export const mergedOf = (who: StaffPrincipal, rows: readonly Merged[]): MergeFacts['merged_from'] =>
  rows.filter(({ game_id }) => staffMay(who, ticketReaders, game_id)).map(({ id }) => id);

export function similarOf(who: StaffPrincipal, rows: readonly Similar[]): MergeFacts['similar'] {
  const byId = new Map(rows.map((row) => [row.id, row]));
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
      version: row.version,
    }));
}
