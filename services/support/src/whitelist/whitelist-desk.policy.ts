import { gamesOf, staffMay, type StaffWho } from '@hub/contracts/shared';
import { whitelistKeepers, whitelistReaders } from '@hub/contracts/support';
import { Forbidden } from '@hub/nest-kit/http';

/** Games whose entries somebody may look at; those of every game concern everybody. `Forbidden` for none. */
export function readableGames(who: StaffWho): string[] | '*' {
  const games = gamesOf(who, whitelistReaders);
  if (games.length === 0) throw new Forbidden();
  return games === '*' ? games : [...games, '*'];
}

/** What opens something at every game needs the role at every game. */
export const mayKeep = (who: StaffWho, game: string): boolean => staffMay(who, whitelistKeepers, game);

export function mustKeep(who: StaffWho, game: string): void {
  if (!mayKeep(who, game)) throw new Forbidden();
}
