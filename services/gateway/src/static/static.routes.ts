import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../http/accepted-encoding.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { BuildFiles } from './build-files.ts';
import { GuidePictures } from './guide-pictures.ts';
import { siteIcon } from './site-icon.ts';

const YEAR_S = 31_536_000;
const DAY_S = 86_400;
const robots = 'User-agent: *\nDisallow: /api/\nDisallow: /media/\nDisallow: /staff\n';

type Parts = { files: BuildFiles; limits: RateLimits; hops: number };

/** A missing script is answered as plain text, never as a page. */
export function staticRoutes(app: FastifyInstance, { files, limits, hops }: Parts): void {
  app.get('/r/*', async (request: FastifyRequest, reply: FastifyReply) => {
    request.note.route = '/r/*';
    const path = request.url.split('?', 1)[0] ?? '';
    const count = () => limits.count('read', networkOf(clientAddress(request.raw, hops)));
    const file = await files.find(path, acceptedEncodings(request.headers['accept-encoding']), count);
    if (!file) return reply.status(404).type('text/plain; charset=utf-8').send('not found\n');
    // Other hosts may mount a remote too: what is public for everybody is public for their pages.
    void reply.headers({
      'cache-control': file.isCompared ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
      'content-length': file.size,
      'content-type': file.type,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    });
    if (file.encoding !== 'identity') void reply.header('content-encoding', file.encoding);
    return reply.send(file.body);
  });

  for (const address of ['/favicon.ico', '/favicon.svg']) {
    app.get(address, (request, reply) => {
      request.note.route = address;
      void reply.header('cache-control', `public, max-age=${DAY_S}`).type('image/svg+xml; charset=utf-8');
      return reply.send(siteIcon);
    });
  }

  const guides = new GuidePictures();
  app.get('/guide/*', async (request, reply) => {
    request.note.route = '/guide/*';
    const picture = await guides.find(request.url.split('?', 1)[0] ?? '');
    if (!picture) return reply.status(404).type('text/plain; charset=utf-8').send('not found\n');
    void reply.header('cache-control', `public, max-age=${DAY_S}`).type('image/jpeg');
    return reply.send(picture);
  });

  app.get('/robots.txt', (request, reply) => {
    request.note.route = '/robots.txt';
    void reply.header('cache-control', `public, max-age=${DAY_S}`).type('text/plain; charset=utf-8');
    return reply.send(robots);
  });
}
