import { setTimeout as sleep } from 'node:timers/promises';
import type { PictureInk, RemoteDescriptor } from '@hub/federation/descriptor';
import type { KnownPicture } from '@hub/federation/document';
import { firstMatch } from '@hub/federation/match';
import { inkIn, pictureIn } from '@hub/federation/picture-address';
import { ServiceRefused, type ServiceClient } from '@hub/nest-kit/http';
import type { TokenCallers } from '../callers/token-callers.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { RequestCache } from '../memory/request-cache.ts';

/** A page without its picture is better than one that is late. */
const WAIT_MS = 150;
const KNOWN_MS = 10_000;
const MOST = 500;
const PART = /:(\w+)/g;
const VALUE = /^[\w-]{1,64}$/;
const OWN_ADDRESS = /^(?:\/[\w.-]+)+$/;

type Parts = { services: ServiceClient; tokens: TokenCallers; limits: RateLimits };
type Wish = { path: string; query: URLSearchParams; remotes: RemoteDescriptor[]; network: string; rid: string };
type Source = { service: RemoteDescriptor['area']; path: string; addresses: string[]; inks?: PictureInk };

/** Asked in the name of the token's player: nobody is shown what the page itself would not show. */
export class PagePictures {
  private readonly answers = new RequestCache<unknown>(KNOWN_MS, MOST);

  constructor(private readonly parts: Parts) {}

  async of(wish: Wish): Promise<KnownPicture | undefined> {
    const token = wish.query.get('token');
    const source = token ? sourceOf(wish) : undefined;
    if (!token || !source) return undefined;
    const found = this.find(source, token, wish).catch(() => undefined);
    return Promise.race([found, sleep(WAIT_MS, undefined, { ref: false })]);
  }

  private async find(source: Source, token: string, { network, rid }: Wish): Promise<KnownPicture | undefined> {
    const { services, tokens, limits } = this.parts;
    // What it costs to read a token is counted as with any call that brings one.
    await limits.count('read', network);
    const { who } = await tokens.read(token, rid);
    if (who.kind !== 'S') return undefined;
    const path = `${source.path}?${new URLSearchParams({ game: who.game })}`;
    const answer = await this.answers.get(`${source.service} ${path}`, () =>
      services.call(source.service, path, { rid, timeoutMs: WAIT_MS * 4 }).catch(absent),
    );
    const src = pictureIn(answer, source.addresses);
    return src && OWN_ADDRESS.test(src) ? { src, ink: source.inks && inkIn(answer, source.inks) } : undefined;
  }
}

function absent(error: unknown): undefined {
  if (!(error instanceof ServiceRefused)) throw error;
}

function sourceOf({ path, query, remotes }: Wish): Source | undefined {
  for (const { area, routes, pictureSources, pictures, pictureInks } of remotes) {
    const pattern = firstMatch(routes, path);
    if (pattern === undefined) continue;
    const [source, addresses] = [pictureSources?.[pattern], pictures?.[pattern]];
    const told = (name: string) => query.get(name) ?? '';
    if (!source || !addresses || ![...source.matchAll(PART)].every(([, name = '']) => VALUE.test(told(name)))) return;
    const filled = source.replace(PART, (_, name: string) => told(name));
    return { service: area, path: filled, addresses, inks: pictureInks?.[pattern] };
  }
  return undefined;
}
