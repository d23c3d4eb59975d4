import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '@hub/nest-kit/db';
import type { BuildDescriptor } from '@hub/federation/descriptor';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { PublishTokens } from '../src/releases/publish-tokens.ts';
import { aRemote, aShell, writeBuild } from './builds.ts';
import { startGateway, type Gateway } from './gateway.setup.ts';
import { pageOf } from './page-of.ts';
import { json } from './tiny-service.ts';

let gateway: Gateway;
let source: DataSource;
let buildsFolder: string;
let elsewhere: string;
const token: Record<string, string> = {};

beforeAll(async () => {
  buildsFolder = await mkdtemp(join(tmpdir(), 'hub-builds-'));
  elsewhere = await mkdtemp(join(tmpdir(), 'hub-elsewhere-'));
  const shell = aShell({ has: { facade: '1.2.0', react: '19.3.1' } });
  gateway = await startGateway({
    env: { BUILDS_URL: pathToFileURL(buildsFolder).href, CANARY_EVERY_MS: '0' },
    builds: [shell, aRemote(), aRemote({ area: 'events' }), aRemote({ area: 'vip' })],
  });
  source = await openDatabase(gateway.database.url, schema, 2);
  const tokens = new PublishTokens(source);
  for (const area of ['support', 'events', 'vip']) token[area] = await tokens.make(area, 'zoe');
});
afterAll(async () => {
  await source.destroy();
  await gateway.close();
  await rm(buildsFolder, { recursive: true, force: true });
  await rm(elsewhere, { recursive: true, force: true });
});

