import { gatewayPaths, languageFor, languages } from '@hub/contracts/shared';
import { planMount } from '@hub/federation/mount-plan';
import { Forbidden, TemporarilyUnavailable } from '@hub/nest-kit/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { notFound } from '../http/problem.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { OwnSite } from '../pages/page-documents.ts';
import { spokenLanguage } from '../pages/spoken-language.ts';
import type { Registry } from '../registry/registry.ts';
import type { Site } from '../site/site-data.ts';
import { MOUNT, type ForeignHosts } from './foreign-hosts.ts';

export type MountParts = {
  hosts: ForeignHosts;
  registry: Registry;
  site: Site;
  own: OwnSite;
  limits: RateLimits;
  hops: number;
};

const SHORT_S = 300;
const BUCKET = /^\d{1,4}$/;

type Asked = FastifyRequest<{ Params: { area: string }; Querystring: Record<string, string | undefined> }>;

/** What pages of other sites begin with: a script of a stable address, and what the registry has for this visitor. */
export function mountRoutes(app: FastifyInstance, { hosts, registry, site, own, limits, hops }: MountParts): void {
  app.get(gatewayPaths.platform, async (request, reply) => {
    request.note.route = gatewayPaths.platform;
    const loader = (await registry.live())?.shell.platform?.loader;
    if (!loader) throw new TemporarilyUnavailable();
    void reply.headers({
      'cache-control': `public, max-age=${SHORT_S}`,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    return reply.type('text/javascript; charset=utf-8').send(loader);
  });

  app.get(`${gatewayPaths.mounts}/:area`, async (request: Asked, reply) => {
    request.note.route = `${gatewayPaths.mounts}/:area`;
    await limits.count('read', networkOf(clientAddress(request.raw, hops)));
    const { game = '', language: wished, bucket = '' } = request.query;
    await hosts.look(request.headers);
    if (!hosts.mayMount(request.params.area, request.headers, game)) {
      // The refusal itself may be read by whoever builds the page.
      void reply.header('access-control-allow-origin', '*');
      throw new Forbidden();
    }
    const live = await registry.chosen(BUCKET.test(bucket) ? { bucket } : {});
    const platform = live?.shell.platform;
    if (!live || !platform) throw new TemporarilyUnavailable();
    const remote = live.remotes.find(({ area, exposes }) => area === request.params.area && exposes.includes(MOUNT));
    if (!remote) throw notFound();
    const known = languages.find((language) => language === wished) ?? languageFor(wished);
    const lang = spokenLanguage(known, live);
    const { themeCss, games, config } = await site.current(lang);
    const { mountSample, ...named } = own;
    const page = { site: named, games, config, lang, ...(mountSample > 1 && { mountSample }) };
    return planMount({ shell: { ...live.shell, platform }, remote, page, themeCss });
  });
}
