import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { openIdentity, type InternalIdentity } from '@hub/nest-kit/identity';
import { testRings } from '@hub/nest-kit/testing';
import type { ServiceName } from '@hub/contracts/shared';

export type Seen = {
  line: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** What the signed header says; null when it is missing or forged. */
  identity: InternalIdentity | null;
};
export type Answer = (seen: Seen, response: ServerResponse, request: IncomingMessage) => void;
/** Answers a call whose body it reads itself, or not at all. */
type StreamAnswer = (request: IncomingMessage, response: ServerResponse) => void;

/** A service of ours as a bare HTTP server: it writes down every call and answers from a table that may change. */
export async function tinyService(name: ServiceName, routes: Record<string, Answer> = {}) {
  const ledger: Seen[] = [];
  const streams: Record<string, StreamAnswer> = {};
  const sockets = new Set<Socket>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const stream = streams[`${request.method} ${request.url?.split('?')[0]}`];
    if (stream) return stream(request, response);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const url = request.url ?? '';
    const seen: Seen = {
      line: `${request.method} ${url.split('?')[0]}`,
      url,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
      identity: openIdentity(testRings[name]!, name, request.headers['x-hub-identity']),
    };
    ledger.push(seen);
    const own = routes[seen.line] ?? routes['*'];
    if (own) own(seen, response, request);
    else json(response, { by: name });
  };
  const make = () => {
    const server = createServer((request, response) => void answer(request, response));
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    return server;
  };
  let server = make();
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((done) => server.close(() => done()));
  };
  return {
    url: `http://127.0.0.1:${port}`,
    routes,
    streams,
    ledger,
    calls: (line: string) => ledger.filter((seen) => seen.line === line),
    stop,
    again: async () => {
      server = make();
      await listen(port);
    },
  };
}

export function json(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
