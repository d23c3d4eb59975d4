import type { MemberProfileView, MemberSessionsView, KnownMemberView } from '@hub/contracts/identity';
import { aPlayer, callAs } from '@hub/nest-kit/testing';
import { readToken } from '@hub/nest-kit/tokens';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anIdentity, tokenRings, type TestIdentity } from './identity.factory.ts';
import { callOf, isRevoked, logInAs, resume, type LoggedIn } from './members.factory.ts';

let identity: TestIdentity;
let member: LoggedIn;
beforeAll(async () => {
  identity = await anIdentity();
});
beforeEach(async () => {
  member = await logInAs(identity);
});
afterAll(() => identity.close());

const ask = <T>(line: string, sent: Parameters<typeof callOf>[3] = {}, by = member) =>
  callOf<T>(identity, by, line, sent);
const alive = async (by: LoggedIn) => (await ask('GET /api/auth/member_profile', {}, by)).status === 200;
const aging = (column: string, interval: string) =>
  identity.source.query(`UPDATE member_session SET ${column} = ${column} - INTERVAL ${interval} WHERE member_id = ?`, [
    member.who.member.slice(2),
  ]);

describe('the session of a member', () => {
  it('goes on under another secret; the one before counts for a moment more', async () => {
    const next = await resume(identity, member.session);
    expect(next.session).not.toBe(member.session);
    const beside = await resume(identity, member.session);
    expect([beside.status, beside.session]).toEqual([200, '']);
    await aging('rotated_at', '2 MINUTE');
    expect((await resume(identity, member.session)).status).toBe(401);
    expect((await resume(identity, next.session)).status).toBe(200);
  });

  it('keeps one chain of tokens for ten hours', async () => {
    const { chain } = member.who;
    const { body } = await resume(identity, member.session);
    expect((await readToken(tokenRings, body.token)).chain.sid).toBe(chain);
    expect(body.expire).toBe((await readToken(tokenRings, body.token)).expiresAt);
  });

  it('ends after a fortnight without use, and is forgotten by the browser', async () => {
    await aging('last_seen_at', '14 DAY');
    const { status, headers } = await callAs(identity.url, 'identity', 'POST /api/auth/member_session', {
      body: {},
      headers: { cookie: `hub_member=${member.session}` },
    });
    expect(status).toBe(401);
    expect(headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no secret', 'hub_member=x'],
    ['a secret twice', `hub_member=${'a'.repeat(43)}; hub_member=${'b'.repeat(43)}`],
    ['somebody’s guess', `hub_member=${'a'.repeat(43)}`],
  ])('is none where the cookie holds %s', async (_, cookie) => {
    const sent = { body: {}, headers: { cookie } };
    expect((await callAs(identity.url, 'identity', 'POST /api/auth/member_session', sent)).status).toBe(401);
  });

  it('a token without its cookie, or beside another’s, opens nothing of the account', async () => {
    const other = await logInAs(identity);
    for (const session of ['', other.session]) {
      const { status } = await ask('GET /api/auth/member_profile', {}, { ...member, session });
      expect(status).toBe(401);
    }
  });

  it('a player of a game is no member', async () => {
    const { status } = await callAs(identity.url, 'identity', 'GET /api/auth/member_profile', { who: aPlayer() });
    expect(status).toBe(401);
  });
});

describe('logging out', () => {
  it('ends this browser and its tokens, once and again', async () => {
    const out = () => ask('POST /api/auth/member_logout', { body: {} });
    const { status, headers } = await out();
    expect([status, headers.getSetCookie().length]).toEqual([200, 2]);
    expect(await alive(member)).toBe(false);
    expect(await isRevoked(identity, member.who)).toBe(true);
    expect((await out()).status).toBe(200);
  });

  it('ends one other browser, by its name in the list', async () => {
    const phone = await logInAs(identity, member.email);
    const { body } = await ask<MemberSessionsView>('GET /api/auth/member_sessions');
    expect(body.data.map(({ current }) => current).toSorted()).toEqual([false, true]);
    const ref = body.data.find(({ current }) => !current)?.ref ?? '';
    await ask(`POST /api/auth/member_sessions/${ref}/end`, { body: {} });
    expect([await alive(phone), await alive(member)]).toEqual([false, true]);
    expect([await isRevoked(identity, phone.who), await isRevoked(identity, member.who)]).toEqual([true, false]);
  });

  it('nobody ends what is somebody else’s', async () => {
    const other = await logInAs(identity);
    const { body } = await ask<MemberSessionsView>('GET /api/auth/member_sessions', {}, other);
    await ask(`POST /api/auth/member_sessions/${body.data[0]?.ref}/end`, { body: {} });
    expect(await alive(other)).toBe(true);
  });

  it('ends all browsers and every token of them', async () => {
    const others = [await logInAs(identity, member.email), await logInAs(identity, member.email)];
    expect((await ask('POST /api/auth/member_logout_all', { body: {} })).status).toBe(200);
    for (const one of [member, ...others])
      expect([await alive(one), await isRevoked(identity, one.who)]).toEqual([false, true]);
  });
});

describe('what a member saves', () => {
  const PROFILE = '/api/auth/member_profile';
  const details = { phone: '0912345678', area: '台北市', birthday: '1995-05-05', role_id: '0123' };
  const save = (body: object, version: number) =>
    ask<MemberProfileView & Record<string, string>>(`PUT ${PROFILE}`, {
      body,
      headers: { 'if-match': String(version) },
    });

  it('is there again, for the services too, and stands nowhere readable', async () => {
    const { body } = await save(details, 1);
    expect(body.data).toMatchObject({ ...details, email: member.email, version: 2, fresh: true, gender: '' });
    const who = { kind: 'service', from: 'topup' } as const;
    const known = await callAs<KnownMemberView>(
      identity.url,
      'identity',
      `GET /internal/members?member=${member.who.member}`,
      { who },
    );
    expect(known.body.member).toMatchObject({ ...details, email: member.email });
    const rows = JSON.stringify(await identity.source.query('SELECT HEX(profile_box), HEX(email_box) FROM member'));
    for (const plain of [member.email, details.phone])
      expect(rows).not.toContain(Buffer.from(plain).toString('hex').toUpperCase());
  });

  it('of two windows the second is told of the first', async () => {
    await save(details, 1);
    const { status, body } = await save({ ...details, area: '高雄市' }, 1);
    expect([status, body.msg]).toEqual([409, expect.stringContaining('另一個視窗')]);
  });

  it('is refused where it is no such thing', async () => {
    const { status, body } = await save({ phone: 'abc', birthday: '2026-02-30', gender: 'z', role_id: 'x1' }, 1);
    expect([status, Object.keys(body).toSorted()]).toEqual([400, ['birthday', 'gender', 'phone', 'role_id']]);
  });

  it('can be taken along with a fresh code only', async () => {
    await save(details, 1);
    const taken = await ask<{ data: object }>('POST /api/auth/member_data', { body: {} });
    expect(taken.body.data).toMatchObject({ email: member.email, saved: details });
    await aging('created_at', '15 MINUTE');
    const late = await ask('POST /api/auth/member_data', { body: {} });
    expect([late.status, late.body]).toEqual([403, { step_up: '下載前請再輸入一次寄到信箱的驗證碼' }]);
  });

  it('nobody is known by a name that is none', async () => {
    const who = { kind: 'service', from: 'topup' } as const;
    for (const name of ['m_1', 'm_0', '70001', "m_1' OR 1"]) {
      const path = `GET /internal/members?${new URLSearchParams({ member: name })}`;
      expect((await callAs(identity.url, 'identity', path, { who })).body).toEqual({ member: null });
    }
    const asMember = await ask(`GET /internal/members?member=${member.who.member}`);
    expect(asMember.status).toBe(403);
  });
});

it('an erasure takes the member with sessions, tokens and codes, and nobody else', async () => {
  const other = await logInAs(identity);
  const who = { kind: 'service', from: 'surveys' } as const;
  const person = { emails: [member.email], phones: [], member_id: '', accounts: [], roles: [] };
  const erase = () =>
    callAs(identity.url, 'identity', 'POST /internal/person_data/erase', {
      who,
      body: { person, request: 1 },
    });
  expect((await erase()).status).toBe(200);
  expect([await alive(member), await isRevoked(identity, member.who)]).toEqual([false, true]);
  expect(await alive(other)).toBe(true);
  const again = await logInAs(identity, member.email);
  expect(again.who.member).not.toBe(member.who.member);
});
