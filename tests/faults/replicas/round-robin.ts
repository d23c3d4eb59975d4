import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const ANSWERED_BY = 'x-replica';

/** A balancer that knows nothing: each request goes to the next of its targets, and to another where none listens. */
export async function roundRobin(targets: readonly string[]) {
  let turn = 0;
  const [open, taken] = [targets.map(() => 0), targets.map(() => 0)];
  const pass = (incoming: IncomingMessage, response: ServerResponse, left: readonly string[]): void => {
    const [target, ...others] = left;
    if (!target) return void response.writeHead(502).end();
    const nth = targets.indexOf(target);
    const { hostname, port } = new URL(target);
    const { url: path, method, headers } = incoming;
    const forwarded = [headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', ');
    const outgoing = request(
      { hostname, port, path, method, headers: { ...headers, 'x-forwarded-for': forwarded }, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          [ANSWERED_BY]: String(nth),
        });
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    outgoing.once('socket', (socket) =>
      socket.once('connect', () => {
        open[nth]! += 1;
        taken[nth]! += 1;
        outgoing.once('close', () => (open[nth]! -= 1));
        incoming.pipe(outgoing);
      }),
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return pass(incoming, response, others);
      response.destroy();
    });
    response.once('close', () => outgoing.destroy());
  };
  const server = createServer((incoming, response) => {
    turn += 1;
    pass(incoming, response, [...targets.slice(turn % targets.length), ...targets.slice(0, turn % targets.length)]);
  });
  server.requestTimeout = 0;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    /** How many calls are with each of the targets, and ever were. */
    open,
    taken,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Which replica answered through the balancer. */
export const replicaOf = (answer: Response): string => answer.headers.get(ANSWERED_BY) ?? '';
