import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A server that can be taken away, fall silent and come back: whoever speaks to it speaks through `url`. */
export async function lineSwitch(to: string) {
  const { hostname, port, host } = new URL(to);
  const sockets = new Set<Socket>();
  let state: 'on' | 'away' | 'silent' = 'on';
  const server = createServer((near) => {
    if (state === 'away') return void near.destroy();
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
      if (state === 'silent') one.pause();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const away = () => {
    state = 'away';
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: to.replace(host, `127.0.0.1:${(server.address() as AddressInfo).port}`),
    away,
    /** Lines stay open, and nothing passes any more. */
    silence: () => {
      state = 'silent';
      for (const socket of sockets) socket.pause();
    },
    back: () => {
      state = 'on';
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      away();
      await new Promise((done) => server.close(done));
    },
  };
}
export type LineSwitch = Awaited<ReturnType<typeof lineSwitch>>;
