import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testRedisUrl } from '@hub/nest-kit/testing';
import { anAddress, startGateway, type Gateway } from './gateway.setup.ts';

let gateway: Gateway;
let hangs = false;
/** To Redis, until it hangs: then nothing comes back, and no connection ends. */
const wire = createServer((near) => {
  const { hostname, port } = new URL(testRedisUrl());
  const far = connect(Number(port), hostname);
  near.pipe(far);
  far.on('data', (bytes) => hangs || near.write(bytes));
  for (const socket of [near, far]) socket.on('error', () => {}).on('close', () => (near.destroy(), far.destroy()));
});

beforeAll(async () => {
  await new Promise<void>((done) => wire.listen(0, '127.0.0.1', done));
  const url = `redis://127.0.0.1:${(wire.address() as AddressInfo).port}`;
  gateway = await startGateway({ env: { REDIS_CACHE_URL: url } });
  await sleep(500);
});
afterAll(async () => {
  await gateway.close();
  wire.close();
});

it('a Redis that hangs holds nobody up for longer than one command may take', async () => {
  const lookUp = async () => {
    const began = performance.now();
    await fetch(`${gateway.url}/api/questions/by_checkid`, {
      method: 'POST',
      body: '{}',
      headers: { 'x-forwarded-for': anAddress() },
    });
    return performance.now() - began;
  };
  await lookUp();
  hangs = true;
  const first = lookUp();
  await sleep(20);
  // One command may take a second; the next ones wait for no other before theirs begins.
  expect(Math.max(...(await Promise.all([first, lookUp()])))).toBeLessThan(1900);
});
