import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ServiceClient } from '../src/http/index.ts';
import { testRings } from '../src/testing/index.ts';

let sockets = 0;
const server = createServer((_, response) => response.end('{}'));
server.keepAliveTimeout = 75_000;
server.on('connection', () => (sockets += 1));
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

it('a line between services that is always busy ends after a minute, so that a new replica gets calls too', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new ServiceClient('vip', { catalog: url }, testRings);
  const lines: number[] = [];
  for (const passed of [0, 20_000, 20_000, 21_000, 1000]) {
    vi.setSystemTime(Date.now() + passed);
    // A line is free again a moment after its answer.
    await sleep(20);
    await client.call('catalog', '/internal/any');
    lines.push(sockets);
  }
  expect(lines).toEqual([1, 1, 1, 2, 2]);
  await client.close();
});
