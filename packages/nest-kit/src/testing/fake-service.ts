import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeAnswer = { status?: number; body: unknown };

/**
 * Another service of ours in a test of one service: answers `/internal` calls from a table and keeps a ledger of them.
 * Routes may be replaced at any time; a missing one answers 503.
 */
export async function fakeService(routes: Record<string, (body: unknown, url: URL) => FakeAnswer>) {
  const ledger: { line: string; body: unknown }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://fake');
      const text = Buffer.concat(chunks).toString('utf8');
      const body: unknown = text ? JSON.parse(text) : undefined;
      const line = `${request.method} ${url.pathname}`;
      ledger.push({ line, body });
      const answer = routes[line]?.(body, url) ?? { status: 503, body: {} };
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    routes,
    ledger,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
