import { randomBytes } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPlayer, aStaff } from '@hub/nest-kit/testing';
import {
  CHAIN_LIMIT_S,
  issueHandOverToken,
  issueSiteToken,
  issueTicketToken,
  readToken,
  SITE_TOKEN_S,
} from '@hub/nest-kit/tokens';
import { ORIGIN, startGateway, tokenRings, type Gateway } from './gateway.setup.ts';
import { json } from './tiny-service.ts';

const EXPIRED = { jwt: '登入逾時，請重新操作' };
let gateway: Gateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const seen = () => gateway.support.ledger.at(-1)!;
const ask = async (path: string, token?: string) => {
  const answer = await fetch(gateway.url + path, token === undefined ? {} : { headers: { 'x-auth-token': token } });
  return { status: answer.status, body: await answer.json(), renewed: answer.headers.get('x-auth-token') };
};
const PLAYER = '/api/questions/list';
const ANYBODY = '/api/questions/render_create_form/H73';

/** A site token as it would look some seconds later; other keys and claims make it a foreign one. */
function siteToken(ageS: number, over: { key?: Uint8Array; issuer?: string; typ?: string; startS?: number } = {}) {
  const player = aPlayer();
  const now = Math.floor(Date.now() / 1000);
  const start = now - (over.startS ?? ageS);
  const [ring] = tokenRings.S;
  return new SignJWT({ ...player, kind: undefined, chain: undefined, sid: player.chain, start })
    .setProtectedHeader({ alg: 'HS256', typ: over.typ ?? 'S+jwt', kid: ring.kid })
    .setIssuer(over.issuer ?? 'player-hub')
    .setAudience('S')
    .setIssuedAt(now - ageS)
    .setExpirationTime(Math.min(now - ageS + SITE_TOKEN_S, start + CHAIN_LIMIT_S))
    .sign(over.key ?? ring.key);
}

const partnerToken = (name: string) =>
  `${Buffer.from(JSON.stringify({ alg: 'HS256', kid: 'h73', n: name })).toString('base64url')}.e30.c2ln`;

