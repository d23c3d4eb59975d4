import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Controller, Module } from '@nestjs/common';
import { callsOf, type Route } from '@hub/contracts/shared';
import { Call, startHttp } from '@hub/nest-kit/http';
import type { KeyRing } from '@hub/nest-kit/keys';
import { createLog } from '@hub/nest-kit/log';
import { callAs, testRings } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { start } from '../src/main.ts';
import { anAddress, gatewayWorld } from './gateway.setup.ts';
import { json } from './tiny-service.ts';

const { get } = callsOf('events');
const known = get('/api/events/verify_deliveroo_again');
const later = get('/api/events/calendar/:month');
const foreign = get('/api/questions/export_all');
const port = await anyFreePort();

/** Releases come and go at one address. */
async function anyFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  return free;
}

/** A release of events that answers these calls. */
async function releaseEvents(...calls: Route[]) {
  class Calls {
    answer() {
      return { msg: 'events' };
    }
  }
  for (const [at, row] of calls.entries()) {
    const name = `answer${at}`;
    const handler = { value: () => ({ msg: row.path }), writable: true, configurable: true };
    Object.defineProperty(Calls.prototype, name, handler);
    Call(row)(Calls.prototype, name, Object.getOwnPropertyDescriptor(Calls.prototype, name)!);
  }
  Controller()(Calls);
  class Release {}
  Module({ controllers: [Calls] })(Release);
  const { close } = await startHttp({
    service: 'events',
    module: Release,
    host: '127.0.0.1',
    port,
    log: createLog('events', 'silent'),
    ring: testRings.events as KeyRing,
    texts: {},
  });
  return close;
}

let world: Awaited<ReturnType<typeof gatewayWorld>>;
let gateway: Awaited<ReturnType<typeof start>>;
let env: Record<string, string>;
const ask = async (path: string) => {
  const answer = await fetch(gateway.url + path, { headers: { 'x-forwarded-for': anAddress() } });
  return [answer.status, ((await answer.json()) as { msg?: string }).msg];
};
const until = (path: string, status: number) =>
  vi.waitUntil(async () => (await ask(path))[0] === status, { timeout: 10_000, interval: 50 });

beforeAll(async () => {
  world = await gatewayWorld();
  const urls = { ...(JSON.parse(world.env.SERVICE_URLS ?? '{}') as object), events: `http://127.0.0.1:${port}` };
  env = { ...world.env, SERVICE_URLS: JSON.stringify(urls), ROUTES_MS: '100' };
});
beforeEach(async () => {
  await world.database.exec('DELETE FROM service_routes');
});
afterAll(() => world.close());

it('a call that a service has since the gateway was built is reachable within seconds, and kept while the service is away', async () => {
  let close = await releaseEvents(known);
  gateway = await start(env);
  await until(known.path, 200);
  expect(await ask('/api/events/calendar/11')).toEqual([404, expect.any(String)]);
  await close();
  close = await releaseEvents(known, later);
  await until('/api/events/calendar/11', 200);
  expect(await ask('/api/events/calendar/11')).toEqual([200, later.path]);
  await close();
  await gateway.close();
  // Everybody is new, and events is away: its calls are known, and rest.
  gateway = await start(env);
  expect((await ask('/api/events/calendar/11'))[0]).toBe(503);
  close = await releaseEvents(known, later);
  await until('/api/events/calendar/11', 200);
  await close();
  await gateway.close();
}, 60_000);

it('a row outside of what is the service’s own is left out, and the others are taken', async () => {
  const close = await releaseEvents(foreign, known);
  gateway = await start(env);
  await until(known.path, 200);
  expect((await ask(foreign.path))[0]).toBe(404);
  expect(world.support.calls(`GET ${foreign.path}`)).toEqual([]);
  await close();
  await gateway.close();
}, 60_000);

it('a service that publishes nonsense, or nothing, costs none of the calls that the gateway was built with', async () => {
  for (const [at, told] of [{ mark: 'a', rows: [null, 7] }, { mark: 'b', rows: {} }, { rows: 'x' }, {}].entries()) {
    world.support.routes['GET /internal/routes'] = (_, response) => json(response, told);
    gateway = await start(env);
    await vi.waitUntil(() => world.support.calls('GET /internal/routes').length > at * 2 + 1, { timeout: 10_000 });
    world.support.routes['GET /api/questions/render_create_form/H73'] = (_, response) => json(response, { msg: 'ok' });
    expect(await ask('/api/questions/render_create_form/H73')).toEqual([200, 'ok']);
    await gateway.close();
  }
}, 60_000);

it('rows are told to the gateway alone, and only when they are new to it', async () => {
  const close = await releaseEvents(known);
  const url = `http://127.0.0.1:${port}`;
  const told = (from: string, mark = '') =>
    callAs<{ mark: string; rows: Route[] | null }>(url, 'events', `GET /internal/routes?mark=${mark}`, {
      who: { kind: 'service', from },
    });
  const { body } = await told('gateway');
  expect(body.rows).toEqual([known]);
  expect((await told('gateway', body.mark)).body).toMatchObject({ mark: body.mark, rows: null, build: 'unnamed' });
  expect((await told('support')).status).toBe(403);
  expect((await callAs(url, 'events', 'GET /internal/routes')).status).toBe(403);
  await close();
}, 60_000);
