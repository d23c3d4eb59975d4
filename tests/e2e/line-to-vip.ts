import { createServer as createWeb } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** `controlUrl` takes `POST /cut` and `POST /mend`. */
export type Line = { url: string; controlUrl: string; close(): Promise<void> };

const HOST = '127.0.0.1';
const listening = (server: Server): Promise<string> =>
  new Promise((done) => server.listen(0, HOST, () => done(`http://${HOST}:${(server.address() as AddressInfo).port}`)));
const closed = (server: Server): Promise<unknown> => new Promise((done) => server.close(done));

/**
 * A line to the service on a port, which a test may cut: to whoever asks through it the service is dead then, while it goes on
 * for everybody else.
 */
export async function openLine(port: number): Promise<Line> {
  let isCut = false;
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const line = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(port, HOST);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const control = createWeb(({ url }, answer) => {
    isCut = url === '/cut';
    if (isCut) hangUp();
    answer.end();
  });
  const [url, controlUrl] = await Promise.all([listening(line), listening(control)]);
  const close = async () => {
    hangUp();
    await Promise.all([closed(line), closed(control)]);
  };
  return { url, controlUrl, close };
}
