import { createServer, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '@hub/nest-kit/log';
import { openRedis } from '@hub/nest-kit/redis';

type Client = ReturnType<typeof openRedis>;

/** Speaks to a Redis itself. */
async function withRedis<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = openRedis(url, createLog('redis-switch', 'silent'));
  try {
    while (client.status !== 'ready') await sleep(20);
    return await work(client);
  } finally {
    client.disconnect();
  }
}

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
    /** Past the switch. */
    direct: <T>(work: (client: Client) => Promise<T>) => withRedis(url, work),
    flush: () => withRedis(url, (client) => client.flushdb()),
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
export type SwitchedRedis = Awaited<ReturnType<typeof redisSwitch>>;
