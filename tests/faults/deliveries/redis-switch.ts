import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '@hub/nest-kit/log';
import { openRedis } from '@hub/nest-kit/redis';
import { lineSwitch } from '@hub/nest-kit/testing';

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
  return {
    ...(await lineSwitch(url)),
    /** Past the switch. */
    direct: <T>(work: (client: Client) => Promise<T>) => withRedis(url, work),
    flush: () => withRedis(url, (client) => client.flushdb()),
  };
}
export type SwitchedRedis = Awaited<ReturnType<typeof redisSwitch>>;
