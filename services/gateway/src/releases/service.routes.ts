import { serviceRelease, type ServiceHeardView } from '@hub/contracts/releases';
import { gatewayPaths, SERVICE_NAME, taipeiIso } from '@hub/contracts/shared';
import { checked } from '@hub/nest-kit/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../http/problem.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Heard, PublishedRoutes } from '../routes/published-routes.ts';
import { countTeam } from './enter-team.ts';
import { jsonOf } from './read-request.ts';
import type { Releases } from './releases.ts';

type Parts = { releases: Releases; published: Pick<PublishedRoutes, 'of'>; limits: RateLimits; hops: number };
type Asked = FastifyRequest<{ Params: { service: string } }>;

export const heardView = (heard: Heard | null): ServiceHeardView | null =>
  heard && { build: heard.build, heard_at: taipeiIso(heard.at), calls: heard.rows, left_out: heard.leftOut };

/** For who may release a service, with or without a remote: the bearer of a token of its name. What this gateway heard of it, and that it was released. */
export function serviceRoutes(app: FastifyInstance, { releases, published, limits, hops }: Parts): void {
  const path = `${gatewayPaths.releases}/services/:service`;
  const count = countTeam({ tokens: releases.tokens, limits, hops });
  const holdsToken = async (request: Asked) => {
    request.holder = await releases.tokens.holder(request.headers, request.params.service);
  };
  const onRequest = async (request: Asked) => {
    request.note.route = request.routeOptions.url ?? path;
    await count(request, 'team');
    const { service } = request.params;
    if (!SERVICE_NAME.test(service)) throw notFound();
    await holdsToken(request);
  };

  app.get(path, { onRequest }, async ({ params: { service } }: Asked) => ({
    service: heardView(published.of(service)),
  }));

  // Once more when the body is there: the token may be taken back meanwhile.
  app.post(`${path}/releases`, { onRequest, preHandler: holdsToken }, async (request: Asked, reply) => {
    const { build, reason } = await checked(serviceRelease, jsonOf(request.body));
    await releases.changes.noteService(request.params.service, build, { by: request.holder, reason });
    return reply.status(204).send();
  });
}
