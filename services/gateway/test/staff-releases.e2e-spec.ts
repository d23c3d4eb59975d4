import { describe, expect, it } from 'vitest';
import { aRemote } from './builds.ts';
import { ReleaseSite } from './release-site.ts';
import { json } from './tiny-service.ts';

const on = new ReleaseSite();

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
    on.gateway.identity.routes['POST /internal/staff-session'] = (_, response) =>
      json(response, { staff: who, csrf_ok: true });
    return { cookie: `hub_staff=${Math.random()}`, 'x-csrf-token': 'x', 'sec-fetch-site': 'same-origin' };
  };
  const desk = (path: string, headers: Record<string, string>, body?: object) =>
    fetch(`${on.gateway.url}/api/staff/releases${path}`, {
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });

  it('an owner sees every area and goes back, with the name and the reason kept', async () => {
    const headers = signedIn(staff([], true));
    const list = (await (await desk('', headers)).json()) as { areas: { area: string }[]; moves: boolean };
    expect([list.areas.map(({ area }) => area), list.moves]).toEqual([['events', 'shell', 'support', 'vip'], true]);
    await on.send(aRemote({ area: 'events', build: 'e2' }));
    await on.move({ verb: 'promote', build: 'e2', share: 100 });
    const back = { verb: 'rollback', revision: await on.revision(), reason: '領不到序號' };
    expect((await desk('/events/moves', headers, back)).status).toBe(200);
    expect((await desk('/events/moves', headers, back)).status).toBe(409);
    const { events, builds } = (await (await desk('/events', headers)).json()) as Record<string, object[]>;
    expect(events?.[0]).toMatchObject({ verb: 'rollback', by: '小諾 (nova)', reason: '領不到序號' });
    expect(builds).toContainEqual(expect.objectContaining({ build: 'bbbb000001', by: 'a test' }));
  });

  it('sees of each build that visitors have how often it failed and how fast it was, as its team does', async () => {
    const headers = signedIn(staff([], true));
    await on.source.query(
      `INSERT INTO mount_count (area, minute, build, phase, n) VALUES
        ('vip', UTC_TIMESTAMP(), 'bbbb000001', '', 90), ('vip', UTC_TIMESTAMP(), 'old0000001', '', 7),
        ('vip', UTC_TIMESTAMP(), 'old0000001', 'chunk', 2), ('vip', UTC_TIMESTAMP() - INTERVAL 3 HOUR, 'old0000002', '', 5)`,
    );
    const mounts = [
      { build: 'bbbb000001', mounts: 90, failures: 0 },
      { build: 'old0000001', mounts: 9, failures: 2 },
    ];
    const detail = (await (await desk('/vip', headers)).json()) as { mounts: object[]; vitals: { build: string }[] };
    expect(detail.mounts).toEqual(mounts);
    expect(detail.vitals.map(({ build }) => build)).toEqual([null, 'bbbb000001', 'old0000001']);
    expect((await on.call('GET', '/vip')).body.mounts).toEqual(mounts);
  });

  it('a team is told how its trial does since it has its share, beside what is live', async () => {
    expect((await on.call('GET', '/events')).body.trial).toBeNull();
    await on.send(aRemote({ area: 'events', build: 'trial' }));
    await on.source.query(
      "INSERT INTO mount_count (area, minute, build, phase, n) VALUES ('events', UTC_TIMESTAMP() - INTERVAL 1 HOUR, 'trial', 'chunk', 9)",
    );
    await on.move({ verb: 'promote', build: 'trial' });
    const none = { mounts: 0, failures: 0 };
    expect((await on.call('GET', '/events')).body.trial).toEqual({ canary: none, live: none });
    await on.source.query(
      "INSERT INTO mount_count (area, minute, build, phase, n) VALUES ('events', UTC_TIMESTAMP() + INTERVAL 2 SECOND, 'trial', 'chunk', 4)",
    );
    expect((await on.call('GET', '/events')).body.trial).toEqual({ canary: { mounts: 4, failures: 4 }, live: none });
    await on.move({ verb: 'stop' });
  });

  it('sees that an area rests, since when, and what it is called', async () => {
    const headers = signedIn(staff([], true));
    const name = { tw: '公會', en: 'Clubs' };
    await on.send(aRemote({ area: 'support', build: 's2', name }));
    const of = async () => {
      const { areas } = (await (await desk('', headers)).json()) as { areas: { area: string }[] };
      return areas.find(({ area }) => area === 'support');
    };
    expect(await of()).not.toHaveProperty('name');
    await on.move({ verb: 'retire' }, 'support');
    expect(await of()).toMatchObject({ live: null, name, retired: { by: expect.stringContaining('zoe') as string } });
    await on.move({ verb: 'promote', build: 'bbbb000001' }, 'support');
    expect(await of()).not.toHaveProperty('retired');
  });

  it('the longest name and login that staff may have are kept whole', async () => {
    const [name, login] = ['名'.repeat(32), 'n'.repeat(32)];
    const headers = signedIn({ ...staff([], true), name, login });
    await on.send(aRemote({ area: 'events', build: 'e3' }));
    await on.move({ verb: 'promote', build: 'e3', share: 100 });
    const back = { verb: 'rollback', revision: await on.revision(), reason: '' };
    expect((await desk('/events/moves', headers, back)).status).toBe(200);
    const { events } = (await (await desk('/events', headers)).json()) as Record<string, object[]>;
    const by = `${name} (${login})`;
    expect(events?.[0]).toMatchObject({ by });
    const live = await on.source.query("SELECT published_by FROM remote_version WHERE area = 'events' AND live = 1");
    expect(live).toMatchObject([{ published_by: by }]);
  });

  it.each([
    ['an agent', [{ role: 'agent', game: '*' }], 403, 403],
    ['an auditor', [{ role: 'auditor', game: '*' }], 200, 403],
    ['a product admin of one game', [{ role: 'product_admin', game: 'H73' }], 200, 403],
    ['a product admin of all games', [{ role: 'product_admin', game: '*' }], 200, 409],
  ])('%s may read and move as the role says', async (_, roles, reads, moves) => {
    const headers = signedIn(staff(roles));
    const stop = { verb: 'stop', revision: await on.revision(), reason: '' };
    expect((await desk('', headers)).status).toBe(reads);
    expect((await desk('/events/moves', headers, stop)).status).toBe(moves);
  });

  it('what is no area is not there, and what is no revision is the first page', async () => {
    const headers = signedIn(staff([], true));
    expect((await desk('/%E7%AB%99', headers)).status).toBe(404);
    expect((await on.call('GET', '/%E7%AB%99')).status).toBe(404);
    expect((await desk('/events?before=Infinity', headers)).status).toBe(200);
    expect((await on.call('GET', '/events?before=Infinity')).status).toBe(200);
  });

  it('nobody promotes, and nothing is done without a session or from another page', async () => {
    const headers = signedIn(staff([], true));
    const promote = { verb: 'promote', build: 'e2', revision: await on.revision(), reason: '' };
    expect((await desk('/events/moves', headers, promote)).status).toBe(403);
    expect((await desk('', {})).status).toBe(401);
    const stop = { verb: 'stop', revision: await on.revision(), reason: '' };
    expect((await desk('/events/moves', { ...headers, 'sec-fetch-site': 'cross-site' }, stop)).status).toBe(403);
    expect((await desk('/nowhere/moves', headers, stop)).status).toBe(404);
  });
});
