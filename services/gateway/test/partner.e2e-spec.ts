import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureHeaders } from '@hub/contracts/partner';
import { checkSignature } from '@hub/nest-kit/partner';
import { callAsGame, type TestGame } from '@hub/nest-kit/testing';
import { anAddress, lastOf, startGateway, type Gateway } from './gateway.setup.ts';

const game: TestGame = { kid: 'h73-link', secret: randomBytes(32) };
const UNREAD = 'GET /api/partner/v1/unread?partner_uid=uid%2D1&x=%E5%B2%B3';
const REVOKE = 'POST /api/partner/v1/tokens/revoke';
const names = Object.values(signatureHeaders);

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('a call that a game signed', () => {
  it('reaches its service byte for byte, with its signature, as nobody yet', async () => {
    const body = { partner_uid: 'uid-1', 名: '岳' };
    await callAsGame(gateway.url, null, REVOKE, game, { body });
    const seen = lastOf(gateway, 'identity');
    expect(seen.identity?.who).toEqual({ kind: 'partner' });
    const [method = '', path = ''] = REVOKE.split(' ');
    const call = { method, path, body: seen.body };
    expect(await checkSignature(seen.headers, call, () => [game], Date.now() / 1000)).toMatchObject({ ok: true });
    await callAsGame(gateway.url, null, UNREAD, game);
    expect(lastOf(gateway, 'support').url).toBe(UNREAD.slice(4));
    for (const name of names) expect(lastOf(gateway, 'support').headers[name]).toBeTruthy();
  });

  it('is nobody else’s, whatever token or cookie comes along', async () => {
    const headers = { 'x-auth-token': 'no.token.atall', cookie: 'hub_staff=x', 'x-hub-identity': 'v1.x.y' };
    const answer = await callAsGame(gateway.url, null, REVOKE, game, { body: { partner_uid: 'a' }, headers });
    expect(answer.status).toBe(200);
    const seen = lastOf(gateway, 'identity');
    expect([seen.identity?.who, seen.headers.cookie, seen.headers['x-auth-token']]).toEqual([
      { kind: 'partner' },
      undefined,
      undefined,
    ]);
  });

  it('takes its headers to no other call', async () => {
    await callAsGame(gateway.url, null, 'GET /api/games/get_games', game);
    const { headers, identity } = lastOf(gateway, 'catalog');
    expect(identity?.who).toEqual({ kind: 'anon' });
    for (const name of names) expect(headers[name]).toBeUndefined();
  });
});

describe('a refusal of the gateway itself', () => {
  const refused = async (line: string, sent = {}) => {
    const { status, body } = await callAsGame(gateway.url, null, line, game, sent);
    return [status, body];
  };

  it('is a word for machines', async () => {
    expect(await refused('GET /api/partner/v1/nothing')).toEqual([404, { error: 'not_found' }]);
    expect(await refused('POST /api/partner/v1/unread', { body: {} })).toEqual([404, { error: 'not_found' }]);
    const large = { body: { partner_uid: 'x'.repeat(9000) } };
    expect(await refused(REVOKE, large)).toEqual([413, { error: 'too_large' }]);
    expect(await refused('PUT /api/partner/v1/vip', { body: {} })).toEqual([503, { error: 'unavailable' }]);
  });

  it('comes by address and by key', async () => {
    // A hundredth: 12 calls of one address, 60 of one key.
    const small = await startGateway({ env: { LIMIT_FACTOR: '0.01' } });
    const statuses = async (many: number, kid: string, addressOf: () => string) => {
      const calls = Array.from({ length: many }, () =>
        callAsGame(small.url, null, UNREAD, { ...game, kid }, { headers: { 'x-forwarded-for': addressOf() } }),
      );
      return Promise.all(calls);
    };
    const one = anAddress();
    const ofAddress = await statuses(14, `a-${one}`, () => one);
    const over = ofAddress.filter(({ status }) => status === 429);
    expect(over).toHaveLength(2);
    expect(over[0]?.body).toEqual({ error: 'rate_limited' });
    expect(Number(over[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const ofKey = await statuses(64, `k-${one}`, anAddress);
    expect(ofKey.filter(({ status }) => status === 429)).toHaveLength(4);
    await small.close();
  });

  it('cannot be brought upon what a game changes by who names its key from elsewhere', async () => {
    const small = await startGateway({ env: { LIMIT_FACTOR: '0.01' } });
    const stranger = { kid: `n-${anAddress()}`, secret: randomBytes(32) };
    const from = (address: string, line: string, key: TestGame) => {
      const body = line.startsWith('GET') ? {} : { body: { partner_uid: 'a' } };
      return callAsGame(small.url, null, line, key, { ...body, headers: { 'x-forwarded-for': address } });
    };
    const lines = [UNREAD, REVOKE, 'PUT /api/partner/v1/vip'];
    await Promise.all(Array.from({ length: 66 }, (_, n) => from(anAddress(), lines[n % 3]!, stranger)));
    await Promise.all(Array.from({ length: 62 }, () => from(anAddress(), UNREAD, stranger)));
    const own = anAddress();
    const statusOf = async (line: string) => (await from(own, line, { ...game, kid: stranger.kid })).status;
    expect(await statusOf(UNREAD)).toBe(429);
    expect([await statusOf(REVOKE), await statusOf('PUT /api/partner/v1/vip')]).toEqual([200, 503]);
    // Nor by a household's own red dots, nor one change by the other: six of each in a minute.
    const home = anAddress();
    const reads = await Promise.all(
      Array.from({ length: 14 }, (_, n) => from(home, UNREAD, { ...game, kid: `h-${n}` })),
    );
    expect(reads.map(({ status }) => status)).toContain(429);
    const pushes = await Promise.all(Array.from({ length: 7 }, () => from(home, lines[2]!, game)));
    expect(pushes.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await from(home, REVOKE, game)).status).toBe(200);
    await small.close();
  });
});
