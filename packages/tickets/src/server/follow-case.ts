import { CLOSED, ownsTicket, type Desk } from '@hub/contracts/tickets';
import type { Who } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
import { findTicket } from './find-ticket.ts';
import { FollowsUnknown } from './ticket.errors.ts';
import { Ticket } from './ticket.entity.ts';
import type { CaseLinks } from './ticket.view.ts';

/** More than anybody opens from one case. */
const SHOWN = 20;

type Wish = { who: Who; gameId: string; follows: number | undefined };

/**
 * The closed case that a new report continues, null when it continues none. A case of somebody else, of another game or
 * still open is refused like one that is not there: `FollowsUnknown`. Without a lock: where staff opens it anew at this
 * moment there are two open cases that name each other, as when it is opened anew a moment later.
 */
export async function followedCase(source: DataSource, desk: Desk, wish: Wish): Promise<number | null> {
  const { who, gameId, follows } = wish;
  if (follows === undefined) return null;
  const ticket = await source.getRepository(Ticket).findOneBy({ id: follows, game_id: gameId, status: CLOSED });
  if (!ticket || !ownsTicket(desk, who, ticket)) throw new FollowsUnknown();
  return ticket.id;
}

type Reading = (into: Ticket) => boolean;

/** The cases that continue this one, oldest first, and whether the one that it was merged into is the reader's as well. */
export async function linksOf(source: DataSource, ticket: Ticket, mayRead: Reading): Promise<CaseLinks> {
  const { id, merged_into_id } = ticket;
  const rows: { id: number }[] = await source.query(
    `SELECT id FROM ticket WHERE follows_id = ? ORDER BY id LIMIT ${SHOWN}`,
    [id],
  );
  const into = merged_into_id === null ? null : await findTicket(source, merged_into_id);
  return { followedBy: rows.map((row) => row.id), mergedYours: into !== null && mayRead(into) };
}
