import type { IncomingHttpHeaders } from 'node:http';
import type { Principal } from '@hub/contracts/shared';
import { Forbidden } from '@hub/nest-kit/http';

const GAME = /^[A-Za-z0-9_-]{1,32}$/;
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;

/** `{"H73":["https://launcher.example"]}` → origins by game. Throws with what is wrong. */
export function parseForeignHosts(text: string): Map<string, string[]> {
  const rows: unknown = JSON.parse(text);
  if (typeof rows !== 'object' || rows === null || Array.isArray(rows)) throw new Error('no object of games');
  return new Map(
    Object.entries(rows).map(([game, origins]) => {
      const isList = Array.isArray(origins) && origins.every((one) => typeof one === 'string' && ORIGIN.test(one));
      if (!GAME.test(game) || !isList) throw new Error(`${game} must have a list of origins`);
      return [game, origins as string[]];
    }),
  );
}

/** Whose pages may mount an area of ours, each for the games that name it. */
export class ForeignHosts {
  private readonly games = new Map<string, string[]>();

  constructor(text: string) {
    for (const [game, origins] of parseForeignHosts(text)) {
      for (const origin of origins) this.games.set(origin, [...(this.games.get(origin) ?? []), game]);
    }
  }

  get isEmpty(): boolean {
    return this.games.size === 0;
  }

  /** Undefined for our own pages, for callers that are no page, and for pages that nobody named. */
  gamesOf({ origin }: IncomingHttpHeaders): readonly string[] | undefined {
    return origin === undefined ? undefined : this.games.get(origin);
  }

  /** A player of another game, or a member of the site, has no business in such a page. */
  guard(headers: IncomingHttpHeaders, who: Principal): void {
    const games = this.gamesOf(headers);
    if (!games) return;
    if (who.kind === 'M' || (who.kind === 'S' && !games.includes(who.game))) throw new Forbidden();
  }
}
