import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import type { Env } from '@hub/nest-kit/config';
import { readinessOf } from '@hub/nest-kit/db';
import { parseRings } from '@hub/nest-kit/keys';
import { createLog, type Log } from '@hub/nest-kit/log';
import { runWhenEntry, type Running } from '@hub/nest-kit/process';
import { flushesEachCommit, neverEvicts, Safeguards } from '@hub/nest-kit/safeguards';
import type { TokenRings } from '@hub/nest-kit/tokens';
import { AppModule } from './app.module.ts';
import { StaffSessions } from './callers/staff-sessions.ts';
import { TokenCallers } from './callers/token-callers.ts';
import { Authenticate } from './callers/authenticate.ts';
import { gatewayConfig, type GatewayConfig } from './config.ts';
import { crossOrigin } from './foreign/cross-origin.ts';
import { ForeignHosts } from './foreign/foreign-hosts.ts';
import { hostRoutes } from './foreign/host.routes.ts';
import { mountRoutes } from './foreign/mount.routes.ts';
import { docsRoutes } from './docs/docs.routes.ts';
import { Readiness } from './health/readiness.ts';
import { baseHeaders } from './http/security-headers.ts';
import { startServer } from './http/server.ts';
import { AtOnce } from './limits/at-once.ts';
import { RateLimits } from './limits/rate-limits.ts';
import type { LiveHub } from './live/live-hub.ts';
import { liveRoutes } from './live/live.routes.ts';
import { FrameHosts } from './pages/frame-hosts.ts';
import { PagePictures } from './pages/page-pictures.ts';
import { pageRoutes } from './pages/page.routes.ts';
import { apiRoutes } from './proxy/api.routes.ts';
import type { Registry } from './registry/registry.ts';
import { readBytes, registryRoute, releaseRoutes } from './releases/release.routes.ts';
import { localRemoteRoutes } from './releases/local-remote.routes.ts';
import { LocalRemotes } from './releases/local-remotes.ts';
import { Releases } from './releases/releases.ts';
import { serviceRoutes } from './releases/service.routes.ts';
import { staffReleaseRoutes } from './releases/staff-release.routes.ts';
import { reportRoutes } from './reports/report.routes.ts';
import { PublishedRoles } from './routes/published-roles.ts';
import { PublishedRoutes } from './routes/published-routes.ts';
import { RouteTable } from './routes/route-table.ts';
import { ServiceDirectory } from './routes/service-directory.ts';
import { NetworkShares } from './signal/network-shares.ts';
import { Signal } from './signal/signal.ts';
import { signalRoutes } from './signal/signal.routes.ts';
import { Site } from './site/site-data.ts';
import { BuildFiles } from './static/build-files.ts';
import type { BuildStore } from './static/build-store.ts';
import { PublishedIntegrities } from './static/published-integrities.ts';
import { staticRoutes } from './static/static.routes.ts';
import { openStores } from './stores.ts';

const CLOSE_BUDGET_MS = 24_000;
/** Of one household; a few phones of one family send two files each. */
const FILES_AT_ONCE = 12;
const STREAMS_AT_ONCE = 20;
/** Of one area; a team's client sends six files at a time. */
const UPLOADS_AT_ONCE = 24;
const wordsOf = (text: string) => text.split(' ').filter(Boolean);

export async function start(env: Env): Promise<Running> {
  const config = gatewayConfig(env);
  const log = createLog('gateway', config.LOG_LEVEL, config.BUILD);
  const directory = new ServiceDirectory(config, log);
  await directory.look();
  const stores = await openStores(config, log);
  const { source, redis, registry, store } = stores;
  const strict = config.HUB_ENV === 'production';
  // A cache of its own may drop what it likes.
  const guards = [flushesEachCommit(source), ...(config.REDIS_CACHE_URL ? [] : [neverEvicts(redis)])];
  const safeguards = new Safeguards(guards, { log, strict });
  const readiness = new Readiness(readinessOf(source), registry, redis, safeguards, config.BUILD);
  await registry.live();
  const signal = new Signal(source, log);
  signal.start();
  const ring = (parseRings(config.TOKEN_KEYS) as TokenRings).S;
  const releases = new Releases({ config, source, registry, store, signal, ring, log });
  releases.start();
  const { table, published } = await servicesRoutes(config, source, directory, log);
  const server = await startServer({
    module: AppModule.for(readiness),
    host: config.HOST,
    port: config.PORT,
    log,
    counts: readiness.counts,
    headers: baseHeaders(config.PUBLIC_URL.startsWith('https:')),
    isClosing: () => readiness.isClosing,
    routes: routesOf({ config, log, ...stores, directory, published, readiness, table, signal, releases }),
  });
  return {
    name: 'gateway',
    url: server.url,
    close: async () => {
      readiness.close();
      await safeguards.close();
      await sleep(config.DRAIN_MS);
      stores.hub.close();
      await server.close(CLOSE_BUDGET_MS - config.DRAIN_MS);
      await published.close();
      await directory.close();
      await releases.close();
      await signal.close();
      await stores.close();
    },
  };
}

