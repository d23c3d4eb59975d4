import { codeEditors, codeReaders } from '@hub/contracts/events';
import { gamesOf, staffMay, type StaffRole, type StaffPrincipal } from '@hub/contracts/shared';
import { Forbidden, withheld } from '@hub/nest-kit/http';
import { eventUnknown } from './event.errors.ts';

/** What belongs to a game that somebody has nothing to do with is not there for them. */
export function mustSeeEvent(who: StaffPrincipal, game: string | undefined, absent = eventUnknown): void {
  if (game === undefined) throw absent();
  if (!staffMay(who, codeReaders, game)) throw withheld(absent());
}

export function mustKeepEvent(
  who: StaffPrincipal,
  game: string | undefined,
  roles: readonly StaffRole[] = codeEditors,
): void {
  mustSeeEvent(who, game);
  if (!staffMay(who, roles, game ?? '')) throw new Forbidden();
}

/** The games whose events somebody may see, as far as they are asked for; `*` for all. Throws `Forbidden` for nobody's. */
export function eventGames(who: StaffPrincipal, only?: string): string[] | '*' {
  const games = gamesOf(who, codeReaders);
  if (games.length === 0) throw new Forbidden();
  if (only === undefined) return games;
  return games === '*' || games.includes(only) ? [only] : [];
}
