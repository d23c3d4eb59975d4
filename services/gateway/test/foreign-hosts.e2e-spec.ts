import type { MountPlan } from '@hub/federation/mount-plan';
import { textOfHosts, type ReleaseHostsView } from '@hub/contracts/releases';
import { openDatabase } from '@hub/nest-kit/db';
import { aPlayer, aStaff } from '@hub/nest-kit/testing';
import { issueSiteToken } from '@hub/nest-kit/tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { ForeignHosts } from '../src/foreign/foreign-hosts.ts';
import type { AreaRows } from '../src/registry/registry-rows.ts';
import type { Registry } from '../src/registry/registry.ts';
import { aRemote, aShell } from './builds.ts';
import { json } from './tiny-service.ts';
import { anAddress, startGateway, tokenRings, type Gateway } from './gateway.setup.ts';

const LAUNCHER = 'https://launcher.example';
const STRANGER = 'https://stranger.example';

let gateway: Gateway;
beforeAll(async () => {
  const support = aRemote();
  const { './routes': files } = support.preload;
  gateway = await startGateway({
    env: { FOREIGN_HOSTS: JSON.stringify({ H73: [LAUNCHER], L33: ['https://other.example'] }) },
    builds: [
      aShell(),
      { ...support, exposes: ['./routes', './mount'], preload: { ...support.preload, './mount': files! } },
      aRemote({ area: 'events', build: 'cccc000001' }),
    ],
  });
});
afterAll(() => gateway.close());

type Sent = { origin?: string; method?: string; headers?: Record<string, string>; body?: string };

const ask = (path: string, { origin, method = 'GET', headers, body }: Sent = {}) =>
  fetch(gateway.url + path, {
    method,
    ...(body !== undefined && { body }),
    headers: { ...(origin && { origin }), 'x-forwarded-for': anAddress(), ...headers },
  });

const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin');
const preflight = (path: string, origin: string) =>
  ask(path, { origin, method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } });

