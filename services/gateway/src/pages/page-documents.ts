import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '@hub/contracts/shared';
import { areaByAddress } from '@hub/federation/areas';
import { isDesk } from '@hub/federation/desk';
import {
  cspHashes,
  planPage,
  remoteRow,
  renderDocument,
  shellRoute,
  shellRow,
  type KnownPicture,
  type PagePlan,
  type Preload,
} from '@hub/federation/document';
import { linkedArea } from '@hub/federation/game-link';
import { firstMatch } from '@hub/federation/match';
import type { Encoding } from '../http/accepted-encoding.ts';
import type { LiveBuilds } from '../registry/registry.ts';
import type { Preview } from '../releases/preview-link.ts';
import type { SiteData } from '../site/site-data.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const KEEP = 100;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type PageDocument = {
  route: string | undefined;
  resting: boolean;
  hashes: { script: string[]; style: string[] };
  body(encoding: Encoding): Promise<Buffer>;
};

export type PageWish = {
  path: string;
  game: string | undefined;
  language: Language;
  live: LiveBuilds;
  site: SiteData;
  signedOut: boolean;
  picture?: KnownPicture;
  /** Builds that are shown to this visitor alone: the page says so. */
  previews?: Preview[];
  /** An area that comes from the visitor's own machine. */
  local?: { area: string; address: string } | null;
};

/** `mountSample`: one of so many visitors tells how the site does. */
export type OwnSite = { name: string; demo: boolean; mountSample: number };

/** The pages' HTML. The same page of the same builds, site and language is made and compressed once. */
export class PageDocuments {
  private readonly kept = new Map<string, PageDocument>();

  constructor(private readonly own: OwnSite) {}

  of(wish: PageWish): PageDocument {
    const route = ownerOf(wish);
    const game = themedGame(wish);
    const key = [
      wish.live.mark,
      wish.site.mark,
      wish.language,
      route ?? areaByAddress(wish.path) ?? '',
      linkedArea(wish.path, wish.live.remotes)?.area ?? '',
      game ?? '',
      isDesk(wish.path) && (wish.signedOut ? 'signed out' : 'desk'),
      wish.picture?.src ?? '',
      ...(wish.previews ?? []).map(({ area, build }) => `${area}/${build}`),
      wish.local ? `${wish.local.area} ${wish.local.address}` : '',
    ].join('|');
    const found = this.kept.get(key);
    if (found) return found;
    if (this.kept.size >= KEEP) this.kept.delete(this.kept.keys().next().value ?? '');
    const made = document(wish, this.own, route, game);
    this.kept.set(key, made);
    return made;
  }
}

function ownerOf({ path, live }: PageWish): string | undefined {
  const own = shellRoute(path, live.shell, live.remotes);
  if (own) return own;
  for (const remote of live.remotes) {
    const found = firstMatch([...remote.routes, ...remote.staffRoutes], path);
    if (found) return found;
  }
  return undefined;
}

/** Once the games are known, an address cannot invent one. */
function themedGame({ game, site }: PageWish): string | undefined {
  if (!game || !site.games) return game;
  return site.games.some((known) => known.game_id === game) ? game : undefined;
}

/** What comes from elsewhere is not fetched from here as well. */
function withoutFilesOf(area: string | undefined, plan: PagePlan): PagePlan {
  const others = (files: Preload[]) => files.filter(({ href }) => !href.startsWith(`/r/${area}/`));
  if (!area) return plan;
  return { ...plan, scripts: others(plan.scripts), preload: others(plan.preload), texts: others(plan.texts) };
}

/** What a shell does not carry is not on the page, and is not said to be. */
function previewsOn({ live, previews = [] }: PageWish) {
  const shown = new Set([live.shell, ...live.remotes].map(({ area, build }) => `${area}/${build}`));
  const all = previews.map(({ area, build }) => ({ area, build }));
  const isShown = ({ area, build }: (typeof all)[number]) => shown.has(`${area}/${build}`);
  return { previews: all.filter(isShown), uncarriedPreviews: all.filter((one) => !isShown(one)) };
}

function document(wish: PageWish, own: OwnSite, route: string | undefined, game: string | undefined): PageDocument {
  const { shell, remotes } = wish.live;
  const { games, config } = wish.site;
  const ink = wish.picture?.ink;
  const themeCss = ink ? `${wish.site.themeCss}.boot-window{--p1:${ink}}` : wish.site.themeCss;
  const desk = isDesk(wish.path);
  const areas = Object.fromEntries(remotes.map((remote) => [remote.area, remoteRow(remote, wish.language, desk)]));
  const signedOut = desk && wish.signedOut;
  const { previews, uncarriedPreviews } = previewsOn(wish);
  const local = wish.local && { area: wish.local.area, address: wish.local.address };
  const { mountSample, ...site } = own;
  const page = {
    site,
    registry: { areas },
    shell: shellRow(shell, desk),
    games,
    config,
    lang: wish.language,
    ...(mountSample > 1 && { mountSample }),
    ...(signedOut && { signedOut }),
    ...(previews.length && { previews }),
    ...(uncarriedPreviews.length && { uncarriedPreviews }),
    ...(local && { local }),
  };
  const plan = withoutFilesOf(local?.area, planPage(wish.path, wish.language, shell, remotes));
  const html = Buffer.from(
    renderDocument({
      shell,
      site: own.name,
      page,
      themeCss,
      ...plan,
      lang: wish.language,
      game,
      shown: wish.picture,
    }),
  );
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(html)]]);
  const owner = areaByAddress(wish.path);
  return {
    route,
    resting: !route && owner !== undefined && owner !== 'shell' && !(owner in areas),
    hashes: cspHashes({ shell, themeCss }),
    body: (encoding) => {
      const ready = made.get(encoding) ?? (encoding === 'br' ? toBrotli(html, BROTLI) : toGzip(html));
      made.set(encoding, ready);
      return ready;
    },
  };
}
