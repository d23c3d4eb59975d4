import { gamesOf, staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { whitelistEditors, whitelistReaders } from '@hub/contracts/support';
import { Forbidden } from '@hub/nest-kit/http';

/** Games whose entries somebody may look at; those of every game concern everybody. `Forbidden` for none. */
export function readableGames(who: StaffPrincipal): string[] | '*' {
  const games = gamesOf(who, whitelistReaders);
  if (games.length === 0) throw new Forbidden();
  return games === '*' ? games : [...games, '*'];
}

/** What opens something at every game needs the role at every game. */
export const mayKeep = (who: StaffPrincipal, game: string): boolean => staffMay(who, whitelistEditors, game);

export function mustKeep(who: StaffPrincipal, game: string): void {
  if (!mayKeep(who, game)) throw new Forbidden();
}
