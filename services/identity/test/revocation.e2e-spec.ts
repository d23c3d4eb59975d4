import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExchangeView, RevokedView } from '@hub/contracts/identity';
import { callAs, unique } from '@hub/nest-kit/testing';
import { anIdentity, asGateway, type TestIdentity } from './identity.factory.ts';
import { aPartnerKey, aPartnerToken, nowS, type SigningKey } from './partner-key.factory.ts';

let identity: TestIdentity;
let key: SigningKey;

beforeAll(async () => {
  identity = await anIdentity();
  key = await aPartnerKey(identity);
});
afterAll(() => identity.close());

const exchange = (token: string) =>
  callAs<ExchangeView>(identity.url, 'identity', 'POST /internal/exchange', { who: asGateway, body: { token } });
const revoke = (body: object) =>
  callAs(identity.url, 'identity', 'POST /internal/revoke', { who: { kind: 'service', from: 'support' }, body });
const isRevoked = async (player: { chain: string; game: string; uid: string }) => {
  const query = new URLSearchParams({ chain: player.chain, game: player.game, uid: player.uid });
  const line = `GET /internal/revoked?${query.toString()}`;
  return (await callAs<RevokedView>(identity.url, 'identity', line, { who: asGateway })).body.revoked;
};
const aSignedInPlayer = async (uid = `uid-${unique()}`) =>
  (await exchange(await aPartnerToken(key, { sub: uid }))).body.player;

describe('a revocation', () => {
  it('of a chain ends that chain and no other', async () => {
    const [one, other] = [await aSignedInPlayer('uid-same'), await aSignedInPlayer('uid-same')];
    expect(await isRevoked(one)).toBe(false);
    expect((await revoke({ chain: one.chain, reason: 'lost phone' })).status).toBe(200);
    expect(await isRevoked(one)).toBe(true);
    expect(await isRevoked(other)).toBe(false);
  });

  it('of an account ends what it holds, of the game too, and lets later tokens in', async () => {
    const uid = `uid-${unique()}`;
    const held = await aPartnerToken(key, { sub: uid, iat: nowS() - 30 });
    const player = (await exchange(held)).body.player;
    const bystander = await aSignedInPlayer();
    await revoke({ game: key.gameId, uid });
    expect(await isRevoked(player)).toBe(true);
    expect(await isRevoked(bystander)).toBe(false);
    expect(await isRevoked({ ...player, game: 'another' })).toBe(false);
    expect((await exchange(held)).status).toBe(401);
    await identity.source.query('UPDATE revocation SET not_before = NOW() - INTERVAL 10 SECOND WHERE subject = ?', [
      uid,
    ]);
    const later = await exchange(await aPartnerToken(key, { sub: uid, iat: nowS() - 5 }));
    expect(later.status).toBe(200);
    expect(await isRevoked(later.body.player)).toBe(false);
    expect((await exchange(held)).status).toBe(401);
  });

  it('counts a chain whose name does not tell its age as older', async () => {
    const uid = `uid-${unique()}`;
    await revoke({ game: key.gameId, uid });
    expect(await isRevoked({ chain: 'c-unknown', game: key.gameId, uid })).toBe(true);
  });

  it('may be repeated, leaves a trace each time, and needs a target', async () => {
    const uid = `uid-${unique()}`;
    expect((await revoke({ game: key.gameId, uid })).status).toBe(200);
    expect((await revoke({ game: key.gameId, uid })).status).toBe(200);
    const rows: unknown[] = await identity.source.query(
      "SELECT 1 FROM audit WHERE action = 'tokens-revoked' AND actor = 'support' AND object = ?",
      [`account:${uid}`],
    );
    expect(rows).toHaveLength(2);
    expect((await revoke({})).status).toBe(400);
    expect((await revoke({ uid })).status).toBe(400);
  });

  it.each([
    ['account', 'uid', `${'x'.repeat(63)}1`, `${'x'.repeat(63)}2`],
    ['chain', 'chain', `${'c'.repeat(79)}1`, `${'c'.repeat(79)}2`],
  ])('of %ss whose names the audit has no room for are told apart', async (scope, field, one, other) => {
    for (const name of [one, other]) expect((await revoke({ game: key.gameId, [field]: name })).status).toBe(200);
    const rows: { object: string; detail: string }[] = await identity.source.query(
      `SELECT object, detail FROM audit WHERE action = 'tokens-revoked' ORDER BY id DESC LIMIT 2`,
    );
    expect(new Set(rows.map(({ object }) => object)).size).toBe(2);
    expect(rows.map(({ detail }) => (JSON.parse(detail) as Record<string, string>)[scope])).toEqual([other, one]);
  });

  it('is the business of our processes alone', async () => {
    const anonymous = await callAs(identity.url, 'identity', 'POST /internal/revoke', { body: { chain: 'x' } });
    expect(anonymous.status).toBe(403);
    expect((await callAs(identity.url, 'identity', 'GET /internal/revoked?chain=a&game=b&uid=c')).status).toBe(403);
  });
});
