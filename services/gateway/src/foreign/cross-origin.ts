import { CAPTCHA_HEADER, gatewayPaths, isStaffAddress } from '@hub/contracts/shared';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ForeignHosts } from './foreign-hosts.ts';

const KNOWN_S = 600;
const METHODS = 'GET, HEAD, POST, PUT, DELETE';
const SENT = 'accept-language, content-type, idempotency-key, if-match, x-auth-token';
const READ = ['content-disposition', 'date', 'etag', 'retry-after', 'x-auth-token', 'x-request-id', CAPTCHA_HEADER];

const closed = ['/api/partner/', gatewayPaths.releases, gatewayPaths.docs];

function isOpen(url: string): boolean {
  if (!url.startsWith('/api/') && !url.startsWith('/media/')) return false;
  return !isStaffAddress(url) && !closed.some((path) => url.startsWith(path));
}

/** Pages of the origins that games named may call what players may. Never with cookies: no answer allows credentials. */
export function crossOrigin(hosts: ForeignHosts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { headers, method, url } = request;
    if (!isOpen(url)) return;
    await hosts.look(headers);
    if (hosts.isEmpty) return;
    // Whoever keeps the answer to one page must not give it to another.
    void reply.header('vary', 'Origin');
    if (!hosts.gamesOf(headers)) return;
    void reply.headers({
      'access-control-allow-origin': headers.origin,
      'access-control-expose-headers': READ.join(', '),
    });
    if (method !== 'OPTIONS' || !headers['access-control-request-method']) return;
    request.note.route = 'preflight';
    await reply
      .headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': SENT,
        'access-control-max-age': KNOWN_S,
      })
      .status(204)
      .send();
  };
}
