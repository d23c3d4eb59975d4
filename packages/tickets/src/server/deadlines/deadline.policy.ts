import { gamesOf, staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { deadlineReaders, feeEditors, ticketReaders } from '@hub/contracts/tickets';
import { Forbidden, withheld, type AppError } from '@hub/nest-kit/http';
import { TicketNotFound } from '../ticket.errors.ts';
import { FeeNone } from './deadline.errors.ts';

/** `Forbidden` when there is none. */
export function deadlineGames(who: StaffPrincipal): string[] | '*' {
  const games = gamesOf(who, deadlineReaders);
  if (games !== '*' && games.length === 0) throw new Forbidden();
  return games;
}

export function mustNoteFee(who: StaffPrincipal, game: string): void {
  if (!staffMay(who, deadlineReaders, game)) throw withheld(new TicketNotFound());
  if (!staffMay(who, feeEditors, game)) throw new Forbidden();
}

/** Who reads no cases is not told that there is this one. */
export const noFee = (who: StaffPrincipal, game: string): AppError =>
  staffMay(who, ticketReaders, game) ? new FeeNone() : withheld(new TicketNotFound());
