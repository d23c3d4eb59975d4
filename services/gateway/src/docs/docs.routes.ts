import { gatewayPaths } from '@hub/contracts/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../http/accepted-encoding.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { notFound } from '../http/problem.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { DocsFiles } from './docs-files.ts';

export type DocsParts = { limits: RateLimits; hops: number };

const FOR_EVER = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function docsRoutes(app: FastifyInstance, { limits, hops }: DocsParts): void {
  const files = new DocsFiles();

  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    request.note.route = gatewayPaths.docs;
    await limits.count('read', networkOf(clientAddress(request.raw, hops)));
    const [path = '', search] = request.url.split('?', 2);
    const file = await files.find(path.replace(/^\/api\/docs\/?/, ''));
    if (!file) throw notFound();
    const etag = `"${file.mark}"`;
    const asked = new URLSearchParams(search).get('v');
    void reply.headers({
      'cache-control': asked === file.mark ? FOR_EVER : SHORT,
      'content-security-policy': policy,
      etag,
      vary: 'Accept-Encoding',
    });
    if (String(request.headers['if-none-match'] ?? '').includes(etag)) return reply.status(304).send();
    const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type(file.type).send(await file.body(encoding));
  };
  for (const url of [gatewayPaths.docs, `${gatewayPaths.docs}/*`]) app.get(url, handler);
}
