import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { signatureHeaders } from '@hub/contracts/partner';
import type { Language, Route } from '@hub/contracts/shared';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import type { KeyRing } from '@hub/nest-kit/keys';
import { TemporarilyUnavailable } from '@hub/nest-kit/http';
import type { RequestPrincipal, Authenticate } from '../callers/authenticate.ts';
import type { ForeignHosts } from '../foreign/foreign-hosts.ts';
import { acceptedEncodings } from '../http/accepted-encoding.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { languageOfCall } from '../http/language.ts';
import { filesBusy, forMachines, notFound, problemOf } from '../http/problem.ts';
import type { AtOnce } from '../limits/at-once.ts';
import { bringsFiles } from '../limits/brings-files.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { RouteTable } from '../routes/route-table.ts';
import { expectsBody, gatedBody } from './body-gate.ts';
import { Packings } from './compression.ts';
import { headersForService } from './forwarded-headers.ts';
import { passOn } from './pass-on.ts';
import type { Upstreams } from './upstreams.ts';

export type ApiParts = {
  finder: Pick<RouteTable, 'find'>;
  limits: RateLimits;
  /** File calls of one household. */
  files: AtOnce;
  askers: Authenticate;
  hosts: Pick<ForeignHosts, 'guard' | 'pageOf'>;
  upstreams: Upstreams;
  rings: Record<string, KeyRing>;
  hops: number;
  isClosing(): boolean;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Whoever changes a session has it asked for anew: signed out, raised by the second factor, ended from another browser. */
const changesSession = ({ service, who, method }: Route) =>
  service === 'identity' && who === 'staff' && method !== 'GET';

/** What the caller says whose key it is: proven only by the service, so it may cost that key's red dots and nothing else. */
const keyNamed = (headers: IncomingHttpHeaders) => String(headers[signatureHeaders.key] ?? '').slice(0, 64);

export function apiRoutes(app: FastifyInstance, parts: ApiParts): void {
  const packings = new Packings();

  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const route = parts.finder.find(request.method, request.url.split('?', 1)[0] ?? '');
    if (!route) throw notFound();
    request.note.route = route.path;
    request.note.area = route.service;
    const network = networkOf(clientAddress(request.raw, parts.hops));
    await parts.limits.count(route.limit, network);
    if (route.limit === 'partner') await parts.limits.count('partnerKey', keyNamed(request.headers));
    const hasBody = expectsBody(request.raw, route);
    const asker = await parts.askers.of(route, request.headers, request.id);
    request.note.kind = asker.who.kind;
    parts.hosts.guard(request.headers, asker.who);
    const renewed = await asker.renew();
    const files = hasBody && bringsFiles(route, request.raw);
    if (files && !(await parts.files.take(network, reply.raw))) throw filesBusy();
    forward(parts, packings, { request, reply, route, asker, network, hasBody, files, renewed });
  };
  for (const url of ['/api/*', '/media/*']) app.route({ method: [...METHODS], url, handler });
}

type Accepted = {
  request: FastifyRequest;
  reply: FastifyReply;
  route: Route;
  asker: RequestPrincipal;
  network: string;
  hasBody: boolean;
  files: boolean;
  renewed: string | null;
};

function forward(
  parts: ApiParts,
  packings: Packings,
  { request, reply, route, asker, network, hasBody, files, renewed }: Accepted,
): void {
  // Gone while we asked who it is: nobody is left to answer.
  if (reply.raw.destroyed) return void reply.hijack();
  const lane = files ? 'files' : route.limit === 'media' ? 'media' : 'calls';
  const upstream = parts.upstreams.of(route.service, lane);
  const ring = parts.rings[route.service];
  if (!ring) throw new TemporarilyUnavailable();
  const language = languageOfCall(request.headers);
  const headers = headersForService(request.headers, route, hasBody);
  headers['accept-language'] = language;
  const token = route.passToken && asker.token ? { token: asker.token } : {};
  const page = parts.hosts.pageOf(route.service, request.headers);
  headers[IDENTITY_HEADER] = sealIdentity(ring, route.service, {
    who: asker.who,
    rid: request.id,
    ip: network,
    ...token,
    ...(page && { page }),
  });
  const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding']);
  const own = reply.getHeaders();
  reply.hijack();
  const call = {
    service: route.service,
    method: request.method as Dispatcher.HttpMethod,
    path: request.url,
    headers,
    body: hasBody ? gatedBody(request.raw, route.bodyKb * 1024) : null,
    packing: packings.of(route, { who: asker.who, encoding, address: request.url, language }),
    answerMs: route.answerMs,
  };
  passOn(upstream, call, reply.raw, {
    headersFor: (status) => {
      if (changesSession(route)) parts.askers.forgetStaff(request.headers);
      const token = renewed && status !== 401 ? { 'x-auth-token': renewed } : {};
      return { ...own, ...token, ...(parts.isClosing() ? { connection: 'close' } : {}) };
    },
    coded: (code) => {
      request.note.code = code;
    },
    failed: (error, reason) => {
      request.note.code = reason === error ? undefined : String((reason as { code?: unknown }).code ?? reason.name);
      answerProblem(reply, own, error, forMachines(request) ? null : language);
    },
  });
}

/** Past the point where Fastify answers: the same map, written by hand. */
function answerProblem(reply: FastifyReply, own: object, error: Error, language: Language | null): void {
  const problem = problemOf(error, language);
  if (problem.retryAfterS) reply.raw.setHeader('retry-after', problem.retryAfterS);
  reply.raw.writeHead(problem.status, {
    ...own,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(problem.body),
  });
  reply.raw.end(problem.body);
}
