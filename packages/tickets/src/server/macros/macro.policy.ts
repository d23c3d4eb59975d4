import { gamesOf, staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { macroEditors, macroReaders } from '@hub/contracts/tickets';
import { Forbidden, withheld } from '@hub/nest-kit/http';
import { MacroNotFound } from './macro.errors.ts';

/** Games whose canned replies somebody may see, beside those for every game; `Forbidden` when there is none. */
export function macroGames(who: StaffPrincipal): string[] | '*' {
  const games = gamesOf(who, macroReaders);
  if (games !== '*' && games.length === 0) throw new Forbidden();
  return games;
}

export function mustSeeMacro(who: StaffPrincipal, game: string): void {
  const games = macroGames(who);
  if (games !== '*' && game !== '' && !games.includes(game)) throw withheld(new MacroNotFound());
}

/** Those for every game are written by who holds the role at every game. */
export function mustEditMacro(who: StaffPrincipal, game: string): void {
  mustSeeMacro(who, game);
  if (!staffMay(who, macroEditors, game === '' ? '*' : game)) throw new Forbidden();
}
