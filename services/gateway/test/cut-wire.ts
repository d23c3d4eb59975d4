import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A wire to another port that can be cut and mended: for everybody behind it, that server is away. */
export async function cutWire(target: string) {
  const { hostname, port: targetPort, pathname } = new URL(target);
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(Number(targetPort), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const cut = () => {
    whole = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    cut,
    mend: () => {
      whole = true;
    },
    close: async () => {
      cut();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
