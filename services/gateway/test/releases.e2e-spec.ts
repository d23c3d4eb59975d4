import { describe, expect, it } from 'vitest';
import { PublishTokens } from '../src/releases/publish-tokens.ts';
import { aRemote } from './builds.ts';
import { pageOf } from './page-of.ts';
import { rawCall } from './raw-call.ts';
import { ReleaseSite } from './release-site.ts';

const on = new ReleaseSite();
const buildShown = async (area: string, cookie?: string) =>
  (await pageOf(on.gateway.url, '/support', cookie ? { cookie } : {})).data?.registry.areas[area]?.build;

describe('a build that is published', () => {
  it('is shown to nobody', async () => {
    expect(await on.send(aRemote({ area: 'events', build: 'e2' }))).toMatchObject({
      status: 200,
      body: { change: 'published' },
    });
    expect(await buildShown('events')).toBe('bbbb000001');
  });

  it('has its files from the store, on a machine that never saw them', async () => {
    const answer = await fetch(`${on.gateway.url}/r/events/e2/remoteEntry.js`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
    expect((await fetch(`${on.gateway.url}/r/events/e2/nothing.js`)).status).toBe(404);
  });

  it('does not change', async () => {
    const again = aRemote({ area: 'events', build: 'e2' });
    expect(await on.call('PUT', '/events/builds/e2', again)).toMatchObject({ status: 200, body: { change: 'none' } });
    const file = await on.call('PUT', '/events/builds/e2/files/list.js', new Uint8Array([1]));
    const other = await on.call('PUT', '/events/builds/e2', { ...again, titles: {} });
    expect([file.status, other.status]).toEqual([409, 409]);
  });

  it('is found by its name, and what is none is not', async () => {
    expect((await on.call('GET', '/events/builds/e2')).body).toEqual({ area: 'events', build: 'e2' });
    expect((await on.call('GET', '/events/builds/nowhere')).status).toBe(404);
  });

  it('has all of its bytes in the store, or is refused', async () => {
    const descriptor = aRemote({ area: 'events', build: 'half' });
    const refused = await on.call('PUT', '/events/builds/half', descriptor);
    expect(refused).toMatchObject({ status: 400, body: { msg: expect.stringContaining('is not there') as string } });
  });

  it('goes to all visitors step by step, each of whom stays with what he has', async () => {
    expect((await on.move({ verb: 'promote', build: 'e2' })).body).toMatchObject({
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
    expect((await on.move({ verb: 'promote' })).body).toMatchObject({ canary: { build: 'e2', share: 25 } });
    for (const [bucket] of inTrial) expect(await buildShown('events', `hub_bucket=${bucket}`)).toBe('e2');
    expect((await on.move({ verb: 'promote' })).body).toMatchObject({ live: 'e2', canary: null });
    await expect.poll(() => buildShown('events'), { timeout: 15_000 }).toBe('e2');
  });

  it('is gone back from', async () => {
    expect((await on.move({ verb: 'rollback', reason: 'codes were not taken' })).body).toMatchObject({
      live: 'bbbb000001',
    });
    await expect.poll(() => buildShown('events'), { timeout: 15_000 }).toBe('bbbb000001');
    const { body } = await on.call('GET', '/events');
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

describe('an area that is retired', () => {
  const retire = { verb: 'retire', reason: 'the idea did not work out' };

  it('is shown to nobody any more, though builds of it were live before', async () => {
    await on.move({ verb: 'promote', build: 'e2', share: 100 });
    expect((await on.move(retire)).body).toMatchObject({ live: null, canary: null });
    await expect.poll(() => buildShown('events'), { timeout: 15_000 }).toBeUndefined();
    expect(await buildShown('vip')).toBe('bbbb000001');
    expect((await on.move(retire)).status).toBe(409);
    const { events, builds } = (await on.call('GET', '/events')).body as Record<string, Record<string, unknown>[]>;
    expect(events?.[0]).toMatchObject({
      verb: 'retire',
      build: 'e2',
      share: 0,
      live_before: 'e2',
      reason: retire.reason,
    });
    expect(builds?.map(({ build, retired_at: at }) => [build, at !== null])).toEqual([
      ['e2', true],
      ['bbbb000001', true],
    ]);
  });

  it('has nothing to go back to but what is named, and is back for everybody with a promoted build', async () => {
    expect(await on.move({ verb: 'rollback' })).toMatchObject({ status: 409 });
    expect((await on.move({ verb: 'promote', build: 'bbbb000001' })).body).toMatchObject({ live: 'bbbb000001' });
    await expect.poll(() => buildShown('events'), { timeout: 15_000 }).toBe('bbbb000001');
  });

  it('is never the shell', async () => {
    on.token.shell = await new PublishTokens(on.source).make('shell', 'zoe');
    const refused = await on.move(retire, 'shell');
    expect(refused).toMatchObject({ status: 409, body: { msg: expect.stringContaining('no site') as string } });
  });
});

it('what was gone back from stands in for no other build', async () => {
  const writeDescriptor = async (build: string, descriptor: string) => {
    await on.source.query('UPDATE remote_version SET descriptor = ? WHERE area = ? AND build = ?', [
      descriptor,
      'events',
      build,
    ]);
    await on.source.query("UPDATE area_release SET revision = revision + 1 WHERE area = 'events'");
  };
  await on.move({ verb: 'promote', build: 'e2', share: 100 });
  await on.move({ verb: 'rollback' });
  expect((await on.move({ verb: 'rollback' })).status).toBe(409);
  const [{ descriptor }] = (await on.source.query(
    "SELECT descriptor FROM remote_version WHERE area = 'events' AND live = 1",
  )) as [{ descriptor: string }];
  await writeDescriptor('bbbb000001', '{}');
  await expect.poll(() => buildShown('events'), { timeout: 15_000 }).toBeUndefined();
  await writeDescriptor('bbbb000001', descriptor);
  await expect.poll(() => buildShown('events'), { timeout: 15_000 }).toBe('bbbb000001');
});

describe('a number of visitors', () => {
  it('is given only while there is a trial, and kept', async () => {
    const cookies = async () => (await pageOf(on.gateway.url, '/support')).headers.get('set-cookie');
    expect(await cookies()).toBeNull();
    await on.send(aRemote({ area: 'vip', build: 'v2' }));
    await on.move({ verb: 'promote', build: 'v2' }, 'vip');
    await expect.poll(cookies, { timeout: 15_000 }).toMatch(/^hub_bucket=\d{1,4}; Path=\/; .*HttpOnly/);
    const kept = await pageOf(on.gateway.url, '/support', { cookie: 'hub_bucket=17' });
    expect(kept.headers.get('set-cookie')).toBeNull();
    expect((await on.move({ verb: 'stop' }, 'vip')).body).toMatchObject({ live: 'bbbb000001', canary: null });
  });
});

it('the registry is read by anybody in the shape of frontend-discovery', async () => {
  const answer = await fetch(`${on.gateway.url}/api/registry`);
  const { microFrontends } = (await answer.json()) as { microFrontends: Record<string, { url: string }[]> };
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(Object.keys(microFrontends)).toEqual(['events', 'support', 'vip']);
  expect(microFrontends.support?.[0]?.url).toMatch(/^http.*\/r\/support\/bbbb000001\/remoteEntry\.js$/);
});

describe('a change', () => {
  it('of what somebody else has changed meanwhile is refused', async () => {
    const seen = await on.revision();
    const both = await Promise.all([
      on.call('POST', '/events/moves', { verb: 'promote', build: 'e2', revision: seen }),
      on.call('POST', '/events/moves', { verb: 'rollback', build: 'e2', revision: seen }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    if ((await on.call('GET', '/events')).body.canary) await on.move({ verb: 'stop' });
  });

  it.each([
    [{ verb: 'delete' }, 400, 'verb'],
    [{ verb: 'promote', share: 50 }, 400, 'share'],
    [{ verb: 'promote', build: '../x' }, 400, 'build'],
    [{ verb: 'stop', revision: 'x' }, 400, 'revision'],
    [{ verb: 'promote', build: 'nowhere' }, 404, 'msg'],
  ])('%j is refused at its field', async (wish, status, field) => {
    const refused = await on.move(wish);
    expect([refused.status, Object.keys(refused.body)]).toEqual([status, [field]]);
  });

  it('to a build that the live shell cannot carry is refused, with what it needs', async () => {
    const needs = { facade: '^2.0.0', react: '^19.0.0' };
    await on.send(aRemote({ area: 'vip', build: 'v3', needs }));
    const refused = await on.move({ verb: 'promote', build: 'v3' }, 'vip');
    expect(refused).toMatchObject({ status: 409, body: { msg: expect.stringContaining('facade ^2.0.0') as string } });
  });

  it('is made by the team of the area, with a token that holds', async () => {
    const wish = { verb: 'promote', build: 'e2', revision: 1 };
    expect((await on.call('POST', '/events/moves', wish, 'nobody')).status).toBe(401);
    expect((await on.call('POST', '/events/moves', wish, 'vip')).status).toBe(403);
    expect((await on.call('PUT', '/events/builds/e9/files/a.js', new Uint8Array([1]), 'vip')).status).toBe(403);
    expect((await on.send(aRemote({ area: 'events', build: 'e9' }), 'vip')).status).toBe(403);
    expect((await on.call('POST', '/events/builds/e2/preview', undefined, 'vip')).status).toBe(403);
    expect((await on.call('GET', '/events', undefined, 'vip')).status).toBe(200);
    expect((await on.call('GET', '', undefined, 'nobody')).status).toBe(401);
    const tokens = new PublishTokens(on.source);
    await tokens.make('vip', 'mei');
    expect(await tokens.revoke('vip')).toMatchObject([
      { used_at: expect.any(Date) as Date },
      { made_by: 'mei', used_at: null },
    ]);
    expect((await on.call('GET', '/vip', undefined, 'vip')).status).toBe(401);
    expect(await tokens.revoke('vip')).toEqual([]);
  });

  it.each([
    ['PUT', '/events/builds/e8/files/a.js'],
    ['PUT', '/events/builds/e8'],
    ['POST', '/events/moves'],
    ['POST', '/services/identity/releases'],
  ])('%s %s without a token is refused before its body is read', async (method, path) => {
    const endless = { headers: { 'content-type': 'application/octet-stream' }, body: ['begun'], end: false };
    expect((await rawCall(on.gateway.url, `${method} /api/releases${path}`, endless)).status).toBe(401);
  });

  it('may not stand where a folder is, nor have a name that no store has room for', async () => {
    const names = ['x.js', 'x.js/y.js', 'z.js/y.js', 'z.js', `${'long'.repeat(75)}.js`, `${'long'.repeat(45)}.js`];
    const statuses = [];
    for (const name of names) {
      const { status, body } = await on.call('PUT', `/events/builds/e8/files/${name}`, new Uint8Array([1]));
      statuses.push(status === 400 ? body.file : status);
    }
    const refused = 'A file of this name cannot be published.';
    expect(statuses).toEqual([204, refused, refused, 204, refused, 204]);
    const descriptor = aRemote({ area: 'events', build: 'e8' });
    const long = { ...descriptor.integrities, [`/r/events/e8/${names[4]}`]: descriptor.integrity };
    const { status, body } = await on.call('PUT', '/events/builds/e8', { ...descriptor, integrities: long });
    expect([status, body.msg]).toEqual([400, expect.stringContaining('is not there')]);
    expect((await fetch(`${on.gateway.url}/r/events/e2/${names[4]}`)).status).toBe(404);
  });

  it.each(['../../secret.js', 'a/..%2fb.js', 'x.exe', '.hidden.js'])('to a file called %s is refused', async (name) => {
    const refused = await on.call('PUT', `/events/builds/e8/files/${name}`, new Uint8Array([1]));
    expect([400, 404]).toContain(refused.status);
  });
});
