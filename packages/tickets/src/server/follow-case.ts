import { CLOSED, ownsTicket, type Desk } from '@hub/contracts/tickets';
import type { Who } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
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
  const tickets = source.getRepository(Ticket);
  const { id, merged_into_id } = ticket;
  const [rows, into] = await Promise.all([
    tickets.find({ select: { id: true }, where: { follows_id: id }, order: { id: 'ASC' }, take: SHOWN }),
    merged_into_id === null ? null : tickets.findOneBy({ id: merged_into_id }),
  ]);
  return { followedBy: rows.map((row) => row.id), mergedYours: into !== null && mayRead(into) };
}
