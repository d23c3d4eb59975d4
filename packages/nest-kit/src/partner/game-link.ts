import type { LinkKey } from './signature.ts';

/** How a game's server is reached. `keys`: newest first; one or two. */
export type GameLink = { baseUrl: string; keys: readonly LinkKey[] };

/** Knows the links of the games. */
export abstract class GameLinks {
  /** The link of a game, null when it has none. Throws `ServiceAway` when that cannot be learnt and never was. */
  abstract of(game: string): Promise<GameLink | null>;
}
