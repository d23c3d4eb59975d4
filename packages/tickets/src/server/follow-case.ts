import { CLOSED, ownsTicket, type Desk } from '@hub/contracts/tickets';
import type { Principal } from '@hub/contracts/shared';
import { part, type Reads } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import { readTicket } from './find-ticket.ts';
import { FollowsUnknown } from './ticket.errors.ts';
import { Ticket } from './ticket.entity.ts';

/** More than anybody opens from one case. */
const SHOWN = 20;

type Wish = { who: Principal; gameId: string; follows: number | undefined };

/** Throws `FollowsUnknown`. Without a lock: reopened meanwhile, two open cases name each other, as they may anyway. */
export async function followedCase(source: DataSource, desk: Desk, wish: Wish): Promise<number | null> {
  const { who, gameId, follows } = wish;
  if (follows === undefined) return null;
  const ticket = await source.getRepository(Ticket).findOneBy({ id: follows, game_id: gameId, status: CLOSED });
  if (!ticket || !ownsTicket(desk, who, ticket)) throw new FollowsUnknown();
  return ticket.id;
}

/** The cases that continue this one, oldest first. */
export const followerPart = part<{ id: number }>(['id'], `FROM ticket WHERE follows_id = ? ORDER BY id LIMIT ${SHOWN}`);

type Reading = (into: Ticket) => boolean;

/** Whether the case that this one was merged into, if it was, is the reader's as well. */
export async function mergedYours(reads: Reads, { merged_into_id }: Ticket, mayRead: Reading): Promise<boolean> {
  const into = merged_into_id === null ? null : await readTicket(reads, merged_into_id);
  return into !== null && mayRead(into);
}
