import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffStepView } from '@hub/contracts/identity';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { ageSessions, anAccount, callIn, halfOf, logIn, signIn, staffTools, type Account } from './staff.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

const aBareAccount = () => anAccount(identity, undefined, { bare: true });
const { half, alive } = staffTools(() => identity);

describe('a password of one’s own', () => {
  const NEW = 'oolong at half past nine';
  const change = (account: Account, session: string, body: object, who = account.who) =>
    callIn(identity.url, who, session, 'POST /api/staff/password', body);
  const invited = async () => {
    const account = await aBareAccount();
    await identity.source.query('UPDATE staff SET password_until = NOW(3) + INTERVAL 7 DAY WHERE id = ?', [
      account.who.id,
    ]);
    return account;
  };

  it('comes before everything else where the first one was given', async () => {
    const account = await invited();
    const answer = await logIn(identity.url, account.login, account.password);
    expect(answer.step.next).toBe('password');
    const enrol = 'POST /api/staff/enrol';
    expect((await callIn(identity.url, halfOf(account), answer.session, enrol, {})).status).toBe(409);
    expect((await change(account, answer.session, { password: NEW }, halfOf(account))).status).toBe(200);
    const me = await callIn<StaffStepView>(identity.url, halfOf(account), answer.session, 'GET /api/staff/me');
    expect(me.body.data.next).toBe('enrol');
    expect((await logIn(identity.url, account.login, account.password)).status).toBe(400);
    expect((await logIn(identity.url, account.login, NEW)).status).toBe(200);
  });

  it('is not set any more once the given one is a week old', async () => {
    const account = await invited();
    await identity.source.query('UPDATE staff SET password_until = NOW(3) WHERE id = ?', [account.who.id]);
    expect((await logIn(identity.url, account.login, account.password)).status).toBe(400);
  });

  it.each([
    ['too short', 'elf signs', '密碼至少 12 個字'],
    ['too common', 'Password1234', '這組密碼太常見，或和帳號太像，請換一組'],
  ])('is refused when it is %s', async (_, password, sentence) => {
    const account = await invited();
    const { session } = await logIn(identity.url, account.login, account.password);
    const answer = await change(account, session, { password }, halfOf(account));
    expect([answer.status, answer.body]).toEqual([400, { password: sentence }]);
  });

  it('is refused when it is the given one', async () => {
    const account = await invited();
    const { session } = await logIn(identity.url, account.login, account.password);
    const answer = await change(account, session, { password: account.password }, halfOf(account));
    expect(answer.body).toEqual({ password: '新密碼和原來的一樣，請換一組' });
  });

  it('is changed with the one in use and a fresh second factor, and signs other browsers out', async () => {
    const account = await anAccount(identity);
    const elsewhere = await signIn(identity, account);
    const { session } = await signIn(identity, account);
    const wrong = await change(account, session, { password: NEW, current: 'not it' });
    expect([wrong.status, wrong.body]).toEqual([400, { current: '目前的密碼不正確' }]);
    await ageSessions(identity, account, 'second_factor_at', '6 MINUTE');
    expect((await change(account, session, { password: NEW, current: account.password })).status).toBe(403);
    await identity.source.query('UPDATE staff_session SET second_factor_at = NOW(3) WHERE staff_id = ?', [
      account.who.id,
    ]);
    expect((await change(account, session, { password: NEW, current: account.password })).status).toBe(200);
    expect([await alive(account, elsewhere.session), await alive(account, session)]).toEqual([false, true]);
  });

  it('is not changed from half a session that only lacks its code', async () => {
    const account = await anAccount(identity);
    const session = await half(account);
    expect((await change(account, session, { password: NEW }, halfOf(account))).status).toBe(409);
  });
});
