import { gamesOf, staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { ticketReaders, ticketWriters } from '@hub/contracts/tickets';
import { Forbidden, withheld } from '@hub/nest-kit/http';
import { TicketNotFound } from './ticket.errors.ts';

/** `Forbidden` when there is none. */
export function readableGames(who: StaffPrincipal): string[] | '*' {
  const games = gamesOf(who, ticketReaders);
  if (games !== '*' && games.length === 0) throw new Forbidden();
  return games;
}

/** A case of a game that somebody does not serve does not exist for them. */
export function mustRead(who: StaffPrincipal, game: string): void {
  if (!staffMay(who, ticketReaders, game)) throw withheld(new TicketNotFound());
}

export function mustAnswer(who: StaffPrincipal, game: string): void {
  mustRead(who, game);
  if (!staffMay(who, ticketWriters, game)) throw new Forbidden();
}
