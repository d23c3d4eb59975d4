import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gameOfAddress, outsidePlaces, type OutsideProvider } from '@hub/contracts/shared';
import { STAFF_COOKIE } from '../callers/staff-sessions.ts';
import { acceptedEncodings } from '../http/accepted-encoding.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { cookieOf } from '../http/cookies.ts';
import { languageOfPage } from '../http/language.ts';
import { notFound } from '../http/problem.ts';
import { wantsPage } from '../http/wants-page.ts';
import type { Registry } from '../registry/registry.ts';
import { PREVIEW } from '../releases/preview-link.ts';
import type { LocalRemotes } from '../releases/local-remotes.ts';
import type { Visitors } from '../releases/visitor.ts';
import type { Site } from '../site/site-data.ts';
import { pagePolicy } from './content-security.ts';
import type { FrameHosts } from './frame-hosts.ts';
import { PageDocuments, type OwnSite } from './page-documents.ts';
import type { PagePictures } from './page-pictures.ts';
import { redirectOf } from './page-redirects.ts';
import { spokenLanguage } from './spoken-language.ts';
import { sendRestingPage } from './resting-page.ts';

export type PageParts = {
  visitors: Visitors;
  local: LocalRemotes;
  registry: Registry;
  site: Site;
  own: OwnSite;
  paymentForms: string[];
  frames: FrameHosts;
  captcha: { provider?: OutsideProvider; origin?: string };
  pictures: PagePictures;
  hops: number;
};

export function pageRoutes(
  app: FastifyInstance,
  { visitors, local: locals, registry, site, own, paymentForms, frames, captcha, pictures, hops }: PageParts,
): void {
  const documents = new PageDocuments(own);
  const { provider, origin } = captcha;
  const places = provider ? outsidePlaces(provider, origin) : null;

  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) throw notFound();
    const [path = '/', search] = request.url.split(/\?(.*)/s);
    const moved = redirectOf(path, search === undefined ? '' : `?${search}`);
    if (moved) return reply.redirect(moved, 302);
    const wished = languageOfPage(request.headers);
    const query = new URLSearchParams(search);
    if (query.has(PREVIEW)) return visitors.changePreview(path, query, request, reply);
    const { visitor, previews, cookies } = await visitors.of(request.headers);
    const live = await registry.chosen(visitor);
    if (!live) return sendRestingPage(reply, 503, wished, request.id);
    const language = spokenLanguage(wished, live);
    const network = networkOf(clientAddress(request.raw, hops));
    const [data, surveyFrames, picture, local] = await Promise.all([
      site.current(language),
      frames.of(path),
      pictures.of({ path, query, remotes: live.remotes, network, rid: request.id }),
      locals.of(request.headers, request.id),
    ]);
    const game = gameOfAddress(path, query);
    const signedOut = cookieOf(request.headers.cookie, STAFF_COOKIE) === undefined;
    const page = documents.of({ path, game, language, live, site: data, signedOut, picture, previews, local });
    request.note.route = page.route ?? '(page not found)';
    request.note.game = game;
    if (cookies.length) void reply.header('set-cookie', cookies);
    const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    // Not known yet: a form that cannot load its widget would be worse than a host that nobody needs.
    const widget = provider && (data.captchas?.includes(provider) ?? true) ? places : null;
    void reply
      .headers(pagePolicy(path, page.hashes, { paymentForms, surveyFrames }, widget, local?.address))
      .header('vary', 'Accept-Encoding, Accept-Language, Cookie');
    const missing = page.resting ? 503 : 404;
    void reply.status(page.route ? 200 : missing).type('text/html; charset=utf-8');
    return reply.send(await page.body(encoding));
  });
}
