import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApprovalCountView, ApprovalsView } from '@hub/contracts/approvals';
import {
  identityRoutes,
  type OneTimePasswordView,
  type PartnerKeysView,
  type PartnerKeyTestView,
} from '@hub/contracts/identity';
import { staffRoles } from '@hub/contracts/shared';
import { unique } from '@hub/nest-kit/testing';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { APPROVALS, deskTools, KEYS } from './partner-desk.factory.ts';
import { aGameId, aPartnerKey, aPartnerToken } from './partner-key.factory.ts';
import { ageSessions, anAccount, anOwner, signIn, type SignedIn } from './staff.factory.ts';

let identity: TestIdentity;
let asker: SignedIn;
let second: SignedIn;
beforeAll(async () => {
  identity = await anIdentity();
  asker = await signIn(identity, await anOwner(identity));
  second = await signIn(identity, await anOwner(identity));
});
afterAll(() => identity.close());

const { as, ask, asked, decide, stateOf, keysOf } = deskTools(() => identity);
const tried = async (token: string) => (await as<PartnerKeyTestView>(asker, `POST ${KEYS}/test`, { token })).body.data;

describe('a new key', () => {
  it('opens nothing before somebody else approves, and from then on it does', async () => {
    const game_id = aGameId();
    const kid = `${game_id}-a`;
    const { body } = await ask(asker, { game_id, kid });
    const sign = new Uint8Array(Buffer.from(body.data.secret ?? '', 'base64url'));
    const token = await aPartnerToken({ kid, gameId: game_id, alg: 'HS256', sign });
    expect(await tried(token)).toMatchObject({ ok: false, kid, why: 'unknown kid' });
    expect((await decide(second, body.data.approval.id, 'approve')).status).toBe(200);
    expect(await tried(token)).toEqual({ ok: true, kid, game_id, why: '' });
  });

  it('is the same request, with the same secret, when the form is sent again; other content is refused', async () => {
    const game_id = aGameId();
    const sent = { game_id, kid: `k-${unique()}` };
    const key = `form-${unique()}-abcd`;
    const [one, two] = await Promise.all([ask(asker, sent, key), ask(asker, sent, key)]);
    const again = await ask(asker, sent, key);
    for (const answer of [one, two]) expect([201, 409]).toContain(answer.status);
    expect(again.status).toBe(201);
    expect(again.body.data.secret).toMatch(/^[\w-]{43}$/);
    expect((await ask(asker, { ...sent, reason: '別的原因' }, key)).status).toBe(409);
    const rows = await identity.source.query('SELECT id FROM approval WHERE game_id = ?', [game_id]);
    expect(rows).toHaveLength(1);
  });

  it('keeps its secret from everybody but the asker, and forgets it when it is not wanted', async () => {
    const game_id = aGameId();
    const { body } = await ask(asker, { game_id });
    const { secret, approval } = body.data;
    const seen = [
      await as(second, `GET ${APPROVALS}/${approval.id}`),
      await as(second, `GET ${APPROVALS}`),
      await as(asker, `GET ${APPROVALS}/${approval.id}`),
    ];
    for (const answer of seen) expect(JSON.stringify(answer.body)).not.toContain(secret);
    const stored = await identity.source.query('SELECT * FROM approval WHERE id = ?', [approval.id]);
    expect(JSON.stringify(stored)).not.toContain(secret);
    const audits = await identity.source.query('SELECT detail FROM audit');
    expect(JSON.stringify(audits)).not.toContain(secret);
    await decide(second, approval.id, 'refuse', { reason: '改由 EdDSA 簽發' });
    const [row] = await identity.source.query<{ change: string | null }[]>(
      'SELECT `change` FROM approval WHERE id = ?',
      [approval.id],
    );
    expect(row?.change).toBeNull();
  });

  it.each(['RS256', 'EdDSA'] as const)('may be a public key for %s, and no other', async (alg) => {
    const pair = alg === 'RS256' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519');
    const public_key = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const game_id = aGameId();
    const other = alg === 'RS256' ? 'EdDSA' : 'RS256';
    expect((await ask(asker, { game_id, alg: other, public_key })).status).toBe(400);
    expect((await ask(asker, { game_id, alg, public_key: '' })).status).toBe(400);
    expect((await ask(asker, { game_id, alg, public_key: 'no key at all' })).status).toBe(400);
    const kid = `k-${unique()}`;
    const { body } = await ask(asker, { game_id, alg, kid, public_key });
    expect(body.data.secret).toBeNull();
    expect(body.data.approval.facts).toContainEqual({
      name: 'print',
      before: null,
      after: expect.stringMatching(/^\w{64}$/),
    });
    await decide(second, body.data.approval.id, 'approve');
    expect((await tried(await aPartnerToken({ kid, gameId: game_id, alg, sign: pair.privateKey }))).ok).toBe(true);
  });

  it('needs room: a game has two live keys at most, and one name once', async () => {
    const game_id = aGameId();
    const one = await aPartnerKey(identity, { gameId: game_id });
    expect((await ask(asker, { game_id: aGameId(), kid: one.kid })).body).toHaveProperty('kid');
    await aPartnerKey(identity, { gameId: game_id });
    const full = await ask(asker, { game_id });
    expect([full.status, full.body.msg]).toEqual([409, '這款遊戲已有兩把使用中的金鑰，請先停用一把']);
  });
});

