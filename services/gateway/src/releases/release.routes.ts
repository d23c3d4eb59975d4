import { releaseMove } from '@hub/contracts/releases';
import { gatewayPaths } from '@hub/contracts/shared';
import { checked } from '@hub/nest-kit/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress, networkOf } from '../http/client-address.ts';
import type { AtOnce } from '../limits/at-once.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { PublishedRoutes } from '../routes/published-routes.ts';
import { areaOverview } from './area-overviews.ts';
import { buildRoutes } from './build.routes.ts';
import { trialCounts, type MountRates } from './compared-counts.ts';
import { enterTeam } from './enter-team.ts';
import { jsonOf, pageBefore } from './read-request.ts';
import type { Releases } from './releases.ts';
import { areaRelease, areaReleases, earlierRelease, publishedBuilds, releaseEvents } from './read-releases.ts';
import { heardView } from './service.routes.ts';

export type ReleaseParts = { releases: Releases; limits: RateLimits; hops: number };
type TeamParts = ReleaseParts & { published: Pick<PublishedRoutes, 'of'>; signal: MountRates; uploads: AtOnce };

type Asked = FastifyRequest<{ Params: { area: string }; Querystring: { before?: string } }>;

/** For tools: nothing is said here that pages do not say. */
export function registryRoute(app: FastifyInstance, { releases, limits, hops }: ReleaseParts): void {
  app.get(gatewayPaths.registry, async (request, reply) => {
    request.note.route = gatewayPaths.registry;
    await limits.count('read', networkOf(clientAddress(request.raw, hops)));
    void reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return releases.registry.discovery(releases.publicUrl);
  });
}

/** What a team releases its area with. Every call but the reading ones names the area that its token is for. */
export function releaseRoutes(app: FastifyInstance, parts: TeamParts): void {
  const { releases, published: services, signal, limits, hops } = parts;
  const { db, registry, changes, tokens } = releases;
  const base = gatewayPaths.releases;
  const team = enterTeam({ tokens, limits, hops });
  const { enter, stillIn } = team;
  buildRoutes(app, releases, team, parts.uploads);

  app.get(base, { onRequest: enter({ reads: true }) }, async () => ({ areas: await areaReleases(db.source) }));

  app.get(`${base}/:area`, { onRequest: enter({ reads: true, moves: true }) }, async (request: Asked) => {
    const { area } = request.params;
    const release = await areaOverview({ source: db.source, signal }, area);
    const before = pageBefore(request.query.before);
    const [trial, events, builds, back] = await Promise.all([
      trialCounts({ source: db.source, signal }, area),
      releaseEvents(db.source, area, before),
      publishedBuilds(db.source, area),
      earlierRelease(db.source, area),
    ]);
    return { ...release, trial, events, builds, back, service: heardView(services.of(area)) };
  });

  app.post(
    `${base}/:area/moves`,
    { onRequest: enter({ moves: true }), preHandler: stillIn },
    async (request: Asked) => {
      const { area } = request.params;
      const move = await checked(releaseMove, jsonOf(request.body));
      await changes.move(area, move, { by: request.holder, reason: move.reason });
      registry.expire();
      return areaRelease(db.source, area);
    },
  );
}

/** Files and descriptors come as they are. */
export function readBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
}
