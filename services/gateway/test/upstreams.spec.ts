import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Upstreams } from '../src/proxy/upstreams.ts';

let sockets = 0;
const server = createServer((_, response) => response.end('{}'));
server.on('connection', () => (sockets += 1));
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

it('a line to a service that is always busy is given up after its time: a new replica gets calls too', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const upstreams = new Upstreams({ support: url } as ConstructorParameters<typeof Upstreams>[0], 100);
  const { pool } = upstreams.of('support', 'calls');
  const ask = async () => (await pool.request({ path: '/', method: 'GET' })).body.dump();
  for (const passed of [0, 20, 20, 100, 20]) {
    vi.setSystemTime(Date.now() + passed);
    // A line is free again a moment after its answer.
    await sleep(20);
    await ask();
  }
  expect(sockets).toBe(2);
  await upstreams.close();
});
