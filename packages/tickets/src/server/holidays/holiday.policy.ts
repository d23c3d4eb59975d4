import { gamesOf, staffMay, type StaffWho } from '@hub/contracts/shared';
import { holidayKeepers, holidayReaders } from '@hub/contracts/tickets';
import { Forbidden } from '@hub/nest-kit/http';

/** As the wire has it; the table has an empty game. */
export const EVERY_GAME = '*';

/** Games whose holidays somebody may look at; those of every game concern everybody. `Forbidden` for none. */
export function holidayGames(who: StaffWho): string[] | '*' {
  if (who.owner) return '*';
  const games = gamesOf(who, holidayReaders);
  if (games.length === 0) throw new Forbidden();
  return games;
}

/** What shuts every desk needs the role at every game. */
export const mayKeepHolidays = (who: StaffWho, game: string): boolean =>
  who.owner === true || staffMay(who, holidayKeepers, game);

export function mustKeepHolidays(who: StaffWho, game: string): void {
  if (!mayKeepHolidays(who, game)) throw new Forbidden();
}

export const maySeeHoliday = (games: string[] | '*', game: string): boolean =>
  games === '*' || game === EVERY_GAME || games.includes(game);
