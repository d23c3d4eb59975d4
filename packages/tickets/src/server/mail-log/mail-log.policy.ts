import { gamesOf, staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { mailReaders, mailSenders } from '@hub/contracts/tickets';
import { Forbidden, withheld } from '@hub/nest-kit/http';
import { MailNotFound } from './mail-log.errors.ts';

/** `Forbidden` when there is none. */
export function mailGames(who: StaffPrincipal): string[] | '*' {
  const games = gamesOf(who, mailReaders);
  if (games !== '*' && games.length === 0) throw new Forbidden();
  return games;
}

export function maySendAgain(who: StaffPrincipal, game: string): boolean {
  return staffMay(who, mailSenders, game);
}

export function mustSendAgain(who: StaffPrincipal, game: string): void {
  const games = mailGames(who);
  if (games !== '*' && !games.includes(game)) throw withheld(new MailNotFound());
  if (!maySendAgain(who, game)) throw new Forbidden();
}
