import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMeView } from '@hub/contracts/identity';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import {
  ageSessions,
  anAccount,
  auditOf,
  callIn,
  codeOf,
  logIn,
  signIn,
  staffTools,
  type Account,
} from './staff.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

const WRONG = { code: '驗證碼不正確，或已經用過了。請等手機顯示下一組再輸入' };
const { half, show, prove, actionsOf } = staffTools(() => identity);
/** A code that is neither of now nor of the steps beside it. */
const wrongCode = (account: Account) => {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(account, steps));
  for (let code = 100_000; ; code += 1) if (!right.includes(String(code))) return String(code);
};

describe('the second step', () => {
  it('makes half a session a whole one, under a new secret', async () => {
    const account = await anAccount(identity);
    const first = await logIn(identity.url, account.login, account.password);
    const answer = await show(account, first.session, codeOf(account));
    expect(answer.status).toBe(200);
    expect(answer.cookie).toMatch(/^hub_staff=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.session).not.toBe(first.session);
    expect(answer.csrf).not.toBe(first.csrf);
    expect((await prove(first.session)).status).toBe(404);
    expect((await prove(answer.session)).body.staff).toEqual({ ...account.who, fresh: true });
    expect(await actionsOf(account)).toEqual(['staff-added', 'staff-login', 'staff-factor-shown']);
  });

  it('is known to the gateway as missing until it was taken, without any role', async () => {
    const account = await anAccount(identity, [{ role: 'lead', game: '*' }], { owner: true });
    const { staff } = (await prove(await half(account))).body;
    expect(staff).toEqual({ ...account.who, owner: undefined, roles: [], half: true });
  });

  it('takes a code typed with a gap, and one in full-width digits of a clock that is a step ahead', async () => {
    const account = await anAccount(identity);
    const [code, next] = [codeOf(account), codeOf(account, 1)];
    const wide = next.replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? '');
    for (const typed of [`${code.slice(0, 3)} ${code.slice(3)}`, wide]) {
      expect((await show(account, await half(account), typed)).status).toBe(200);
    }
  });

  it('takes no code twice, nor one of a step before', async () => {
    const account = await anAccount(identity);
    const code = codeOf(account);
    expect((await show(account, await half(account), code)).status).toBe(200);
    const again = await show(account, await half(account), code);
    expect([again.status, again.body, again.cookie]).toEqual([400, WRONG, '']);
    expect((await show(account, await half(account), codeOf(account, -1))).status).toBe(400);
    expect((await show(account, await half(account), codeOf(account, 1))).status).toBe(200);
  });

  it('takes a code once when two browsers show it at the same moment', async () => {
    const account = await anAccount(identity);
    const sessions = [await half(account), await half(account), await half(account), await half(account)];
    const code = codeOf(account);
    const answers = await Promise.all(sessions.map((session) => show(account, session, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('raises a session once when two codes are shown in it at the same moment', async () => {
    const account = await anAccount(identity);
    const session = await half(account);
    const answers = await Promise.all(
      [codeOf(account), codeOf(account, 1)].map((code) => show(account, session, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows: unknown[] = await identity.source.query(
      'SELECT 1 FROM staff_session WHERE staff_id = ? AND revoked_at IS NULL AND second_factor_at IS NOT NULL',
      [account.who.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('needs half a session of the same person that is not too old', async () => {
    const [account, other] = [await anAccount(identity), await anAccount(identity)];
    const session = await half(account);
    expect((await show(other, session, codeOf(other))).status).toBe(401);
    expect((await show(account, 'nobody', codeOf(account))).status).toBe(401);
    await ageSessions(identity, account, 'created_at', '20 MINUTE');
    expect((await show(account, session, codeOf(account))).status).toBe(401);
    const whole = await signIn(identity, account);
    expect((await show(account, whole.session, codeOf(account, 1))).status).toBe(401);
  });

  it('is told apart from an account without an app', async () => {
    const account = await anAccount(identity, undefined, { bare: true });
    const answer = await show(account, await half(account), '123456');
    expect([answer.status, answer.body]).toEqual([409, { msg: '這個帳號還沒有設定驗證器' }]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '你好嗎'])('asks for a code where "%s" is typed', async (code) => {
    const account = await anAccount(identity);
    const answer = await show(account, await half(account), code);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toMatch(/請輸入驗證碼|6 位數字/);
  });
});

describe('wrong codes', () => {
  it('end half a session at the fifth and lock the account at this address for fifteen minutes', async () => {
    const account = await anAccount(identity);
    const session = await half(account);
    for (let time = 1; time < 5; time += 1) {
      expect(await show(account, session, wrongCode(account))).toMatchObject({ status: 400, body: WRONG });
    }
    const fifth = await show(account, session, wrongCode(account));
    expect(fifth).toMatchObject({ status: 429, body: { msg: expect.stringContaining('15 分鐘後') as string } });
    expect((await prove(session)).status).toBe(404);
    expect((await show(account, session, codeOf(account))).status).toBe(401);
    const next = await half(account);
    expect((await show(account, next, codeOf(account))).status).toBe(429);
    await identity.source.query('UPDATE login_guard SET failed_at = failed_at - INTERVAL 15 MINUTE');
    expect((await show(account, next, codeOf(account))).status).toBe(200);
    const failed = (await auditOf(identity, account)).filter(({ action }) => action === 'staff-factor-failed');
    expect(failed.map(({ detail }) => (JSON.parse(detail) as { failures: number }).failures)).toEqual([1, 2, 3, 4, 5]);
  });

  it('of somebody at another address do not lock the owner of the account out', async () => {
    const account = await anAccount(identity);
    const stranger = '198.51.100.33';
    const theirs = await half(account, stranger);
    for (let time = 0; time < 5; time += 1) await show(account, theirs, wrongCode(account), stranger);
    expect((await show(account, await half(account), codeOf(account))).status).toBe(200);
  });

  it('are limited for an account from everywhere, until its password is another', async () => {
    const account = await anAccount(identity);
    const from = (number: number) => `192.0.2.${number}`;
    const sessions = await Promise.all(Array.from({ length: 4 }, (_, n) => half(account, from(n))));
    for (const [n, session] of sessions.entries()) await show(account, session, wrongCode(account), from(n));
    await identity.source.query('UPDATE counter SET hits = 100 WHERE hits = 4');
    const whole = await half(account);
    expect((await show(account, whole, codeOf(account))).status).toBe(429);
    await identity.source.query('UPDATE staff SET password = REVERSE(REVERSE(?)) WHERE id = ?', [
      (await anotherPassword()) as string,
      account.who.id,
    ]);
    expect((await show(account, whole, codeOf(account))).status).toBe(200);
  });

  it('get no more tries by coming at once', async () => {
    const account = await anAccount(identity);
    const session = await half(account);
    const answers = await Promise.all(Array.from({ length: 20 }, () => show(account, session, wrongCode(account))));
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(4);
    expect(answers.some(({ status }) => status === 200)).toBe(false);
  });

  it('are forgotten by a right one', async () => {
    const account = await anAccount(identity);
    const session = await half(account);
    for (let time = 0; time < 4; time += 1) await show(account, session, wrongCode(account));
    expect((await show(account, session, codeOf(account))).status).toBe(200);
    const next = await half(account);
    expect((await show(account, next, wrongCode(account))).status).toBe(400);
    expect((await prove(next)).status).toBe(200);
  });

  const anotherPassword = async () => {
    const { who } = await anAccount(identity);
    const rows: { password: string }[] = await identity.source.query('SELECT password FROM staff WHERE id = ?', [
      who.id,
    ]);
    return rows[0]?.password;
  };
});

describe('a fresh second factor', () => {
  const stepUp = (account: Account, session: string, code: string) =>
    callIn(identity.url, account.who, session, 'POST /api/staff/step_up', { code });
  const renew = (account: Account, session: string) =>
    callIn(identity.url, account.who, session, 'POST /api/staff/recovery_codes', {});

  it('is asked for when the last one is more than five minutes old, and changes the secret but not the CSRF text', async () => {
    const account = await anAccount(identity);
    const { session, csrf } = await signIn(identity, account);
    expect((await renew(account, session)).status).toBe(200);
    await ageSessions(identity, account, 'second_factor_at', '5 MINUTE');
    const refused = await renew(account, session);
    expect([refused.status, refused.body]).toEqual([403, { step_up: '請再輸入一次驗證碼' }]);
    expect((await prove(session)).body.staff).toEqual(account.who);
    const again = await stepUp(account, session, codeOf(account, 1));
    expect(again.status).toBe(200);
    const raised = /^hub_staff=([^;]*)/.exec(again.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect((await prove(session)).status).toBe(404);
    expect((await renew(account, raised)).status).toBe(200);
    const me = await callIn<StaffMeView>(identity.url, account.who, raised, 'GET /api/staff/me');
    expect(me.body.data.csrf).toBe(csrf);
  });

  it('takes no code that signed in, and five wrong ones end the session', async () => {
    const account = await anAccount(identity);
    await identity.source.query('UPDATE staff SET totp_step = NULL WHERE id = ?', [account.who.id]);
    const code = codeOf(account);
    const { session } = await show(account, await half(account), code);
    expect((await stepUp(account, session, code)).status).toBe(400);
    for (let time = 0; time < 4; time += 1) await stepUp(account, session, wrongCode(account));
    expect((await prove(session)).status).toBe(404);
  });
});
