import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyRing } from '@hub/nest-kit/keys';
import { cookieOf } from '../http/cookies.ts';
import { languageOfPage } from '../http/language.ts';
import { sendPreviewLater } from '../pages/preview-later-page.ts';
import { sendPreviewOver } from '../pages/preview-over-page.ts';
import type { Visitor } from '../registry/choose-builds.ts';
import type { Registry } from '../registry/registry.ts';
import { LOCAL_COOKIE, localCookie } from './local-remote.ts';
import { openPreview, PREVIEW, PREVIEW_COOKIE, previewCookie, previewsOf, type Preview } from './preview-link.ts';

const OFF = 'off';
const BUCKET_COOKIE = 'hub_bucket';
const BUCKETS = 10_000;
const KNOWN_S = 90 * 86_400;

/**
 * `cookies` go with the answer; `previews` are said on the page, so that nobody takes them for the site, nor the site for one that cannot be
 * asked for.
 */
export type Visit = { visitor: Visitor; previews: Preview[]; cookies: string[] };

/** By which the same visitor gets the same builds: a number that thousands share, and that exists while there is a trial. */
export class Visitors {
  constructor(
    private readonly registry: Registry,
    private readonly ring: KeyRing,
    private readonly https: boolean,
  ) {}

  async of({ cookie }: IncomingHttpHeaders): Promise<Visit> {
    const all = previewsOf(this.ring, cookieOf(cookie, PREVIEW_COOKIE));
    const builds = await Promise.all(all.map(({ area, build }) => this.registry.version(area, build)));
    const seen = builds.flatMap((build) => build ?? []);
    // A build that is gone meanwhile is not shown, and not said to be.
    const previews = all.filter((_, at) => builds[at] !== null);
    if (!(await this.registry.hasCanary())) return { visitor: { previews: seen }, previews, cookies: [] };
    const told = cookieOf(cookie, BUCKET_COOKIE) ?? '';
    const known = /^\d{1,4}$/.test(told) ? told : undefined;
    const bucket = known ?? String(randomInt(BUCKETS));
    return { visitor: { bucket, previews: seen }, previews, cookies: known ? [] : [this.bucketCookie(bucket)] };
  }

  /** A link of preview becomes a cookie, and leaves the address; `off` ends them all, and a build of the own machine. One that opens nothing is said to, and changes nothing. */
  async changePreview(
    path: string,
    query: URLSearchParams,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const text = query.get(PREVIEW) ?? '';
    query.delete(PREVIEW);
    const address = path.replace(/^[/\\]+/, '/') + (query.size ? `?${query.toString()}` : '');
    const found = openPreview(this.ring, text);
    const build = found && (await this.registry.version(found.area, found.build));
    if (build === undefined) return sendPreviewLater(reply, languageOfPage(request.headers));
    if (text !== OFF && !build) return sendPreviewOver(reply, languageOfPage(request.headers), address);
    const known = previewsOf(this.ring, cookieOf(request.headers.cookie, PREVIEW_COOKIE));
    const others = known.filter(({ area }) => area !== found?.area);
    const cookie = previewCookie(found ? [found, ...others] : [], this.https);
    const isLocal = text === OFF && cookieOf(request.headers.cookie, LOCAL_COOKIE) !== undefined;
    const cookies = isLocal ? [cookie, localCookie('', this.https)] : [cookie];
    return reply.header('set-cookie', cookies).redirect(address, 302);
  }

  private bucketCookie(bucket: string): string {
    const secure = this.https ? '; Secure' : '';
    return `${BUCKET_COOKIE}=${bucket}; Path=/; Max-Age=${KNOWN_S}; HttpOnly; SameSite=Lax${secure}`;
  }
}
