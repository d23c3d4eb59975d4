import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnrolmentView, RecoveryCodesView, StaffStepView } from '@hub/contracts/identity';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import {
  ageSessions,
  anAccount,
  auditOf,
  callIn,
  codeOf,
  halfOf,
  logIn,
  sessionOf,
  showFactor,
  signIn,
  staffTools,
  type Account,
} from './staff.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

const aBareAccount = () => anAccount(identity, undefined, { bare: true });
const { half, alive } = staffTools(() => identity);
const begin = (account: Account, session: string, who = halfOf(account)) =>
  callIn<EnrolmentView>(identity.url, who, session, 'POST /api/staff/enrol', {});
const finish = (account: Account, session: string, code: string, who = halfOf(account)) =>
  callIn<RecoveryCodesView>(identity.url, who, session, 'POST /api/staff/enrol/confirm', { code });

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
    const code = codeOf({ secret });
    const answer = await finish(account, session, code);
    expect(answer.status).toBe(200);
    expect(answer.body.data.recovery_codes).toHaveLength(10);
    expect(await alive(account, sessionOf(answer.headers).session)).toBe(true);
    expect(await alive(account, session)).toBe(false);
    const next = await logIn(identity.url, account.login, account.password);
    expect(next.step.next).toBe('second_factor');
    expect((await showFactor(identity.url, account, next.session, code)).status).toBe(400);
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
    expect(await alive(account, sessionOf(answer.headers).session)).toBe(true);
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