async function servicesRoutes(
  { ROUTES_MS: everyMs }: GatewayConfig,
  source: DataSource,
  directory: ServiceDirectory,
  log: Log,
) {
  const table = new RouteTable();
  const roles = new PublishedRoles({ asking: directory.asking, log });
  const published = new PublishedRoutes({ source, directory, table, roles, log, everyMs });
  await published.start();
  return { table, published };
}

type Parts = {
  config: GatewayConfig;
  log: Log;
  redis: Redis;
  hub: LiveHub;
  directory: ServiceDirectory;
  published: PublishedRoutes;
  registry: Registry;
  readiness: Readiness;
  table: RouteTable;
  signal: Signal;
  releases: Releases;
  store: BuildStore;
};

function routesOf(parts: Parts) {
  const { config, log, redis, hub, directory, registry, readiness, table, releases, store } = parts;
  const { services, upstreams, rings } = directory;
  const hops = config.TRUST_PROXY_HOPS;
  const limits = new RateLimits(redis, config.LIMIT_FACTOR);
  const [files, streams] = [new AtOnce(redis, 'files', FILES_AT_ONCE), new AtOnce(redis, 'streams', STREAMS_AT_ONCE)];
  const uploads = new AtOnce(redis, 'uploads', UPLOADS_AT_ONCE);
  const tokens = new TokenCallers(parseRings(config.TOKEN_KEYS) as TokenRings, services);
  const askers = new Authenticate(tokens, new StaffSessions(services), new URL(config.PUBLIC_URL).origin);
  const local = new LocalRemotes(askers, releases.keys, config.PUBLIC_URL.startsWith('https:'));
  const isClosing = () => readiness.isClosing;
  const captcha = { provider: config.CAPTCHA_PROVIDER, origin: config.CAPTCHA_ORIGIN };
  const own = { name: config.SITE_NAME, demo: config.SITE_DEMO, mountSample: config.MOUNT_SAMPLE };
  const hosts = new ForeignHosts(config.FOREIGN_HOSTS, registry);
  const site = new Site(services, log);
  return (app: FastifyInstance): void => {
    app.addHook('onRequest', crossOrigin(hosts));
    void app.register(async (api) => {
      passBodiesUnread(api);
      apiRoutes(api, { finder: table, limits, files, askers, hosts, upstreams, rings, hops, isClosing });
    });
    void app.register(async (reports) => {
      readAnyJson(reports);
      reportRoutes(reports, { limits, registry, log, hops });
      const shares = new NetworkShares(config.CANARY_LEAST_MOUNTS, config.CANARY_WINDOW_MS);
      signalRoutes(reports, { ...parts, limits, shares, sample: config.MOUNT_SAMPLE, hops });
    });
    liveRoutes(app, { hub, tokens, askers, hosts, limits, streams, hops });
    docsRoutes(app, { limits, hops });
    mountRoutes(app, { hosts, registry, site, own, limits, hops });
    const published = new PublishedIntegrities(registry);
    const builds = new BuildFiles(config.STATIC_ROOT, store, (...asked) => published.of(...asked));
    staticRoutes(app, { files: builds, limits, hops });
    void app.register(async (area) => {
      readBytes(area);
      registryRoute(area, { releases, limits, hops });
      releaseRoutes(area, { releases, published: parts.published, signal: parts.signal, uploads, limits, hops });
      serviceRoutes(area, { releases, published: parts.published, limits, hops });
      staffReleaseRoutes(area, { releases, signal: parts.signal, askers, limits, hops });
      localRemoteRoutes(area, { releases, local, askers, limits, hops });
      hostRoutes(area, { releases, hosts, askers, limits, hops });
    });
    const pictures = new PagePictures({ services, tokens, limits });
    pageRoutes(app, {
      visitors: releases.visitors,
      local,
      registry,
      site,
      own,
      paymentForms: wordsOf(config.PAYMENT_FORM_ACTION),
      frames: new FrameHosts(services, log),
      captcha,
      pictures,
      hops,
    });
  };
}

/** A proxied body is a stream that only its service reads. */
function passBodiesUnread(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

function readAnyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, JSON.parse(String(text)));
    } catch {
      done(null, null);
    }
  });
}

await runWhenEntry(import.meta.url, start);
