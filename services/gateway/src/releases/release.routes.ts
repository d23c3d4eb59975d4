import { releaseMove } from '@hub/contracts/releases';
import { gatewayPaths } from '@hub/contracts/shared';
import type { BuildDescriptor } from '@hub/federation/descriptor';
import type { Db } from '@hub/nest-kit/db';
import { AppError, InvalidInput, checked } from '@hub/nest-kit/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { notFound } from '../http/problem.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { BadDescriptor } from '../registry/check-descriptor.ts';
import type { PublishedRoutes } from '../routes/published-routes.ts';
import type { BuildStore } from '../static/build-store.ts';
import { isArea, jsonOf, pageBefore } from './read-request.ts';
import { PREVIEW, sealPreview } from './preview-link.ts';
import { PublishVersion } from './publish-version.ts';
import type { Releases } from './releases.ts';
import { areaReleases, earlierRelease, publishedBuilds, releaseEvents } from './read-releases.ts';
import { heardView } from './service.routes.ts';

export type ReleaseParts = { releases: Releases; limits: RateLimits; hops: number };
type TeamParts = ReleaseParts & { published: Pick<PublishedRoutes, 'of'> };

const FILE_BYTES = 8 * 1024 * 1024;
const DESCRIPTOR_BYTES = 2 * 1024 * 1024;
const BUILD = /^[A-Za-z0-9_-]{1,40}$/;
const FILE =
  /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/){0,4}[A-Za-z0-9_-][A-Za-z0-9_.-]*\.(?:js|mjs|css|json|txt|map|svg|png|jpe?g|gif|webp|avif|woff2)(?:\.br|\.gz)?$/;

type Named = { area: string; build: string; '*': string };
type Asked = FastifyRequest<{ Params: Named; Querystring: { before?: string } }>;

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
export function releaseRoutes(app: FastifyInstance, { releases, published: services, limits, hops }: TeamParts): void {
  const { db, store, registry, changes, tokens, ring, publicUrl } = releases;
  const base = gatewayPaths.releases;

  const enter = async (request: FastifyRequest, reading = false) => {
    request.note.route = request.routeOptions.url ?? base;
    await limits.count('partner', networkOf(clientAddress(request.raw, hops)));
    const { area = '', build } = request.params as Partial<Named>;
    if ((area || !reading) && !isArea(area)) throw notFound();
    if (build !== undefined && !BUILD.test(build)) throw notFound();
    return { by: await tokens.holder(request.headers, reading ? null : area), area, build: build ?? '' };
  };

  app.get(base, async (request) => {
    await enter(request, true);
    return { areas: await areaReleases(db.source) };
  });

  app.get(`${base}/:area`, async (request: Asked) => {
    const { area } = await enter(request, true);
    const [release] = await areaReleases(db.source, area);
    if (!release) throw notFound();
    const before = pageBefore(request.query.before);
    const [events, builds, back] = await Promise.all([
      releaseEvents(db.source, area, before),
      publishedBuilds(db.source, area),
      earlierRelease(db.source, area),
    ]);
    return { ...release, events, builds, back, service: heardView(services.of(area)) };
  });

  app.put(`${base}/:area/builds/:build/files/*`, { bodyLimit: FILE_BYTES }, async (request: Asked, reply) => {
    const { area, build } = await enter(request);
    const name = request.params['*'];
    if (!store.isShared) throw new AppError(503, { msg: { code: 'STORE_MISSING' } });
    if (!FILE.test(name)) throw new InvalidInput({ file: { code: 'FILE_NAME' } });
    if (await isPublished(db, area, build)) throw new AppError(409, { msg: { code: 'BUILD_TAKEN' } });
    if (!Buffer.isBuffer(request.body)) throw new InvalidInput({ msg: { code: 'BODY_MALFORMED' } });
    await store.put(`/r/${area}/${build}/${name}`, request.body);
    return reply.status(204).send();
  });

  app.put(`${base}/:area/builds/:build`, { bodyLimit: DESCRIPTOR_BYTES }, async (request: Asked) => {
    const { by, area, build } = await enter(request);
    const descriptor = jsonOf(request.body) as BuildDescriptor;
    if (descriptor?.area !== area || descriptor.build !== build)
      throw new InvalidInput({ msg: { code: 'BODY_MALFORMED' } });
    if (!store.isShared) throw new AppError(503, { msg: { code: 'STORE_MISSING' } });
    return { ...(await published(db, by, store, descriptor)), ...(await stateOf(db, area)) };
  });

  app.post(`${base}/:area/builds/:build/preview`, async (request: Asked) => {
    const { area, build } = await enter(request);
    if (!(await isPublished(db, area, build))) throw new AppError(404, { msg: { code: 'BUILD_UNKNOWN' } });
    const found = await registry.version(area, build);
    const page = found?.build.routes.find((pattern) => !/[:*]/.test(pattern)) ?? '/';
    return { url: `${new URL(page, publicUrl)}?${PREVIEW}=${sealPreview(ring, area, build)}` };
  });

  app.post(`${base}/:area/moves`, async (request: Asked) => {
    const { by, area } = await enter(request);
    const move = await checked(releaseMove, jsonOf(request.body));
    await changes.move(area, move, { by, reason: move.reason });
    registry.expire();
    return stateOf(db, area);
  });
}

async function published(db: Db, by: string, store: BuildStore, descriptor: BuildDescriptor) {
  try {
    return await new PublishVersion(db, by, (address) => store.read(address)).publish(descriptor);
  } catch (error) {
    if (!(error instanceof BadDescriptor)) throw error;
    throw new InvalidInput({ msg: { code: 'BUILD_BAD', params: { faults: error.message.slice(0, 2000) } } });
  }
}

async function isPublished(db: Db, area: string, build: string): Promise<boolean> {
  const rows: unknown[] = await db.source.query('SELECT 1 FROM remote_version WHERE area = ? AND build = ?', [
    area,
    build,
  ]);
  return rows.length > 0;
}

async function stateOf(db: Db, area: string) {
  const [state] = await areaReleases(db.source, area);
  if (!state) throw notFound();
  return state;
}

/** Files and descriptors come as they are. */
export function readBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
}
