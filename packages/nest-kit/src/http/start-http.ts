import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PublishedRole } from '@hub/contracts/published-roles';
import { languageFor, sentenceOf, sharedTexts, type Texts } from '@hub/contracts/shared';
import type { PlainSettings } from '../config/base-config.ts';
import type { KeyRing } from '../config/keys.ts';
import { openIdentity, IDENTITY_HEADER } from '../identity/internal-identity.ts';
import type { UploadFolder } from '../files/upload-folder.ts';
import type { RecordRefusals } from '../audit/record-refusals.ts';
import type { Log } from '../log/logger.ts';
import { asRequest } from '../log/request-id.ts';
import { Counts, processMetrics } from '../process/counts.ts';
import type { Health } from '../process/health-port.ts';
import { Safeguards, type Safeguard } from '../process/safeguards.ts';
import { SERVICE_IDLE_MS } from './keep-alive.ts';
import { receiveForms } from './multipart-routes.ts';
import { captureSignedBytes } from './raw-bytes.ts';
import { ProblemFilter } from './problem.filter.ts';
import { publishedRows, publishRoutes } from './published-calls.ts';

export type ServerOptions = {
  /** null when ready, otherwise why not. */
  ready: () => Promise<string | null>;
  /** What the stores must keep to; without it a `strict` process is not ready. */
  safeguards?: readonly Safeguard[];
  refusals?: RecordRefusals;
};

export type HttpOptions = Partial<ServerOptions> & {
  service: string;
  module: Parameters<typeof NestFactory.create>[0];
  host: string;
  port: number;
  /** What runs here, as it tells. */
  build?: string;
  /** Its own, beside those of the platform. */
  roles?: readonly PublishedRole[];
  /** Another process may listen there too. */
  shared?: boolean;
  /** It does not listen before it is ready. */
  readyFirst?: boolean;
  drainMs?: number;
  log: Log;
  ring: KeyRing;
  texts: Texts;
  /** Of a process whose module opens the stores: asked once they are open. */
  standing?: (app: INestApplicationContext) => ServerOptions;
  strict?: boolean;
  bodyKb?: number;
  /** Where the routes under `@TakesFiles` receive; whoever opened it closes it. */
  uploads?: UploadFolder;
};

type PlaceConfig = Pick<
  PlainSettings,
  'HOST' | 'PORT' | 'HUB_ENV' | 'BUILD' | 'LISTEN_SHARED' | 'LISTEN_READY' | 'DRAIN_MS'
>;
export const listenOptions = (config: PlaceConfig) => ({
  host: config.HOST,
  port: config.PORT,
  build: config.BUILD,
  shared: config.LISTEN_SHARED,
  readyFirst: config.LISTEN_READY,
  drainMs: config.DRAIN_MS,
  strict: config.HUB_ENV === 'production',
});

export type StartedHttp = { app: NestFastifyApplication; url: string; close(): Promise<void> };

const IDLE_LOOK_MS = 50;
const READY_MS = 20_000;
const READY_LOOK_MS = 200;

const OPEN = ['/healthz', '/readyz', '/metrics'];
const ridOf = ({ hub, id }: FastifyRequest) => hub?.rid || id;

type Noting = { log: Log; counts: Counts };

class PlainAdapter extends FastifyAdapter {
  override mapException(error: unknown): unknown {
    return error;
  }
}

const noteAnswers =
  ({ log, counts }: Noting) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const ms = Math.round(reply.elapsedTime);
    const code = reply.getHeader('x-hub-code');
    const { url: route, config } = request.routeOptions;
    if (!config.quiet && !OPEN.includes(request.url)) counts.answered(reply.statusCode, ms);
    const level = config.quiet && reply.statusCode < 400 ? 'debug' : 'info';
    log[level]({ rid: ridOf(request), route, status: reply.statusCode, ms, code }, 'request');
    done();
  };

