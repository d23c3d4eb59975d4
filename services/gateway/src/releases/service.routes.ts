import type { ServiceHeardView } from '@hub/contracts/releases';
import { gatewayPaths, SERVICE_NAME, taipeiIso } from '@hub/contracts/shared';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { notFound } from '../http/problem.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Heard, PublishedRoutes } from '../routes/published-routes.ts';
import type { Releases } from './releases.ts';

type Parts = { releases: Releases; published: Pick<PublishedRoutes, 'of'>; limits: RateLimits; hops: number };
type Asked = FastifyRequest<{ Params: { service: string } }>;

export const heardView = (heard: Heard | null): ServiceHeardView | null =>
  heard && { build: heard.build, heard_at: taipeiIso(heard.at), calls: heard.rows, left_out: heard.leftOut };

/** What this gateway heard of a service, for who may release it: with or without a remote, the bearer of a token of its name. */
export function serviceRoutes(app: FastifyInstance, { releases, published, limits, hops }: Parts): void {
  const path = `${gatewayPaths.releases}/services/:service`;
  app.get(path, async (request: Asked) => {
    request.note.route = path;
    await limits.count('partner', networkOf(clientAddress(request.raw, hops)));
    const { service } = request.params;
    if (!SERVICE_NAME.test(service)) throw notFound();
    await releases.tokens.holder(request.headers, service);
    return { service: heardView(published.of(service)) };
  });
}