describe('a player’s own token', () => {
  it('makes its holder known to the service', async () => {
    const player = aPlayer({ name: '月影' });
    const answer = await ask(PLAYER, await issueSiteToken(tokenRings, player));
    expect([answer.status, answer.renewed]).toEqual([200, null]);
    const { who } = seen().identity!;
    expect(who).toMatchObject({ kind: 'S', game: 'H73', uid: player.uid, role: player.role, name: '月影' });
  });

  it('stands for one case when it is a case token', async () => {
    const token = await issueTicketToken(tokenRings, { desk: 'support', ticket: 10001, game: 'H73' });
    expect((await ask('/api/questions/view/10001', token)).status).toBe(200);
    expect(seen().identity?.who).toEqual({ kind: 'K', desk: 'support', ticket: 10001, game: 'H73' });
  });

  it('sends one report when it was handed over, and counts for nothing anywhere else', async () => {
    const sender = aPlayer({ uid: 'uid-nobody-else-reads', name: '月影' });
    const who = { desk: 'support', handOver: 7, game: 'H73', sender, key: 'key-of-the-form' };
    const token = await issueHandOverToken(tokenRings, who);
    // Whoever has it reads no more than which report it is for.
    expect(Object.keys(decodeJwt(token)).toSorted()).toEqual(
      ['aud', 'desk', 'exp', 'game', 'handOver', 'iat', 'iss', 'of', 'sid', 'start'].toSorted(),
    );
    for (const part of ['uid-nobody', '月影', 'key-of']) {
      expect(JSON.stringify(decodeJwt(token))).not.toContain(part);
      expect(Buffer.from(String(decodeJwt(token).of), 'base64url').includes(part)).toBe(false);
    }
    expect(await ask(ANYBODY, token)).toMatchObject({ status: 200, renewed: null });
    expect(seen().identity?.who).toEqual({ kind: 'D', ...who });
    for (const path of [PLAYER, '/api/questions/view/10001', '/api/questions/unread']) {
      expect(await ask(path, token)).toMatchObject({ status: 401, body: EXPIRED });
    }
    const headers = { 'x-auth-token': token, 'content-type': 'application/json' };
    for (const path of ['/api/service/init_setup', '/api/questions/drafts', '/api/questions/by_checkid']) {
      await fetch(gateway.url + path, { method: 'POST', headers, body: '{}' });
      expect(seen().identity?.who).toEqual({ kind: 'anon' });
    }
    const live = await fetch(`${gateway.url}/api/live`, { headers });
    expect(live.status).toBe(401);
  });

  it('is renewed with the answer when it is older than half an hour, and keeps its chain', async () => {
    const old = await siteToken(31 * 60);
    const { renewed } = await ask(PLAYER, old);
    const [before, after] = await Promise.all([readToken(tokenRings, old), readToken(tokenRings, renewed ?? '')]);
    expect(after.chain).toEqual(before.chain);
    expect(after.issuedAt).toBeGreaterThan(before.issuedAt);
    expect(after.who).toEqual(before.who);
  });

  it('is not renewed while it is young', async () => {
    expect((await ask(PLAYER, await siteToken(29 * 60))).renewed).toBeNull();
  });

  it('is not renewed with an answer that ends the session', async () => {
    gateway.support.routes[`GET ${PLAYER}`] = (_, response) => json(response, EXPIRED, 401);
    expect(await ask(PLAYER, await siteToken(40 * 60))).toEqual({ status: 401, body: EXPIRED, renewed: null });
    delete gateway.support.routes[`GET ${PLAYER}`];
  });

  const bad: [string, () => Promise<string>][] = [
    ['one past its two hours', () => siteToken(2 * 3600 + 5)],
    ['one past the twelve hours of its chain', () => siteToken(60, { startS: CHAIN_LIMIT_S + 1 })],
    ['one signed with another key', () => siteToken(0, { key: randomBytes(32) })],
    ['one of another issuer', () => siteToken(0, { issuer: 'somebody' })],
    ['a case token dressed as a site token', () => siteToken(0, { typ: 'K+jwt' })],
    ['one cut short', async () => (await siteToken(0)).slice(0, -4)],
    ['no token at all', async () => 'nonsense'],
    ['a very long one', async () => `${'a'.repeat(9000)}.b.c`],
  ];
  it.each(bad)('is refused when it is %s, on every route', async (_, make) => {
    const token = await make();
    const before = gateway.support.ledger.length;
    for (const path of [PLAYER, ANYBODY]) {
      expect(await ask(path, token)).toEqual({ status: 401, body: EXPIRED, renewed: null });
    }
    expect(gateway.support.ledger.length).toBe(before);
  });

  it('is needed where the table says player, and only there', async () => {
    expect(await ask(PLAYER)).toMatchObject({ status: 401, body: EXPIRED });
    expect(await ask(PLAYER, '')).toMatchObject({ status: 401, body: EXPIRED });
    expect((await ask(ANYBODY)).status).toBe(200);
    expect(seen().identity?.who).toEqual({ kind: 'anon' });
  });

  it('is refused once identity says that it was withdrawn', async () => {
    const player = aPlayer();
    gateway.identity.routes['GET /internal/revoked'] = ({ url }, response) =>
      json(response, { revoked: url.includes(encodeURIComponent(player.uid)) });
    expect(await ask(PLAYER, await issueSiteToken(tokenRings, player))).toMatchObject({ status: 401, body: EXPIRED });
    expect((await ask(PLAYER, await issueSiteToken(tokenRings, aPlayer()))).status).toBe(200);
  });

  it('takes along what was opened with it: the token of a case, and a report handed over from there', async () => {
    const { uid, game, chain } = aPlayer();
    const of = { desk: 'support', ticket: 10001, game };
    const own = await issueTicketToken(tokenRings, { ...of, account: { uid, game, chain } });
    const sender = { kind: 'K' as const, ...of, account: { uid, game, chain: `${chain}-2` } };
    const handed = await issueHandOverToken(tokenRings, { desk: 'support', handOver: 8, game, sender, key: null });
    gateway.identity.routes['GET /internal/revoked'] = ({ url }, response) =>
      json(response, { revoked: url.includes(encodeURIComponent(uid)) });
    expect(await ask('/api/questions/view/10001', own)).toMatchObject({ status: 401, body: EXPIRED });
    expect(await ask(ANYBODY, handed)).toMatchObject({ status: 401, body: EXPIRED });
    expect((await ask('/api/questions/view/10001', await issueTicketToken(tokenRings, of))).status).toBe(200);
  });

  it('asks identity once in half a minute', async () => {
    const token = await issueSiteToken(tokenRings, aPlayer());
    const before = gateway.identity.calls('GET /internal/revoked').length;
    await ask(PLAYER, token);
    await Promise.all([ask(PLAYER, token), ask(PLAYER, token)]);
    expect(gateway.identity.calls('GET /internal/revoked').length).toBe(before + 1);
  });
});

describe('a game’s token', () => {
  beforeEach(() => {
    gateway.identity.routes['POST /internal/exchange'] = ({ body }, response) => {
      if (body.includes(partnerToken('bad'))) return json(response, { jwt: 'x' }, 401);
      const { kind: _, ...player } = aPlayer({ uid: 'uid-from-game' });
      return json(response, { player, token: 'S' });
    };
  });

  it('is exchanged once for many calls, and its holder acts as the player', async () => {
    const token = partnerToken('good');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(PLAYER, token)));
    expect(answers.map(({ status, renewed }) => [status, renewed])).toEqual(Array(5).fill([200, null]));
    expect(seen().identity?.who).toMatchObject({ kind: 'S', uid: 'uid-from-game' });
    await ask(ANYBODY, token);
    expect(gateway.identity.calls('POST /internal/exchange').length).toBe(1);
    expect(gateway.identity.ledger.at(-1)?.identity?.who).toEqual({ kind: 'service', from: 'gateway' });
  });

  it('is refused when identity refuses it', async () => {
    expect(await ask(ANYBODY, partnerToken('bad'))).toMatchObject({ status: 401, body: EXPIRED });
  });

  it('waits for identity to be back', async () => {
    gateway.identity.routes['POST /internal/exchange'] = (_, response) => json(response, {}, 503);
    expect((await ask(ANYBODY, partnerToken('later'))).status).toBe(503);
  });
});