describe('rotating and revoking', () => {
  it('lets both keys work for a while', async () => {
    const game_id = aGameId();
    const old = await aPartnerKey(identity, { gameId: game_id });
    const { id } = await asked(asker, {
      deed: 'rotate',
      game_id,
      kid: `${game_id}-new`,
      old_kid: old.kid,
      overlap_h: 2,
    });
    await decide(second, id, 'approve');
    expect((await tried(await aPartnerToken(old))).ok).toBe(true);
    const [first, added] = await keysOf(game_id);
    expect([first?.state, added?.state]).toEqual(['live', 'live']);
    const hours = ((first?.expires_at?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(1.9);
    expect(hours).toBeLessThanOrEqual(2);
  });

  it.each([
    ['is over', '- INTERVAL 1 HOUR', -1],
    ['is about to end', '+ INTERVAL 1 HOUR', 1],
  ])('gives a key that %s no more time than it had', async (_, end, hours) => {
    const game_id = aGameId();
    const old = await aPartnerKey(identity, { gameId: game_id });
    await identity.source.query(`UPDATE partner_key SET expires_at = NOW(3) ${end} WHERE kid = ?`, [old.kid]);
    const { id } = await asked(asker, { deed: 'rotate', game_id, kid: `${game_id}-n`, old_kid: old.kid, overlap_h: 2 });
    expect((await decide(second, id, 'approve')).status).toBe(200);
    const [first] = await keysOf(game_id);
    expect(((first?.expires_at?.getTime() ?? 0) - Date.now()) / 3_600_000).toBeCloseTo(hours, 1);
    expect((await tried(await aPartnerToken(old))).ok).toBe(hours > 0);
  });

  it('without a while ends the old key at once, even where two are live', async () => {
    const game_id = aGameId();
    const old = await aPartnerKey(identity, { gameId: game_id });
    await aPartnerKey(identity, { gameId: game_id });
    const { id } = await asked(asker, { deed: 'rotate', game_id, kid: `${game_id}-n`, old_kid: old.kid, overlap_h: 0 });
    await decide(second, id, 'approve');
    expect(await tried(await aPartnerToken(old))).toMatchObject({ ok: false, why: `retired key ${old.kid}` });
  });

  it('revokes only a key that is live at this game', async () => {
    const key = await aPartnerKey(identity);
    expect((await ask(asker, { deed: 'revoke', game_id: aGameId(), kid: key.kid })).status).toBe(400);
    const { id } = await asked(asker, { deed: 'revoke', game_id: key.gameId, kid: key.kid });
    expect((await tried(await aPartnerToken(key))).ok).toBe(true);
    await decide(second, id, 'approve');
    expect((await tried(await aPartnerToken(key))).ok).toBe(false);
    const { body } = await as<PartnerKeysView>(asker, `GET ${KEYS}?game_id=${key.gameId}`);
    expect(body.data.map(({ kid, state }) => [kid, state])).toEqual([[key.kid, 'revoked']]);
  });

  it('is asked for once at a time per game', async () => {
    const game_id = aGameId();
    const answers = await Promise.all([ask(asker, { game_id }), ask(second, { game_id })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

describe('the second person', () => {
  it('is never the asker, from whichever session', async () => {
    const { id } = await asked(asker, { game_id: aGameId() });
    const elsewhere = await signIn(identity, asker.account);
    for (const by of [asker, elsewhere]) {
      const answers = [await decide(by, id, 'approve'), await decide(by, id, 'refuse', { reason: '我自己不要了' })];
      for (const { status, body } of answers)
        expect([status, body.msg]).toEqual([403, '自己提出的變更要由另一位同事核准，您可以撤回']);
    }
    expect(await stateOf(id)).toBe('open');
    expect((await decide(second, id, 'withdraw')).status).toBe(403);
    expect((await decide(asker, id, 'withdraw')).body.data.state).toBe('withdrawn');
  });

  /** An owner whose sign-in these people held, one after the other. */
  const held = async (...by: SignedIn[]) => {
    const account = await anOwner(identity);
    const hands = by.map((one) => [account.who.id, one.account.who.id]);
    if (hands.length > 0) await identity.source.query('INSERT INTO staff_set_up (staff_id, by_id) VALUES ?', [hands]);
    return signIn(identity, account);
  };
  const decides = async (by: SignedIn, other: SignedIn) => {
    const { id } = await asked(by, { game_id: aGameId() });
    return (await decide(other, id, 'approve')).status;
  };

  it.each(['add', 'reset_password', 'reset_factor'])('is tied to who set up the sign-in: %s', async (deed) => {
    const [maker, other] = [await held(), await held()];
    const login = `twin${unique()}`;
    const answer =
      deed === 'add'
        ? await as<OneTimePasswordView>(maker, 'POST /api/staff/accounts', { login, name: '小雙', owner: true })
        : await as(maker, `POST /api/staff/accounts/${other.account.who.id}/${deed}`, {});
    expect([200, 201]).toContain(answer.status);
    const rows = await identity.source.query<unknown[]>('SELECT 1 FROM staff_set_up WHERE by_id = ?', [
      maker.account.who.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is not somebody whose sign-in the asker held in the last days, nor the other way round', async () => {
    const hand = await held(asker);
    expect([await decides(asker, hand), await decides(hand, asker)]).toEqual([403, 403]);
    expect(await decides(hand, second)).toBe(200);
    await identity.source.query('UPDATE staff_set_up SET set_up_at = set_up_at - INTERVAL 8 DAY WHERE staff_id = ?', [
      hand.account.who.id,
    ]);
    expect(await decides(asker, hand)).toBe(200);
  });

  it('is nobody of one hand with the asker: through accounts in between, as one who set up both, or behind a later set-up', async () => {
    const maker = await held();
    const puppet = await held(maker);
    const puppetOfPuppet = await held(puppet);
    const sister = await held(maker, await held());
    for (const [by, other] of [
      [maker, puppetOfPuppet],
      [puppetOfPuppet, maker],
      [puppet, sister],
      [sister, puppetOfPuppet],
      [maker, sister],
    ] as const)
      expect(await decides(by, other)).toBe(403);
    expect(await decides(puppetOfPuppet, second)).toBe(200);
  });

  it('is an owner at this very moment', async () => {
    const { id } = await asked(asker, { game_id: aGameId() });
    const was = await signIn(identity, await anOwner(identity));
    await identity.source.query('UPDATE staff SET is_owner = 0 WHERE id = ?', [was.account.who.id]);
    expect((await decide(was, id, 'approve')).status).toBe(403);
    expect(await stateOf(id)).toBe('open');
  });

  it.each(['is_owner = 0', 'disabled_at = NOW(3)'])('carries nothing out for an asker who is gone: %s', async (set) => {
    const gone = await held();
    const game_id = aGameId();
    const { id } = await asked(gone, { game_id });
    await identity.source.query(`UPDATE staff SET ${set} WHERE id = ?`, [gone.account.who.id]);
    const { status, body } = await decide(second, id, 'approve');
    expect([status, body.msg]).toEqual([
      409,
      '提出的人現在已經沒有這項權限，這筆變更沒有生效；需要的話請由現在的負責人重新提出',
    ]);
    expect([await stateOf(id), await keysOf(game_id)]).toEqual(['stale', []]);
    const traces = await identity.source.query<{ action: string; detail: string }[]>(
      'SELECT action, detail FROM audit WHERE object = ? ORDER BY id DESC LIMIT 1',
      [`approval:${id}`],
    );
    expect([traces[0]?.action, JSON.parse(traces[0]?.detail ?? '{}')]).toMatchObject([
      'approval.stale',
      { found: { asker: null } },
    ]);
  });

  it('gives a reason to refuse, which the asker reads', async () => {
    const { id } = await asked(asker, { game_id: aGameId() });
    expect((await decide(second, id, 'refuse', { reason: '' })).status).toBe(400);
    await decide(second, id, 'refuse', { reason: '請改在維護時段更換' });
    const { body } = await as<{ data: { answer: string; state: string } }>(asker, `GET ${APPROVALS}/${id}`);
    expect(body.data).toMatchObject({ answer: '請改在維護時段更換', state: 'refused' });
  });

  it('sees how many wait', async () => {
    const count = async (by: SignedIn) => (await as<ApprovalCountView>(by, `GET ${APPROVALS}/count`)).body.data;
    const [before, mine] = [await count(second), await count(asker)];
    const { id } = await asked(asker, { game_id: aGameId() });
    expect(await count(second)).toEqual({ ...before, decide: before.decide + 1 });
    expect(await count(asker)).toEqual({ ...mine, mine: mine.mine + 1 });
    const { body } = await as<ApprovalsView>(second, `GET ${APPROVALS}`);
    expect(body.data.find((row) => row.id === id)).toMatchObject({ decide: true, mine: false, state: 'open' });
  });
});

describe('who may', () => {
  const rows = identityRoutes.filter(({ path }) => path.startsWith(KEYS) || path.startsWith(APPROVALS));
  const lineOf = ({ method, path }: (typeof rows)[number], id: number) =>
    `${method} ${path.replace(':id', String(id))}`;

  it.each(staffRoles)('is not %s at every game: no key, and of requests there are none', async (role) => {
    const { id } = await asked(asker, { game_id: aGameId() });
    const by = await signIn(identity, await anAccount(identity, [{ role, game: '*' }]));
    expect(rows).toHaveLength(11);
    for (const row of rows) {
      const answer = await as(by, lineOf(row, id), row.method === 'GET' ? undefined : { reason: '想看看這一筆' });
      if (row.path.startsWith(KEYS)) expect(answer.status, lineOf(row, id)).toBe(403);
      else if (row.path.includes(':id')) expect(answer.status, lineOf(row, id)).toBe(404);
      else expect(answer.body.data, lineOf(row, id)).toEqual(row.path.endsWith('count') ? { decide: 0, mine: 0 } : []);
    }
    expect(await stateOf(id)).toBe('open');
  });

  it('is an owner with a fresh second factor, for asking and deciding', async () => {
    const { id } = await asked(asker, { game_id: aGameId() });
    const by = await signIn(identity, await anOwner(identity));
    await ageSessions(identity, by.account, 'second_factor_at', '5 MINUTE');
    for (const line of [`POST ${KEYS}/requests`, `POST ${APPROVALS}/${id}/approve`, `POST ${APPROVALS}/${id}/refuse`]) {
      const answer = await as(by, line, { reason: '例行更換' });
      expect([answer.status, Object.keys(answer.body)], line).toEqual([403, ['step_up']]);
    }
  });
});
