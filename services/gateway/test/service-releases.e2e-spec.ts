import { gatewayPaths } from '@hub/contracts/shared';
import { expect, it } from 'vitest';
import { aRemote } from './builds.ts';
import { ReleaseSite } from './release-site.ts';

const on = new ReleaseSite();
const heard = (service: string, of: string) => on.call('GET', `/services/${service}`, undefined, of);
const tell = (build: string, reason = '', of = 'identity') =>
  on.call('POST', '/services/identity/releases', { build, reason }, of);

it('what is heard of a service is told to whoever may release it', async () => {
  for (const service of ['identity', 'events'])
    expect(await heard(service, service)).toEqual({ status: 200, body: { service: null } });
});

it.each<[string, string, string, number]>([
  ['a token of another service', 'catalog', 'identity', 403],
  ['a token of an area', 'identity', 'events', 403],
  ['a token of no area', 'events', 'identity', 403],
  ['no token', 'identity', 'nobody', 401],
])('%s does not release it', async (_, service, of, status) => {
  expect((await heard(service, of)).status).toBe(status);
});

it('a release of it is noted once, with who made it and why, and is no live build of an area', async () => {
  for (const build of ['i1', 'i2', 'i2']) expect((await tell(build, '修好登入')).status).toBe(204);
  const { body } = await on.call('GET', '/identity', undefined, 'identity');
  const by = expect.stringMatching(/^zoe \(token \d+\)$/) as string;
  expect(body).toMatchObject({ live: null, service_release: { build: 'i2', by }, builds: [] });
  const events = body.events as { verb: string; build: string; by: string; reason: string }[];
  expect(events).toEqual(
    ['i2', 'i1'].map((build) => expect.objectContaining({ verb: 'service', build, by, reason: '修好登入' }) as object),
  );
  expect((await on.call('GET', '/events')).body).not.toHaveProperty('service_release');
  await on.send(aRemote({ area: 'vip', build: 'v2' }));
  await on.move({ verb: 'promote', build: 'v2', share: 100 }, 'vip');
  const registry = await (await fetch(on.gateway.url + gatewayPaths.registry)).text();
  expect(registry).toContain('/r/vip/v2/');
  expect(registry).not.toContain('identity');
});

it('its token publishes no remote', async () => {
  const remote = { ...aRemote({ build: 'i1', routes: [], staffRoutes: [] }), area: 'identity' };
  const { status, body } = await on.call('PUT', '/identity/builds/i1', remote, 'identity');
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('identity is no area of the site')]);
  expect((await on.move({ verb: 'promote', build: 'i1', share: 100 }, 'identity')).status).not.toBe(200);
});

it('is noted by whatever name a process may have', async () => {
  for (const build of ['v1.2', '2026.11.28+7', 'b'.repeat(64)]) {
    expect((await tell(build)).status, build).toBe(204);
    const { body } = await on.call('GET', '/identity', undefined, 'identity');
    expect(body).toMatchObject({ service_release: { build } });
  }
  expect((await tell('b'.repeat(65))).status).toBe(400);
});

it('that of an area’s service stands among the changes of the area, and what is live stays', async () => {
  const state = async () => (await on.call('GET', '/events')).body as { live: string; events: object[] };
  const before = await state();
  const released = await on.call('POST', '/services/events/releases', { build: 'e2', reason: '新欄位' }, 'events');
  expect(released.status).toBe(204);
  const after = await state();
  expect(after.live).toBe(before.live);
  expect(after.events).toEqual([
    expect.objectContaining({ verb: 'service', build: 'e2', reason: '新欄位', live_before: before.live }),
    ...before.events,
  ]);
});

it('nobody notes one with the token of an area, or of no build', async () => {
  expect((await tell('i3', '', 'events')).status).toBe(403);
  expect((await tell('i3', '', 'nobody')).status).toBe(401);
  expect((await tell('no build!')).status).toBe(400);
  for (const body of [null, [], 'i3', { build: {} }, { build: ['i3', 'i4'] }, { build: 'i3', reason: {} }])
    expect((await on.call('POST', '/services/identity/releases', body, 'identity')).status, JSON.stringify(body)).toBe(
      400,
    );
});

it('a token of a service without a remote moves no area', async () => {
  const moved = await on.call('POST', '/events/moves', { verb: 'rollback', revision: 1, reason: '' }, 'identity');
  expect(moved.status).toBe(403);
});

it.each([
  null,
  [],
  'stop',
  { verb: 'fly', revision: 1 },
  { verb: 'stop', revision: 'x' },
  { verb: 'stop', revision: 1, reason: {} },
])('what is no move is refused: %j', async (body) => {
  expect((await on.call('POST', '/events/moves', body, 'events')).status).toBe(400);
});
