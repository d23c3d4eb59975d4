import { gamesOf, type StaffPrincipal } from '@hub/contracts/shared';
import { figureReaders, ownFigureReaders } from '@hub/contracts/tickets';
import { Forbidden } from '@hub/nest-kit/http';

/** `all`: every figure of these games; `own`: only what one did oneself. Empty `agents` means everybody. */
export type FigureScope = { scope: 'all' | 'own'; games: string[]; agents: string[] };
export type Wish = { game_id: readonly string[]; agent: readonly string[] };

/** Games they do not serve are left out as if there were none. `Forbidden` for who has nothing to do here. */
export function figureScope(who: StaffPrincipal, known: readonly string[], wish: Wish): FigureScope {
  const among = (held: string[] | '*') => known.filter((game) => held === '*' || held.includes(game));
  const [read, own] = [gamesOf(who, figureReaders), gamesOf(who, ownFigureReaders)];
  if (read.length === 0 && own.length === 0) throw new Forbidden();
  const asked = (games: string[]) => games.filter((game) => wish.game_id.length === 0 || wish.game_id.includes(game));
  const readable = asked(among(read));
  if (read.length > 0 && (readable.length > 0 || own.length === 0))
    return { scope: 'all', games: readable, agents: [...wish.agent] };
  return { scope: 'own', games: asked(among(own)), agents: [String(who.id)] };
}

export function figureGames(who: StaffPrincipal, known: readonly string[]): string[] {
  const held = gamesOf(who, [...figureReaders, ...ownFigureReaders]);
  return known.filter((game) => held === '*' || held.includes(game));
}
