import type { IncomingHttpHeaders } from 'node:http';
import type { HostsByGame } from '@hub/contracts/releases';
import type { Principal } from '@hub/contracts/shared';
import { Forbidden } from '@hub/nest-kit/http';
import type { NamedPage } from '@hub/nest-kit/identity';
import type { AreaRows } from '../registry/registry-rows.ts';
import type { Registry } from '../registry/registry.ts';

const GAME = /^[A-Za-z0-9_-]{1,32}$/;
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;
export const MOUNT = './mount';

/** `{"H73":["https://launcher.example"]}` → origins by game. Throws with what is wrong. */
export function parseForeignHosts(text: string): HostsByGame {
  const rows: unknown = JSON.parse(text);
  if (typeof rows !== 'object' || rows === null || Array.isArray(rows)) throw new Error('no object of games');
  for (const [game, origins] of Object.entries(rows)) {
    const isList = Array.isArray(origins) && origins.every((one) => typeof one === 'string' && ORIGIN.test(one));
    if (!GAME.test(game) || !isList) throw new Error(`${game} must have a list of origins`);
  }
  return rows as HostsByGame;
}

const gamesFor = (hosts: HostsByGame, origin: string): string[] =>
  Object.entries(hosts).flatMap(([game, origins]) => (origins.includes(origin) ? game : []));

type Knows = Pick<Registry, 'areas' | 'live'>;

/**
 * Whose pages may mount an area of ours, each for the games that name it: what was said of the area at the desk, and until then
 * the configuration.
 */
export class ForeignHosts {
  private readonly configured: HostsByGame;
  private rows: AreaRows[] | null = null;
  private named = new Map<string, HostsByGame>();
  /** Of the areas that pages of other sites can show now. */
  private shown = new Map<string, HostsByGame>();

  constructor(
    text: string,
    private readonly registry: Knows,
  ) {
    this.configured = parseForeignHosts(text);
  }

  /** Before anything is asked of it for this call; whoever is no page of another site waits for nothing. */
  async look({ origin }: IncomingHttpHeaders): Promise<void> {
    if (origin === undefined) return;
    const rows = await this.registry.areas();
    if (rows === this.rows) return;
    const mountable = (await this.registry.live())?.remotes.filter(({ exposes }) => exposes.includes(MOUNT)) ?? [];
    this.named = new Map(rows.flatMap(({ area, hosts }) => (hosts ? [[area, hosts] as const] : [])));
    this.shown = new Map(mountable.map(({ area }) => [area, this.named.get(area) ?? this.configured]));
    this.rows = rows;
  }

  get isEmpty(): boolean {
    return (this.rows ? [...this.shown.values()] : [this.configured]).every((hosts) => Object.keys(hosts).length === 0);
  }

  /** Undefined for our own pages, for callers that are no page, and for pages that nobody named. */
  gamesOf({ origin }: IncomingHttpHeaders): readonly string[] | undefined {
    if (origin === undefined) return undefined;
    const games = [...this.shown.values()].flatMap((hosts) => gamesFor(hosts, origin));
    return games.length > 0 ? games : undefined;
  }

  /** What the service of an area is told of the page that calls it: nothing of what was named for another area. */
  pageOf(area: string, { origin }: IncomingHttpHeaders): NamedPage | undefined {
    const games = origin === undefined ? [] : gamesFor(this.shown.get(area) ?? {}, origin);
    return games.length > 0 && URL.canParse(origin ?? '') ? { host: new URL(origin ?? '').hostname, games } : undefined;
  }

  mayMount(area: string, { origin }: IncomingHttpHeaders, game: string): boolean {
    const hosts = this.named.get(area) ?? this.configured;
    return origin !== undefined && gamesFor(hosts, origin).includes(game);
  }

  /** As it counts for this area. */
  of({ hosts }: { hosts: HostsByGame | null }): HostsByGame {
    return hosts ?? this.configured;
  }

  /** A player of another game, or a member of the site, has no business in such a page. */
  guard(headers: IncomingHttpHeaders, who: Principal): void {
    const games = this.gamesOf(headers);
    if (!games) return;
    if (who.kind === 'M' || (who.kind === 'S' && !games.includes(who.game))) throw new Forbidden();
  }
}
