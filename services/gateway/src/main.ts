import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Env } from '@hub/nest-kit/config';
import { forCalls, openDatabase, readinessOf } from '@hub/nest-kit/db';
import { ServiceClient } from '@hub/nest-kit/http';
import { parseRings } from '@hub/nest-kit/keys';
import { createLog, type Log } from '@hub/nest-kit/log';
import { runWhenEntry, type Running } from '@hub/nest-kit/process';
import { openRedis } from '@hub/nest-kit/redis';
import { flushesEachCommit, neverEvicts, Safeguards } from '@hub/nest-kit/safeguards';
import type { TokenRings } from '@hub/nest-kit/tokens';
import { AppModule } from './app.module.ts';
import { StaffSessions } from './callers/staff-sessions.ts';
import { TokenCallers } from './callers/token-callers.ts';
import { Authenticate } from './callers/authenticate.ts';
import { gatewayConfig, type GatewayConfig } from './config.ts';
import { schema } from './data-source.ts';
import { docsRoutes } from './docs/docs.routes.ts';
import { Readiness } from './health/readiness.ts';
import { baseHeaders } from './http/security-headers.ts';
import { startServer } from './http/server.ts';
import { UploadSemaphore } from './limits/upload-semaphore.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { LiveHub } from './live/live-hub.ts';
import { liveRoutes } from './live/live.routes.ts';
import { FrameHosts } from './pages/frame-hosts.ts';
import { PagePictures } from './pages/page-pictures.ts';
import { pageRoutes } from './pages/page.routes.ts';
import { apiRoutes } from './proxy/api.routes.ts';
import { Upstreams } from './proxy/upstreams.ts';
import { Registry } from './registry/registry.ts';
import { reportRoutes } from './reports/report.routes.ts';
import { PublishedRoutes } from './routes/published-routes.ts';
import { RouteTable } from './routes/route-table.ts';
import { KnownBuilds } from './signal/known-builds.ts';
import { Signal } from './signal/signal.ts';
import { signalRoutes } from './signal/signal.routes.ts';
import { Site } from './site/site-data.ts';
import { BuildFiles } from './static/build-files.ts';
import { staticRoutes } from './static/static.routes.ts';

const CLOSE_BUDGET_MS = 24_000;
const wordsOf = (text: string) => text.split(' ').filter(Boolean);

export async function start(env: Env): Promise<Running> {
  const config = gatewayConfig(env);
  const log = createLog('gateway', config.LOG_LEVEL, config.BUILD);
  const source = await openDatabase(config.DATABASE_URL, schema, 4, forCalls);
  const cache = config.REDIS_CACHE_URL;
  const redisUrl = cache ?? config.REDIS_QUEUE_URL;
  // What calls of one moment are counted by goes in one message.
  const redis = openRedis(redisUrl, log, { enableAutoPipelining: true });
  const hub = new LiveHub(openRedis(redisUrl, log));
  const urls = JSON.parse(config.SERVICE_URLS) as Record<string, string>;
  const services = new ServiceClient('gateway', urls, parseRings(config.IDENTITY_KEYS));
  // Its own: a service that does not tell its rows is not away for anybody else.
  const asking = new ServiceClient('gateway', urls, parseRings(config.IDENTITY_KEYS));
  const upstreams = new Upstreams(urls);
  const registry = new Registry(source, log);
  const strict = config.HUB_ENV === 'production';
  // A cache of its own may drop what it likes.
  const guards = [flushesEachCommit(source), ...(cache ? [] : [neverEvicts(redis)])];
  const safeguards = new Safeguards(guards, { log, strict });
  const readiness = new Readiness(readinessOf(source), registry, redis, strict, safeguards);
  await registry.live();
  const signal = new Signal(source, log);
  signal.start();
  const known = new KnownBuilds(source, registry, log);
  const table = new RouteTable();
  const names = Object.keys(urls);
  const published = new PublishedRoutes({ source, services: asking, table, log, names, everyMs: config.ROUTES_MS });
  await published.start();
  const server = await startServer({
    module: AppModule.for(readiness),
    host: config.HOST,
    port: config.PORT,
    log,
    headers: baseHeaders(config.PUBLIC_URL.startsWith('https:')),
    isClosing: () => readiness.isClosing,
    routes: routesOf({ config, log, redis, hub, services, upstreams, registry, readiness, table, signal, known }),
  });
  return {
    name: 'gateway',
    url: server.url,
    close: async () => {
      readiness.close();
      await safeguards.close();
      await sleep(config.DRAIN_MS);
      hub.close();
      await server.close(CLOSE_BUDGET_MS - config.DRAIN_MS);
      await published.close();
      await upstreams.close();
      await services.close();
      await asking.close();
      await signal.close();
      redis.disconnect();
      await source.destroy();
    },
  };
}

type Parts = {
  config: GatewayConfig;
  log: Log;
  redis: Redis;
  hub: LiveHub;
  services: ServiceClient;
  upstreams: Upstreams;
  registry: Registry;
  readiness: Readiness;
  table: RouteTable;
  signal: Signal;
  known: KnownBuilds;
};

function routesOf(parts: Parts) {
  const { config, log, redis, hub, services, upstreams, registry, readiness, table } = parts;
  const hops = config.TRUST_PROXY_HOPS;
  const rings = parseRings(config.IDENTITY_KEYS);
  const limits = new RateLimits(redis, config.LIMIT_FACTOR);
  const turns = new UploadSemaphore();
  const tokens = new TokenCallers(parseRings(config.TOKEN_KEYS) as TokenRings, services);
  const askers = new Authenticate(tokens, new StaffSessions(services), new URL(config.PUBLIC_URL).origin);
  const isClosing = () => readiness.isClosing;
  const captcha = { provider: config.CAPTCHA_PROVIDER, origin: config.CAPTCHA_ORIGIN };
  const own = { name: config.SITE_NAME, demo: config.SITE_DEMO };
  return (app: FastifyInstance): void => {
    void app.register(async (api) => {
      passBodiesUnread(api);
      apiRoutes(api, { finder: table, limits, turns, askers, upstreams, rings, hops, isClosing });
    });
    void app.register(async (reports) => {
      readAnyJson(reports);
      reportRoutes(reports, { limits, registry, log, hops });
      signalRoutes(reports, { ...parts, limits, hops });
    });
    liveRoutes(app, { hub, tokens, askers, limits, hops });
    docsRoutes(app, { limits, hops });
    staticRoutes(app, new BuildFiles(config.STATIC_ROOT));
    const pictures = new PagePictures({ services, tokens, limits });
    pageRoutes(app, {
      registry,
      site: new Site(services, log),
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
