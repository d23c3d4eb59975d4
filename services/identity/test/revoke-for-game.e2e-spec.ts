import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RevokedView } from '@hub/contracts/identity';
import { callAs, callAsGame, unique, type TestGame } from '@hub/nest-kit/testing';
import { sweepIdentity } from '../src/sweep/sweep-identity.ts';
import { anIdentity, asGateway, type TestIdentity } from './identity.factory.ts';
import { logInAs } from './members.factory.ts';
import { aGameId, aPartnerKey, aPartnerToken, nowS } from './partner-key.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

const LINE = 'POST /api/partner/v1/tokens/revoke';
type Sent = Parameters<typeof callAsGame>[4];
const revoke = (game: TestGame, partner_uid: string, sent: Sent = {}) =>
  callAsGame(identity.url, 'identity', LINE, game, { body: { partner_uid }, ...sent });

/** A game with a key for its link, and one for its tokens. */
async function aGame() {
  const gameId = aGameId();
  const secret = randomBytes(32);
  const link = await aPartnerKey(identity, { gameId, purpose: 'link', secret: new Uint8Array(secret) });
  const tokens = await aPartnerKey(identity, { gameId });
  return { gameId, tokens, signs: { kid: link.kid, secret } };
}
const exchanged = async (token: string) =>
  (await callAs(identity.url, 'identity', 'POST /internal/exchange', { who: asGateway, body: { token } })).status;
const revoked = async (game: string, uid: string) => {
  const query = new URLSearchParams({ chain: `${nowS() - 60}.x`, game, uid });
  const line = `GET /internal/revoked?${query}`;
  return (await callAs<RevokedView>(identity.url, 'identity', line, { who: asGateway })).body.revoked;
};

describe('a game ends the tokens of an account', () => {
  it('and that a member is linked to it', async () => {
    const { gameId, signs } = await aGame();
    const [sub, other] = [`uid-${unique()}`, `uid-${unique()}`];
    const member = await logInAs(identity);
    const row = (uid: string) => [member.who.member.slice(2), gameId, uid, 'tw_2001', '123456789', '測試角色'];
    await identity.source.query(
      'INSERT INTO member_account (member_id, game_id, partner_uid, server_id, role_id, role_name) VALUES ?',
      [[row(sub), row(other)]],
    );
    expect((await revoke(signs, sub)).status).toBe(200);
    const left = await identity.source.query('SELECT partner_uid FROM member_account WHERE game_id = ?', [gameId]);
    expect(left).toEqual([{ partner_uid: other }]);
  });

  it('for its own game alone, what was issued before', async () => {
    const { gameId, tokens, signs } = await aGame();
    const other = await aGame();
    const sub = `uid-${unique()}`;
    const token = await aPartnerToken(tokens, { sub, iat: nowS() - 5 });
    const elsewhere = await aPartnerToken(other.tokens, { sub, iat: nowS() - 5 });
    expect(await exchanged(token)).toBe(200);
    const answer = await revoke(signs, sub);
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect([await exchanged(token), await revoked(gameId, sub)]).toEqual([401, true]);
    expect([await exchanged(elsewhere), await revoked(other.gameId, sub)]).toEqual([200, false]);
    const traces = await identity.source.query(`SELECT actor, detail FROM audit WHERE object = ?`, [`account:${sub}`]);
    expect(traces).toMatchObject([{ actor: `game:${gameId}`, detail: expect.stringContaining(signs.kid) }]);
  });

  it('and what is known of old calls is gone in one round, however many there were', async () => {
    const { gameId, signs } = await aGame();
    expect((await revoke(signs, `uid-${unique()}`)).status).toBe(200);
    await identity.source.query(
      `INSERT INTO partner_call (game_id, call_id, call_hash, answer, taken_at)
        SELECT ?, CONCAT('old-', seq), REPEAT('x', 32), '{}', NOW(3) - INTERVAL 61 MINUTE FROM seq_1_to_2500`,
      [gameId],
    );
    await sweepIdentity(identity.db);
    const left = await identity.source.query('SELECT call_id FROM partner_call WHERE game_id = ?', [gameId]);
    expect(left).toEqual([{ call_id: expect.not.stringContaining('old-') }]);
  });

  it('once per call: a repeat ends nothing that was issued since', async () => {
    const { tokens, signs } = await aGame();
    const sub = `uid-${unique()}`;
    const id = `call-${unique()}`;
    await revoke(signs, sub, { id });
    await identity.source.query('UPDATE revocation SET not_before = NOW() - INTERVAL 5 SECOND WHERE subject = ?', [
      sub,
    ]);
    const token = await aPartnerToken(tokens, { sub });
    expect((await revoke(signs, sub, { id })).body).toEqual({ ok: true });
    expect(await exchanged(token)).toBe(200);
    expect((await revoke(signs, `${sub}-2`, { id })).body).toEqual({ error: 'id_reused' });
    expect((await revoke(signs, sub)).status).toBe(200);
    expect(await exchanged(token)).toBe(401);
  });

  it('only under a key for its link', async () => {
    const { signs, tokens } = await aGame();
    const withTokens = { kid: tokens.kid, secret: Buffer.from(tokens.sign as Uint8Array) };
    expect((await revoke(withTokens, 'uid-1')).body).toEqual({ error: 'bad_signature' });
    expect((await revoke({ ...signs, secret: randomBytes(32) }, 'uid-1')).status).toBe(401);
    expect((await revoke(signs, 'uid-1', { clockS: 301 })).body).toEqual({ error: 'clock_apart' });
    await identity.source.query(`UPDATE partner_key SET state = 'retired' WHERE kid = ?`, [signs.kid]);
    expect((await revoke(signs, 'uid-1')).body).toEqual({ error: 'bad_signature' });
  });

  it('only with a body that names one', async () => {
    const { signs } = await aGame();
    expect((await revoke(signs, '')).body).toEqual({ error: 'bad_request', fields: ['partner_uid'] });
    const broken = await revoke(signs, 'uid-1', { raw: '{"partner_uid":' });
    expect([broken.status, broken.body]).toEqual([400, { error: 'bad_request' }]);
    const huge = await revoke(signs, 'x'.repeat(600_000));
    expect([huge.status, huge.body]).toEqual([413, { error: 'too_large' }]);
  });
});