describe('calls of a page that a game named', () => {
  it('may be asked for, without cookies, and read what a page needs', async () => {
    const answer = await preflight('/api/questions/create', LAUNCHER);
    expect([answer.status, allowed(answer), answer.headers.get('vary')]).toEqual([204, LAUNCHER, 'Origin']);
    expect(answer.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    const call = await ask('/api/questions/nothing', { origin: LAUNCHER });
    expect([call.status, allowed(call)]).toEqual([404, LAUNCHER]);
    expect(call.headers.get('access-control-expose-headers')).toContain('x-request-id');
  });

  it.each([STRANGER, `${LAUNCHER}.evil.example`, 'null'])('are refused to the browser from %s', async (origin) => {
    expect(allowed(await preflight('/api/questions/create', origin))).toBeNull();
    expect(allowed(await ask('/api/questions/list', { origin }))).toBeNull();
  });

  it.each(['/api/staff/me', '/api/partner/v1/unread', '/api/releases', '/game'])('are none of %s', async (path) => {
    expect(allowed(await preflight(path, LAUNCHER))).toBeNull();
    expect(allowed(await ask(path, { origin: LAUNCHER }))).toBeNull();
  });

  it('speak for players of that game alone', async () => {
    const listAs = async (game: string, origin?: string) => {
      const token = await issueSiteToken(tokenRings, aPlayer({ game }));
      return ask('/api/questions/list', { origin, headers: { 'x-auth-token': token } });
    };
    expect((await listAs('L33', LAUNCHER)).status).toBe(403);
    const taken = await listAs('H73', LAUNCHER);
    expect([taken.status === 403, taken.headers.get('vary')]).toEqual([false, expect.stringContaining('Origin')]);
    expect((await listAs('L33')).status).not.toBe(403);
  });
});

describe('a service hears of the page that calls it', () => {
  const heard = async (path: string, origin?: string, headers?: Record<string, string>) => {
    await ask(path, { origin, headers });
    const { ledger } = path.startsWith('/api/questions') ? gateway.support : gateway.identity;
    return ledger.findLast(({ url }) => url === path)?.identity?.page;
  };
  const FORM = '/api/questions/render_create_form/H73';

  it('where it is, and the games that it was named for', async () => {
    expect(await heard(FORM, LAUNCHER)).toEqual({ host: 'launcher.example', games: ['H73'] });
    expect(await heard(FORM, 'https://other.example')).toEqual({ host: 'other.example', games: ['L33'] });
  });

  it.each([
    ['nobody named', STRANGER],
    ['only looks like one', `${LAUNCHER}.evil.example`],
    ['has another port', `${LAUNCHER}:8443`],
    ['has another scheme', 'http://launcher.example'],
    ['has no origin', 'null'],
    ['is ours', undefined],
  ])('and of none that %s', async (_, origin) => {
    expect(await heard(FORM, origin)).toBeUndefined();
  });

  it('and not by what a caller says of itself', async () => {
    const page = { host: 'evil.example', games: ['H73'] };
    const forged = Buffer.from(JSON.stringify({ page })).toString('base64url');
    const headers = { 'x-hub-page': 'evil.example', 'x-hub-identity': `v1.${forged}.AAAA`, referer: `${LAUNCHER}/` };
    expect(await heard(FORM, undefined, headers)).toBeUndefined();
    expect(await heard(FORM, STRANGER, { ...headers, 'x-forwarded-host': 'launcher.example' })).toBeUndefined();
  });

  it('and nothing of what was named for another area', async () => {
    expect(await heard('/api/captcha/challenge?for=create', LAUNCHER)).toBeUndefined();
    const rows = [
      { area: 'support', hosts: { H73: [LAUNCHER] } },
      { area: 'vip', hosts: { L33: [LAUNCHER], G112: [STRANGER] } },
      { area: 'events', hosts: { H73: [STRANGER] } },
    ] as unknown as AreaRows[];
    const remotes = ['support', 'vip'].map((area) => ({ area, exposes: ['./mount'] }));
    const live = { remotes } as unknown as Awaited<ReturnType<Registry['live']>>;
    const hosts = new ForeignHosts('{}', { areas: async () => rows, live: async () => live });
    await hosts.look({ origin: LAUNCHER });
    const games = (area: string, origin: string) => hosts.pageOf(area, { origin })?.games;
    expect([games('support', LAUNCHER), games('vip', LAUNCHER)]).toEqual([['H73'], ['L33']]);
    expect([games('support', STRANGER), games('vip', STRANGER)]).toEqual([undefined, ['G112']]);
    expect([games('events', STRANGER), games('catalog', LAUNCHER)]).toEqual([undefined, undefined]);
  });
});

describe('what a page of another site begins with', () => {
  it('is a small script of a stable address, kept for minutes', async () => {
    const answer = await ask('/platform.js', { origin: STRANGER });
    expect(await answer.text()).toBe('window.PlayerHub=1');
    expect([answer.status, allowed(answer), answer.headers.get('cache-control')]).toEqual([
      200,
      '*',
      'public, max-age=300',
    ]);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('is told which builds this visitor gets, with the hashes of what is loaded', async () => {
    const answer = await ask('/api/mounts/support?game=H73&language=en', { origin: LAUNCHER });
    expect([answer.status, allowed(answer)]).toEqual([200, LAUNCHER]);
    const { platform, page, themeCss } = (await answer.json()) as MountPlan;
    const integrity = expect.stringMatching(/^sha256-/) as string;
    expect(platform.js).toEqual([{ href: '/r/shell/aaaa000001/platform.js', integrity }]);
    expect(platform.css).toEqual([{ href: '/r/shell/aaaa000001/platform.css', integrity }]);
    expect(Object.keys(page.registry.areas)).toEqual(['support']);
    expect(page.registry.areas.support).toMatchObject({ build: 'bbbb000001', integrity });
    expect(page.registry.areas.support).not.toHaveProperty('doors');
    expect([page.lang, themeCss]).toEqual(['en', ':root{--p1:#111}']);
  });

  it.each([
    ['a page that nobody named', STRANGER, 'support?game=H73'],
    ['another game', LAUNCHER, 'support?game=L33'],
    ['no game', LAUNCHER, 'support'],
  ])('is refused to %s, which may read that', async (_, origin, asked) => {
    const answer = await ask(`/api/mounts/${asked}`, { origin });
    expect([answer.status, allowed(answer)]).toEqual([403, '*']);
  });

  it.each(['events', 'nobody'])('is not there for an area that does not let itself be mounted: %s', async (area) => {
    const answer = await ask(`/api/mounts/${area}?game=H73`, { origin: LAUNCHER });
    expect([answer.status, allowed(answer)]).toEqual([404, LAUNCHER]);
  });
});

describe('which pages may show an area', () => {
  const PATH = '/api/staff/releases/support/hosts';
  const desk = async (who: object, body?: object): Promise<[number, ReleaseHostsView & Record<string, string>]> => {
    gateway.identity.routes['POST /internal/staff-session'] = (_, response) =>
      json(response, { staff: who, csrf_ok: true });
    const answer = await ask(PATH, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: `hub_staff=${Math.random()}`,
        'x-csrf-token': 'x',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return [answer.status, (await answer.json()) as ReleaseHostsView & Record<string, string>];
  };
  const tired = aStaff({ roles: [{ role: 'product_admin', game: '*' }] });
  const admin = { ...tired, fresh: true };
  const mounts = async (origin: string, asked: string) => (await ask(`/api/mounts/${asked}`, { origin })).status;
  const called = async (origin: string) => allowed(await preflight('/api/questions/create', origin));

  it('is said at the desk, counts at once, and takes the place of the configuration', async () => {
    const [, before] = await desk(admin);
    expect(before).toMatchObject({ mountable: true, configured: true, hosts: { H73: [LAUNCHER] } });
    const wish = { hosts: `G112 ${STRANGER}\n`, reason: '社群網站上線', revision: before.revision };
    const [status, after] = await desk(admin, wish);
    expect([status, after]).toEqual([
      200,
      { mountable: true, configured: false, hosts: { G112: [STRANGER] }, revision: before.revision + 1 },
    ]);
    expect([await mounts(STRANGER, 'support?game=G112'), await called(STRANGER)]).toEqual([200, STRANGER]);
    expect(await mounts(STRANGER, 'support?game=H73')).toBe(403);
    expect([await mounts(LAUNCHER, 'support?game=H73'), await called(LAUNCHER)]).toEqual([403, null]);
    // What somebody else said meanwhile is looked at first.
    expect((await desk(admin, wish))[0]).toBe(409);
    const [event] = await gateway.database.exec(
      "SELECT verb, made_by, reason, facts FROM release_event WHERE area = 'support' ORDER BY revision DESC LIMIT 1",
    );
    expect([event?.verb, event?.reason, JSON.parse(String(event?.facts))]).toEqual([
      'hosts',
      '社群網站上線',
      { hosts: { before: before.hosts, after: { G112: [STRANGER] } } },
    ]);
  });

  it('is added to by whoever has just shown the second factor; taken off at once', async () => {
    const { revision, hosts } = (await desk(admin))[1];
    const lines = textOfHosts(hosts);
    const more = { hosts: `${lines}\nH73 https://more.example`, reason: '新的啟動器', revision };
    const [status, refused] = await desk(tired, more);
    expect([status, Object.keys(refused)]).toEqual([403, ['step_up']]);
    expect((await desk(admin))[1]).toMatchObject({ hosts, revision });
    const other = { hosts: lines.replace('G112', 'L33'), reason: '換遊戲', revision };
    expect((await desk(tired, other))[0]).toBe(403);
    expect((await desk(admin, more))[0]).toBe(200);
    const [removed, after] = await desk(tired, { hosts: '', reason: '被盜用', revision: revision + 1 });
    expect([removed, after]).toMatchObject([200, { hosts: {}, revision: revision + 2 }]);
    expect(await mounts(STRANGER, 'support?game=G112')).toBe(403);
  });

  it('is not added to under the revision that a removal which is being made will have', async () => {
    const hosts = `G112 ${STRANGER}`;
    const now = (await desk(admin))[1].revision;
    const { revision } = (await desk(admin, { hosts, reason: '社群網站上線', revision: now }))[1];
    const source = await openDatabase(gateway.database.url, schema, 2);
    const removal = source.createQueryRunner();
    await removal.startTransaction();
    await removal.query("UPDATE area_release SET revision = revision + 1, hosts = '{}' WHERE area = 'support'");
    let answered = 0;
    const guess = desk(tired, { hosts, reason: '社群網站上線', revision: revision + 1 }).then(([status]) => {
      answered = status;
    });
    const waiting = "SELECT 1 FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'";
    // Asked for within 100 ms, the database says again what it said before.
    const isWaiting = async () => answered || ((await source.query(waiting)) as []).length;
    await expect.poll(isWaiting, { interval: 150 }).toBeGreaterThan(0);
    await removal.commitTransaction();
    await guess;
    await removal.release();
    await source.destroy();
    expect(answered).toBe(409);
    expect((await desk(admin))[1].hosts).toEqual({});
  });

  it.each([
    ['an auditor', [{ role: 'auditor', game: '*' }], 200, 403],
    ['a product admin of one game', [{ role: 'product_admin', game: 'H73' }], 200, 403],
    ['an agent', [{ role: 'agent', game: '*' }], 403, 403],
  ])('is not for %s to say', async (_, roles, reads, says) => {
    const who = aStaff({ roles });
    const { revision } = (await desk(admin))[1];
    expect([(await desk(who))[0], (await desk(who, { hosts: '', reason: 'x', revision }))[0]]).toEqual([reads, says]);
  });

  it.each(['H73', 'H73 http://launcher.example', 'H73 https://a.example/path', 'H73 *', 'H73 https://a.example b'])(
    'is no line like %s',
    async (hosts) => {
      const { revision } = (await desk(admin))[1];
      const [status, refused] = await desk(admin, { hosts, reason: 'x', revision });
      expect([status, Object.keys(refused)]).toEqual([400, ['hosts']]);
    },
  );
});
