import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnrolmentView, RecoveryCodesView, StaffSessionsView, StaffStepView } from '@hub/contracts/identity';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import {
  ageSessions,
  anAccount,
  auditOf,
  callIn,
  codeOf,
  halfOf,
  logIn,
  showFactor,
  signIn,
  type Account,
} from './staff.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

const aBareAccount = () => anAccount(identity, undefined, { bare: true });
const half = async (account: Account) => (await logIn(identity.url, account.login, account.password)).session;
const begin = (account: Account, session: string, who = halfOf(account)) =>
  callIn<EnrolmentView>(identity.url, who, session, 'POST /api/staff/enrol', {});
const finish = (account: Account, session: string, code: string, who = halfOf(account)) =>
  callIn<RecoveryCodesView>(identity.url, who, session, 'POST /api/staff/enrol/confirm', { code });
const sessionIn = (headers: Headers) => /^hub_staff=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
const alive = async (account: Account, session: string) =>
  (await callIn(identity.url, account.who, session, 'GET /api/staff/me')).status === 200;

describe('setting up an app', () => {
  it('is the next step of an account without one', async () => {
    const account = await aBareAccount();
    const answer = await logIn(identity.url, account.login, account.password);
    expect(answer.step.next).toBe('enrol');
    const me = await callIn<StaffStepView>(identity.url, halfOf(account), answer.session, 'GET /api/staff/me');
    expect(me.body.data).toEqual(answer.step);
  });

  it('shows a secret as text and as a picture, the same one when asked again', async () => {
    const account = await aBareAccount();
    const session = await half(account);
    const { body } = await begin(account, session);
    expect(body.data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.data.uri).toContain(`secret=${body.data.secret}`);
    expect(body.data.qr).toMatch(/^<svg /);
    expect((await begin(account, session)).body).toEqual(body);
    const other = await begin(account, await half(account));
    expect(other.body.data.secret).not.toBe(body.data.secret);
  });

  it('counts once the app has shown a code, gives ten recovery codes and opens the desk', async () => {
    const account = await aBareAccount();
    const session = await half(account);
    const { secret } = (await begin(account, session)).body.data;
    const answer = await finish(account, session, codeOf({ secret }));
    expect(answer.status).toBe(200);
    expect(answer.body.data.recovery_codes).toHaveLength(10);
    expect(await alive(account, sessionIn(answer.headers))).toBe(true);
    expect(await alive(account, session)).toBe(false);
    const next = await logIn(identity.url, account.login, account.password);
    expect(next.step.next).toBe('second_factor');
    expect((await showFactor(identity.url, account, next.session, codeOf({ secret }))).status).toBe(400);
    const [recovery = ''] = answer.body.data.recovery_codes;
    expect((await showFactor(identity.url, account, next.session, recovery)).status).toBe(200);
    expect((await auditOf(identity, account)).map(({ action }) => action)).toContain('staff-factor-enrolled');
  });

  it('says what to look at when the code is wrong, and changes nothing', async () => {
    const account = await aBareAccount();
    const session = await half(account);
    const { secret } = (await begin(account, session)).body.data;
    const answer = await finish(account, session, codeOf({ secret }, 3));
    expect(answer).toMatchObject({ status: 400, body: { code: expect.stringContaining('手機時間') as string } });
    expect((await finish(account, session, codeOf({ secret }))).status).toBe(200);
  });

  it('stores the secret sealed, and leaves none behind in the session', async () => {
    const account = await aBareAccount();
    const session = await half(account);
    const { secret } = (await begin(account, session)).body.data;
    await finish(account, session, codeOf({ secret }));
    const rows: object[] = await identity.source.query(
      'SELECT staff.*, open.enrol_box FROM staff JOIN staff_session open ON staff_id = staff.id WHERE staff.id = ?',
      [account.who.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ enrol_box: null });
    expect(Buffer.from(JSON.stringify(rows))).not.toContain(secret);
  });

  it('is for one browser: the second that confirms finds an app there already', async () => {
    const account = await aBareAccount();
    const [one, two] = [await half(account), await half(account)];
    const secrets = [(await begin(account, one)).body.data.secret, (await begin(account, two)).body.data.secret];
    const answers = await Promise.all([
      finish(account, one, codeOf({ secret: secrets[0] ?? '' })),
      finish(account, two, codeOf({ secret: secrets[1] ?? '' })),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is closed to half a session of who has an app: the password alone must not replace it', async () => {
    const account = await anAccount(identity);
    const session = await half(account);
    expect((await begin(account, session)).status).toBe(409);
    expect((await finish(account, session, '123456')).status).toBe(409);
  });
});

describe('an app in the place of another', () => {
  const moved = async () => {
    const account = await anAccount(identity);
    const elsewhere = await signIn(identity, account);
    const here = await signIn(identity, account);
    return { account, elsewhere: elsewhere.session, here: here.session };
  };

  it('needs a fresh second factor', async () => {
    const { account, here } = await moved();
    await ageSessions(identity, account, 'second_factor_at', '6 MINUTE');
    for (const answer of [
      await begin(account, here, account.who),
      await finish(account, here, '123456', account.who),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { step_up: expect.any(String) as string } });
    }
  });

  it('counts from its first code on; until then the old one does; other browsers are signed out', async () => {
    const { account, elsewhere, here } = await moved();
    const { secret } = (await begin(account, here, account.who)).body.data;
    const before = await half(account);
    expect((await showFactor(identity.url, account, before, codeOf(account, 1))).status).toBe(200);
    const answer = await finish(account, here, codeOf({ secret }), account.who);
    expect(answer.status).toBe(200);
    expect(await alive(account, elsewhere)).toBe(false);
    expect(await alive(account, sessionIn(answer.headers))).toBe(true);
    const next = await half(account);
    expect((await showFactor(identity.url, account, next, codeOf(account, 1))).status).toBe(400);
    expect((await showFactor(identity.url, account, next, codeOf({ secret }, 1))).status).toBe(200);
  });

  it('can be given back: every browser is signed out, the next sign-in sets one up', async () => {
    const { account, elsewhere, here } = await moved();
    const answer = await callIn(identity.url, account.who, here, 'POST /api/staff/second_factor/remove', {});
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    expect([await alive(account, elsewhere), await alive(account, here)]).toEqual([false, false]);
    expect((await logIn(identity.url, account.login, account.password)).step.next).toBe('enrol');
  });
});

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
    expect((await begin(account, answer.session)).status).toBe(409);
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

describe('browsers one is signed in with', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  const list = async (account: Account, session: string) =>
    (await callIn<StaffSessionsView>(identity.url, account.who, session, 'GET /api/staff/sessions')).body.data;

  it('are listed in words, this one marked, half sessions left out', async () => {
    const account = await anAccount(identity);
    const phone = await signIn(identity, account);
    await identity.source.query(
      "UPDATE staff_session SET last_seen_at = last_seen_at - INTERVAL 5 MINUTE, device = 'Safari・iPhone', address = '203.0.113.9' WHERE staff_id = ?",
      [account.who.id],
    );
    const desk = await signIn(identity, account, { headers: { 'user-agent': CHROME } });
    await half(account);
    const rows = await list(account, desk.session);
    expect(rows.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome・Windows', true],
      ['Safari・iPhone', false],
    ]);
    expect(rows[1]).toMatchObject({ address: '203.0.•.•', seen_at: expect.stringMatching(/\+08:00$/) as string });
    expect((await list(account, phone.session)).map(({ current }) => current)).toEqual([false, true]);
  });

  it('are ended one by one, or all but this', async () => {
    const account = await anAccount(identity);
    const [one, two, here] = [
      await signIn(identity, account),
      await signIn(identity, account),
      await signIn(identity, account),
    ];
    const ref = (await list(account, one.session)).find(({ current }) => current)?.ref ?? '';
    const end = (line: string) => callIn(identity.url, account.who, here.session, line, {});
    expect((await end(`POST /api/staff/sessions/${ref}/end`)).status).toBe(200);
    expect([await alive(account, one.session), await alive(account, two.session)]).toEqual([false, true]);
    expect((await end('POST /api/staff/sessions/end_others')).status).toBe(200);
    expect([await alive(account, two.session), await alive(account, here.session)]).toEqual([false, true]);
    expect((await end('POST /api/staff/sessions/nonsense/end')).status).toBe(404);
  });

  it('of somebody else are not ended', async () => {
    const [mine, theirs] = [
      await signIn(identity, await anAccount(identity)),
      await signIn(identity, await anAccount(identity)),
    ];
    const ref = (await list(theirs.account, theirs.session))[0]?.ref ?? '';
    await callIn(identity.url, mine.account.who, mine.session, `POST /api/staff/sessions/${ref}/end`, {});
    expect(await alive(theirs.account, theirs.session)).toBe(true);
  });

  it('are signed out before the same browser signs in anew', async () => {
    const account = await anAccount(identity);
    const before = await signIn(identity, account);
    const headers = { cookie: `hub_staff=${before.session}` };
    await logIn(identity.url, account.login, account.password, { headers });
    expect(await alive(account, before.session)).toBe(false);
  });
});