export async function startHttp(options: HttpOptions): Promise<StartedHttp> {
  const { service, log, ring, build = 'unnamed' } = options;
  const adapter = new PlainAdapter({
    bodyLimit: (options.bodyKb ?? 64) * 1024,
    genReqId: () => randomUUID(),
    keepAliveTimeout: SERVICE_IDLE_MS,
    forceCloseConnections: 'idle',
    // A call that is already here is answered: the last ones arrive while the process closes.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    // Addresses that the router itself refuses: bad escapes, parts of more than 100 signs.
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const msg = sentenceOf(sharedTexts, 'NOT_FOUND', languageFor(request.headers['accept-language']));
      void reply.status(404).header('x-hub-code', 'NOT_FOUND').send({ msg });
    },
  });
  const fastify = adapter.getInstance();
  await receiveForms(fastify, options.uploads);
  const counts = new Counts();
  let closing = false;
  fastify.addHook('onRequest', (request, reply, done) => {
    const header = request.headers[IDENTITY_HEADER];
    const identity = openIdentity(ring, service, header);
    if (identity) request.hub = identity;
    if (closing) void reply.header('connection', 'close');
    const open = identity || OPEN.includes(request.url);
    if (open) asRequest(ridOf(request), done);
    else void reply.status(403).send({ msg: 'no identity' });
  });
  // Reading a body leaves the request's own course.
  fastify.addHook('preHandler', (request, _reply, done) => asRequest(ridOf(request), done));
  captureSignedBytes(fastify);
  fastify.addHook('onResponse', noteAnswers({ log, counts }));
  const app = await NestFactory.create<NestFastifyApplication>(options.module, adapter, {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  const { ready, refusals, safeguards: guards = [] }: Partial<ServerOptions> = options.standing?.(app) ?? options;
  const safeguards = new Safeguards(guards, { log, strict: options.strict ?? false });
  tellHealth(fastify, {
    safeguards,
    ready: async () => (closing ? 'closing' : ((await ready?.()) ?? null)),
    metrics: () => processMetrics(build) + counts.metrics() + safeguards.metrics(),
  });
  publishRoutes(fastify, publishedRows(app), { service, build, ring, roles: options.roles ?? [] });
  app.useGlobalFilters(new ProblemFilter({ ...sharedTexts, ...options.texts }, log, refusals));
  const close = async () => {
    closing = true;
    await safeguards.close();
    await drain(fastify.server, options);
    await closeSoon(app);
  };
  try {
    await listen(app, options, ready);
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = fastify.server.address() as AddressInfo;
  const url = `http://${options.host}:${port}`;
  log.info({ url }, 'listening');
  return { app, url, close };
}

type Place = Pick<HttpOptions, 'host' | 'port' | 'shared' | 'readyFirst'>;

async function listen(
  app: NestFastifyApplication,
  { host, port, shared, readyFirst }: Place,
  ready?: ServerOptions['ready'],
): Promise<void> {
  for (const until = performance.now() + READY_MS; readyFirst && ready; await sleep(READY_LOOK_MS)) {
    const why = await ready();
    if (why === null) break;
    if (performance.now() > until) throw new Error(`not ready within ${READY_MS / 1000} s: ${why}`);
  }
  await app.listen({ port, host, ...(shared && { reusePort: true }) });
}

type Telling = Health & { safeguards: Safeguards };

function tellHealth(fastify: FastifyInstance, { safeguards, ready, metrics }: Telling): void {
  fastify.get('/healthz', () => ({ status: 'ok' }));
  fastify.get('/readyz', async (_, reply) => {
    const why = (await ready()) ?? safeguards.reason();
    if (why) return reply.status(503).send({ msg: why });
    const warning = safeguards.missing();
    return { status: 'ok', ...(warning && { warning }) };
  });
  fastify.get('/metrics', (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics()));
}

/**
 * Callers leave by themselves: each answer of now ends its line, and a line that is idle they end after `CALLER_IDLE_MS`. A call
 * that is sent into a line which ends just then would be lost. Where the next process listens already nobody new comes here.
 */
async function drain(server: Server, { shared, drainMs = 0 }: Pick<HttpOptions, 'shared' | 'drainMs'>): Promise<void> {
  if (!shared || drainMs === 0 || !server.listening) return sleep(drainMs);
  const empty = once(server, 'close');
  // The server's own would end its idle lines at once.
  NetServer.prototype.close.call(server);
  const until = performance.now() + drainMs;
  const look = setInterval(() => performance.now() > until && server.closeIdleConnections(), IDLE_LOOK_MS);
  await empty;
  clearInterval(look);
}

/** A connection whose answer ended a moment before is not idle yet, and would be waited for as long as it is kept alive. */
async function closeSoon(app: NestFastifyApplication): Promise<void> {
  const { server } = app.getHttpAdapter().getInstance();
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
  }
}
