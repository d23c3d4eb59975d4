import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BadCall, json, type Answer } from './answers.ts';
import { findRoute, type Routes } from './routes.ts';
import { send } from './send.ts';

export type Web = { url: string; close(): Promise<void> };
export type WebOptions = {
  host: string;
  /** 0 for a free one. */
  port: number;
  /** For the person at this machine and for tests; no page of another site gets at them. */
  own: Routes;
  /** What the simulated product shows to other sites: scripts, frames, calls. */
  open?: Routes;
  /** Added to the content security policy of every answer, which allows nothing but inline styles. */
  csp?: string;
};

const LOCAL_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LARGEST_BODY = 65_536;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new BadCall('body too large', 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Another site's page in the same browser must neither read nor change anything here; it may link here. */
function isFromHere({ headers, method }: IncomingMessage): boolean {
  const fromElsewhere = headers['sec-fetch-site'] === 'cross-site';
  return !fromElsewhere || (method === 'GET' && headers['sec-fetch-dest'] === 'document');
}

async function answer(request: IncomingMessage, response: ServerResponse, options: WebOptions): Promise<Answer> {
  if (!LOCAL_NAMES.test(request.headers.host ?? '')) return json({ msg: 'local use only' }, 403);
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  const method = request.method ?? 'GET';
  const open = findRoute(options.open ?? {}, method, pathname);
  if (open) response.setHeader('cross-origin-resource-policy', 'cross-origin');
  const found = open ?? findRoute(options.own, method, pathname);
  if (!found) return json({ msg: 'no such address' }, 404);
  if (!open && !isFromHere(request)) return json({ msg: 'local use only' }, 403);
  const type = request.headers['content-type'] ?? '';
  const raw = await readBody(request);
  return found.route({
    params: found.params,
    query,
    method,
    path: request.url ?? '/',
    headers: request.headers,
    type,
    raw,
    body: raw.toString('utf8'),
    hangUp: () => response.destroy(),
  });
}

const faultOf = (error: unknown): Answer =>
  json({ msg: error instanceof Error ? error.message : 'failed' }, error instanceof BadCall ? error.status : 500);

/** The addresses of a simulator, for this machine only: it answers under no name but a local one. */
export async function startWeb(options: WebOptions): Promise<Web> {
  const { host, port, csp = '' } = options;
  const server = createServer((request, response) => {
    answer(request, response, options)
      .catch(faultOf)
      .then((given) => send(response, given, csp))
      .catch(() => response.destroy());
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => done());
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
