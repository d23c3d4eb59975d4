import { gamesOf, staffMay, type StaffRole, type StaffWho } from '@hub/contracts/shared';
import { Forbidden } from '@hub/nest-kit/http';
import { TicketNotFound } from './ticket.errors.ts';

const readers: StaffRole[] = ['agent', 'lead', 'auditor'];
const writers: StaffRole[] = ['agent', 'lead'];

/** Games whose cases somebody may read; `Forbidden` when there is none. */
export function readableGames(who: StaffWho): string[] | '*' {
  const games = gamesOf(who, readers);
  if (games !== '*' && games.length === 0) throw new Forbidden();
  return games;
}

/** A case of a game that somebody does not serve does not exist for them. */
export function mustRead(who: StaffWho, game: string): void {
  if (!staffMay(who, readers, game)) throw new TicketNotFound();
}

export function mustAnswer(who: StaffWho, game: string): void {
  mustRead(who, game);
  if (!staffMay(who, writers, game)) throw new Forbidden();
}
