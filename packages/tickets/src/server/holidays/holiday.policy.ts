import { gamesOf, staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { holidayEditors, holidayReaders } from '@hub/contracts/tickets';
import { Forbidden } from '@hub/nest-kit/http';

/** As the wire has it; the table has an empty game. */
export const EVERY_GAME = '*';

/** Games whose holidays somebody may look at; those of every game concern everybody. `Forbidden` for none. */
export function holidayGames(who: StaffPrincipal): string[] | '*' {
  if (who.owner) return '*';
  const games = gamesOf(who, holidayReaders);
  if (games.length === 0) throw new Forbidden();
  return games;
}

/** What shuts every desk needs the role at every game. */
export const mayKeepHolidays = (who: StaffPrincipal, game: string): boolean =>
  who.owner === true || staffMay(who, holidayEditors, game);

export function mustKeepHolidays(who: StaffPrincipal, game: string): void {
  if (!mayKeepHolidays(who, game)) throw new Forbidden();
}

export const maySeeHoliday = (games: string[] | '*', game: string): boolean =>
  games === '*' || game === EVERY_GAME || games.includes(game);
