import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { Pool } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passOn } from '../src/proxy/pass-on.ts';

let over: (() => void) | undefined;
const server = createServer((_, response) => {
  response.on('close', () => over?.());
  response.on('error', () => {});
  response.write(Buffer.alloc(256 * 1024));
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  return new Promise<void>((done) => server.close(() => done()));
});

const call = {
  service: 'support',
  method: 'GET',
  path: '/',
  headers: {},
  body: null,
  packing: null,
  answerMs: 1000,
} as const;

/** A caller who asked and takes nothing of what comes. */
class Unread extends Writable {
  writeHead(): this {
    return this;
  }
  override _write(): void {}
}

it('lets go of a caller who reads nothing, and gives the connection back', async () => {
  const { port } = server.address() as AddressInfo;
  const upstream = { pool: new Pool(`http://127.0.0.1:${port}`, { connections: 1 }), running: 0 };
  const events = { headersFor: () => ({}), coded: () => {}, failed: () => {} };
  const raw = new Unread();
  const gone = new Promise<void>((done) => (over = done));
  passOn(upstream, call, raw as unknown as ServerResponse, events, 100);
  expect(upstream.running).toBe(1);
  await gone;
  expect([raw.destroyed, upstream.running]).toEqual([true, 0]);
  await upstream.pool.destroy();
});

it.each([
  ['GET', 2],
  ['POST', 1],
] as const)('sends a %s whose line breaks before the first byte so often: %d', async (method, times) => {
  let calls = 0;
  const broken = createServer((request) => {
    calls += 1;
    request.socket.destroy();
  });
  await new Promise<void>((done) => broken.listen(0, '127.0.0.1', done));
  const { port } = broken.address() as AddressInfo;
  const upstream = { pool: new Pool(`http://127.0.0.1:${port}`), running: 0 };
  await new Promise<void>((failed) => {
    const events = { headersFor: () => ({}), coded: () => {}, failed: () => failed() };
    passOn(upstream, { ...call, method }, new Unread() as unknown as ServerResponse, events);
  });
  expect(calls).toBe(times);
  await upstream.pool.destroy();
  await new Promise((done) => broken.close(done));
});
