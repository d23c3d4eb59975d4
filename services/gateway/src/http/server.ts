import 'reflect-metadata';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asRequest, faultOf, type Log } from '@hub/nest-kit/log';
import type { Counts } from '@hub/nest-kit/metrics';
import { drain, endOnceSent } from '../proxy/body-gate.ts';
import { sendRestingPage } from '../pages/resting-page.ts';
import { languageOfCall, languageOfPage } from './language.ts';
import { forMachines, notFound, problemOf } from './problem.ts';
import { newNote } from './request-note.ts';
import { wantsPage } from './wants-page.ts';

export type ServerOptions = {
  module: DynamicModule;
  host: string;
  port: number;
  log: Log;
  counts: Counts;
  headers: Record<string, string>;
  isClosing(): boolean;
  routes(app: FastifyInstance): void;
};

export type Server = { url: string; close(withinMs: number): Promise<void> };

const KEEP_ALIVE_MS = 75_000;
const HEADERS_MS = 15_000;
/** As long as a service takes to read a form with files; how slowly a body may come is watched by `body-gate.ts`. */
const WHOLE_REQUEST_MS = 600_000;
const IDLE_SWEEP_MS = 250;
const PAGES = '/*';
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

export async function startServer(options: ServerOptions): Promise<Server> {
  const adapter = new FastifyAdapter({
    genReqId: () => randomUUID(),
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: WHOLE_REQUEST_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    multipart: false,
    skipMiddie: true,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5000 },
    // An address that cannot be read never reaches a hook.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers(options.headers).header('x-request-id', request.id);
      answer(error, request, reply);
    },
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  const sockets = openSockets(fastify);
  addHooks(fastify, options);
  await fastify.register(async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const status = answer(error, request, reply);
      if (status >= 500) options.log.error({ ...faultOf(error), rid: request.id, route: request.note.route }, 'failed');
    });
    options.routes(app);
    app.route({ method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], url: '/*', handler: refuse });
  });
  const nest = await NestFactory.create<NestFastifyApplication>(options.module, adapter, {
    logger: ['error', 'fatal'],
    abortOnError: false,
    bodyParser: false,
  });
  await nest.listen(options.port, options.host);
  const { port } = fastify.server.address() as AddressInfo;
  const url = `http://${options.host}:${port}`;
  options.log.info({ url }, 'listening');
  return { url, close: (withinMs) => close(nest, fastify, sockets, withinMs) };
}

const refuse = () => {
  throw notFound();
};

function addHooks(fastify: FastifyInstance, { headers, isClosing, log, counts }: ServerOptions): void {
  fastify.decorateRequest('note');
  fastify.decorateRequest('holder');
  fastify.addHook('onRequest', (request, reply, done) => {
    request.note = newNote();
    void reply.headers(headers).header('x-request-id', request.id);
    asRequest(request.id, done);
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing()) void reply.header('connection', 'close');
    done(null, payload);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    if (!quiet.has(url ?? '')) {
      const ms = Math.round(reply.elapsedTime);
      counts.answered(reply.raw.statusCode, ms, { area: request.note.area ?? 'site' });
      log.info({ rid: request.id, status: reply.raw.statusCode, ms, ...request.note }, 'request');
    }
    done();
  });
}

/** What is left of a body is read and thrown away, or the caller would get a reset in place of the answer. */
function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): number {
  const problem = problemOf(error, forMachines(request) ? null : languageOfCall(request.headers));
  if (request.note) request.note.code = problem.codes;
  if (problem.retryAfterS) void reply.header('retry-after', problem.retryAfterS);
  drain(request.raw);
  endOnceSent(reply.raw);
  // Who opened an address in a browser gets words, not a line of JSON.
  const opened = problem.status >= 500 && request.routeOptions?.url === PAGES && wantsPage(request);
  if (opened) void sendRestingPage(reply, problem.status, languageOfPage(request.headers), request.id);
  else void reply.status(problem.status).type('application/json; charset=utf-8').send(problem.body);
  return problem.status;
}

function openSockets({ server }: FastifyInstance): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Browsers open connections ahead and never use them; for Node those are not idle, so they are ended here. */
async function close(
  nest: NestFastifyApplication,
  { server }: FastifyInstance,
  sockets: Set<Socket>,
  withinMs: number,
): Promise<void> {
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, IDLE_SWEEP_MS);
  const force = setTimeout(() => server.closeAllConnections(), withinMs);
  try {
    await nest.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(force);
  }
}
