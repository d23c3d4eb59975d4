import type { LinkKey } from './signature.ts';

/** `keys`: newest first; one or two. `publicOnly`: only addresses of the open net are connected to. */
export type GameLink = { baseUrl: string; keys: readonly LinkKey[]; publicOnly?: boolean };

export abstract class GameLinks {
  /** The link of a game, null when it has none. Throws `ServiceUnavailable` when that cannot be learnt and never was. */
  abstract of(game: string): Promise<GameLink | null>;
}