describe('staff', () => {
  const staff = aStaff({ login: 'yue' });
  const SESSION = 'session-1';
  const change = (over: Record<string, string | undefined>, path = '/api/staff/questions/1/reply') => {
    const headers = {
      cookie: `hub_staff=${SESSION}`,
      'x-csrf-token': 'right',
      origin: ORIGIN,
      'content-type': 'application/json',
      ...over,
    };
    const sent = Object.entries(headers).filter((row): row is [string, string] => row[1] !== undefined);
    return fetch(gateway.url + path, { method: 'POST', headers: sent, body: '{}' });
  };

  beforeAll(() => {
    gateway.identity.routes['POST /internal/staff-session'] = ({ body }, response) => {
      const asked = JSON.parse(body) as { session: string; csrf: string };
      if (asked.session !== SESSION) return json(response, { jwt: 'x' }, 401);
      return json(response, { staff, csrf_ok: asked.csrf === 'right' });
    };
  });

  it('reads with a session alone', async () => {
    const answer = await fetch(`${gateway.url}/api/staff/questions`, { headers: { cookie: `hub_staff=${SESSION}` } });
    expect(answer.status).toBe(200);
    expect(seen().identity?.who).toMatchObject({ kind: 'staff', login: 'yue' });
    expect(seen().headers.cookie).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['an ended session', 'hub_staff=other'],
    ['a far too long one', `hub_staff=${'x'.repeat(300)}`],
  ])('is sent to sign in with %s', async (_, cookie) => {
    const headers: Record<string, string> = cookie ? { cookie } : {};
    const answer = await fetch(`${gateway.url}/api/staff/questions`, { headers });
    expect([answer.status, await answer.json()]).toEqual([401, EXPIRED]);
  });

  it('is not a player with a token', async () => {
    const token = await issueSiteToken(tokenRings, aPlayer());
    const answer = await fetch(`${gateway.url}/api/staff/questions`, { headers: { 'x-auth-token': token } });
    expect(answer.status).toBe(401);
  });

  it.each<[string, Record<string, string | undefined>, number]>([
    ['from a page of ours', {}, 200],
    ['from a page of ours, by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin', origin: undefined }, 200],
    ['without the header', { 'x-csrf-token': undefined }, 403],
    ['with another session’s header', { 'x-csrf-token': 'wrong' }, 403],
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from another site that a browser names', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another site of the same owner', { 'sec-fetch-site': 'same-site' }, 403],
    ['from an opaque origin', { origin: 'null' }, 403],
    ['from nowhere', { origin: undefined }, 403],
  ])('changes %s', async (_, over, status) => {
    const before = gateway.support.ledger.length;
    const answer = await change(over);
    expect(answer.status).toBe(status);
    if (status === 403) expect(await answer.json()).toEqual({ msg: '頁面已過期，請重新整理後再試' });
    expect(gateway.support.ledger.length - before).toBe(status === 200 ? 1 : 0);
  });

  it.each<[string, Record<string, string | undefined>, number]>([
    ['JSON from a page of ours', { cookie: undefined, 'x-csrf-token': undefined }, 200],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['text', { 'content-type': 'text/plain' }, 415],
    ['JSON from elsewhere', { origin: 'https://evil.example' }, 403],
    ['JSON from nowhere', { origin: undefined }, 403],
  ])('signs in with %s', async (_, over, status) => {
    expect((await change(over, '/api/staff/login')).status).toBe(status);
  });

  it('is known for ten seconds, and forgotten at once after signing out', async () => {
    const reads = () => gateway.identity.calls('POST /internal/staff-session').length;
    const read = () => fetch(`${gateway.url}/api/staff/questions`, { headers: { cookie: `hub_staff=${SESSION}` } });
    await read();
    const before = reads();
    await read();
    expect(reads()).toBe(before);
    expect((await change({}, '/api/staff/logout')).status).toBe(200);
    await read();
    expect(reads()).toBeGreaterThan(before);
  });
});

describe('while identity is away', () => {
  it('lets players on, and lets no staff in', async () => {
    const token = await issueSiteToken(tokenRings, aPlayer());
    await gateway.identity.stop();
    expect((await ask(PLAYER, token)).status).toBe(200);
    const staff = await fetch(`${gateway.url}/api/staff/questions`, { headers: { cookie: 'hub_staff=session-9' } });
    expect(staff.status).toBe(503);
    await gateway.identity.again();
  });
});
