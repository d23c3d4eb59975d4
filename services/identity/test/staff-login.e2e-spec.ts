import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Db } from '@hub/nest-kit/db';
import { callAs, unique } from '@hub/nest-kit/testing';
import { LogIn } from '../src/staff/log-in.ts';
import { LoginLimits } from '../src/staff/login-limits.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { anAccount, logIn } from './staff.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

const FAILED = { status: 400, msg: '帳號或密碼不正確' };
const auditOf = (object: string): Promise<{ action: string; actor: string; detail: string }[]> =>
  identity.source.query('SELECT action, actor, detail FROM audit WHERE object = ? ORDER BY id', [object]);
const fail = async (login: string, times: number, ip?: string) => {
  for (let time = 0; time < times; time += 1) {
    const sent = ip ? { ip } : {};
    expect(await logIn(identity.url, login, 'wrong', sent)).toMatchObject(FAILED);
  }
};
const anAddress = () => `192.0.2.${unique() % 250}`;

describe('signing in', () => {
  it('asks for the next step and sets the cookie', async () => {
    const { login, password } = await anAccount(identity);
    const answer = await logIn(identity.url, ` ${login.toUpperCase()} `, password);
    expect(answer.status).toBe(200);
    expect(answer.step).toMatchObject({ next: 'second_factor', login, name: '小岳' });
    expect(answer.step.csrf).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(answer.cookie).toMatch(/^hub_staff=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('keeps the cookie to https where the site is', async () => {
    const secure = await anIdentity({ PUBLIC_URL: 'https://player.example' });
    const { login, password } = await anAccount(secure);
    expect((await logIn(secure.url, login, password)).cookie).toContain('; Secure');
    await secure.close();
  });

  it('stores neither the password nor what the cookie holds', async () => {
    const account = await anAccount(identity);
    const { session } = await logIn(identity.url, account.login, account.password);
    const staff: { password: string }[] = await identity.source.query('SELECT password FROM staff WHERE id = ?', [
      account.who.id,
    ]);
    expect(staff[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const sessions: { id: Buffer }[] = await identity.source.query('SELECT id FROM staff_session WHERE staff_id = ?', [
      account.who.id,
    ]);
    expect(sessions[0]?.id.toString('base64url')).not.toBe(session);
  });

  it('opens nothing when the password is reset, or the account closed, while it is being compared', async () => {
    for (const change of ["password = 'another'", 'disabled_at = NOW(3)']) {
      const { login, password, who } = await anAccount(identity);
      const late = new Db(identity.source);
      const { runTx } = identity.db;
      late.runTx = async (work) => {
        await identity.source.query(`UPDATE staff SET ${change} WHERE id = ?`, [who.id]);
        return runTx.call(identity.db, work) as ReturnType<typeof work>;
      };
      const caller = {
        who: { kind: 'anon' },
        rid: 'r',
        ip: anAddress(),
        language: 'en',
        key: null,
        token: null,
      } as const;
      const logIn = new LogIn(late, new LoginLimits(identity.db, identity.keyRing));
      await expect(logIn.run(caller, { login, password }, { device: '', before: '' })).rejects.toThrow('LOGIN_FAILED');
      expect(await identity.source.query('SELECT 1 FROM staff_session WHERE staff_id = ?', [who.id])).toEqual([]);
      expect((await auditOf(`staff:${who.id}`)).at(-1)?.action).toBe('staff-login-failed');
    }
  });

  it('says the same for a wrong password, an unknown login and a closed account', async () => {
    const { login, password, who } = await anAccount(identity);
    const wrong = await logIn(identity.url, login, 'wrong');
    const unknown = await logIn(identity.url, `nobody-${unique()}`, password);
    const odd = await logIn(identity.url, `沒有這個人${unique()}`, password);
    await identity.source.query('UPDATE staff SET disabled_at = NOW(3) WHERE id = ?', [who.id]);
    const closed = await logIn(identity.url, login, password);
    for (const answer of [wrong, unknown, odd, closed]) expect(answer).toMatchObject({ ...FAILED, cookie: '' });
    expect((await logIn(identity.url, login, 'wrong', { language: 'en' })).msg).toBe('Login or password is wrong.');
  });

  it('does the same work for an unknown login as for a known one', async () => {
    const { login } = await anAccount(identity);
    // Work of the processor, not time on the clock: a busy machine must not decide.
    const work = async (asked: string) => {
      const before = process.cpuUsage();
      await logIn(identity.url, asked, 'wrong');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const least = async (make: () => string) => Math.min(await work(make()), await work(make()), await work(make()));
    const known = await least(() => login);
    const unknown = await least(() => `nobody-${unique()}`);
    expect(Math.min(known, unknown) / Math.max(known, unknown)).toBeGreaterThan(0.3);
  });

  it('asks for what is missing, and takes JSON only', async () => {
    const empty = await callAs(identity.url, 'identity', 'POST /api/staff/login', { body: {} });
    expect(empty.body).toEqual({ login: '請輸入帳號', password: '請輸入密碼' });
    const form = { login: 'yue', password: 'x' };
    const foreign = await callAs(identity.url, 'identity', 'POST /api/staff/login', { form });
    expect(foreign.status).toBe(415);
  });

  it('leaves a trace of successes and failures, without a login that is nobody', async () => {
    const { login, password, who } = await anAccount(identity);
    await fail(login, 1);
    await logIn(identity.url, login, password);
    const trace = (await auditOf(`staff:${who.id}`)).map(({ action, actor }) => `${action} ${actor}`);
    expect(trace).toEqual(['staff-added test', `staff-login-failed ${login}`, `staff-login ${login}`]);
    const typed = `my-password-${unique()}`;
    await logIn(identity.url, typed, 'x');
    const nobody = await auditOf('staff:0');
    expect(nobody.at(-1)).toMatchObject({ action: 'staff-login-failed', actor: 'unknown' });
    expect(JSON.stringify(nobody)).not.toContain(typed);
  });
});

describe('too many failures', () => {
  it('lock a login for fifteen minutes, also for the right password, and after a restart', async () => {
    const { login, password } = await anAccount(identity);
    await fail(login, 5);
    const locked = await logIn(identity.url, login, password);
    expect(locked).toMatchObject({ status: 429, msg: '嘗試次數過多，請 15 分鐘後再試', cookie: '' });
    identity.url = await identity.restart();
    expect((await logIn(identity.url, login, password)).status).toBe(429);
    await identity.source.query('UPDATE login_guard SET failed_at = failed_at - INTERVAL 14 MINUTE');
    expect((await logIn(identity.url, login, password)).msg).toMatch(/請 1 分鐘後/);
    await identity.source.query('UPDATE login_guard SET failed_at = failed_at - INTERVAL 1 MINUTE');
    expect((await logIn(identity.url, login, password)).status).toBe(200);
  });

  it('leave one trace of the lock, however often one knocks', async () => {
    const { login, password, who } = await anAccount(identity);
    await fail(login, 5);
    for (let knock = 0; knock < 4; knock += 1) await logIn(identity.url, login, password);
    const actions = (await auditOf(`staff:${who.id}`)).map(({ action }) => action);
    const failures = Array.from({ length: 5 }, () => 'staff-login-failed');
    expect(actions).toEqual(['staff-added', ...failures, 'staff-login-locked']);
  });

  it('lock from the last of the five on', async () => {
    const { login, password } = await anAccount(identity);
    await fail(login, 4);
    await identity.source.query('UPDATE login_guard SET failed_at = failed_at - INTERVAL 10 MINUTE');
    await fail(login, 1);
    await identity.source.query('UPDATE login_guard SET failed_at = failed_at - INTERVAL 10 MINUTE');
    expect((await logIn(identity.url, login, password)).msg).toMatch(/請 5 分鐘後/);
  });

  it('lock a login that is nobody just the same', async () => {
    const login = `nobody-${unique()}`;
    await fail(login, 5);
    expect((await logIn(identity.url, login, 'x')).status).toBe(429);
  });

  it('of a stranger do not lock the colleague at another address', async () => {
    const { login, password } = await anAccount(identity);
    await fail(login, 5, '198.51.100.9');
    expect((await logIn(identity.url, login, password)).status).toBe(200);
  });

  it('of a few strangers who go on knocking do not lock the colleague either', async () => {
    const { login, password } = await anAccount(identity);
    const knocks = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'].flatMap((ip) =>
      Array.from({ length: 26 }, () => ip),
    );
    for (const ip of knocks) await logIn(identity.url, login, 'wrong', { ip });
    expect((await logIn(identity.url, login, password)).status).toBe(200);
  });

  it('are forgotten by a success', async () => {
    const { login, password } = await anAccount(identity);
    await fail(login, 4);
    expect((await logIn(identity.url, login, password)).status).toBe(200);
    await fail(login, 5);
    expect((await logIn(identity.url, login, password)).status).toBe(429);
  });

  it('get no more tries by coming at once', async () => {
    const { login } = await anAccount(identity);
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(identity.url, login, 'wrong')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('stop an address after thirty within the hour, whatever login it tries; successes do not count', async () => {
    const ip = anAddress();
    const { login, password } = await anAccount(identity);
    for (let time = 0; time < 3; time += 1) await logIn(identity.url, login, password, { ip });
    await Promise.all(Array.from({ length: 30 }, () => fail(`nobody-${unique()}`, 1, ip)));
    expect((await logIn(identity.url, login, password, { ip })).status).toBe(429);
    expect((await logIn(identity.url, login, password, { ip: '198.51.100.7' })).status).toBe(200);
  });
});