type Answer = { status: number; body: Record<string, unknown> };
async function call(method: string, path: string, body?: unknown, of = 'events'): Promise<Answer> {
  const answer = await fetch(`${gateway.url}/api/releases${path}`, {
    method,
    body: body === undefined || body instanceof Uint8Array ? (body as BodyInit | undefined) : JSON.stringify(body),
    headers: {
      ...(token[of] && { authorization: `Bearer ${token[of]}` }),
      'accept-language': 'en',
      'content-type': 'application/octet-stream',
    },
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
}

/** Written beside the gateway, and sent to it file by file. */
async function send(descriptor: BuildDescriptor, of: string = descriptor.area): Promise<Answer> {
  const { area, build } = descriptor;
  await writeBuild(elsewhere, descriptor);
  for (const address of Object.keys(descriptor.integrities)) {
    const file = address.slice(`/r/${area}/${build}/`.length);
    const sent = await call(
      'PUT',
      `/${area}/builds/${build}/files/${file}`,
      await readFile(join(elsewhere, address)),
      of,
    );
    if (sent.status !== 204) return sent;
  }
  return call('PUT', `/${area}/builds/${build}`, descriptor, of);
}

const revision = async (area = 'events') => Number((await call('GET', `/${area}`, undefined, area)).body.revision);
const move = async (wish: object, area = 'events') =>
  call('POST', `/${area}/moves`, { revision: await revision(area), ...wish }, area);
const buildShown = async (area: string, cookie?: string) =>
  (await pageOf(gateway.url, '/support', cookie ? { cookie } : {})).data?.registry.areas[area]?.build;

describe('a build that is published', () => {
  it('is shown to nobody, and to who has a link', async () => {
    expect(await send(aRemote({ area: 'events', build: 'e2' }))).toMatchObject({
      status: 200,
      body: { change: 'published' },
    });
    expect(await buildShown('events')).toBe('bbbb000001');
    const { body } = await call('POST', '/events/builds/e2/preview');
    const link = new URL(String(body.url));
    expect(link.pathname).toBe('/events/event_serial');
    const entered = await fetch(`${gateway.url}/support${link.search}&tab=1`, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    expect([entered.status, entered.headers.get('location')]).toEqual([302, '/support?tab=1']);
    const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const page = await pageOf(gateway.url, '/support', { cookie });
    expect(page.data?.registry.areas.events?.build).toBe('e2');
    expect(page.data).toMatchObject({ previews: [{ area: 'events', build: 'e2' }] });
    expect((await pageOf(gateway.url, '/support')).data).not.toHaveProperty('previews');
  });

  it.each(['events.e2.9999999999.' + 'A'.repeat(43), 'events.e2', 'x'])(
    'is not opened by the link %s, which says so and ends no other preview',
    async (forged) => {
      const answer = await fetch(`${gateway.url}/support?preview=${forged}&tab=1`, {
        redirect: 'manual',
        headers: { accept: 'text/html', 'accept-language': 'en' },
      });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([410, null]);
      const html = await answer.text();
      expect(html).toContain('This preview link does not work');
      expect(html).toContain('href="/support?tab=1"');
    },
  );

  it('is left by a link of its page', async () => {
    const left = await fetch(`${gateway.url}/support?preview=off`, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    expect([left.status, left.headers.get('location')]).toEqual([302, '/support']);
    expect(left.headers.get('set-cookie')).toContain('hub_preview=; Path=/; Max-Age=0');
  });

  it('has its files from the store, on a machine that never saw them', async () => {
    const answer = await fetch(`${gateway.url}/r/events/e2/remoteEntry.js`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
    expect((await fetch(`${gateway.url}/r/events/e2/nothing.js`)).status).toBe(404);
  });

  it('does not change', async () => {
    const again = aRemote({ area: 'events', build: 'e2' });
    expect(await call('PUT', '/events/builds/e2', again)).toMatchObject({ status: 200, body: { change: 'none' } });
    const file = await call('PUT', '/events/builds/e2/files/list.js', new Uint8Array([1]));
    const other = await call('PUT', '/events/builds/e2', { ...again, titles: {} });
    expect([file.status, other.status]).toEqual([409, 409]);
  });

  it('has all of its bytes in the store, or is refused', async () => {
    const descriptor = aRemote({ area: 'events', build: 'half' });
    const refused = await call('PUT', '/events/builds/half', descriptor);
    expect(refused).toMatchObject({ status: 400, body: { msg: expect.stringContaining('is not there') as string } });
  });

  it('goes to all visitors step by step, each of whom stays with what he has', async () => {
    expect((await move({ verb: 'promote', build: 'e2' })).body).toMatchObject({
      live: 'bbbb000001',
      canary: { build: 'e2', share: 5 },
    });
    const shown = await Promise.all(
      Array.from(
        { length: 300 },
        async (_, bucket) => [bucket, await buildShown('events', `hub_bucket=${bucket}`)] as const,
      ),
    );
    const inTrial = shown.filter(([, build]) => build === 'e2');
    expect(inTrial.length).toBeGreaterThan(0);
    expect(inTrial.length).toBeLessThan(45);
    expect((await move({ verb: 'promote' })).body).toMatchObject({ canary: { build: 'e2', share: 25 } });
    for (const [bucket] of inTrial) expect(await buildShown('events', `hub_bucket=${bucket}`)).toBe('e2');
    expect((await move({ verb: 'promote' })).body).toMatchObject({ live: 'e2', canary: null });
    await expect.poll(() => buildShown('events'), { timeout: 15_000 }).toBe('e2');
  });

  it('is gone back from', async () => {
    expect((await move({ verb: 'rollback', reason: 'codes were not taken' })).body).toMatchObject({
      live: 'bbbb000001',
    });
    await expect.poll(() => buildShown('events'), { timeout: 15_000 }).toBe('bbbb000001');
    const { body } = await call('GET', '/events');
    const events = body.events as Record<string, unknown>[];
    expect(events[0]).toMatchObject({ verb: 'rollback', live_before: 'e2', reason: 'codes were not taken' });
    expect(events[0]?.by).toMatch(/^zoe \(token \d+\)$/);
    expect(events.map(({ verb }) => verb)).toEqual([
      'rollback',
      'promote',
      'promote',
      'promote',
      'publish',
      'promote',
      'publish',
    ]);
  });
});

describe('a number of visitors', () => {
  it('is given only while there is a trial, and kept', async () => {
    const cookies = async () => (await pageOf(gateway.url, '/support')).headers.get('set-cookie');
    expect(await cookies()).toBeNull();
    await send(aRemote({ area: 'vip', build: 'v2' }));
    await move({ verb: 'promote', build: 'v2' }, 'vip');
    await expect.poll(cookies, { timeout: 15_000 }).toMatch(/^hub_bucket=\d{1,4}; Path=\/; .*HttpOnly/);
    const kept = await pageOf(gateway.url, '/support', { cookie: 'hub_bucket=17' });
    expect(kept.headers.get('set-cookie')).toBeNull();
    expect((await move({ verb: 'stop' }, 'vip')).body).toMatchObject({ live: 'bbbb000001', canary: null });
  });
});

it('the registry is read by anybody in the shape of frontend-discovery', async () => {
  const answer = await fetch(`${gateway.url}/api/registry`);
  const { microFrontends } = (await answer.json()) as { microFrontends: Record<string, { url: string }[]> };
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(Object.keys(microFrontends)).toEqual(['events', 'support', 'vip']);
  expect(microFrontends.support?.[0]?.url).toMatch(/^http.*\/r\/support\/bbbb000001\/remoteEntry\.js$/);
});

describe('a change', () => {
  it('of what somebody else has changed meanwhile is refused', async () => {
    const seen = await revision();
    const both = await Promise.all([
      call('POST', '/events/moves', { verb: 'promote', build: 'e2', revision: seen }),
      call('POST', '/events/moves', { verb: 'rollback', build: 'e2', revision: seen }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    if ((await call('GET', '/events')).body.canary) await move({ verb: 'stop' });
  });

  it.each([
    [{ verb: 'delete' }, 400, 'verb'],
    [{ verb: 'promote', share: 50 }, 400, 'share'],
    [{ verb: 'promote', build: '../x' }, 400, 'build'],
    [{ verb: 'stop', revision: 'x' }, 400, 'revision'],
    [{ verb: 'promote', build: 'nowhere' }, 404, 'msg'],
  ])('%j is refused at its field', async (wish, status, field) => {
    const refused = await move(wish);
    expect([refused.status, Object.keys(refused.body)]).toEqual([status, [field]]);
  });

  it('to a build that the live shell cannot carry is refused, with what it needs', async () => {
    const needs = { facade: '^2.0.0', react: '^19.0.0' };
    await send(aRemote({ area: 'vip', build: 'v3', needs }));
    const refused = await move({ verb: 'promote', build: 'v3' }, 'vip');
    expect(refused).toMatchObject({ status: 409, body: { msg: expect.stringContaining('facade ^2.0.0') as string } });
  });

  it('is made by the team of the area, with a token that holds', async () => {
    const wish = { verb: 'promote', build: 'e2', revision: 1 };
    expect((await call('POST', '/events/moves', wish, 'nobody')).status).toBe(401);
    expect((await call('POST', '/events/moves', wish, 'vip')).status).toBe(403);
    expect((await call('PUT', '/events/builds/e9/files/a.js', new Uint8Array([1]), 'vip')).status).toBe(403);
    expect((await send(aRemote({ area: 'events', build: 'e9' }), 'vip')).status).toBe(403);
    expect((await call('POST', '/events/builds/e2/preview', undefined, 'vip')).status).toBe(403);
    expect((await call('GET', '/events', undefined, 'vip')).status).toBe(200);
    expect((await call('GET', '', undefined, 'nobody')).status).toBe(401);
    await new PublishTokens(source).revoke('vip');
    expect((await call('GET', '/vip', undefined, 'vip')).status).toBe(401);
  });

  it.each(['../../secret.js', 'a/..%2fb.js', 'x.exe', '.hidden.js'])('to a file called %s is refused', async (name) => {
    const refused = await call('PUT', `/events/builds/e8/files/${name}`, new Uint8Array([1]));
    expect([400, 404]).toContain(refused.status);
  });
});

describe('at the desk', () => {
  const staff = (roles: { role: string; game: string }[], owner?: true) => ({
    kind: 'staff',
    id: 7,
    login: 'nova',
    name: '小諾',
    roles,
    ...(owner && { owner }),
  });
  const signedIn = (who: object) => {
    gateway.identity.routes['POST /internal/staff-session'] = (_, response) =>
      json(response, { staff: who, csrf_ok: true });
    return { cookie: `hub_staff=${Math.random()}`, 'x-csrf-token': 'x', 'sec-fetch-site': 'same-origin' };
  };
  const desk = (path: string, headers: Record<string, string>, body?: object) =>
    fetch(`${gateway.url}/api/staff/releases${path}`, {
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });

  it('an owner sees every area and goes back, with the name and the reason kept', async () => {
    const headers = signedIn(staff([], true));
    const list = (await (await desk('', headers)).json()) as { areas: { area: string }[]; moves: boolean };
    expect([list.areas.map(({ area }) => area), list.moves]).toEqual([['events', 'shell', 'support', 'vip'], true]);
    await move({ verb: 'promote', build: 'e2', share: 100 });
    const back = { verb: 'rollback', revision: await revision(), reason: '領不到序號' };
    expect((await desk('/events/moves', headers, back)).status).toBe(200);
    expect((await desk('/events/moves', headers, back)).status).toBe(409);
    const detail = (await (await desk('/events', headers)).json()) as { events: object[] };
    expect(detail.events[0]).toMatchObject({ verb: 'rollback', by: '小諾 (nova)', reason: '領不到序號' });
  });

  it.each([
    ['an agent', [{ role: 'agent', game: '*' }], 403, 403],
    ['an auditor', [{ role: 'auditor', game: '*' }], 200, 403],
    ['a product admin of one game', [{ role: 'product_admin', game: 'H73' }], 200, 403],
    ['a product admin of all games', [{ role: 'product_admin', game: '*' }], 200, 409],
  ])('%s may read and move as the role says', async (_, roles, reads, moves) => {
    const headers = signedIn(staff(roles));
    const stop = { verb: 'stop', revision: await revision(), reason: '' };
    expect((await desk('', headers)).status).toBe(reads);
    expect((await desk('/events/moves', headers, stop)).status).toBe(moves);
  });

  it('what is no area is not there, and what is no revision is the first page', async () => {
    const headers = signedIn(staff([], true));
    expect((await desk('/%E7%AB%99', headers)).status).toBe(404);
    expect((await call('GET', '/%E7%AB%99')).status).toBe(404);
    expect((await desk('/events?before=Infinity', headers)).status).toBe(200);
    expect((await call('GET', '/events?before=Infinity')).status).toBe(200);
  });

  it('nobody promotes, and nothing is done without a session or from another page', async () => {
    const headers = signedIn(staff([], true));
    const promote = { verb: 'promote', build: 'e2', revision: await revision(), reason: '' };
    expect((await desk('/events/moves', headers, promote)).status).toBe(403);
    expect((await desk('', {})).status).toBe(401);
    const stop = { verb: 'stop', revision: await revision(), reason: '' };
    expect((await desk('/events/moves', { ...headers, 'sec-fetch-site': 'cross-site' }, stop)).status).toBe(403);
    expect((await desk('/nowhere/moves', headers, stop)).status).toBe(404);
  });
});
