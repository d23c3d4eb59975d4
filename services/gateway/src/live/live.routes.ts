import { gatewayPaths } from '@hub/contracts/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '@hub/contracts/shared';
import { AppError, SessionExpired, TooMany } from '@hub/nest-kit/http';
import type { ForeignHosts } from '../foreign/foreign-hosts.ts';
import type { TokenCallers } from '../callers/token-callers.ts';
import type { Authenticate } from '../callers/authenticate.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import type { AtOnce } from '../limits/at-once.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { LiveHub, Listener } from './live-hub.ts';
import { topicsFor, wishOf } from './live-topics.ts';

export type LiveParts = {
  hub: LiveHub;
  tokens: TokenCallers;
  askers: Authenticate;
  hosts: Pick<ForeignHosts, 'guard'>;
  limits: RateLimits;
  /** Streams of one household. */
  streams: AtOnce;
  hops: number;
};

/** How often a listening staff member is looked at again. */
const RECHECK_MS = 30_000;
/** A stream ends by itself now and then, so that a withdrawn session does not listen for ever. */
const LONGEST_MS = 30 * 60_000;
/** A reader that does not read is let go. */
const UNREAD_LIMIT = 64 * 1024;

/** `GET /api/live`: changes of the caller's cases as server-sent events; topic and version, never content. */
export function liveRoutes(app: FastifyInstance, parts: LiveParts): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.note.route = gatewayPaths.live;
    const network = networkOf(clientAddress(request.raw, parts.hops));
    await parts.limits.count('read', network);
    const query = new URLSearchParams(request.url.split('?')[1]);
    const { who, until, wish, stillMay } = await listenerOf(parts, request, query);
    request.note.kind = who.kind;
    parts.hosts.guard(request.headers, who);
    const topics = topicsFor(who, wish);
    if (!(await parts.streams.take(network, reply.raw))) throw new TooMany(60);
    if (reply.raw.destroyed) return void reply.hijack();
    const watch = stillMay && watchOver(stillMay, () => reply.raw.end());
    stream(parts.hub, reply, topics, until, () => clearInterval(watch));
  };
  app.route({ method: 'GET', url: gatewayPaths.live, exposeHeadRoute: false, handler });
}

async function listenerOf({ askers, tokens }: LiveParts, request: FastifyRequest, query: URLSearchParams) {
  const longest = Date.now() + LONGEST_MS;
  if (query.has('staff_ticket')) {
    const stillMay = () => askers.listeningStaff(request.headers, request.id);
    const who: Principal = await stillMay();
    return { who, until: longest, wish: wishOf(query, 'staff_ticket'), stillMay };
  }
  const token = request.headers['x-auth-token'];
  if (!token) throw new SessionExpired();
  const caller = await tokens.read(String(token), request.id);
  const until = Math.min(longest, caller.until);
  return { who: caller.who, until, wish: wishOf(query, 'ticket'), stillMay: undefined };
}

/** An ended staff session hears no more than a moment longer; while identity is away, nobody is cut off. */
function watchOver(stillMay: () => Promise<unknown>, end: () => void): NodeJS.Timeout {
  const timer = setInterval(() => {
    stillMay().catch((error: unknown) => {
      if (error instanceof AppError) end();
    });
  }, RECHECK_MS);
  return timer.unref();
}

function stream(hub: LiveHub, reply: FastifyReply, topics: string[], until: number, closed: () => void): void {
  const { raw } = reply;
  const base = reply.getHeaders() as Record<string, string>;
  reply.hijack();
  raw.writeHead(200, {
    ...base,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 5000\n\n');
  const listener: Listener = {
    topics,
    push: (text) => {
      raw.write(text);
      if (raw.writableLength > UNREAD_LIMIT) raw.destroy();
    },
    end: () => raw.end(),
  };
  const timer = setTimeout(() => raw.end(), Math.max(0, until - Date.now()));
  raw.once('close', () => {
    clearTimeout(timer);
    hub.remove(listener);
    closed();
  });
  hub.add(listener);
}
