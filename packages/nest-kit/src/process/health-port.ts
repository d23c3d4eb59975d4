import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Health = { ready(): Promise<string | null>; metrics(): string };
type Place = { HOST: string; PORT: number };

function answer(response: ServerResponse, status: number, body: object | string): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/plain; version=0.0.4' : 'application/json; charset=utf-8';
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

/** `/healthz`, `/readyz` and `/metrics` of a process that answers nothing else. */
export async function openHealthPort({ HOST, PORT }: Place, { ready, metrics }: Health) {
  const server = createServer((request, response) => {
    const told = async () => {
      if (request.url === '/healthz') return answer(response, 200, { status: 'ok' });
      if (request.url === '/metrics') return answer(response, 200, metrics());
      if (request.url !== '/readyz') return answer(response, 404, { msg: 'not found' });
      const why = await ready();
      answer(response, why ? 503 : 200, why ? { msg: why } : { status: 'ok' });
    };
    told().catch(() => answer(response, 503, { msg: 'unknown' }));
  });
  await new Promise<void>((done, failed) => server.once('error', failed).listen(PORT, HOST, done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
