import { createServer, connect, type Socket } from 'node:net';

/** A Redis that can be taken away and given back: whoever speaks to it speaks through this. */
export async function redisSwitch(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let on = true;
  const server = createServer((near) => {
    if (!on) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const away = () => {
    on = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.replace(`${hostname}:${port}`, `127.0.0.1:${(server.address() as { port: number }).port}`),
    away,
    back: () => {
      on = true;
    },
    close: async () => {
      away();
      await new Promise((done) => server.close(done));
    },
  };
}
