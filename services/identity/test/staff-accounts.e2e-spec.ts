import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountsView, AccountView, OneTimePasswordView } from '@hub/contracts/identity';
import { unique } from '@hub/nest-kit/testing';
import { accountPath, accountTools } from './accounts.factory.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { anAccount, anOwner, auditOf, callIn, logIn, signIn, staffTools, type SignedIn } from './staff.factory.ts';

let identity: TestIdentity;
let boss: SignedIn;
beforeAll(async () => {
  identity = await anIdentity();
  boss = await signIn(identity, await anOwner(identity));
});
afterAll(() => identity.close());

const { as, read, rights } = accountTools(
  () => identity,
  () => boss,
);
const { prove } = staffTools(() => identity);
const oneRole = [{ role: 'agent', game_id: 'H73' }];
const isOpen = async (session: string) => (await prove(session)).status === 200;

describe('accounts', () => {
  it('are listed by login, a page at a time, and found by login or name', async () => {
    const stem = `zz${unique()}`;
    for (let number = 0; number < 33; number += 1) {
      await identity.source.query("INSERT INTO staff (login, name, password) VALUES (?, '分頁', 'x')", [
        `${stem}.${String(number).padStart(2, '0')}`,
      ]);
    }
    const list = async (page: string) =>
      (await as<AccountsView>(boss, `GET /api/staff/accounts?q=${stem}&page=${page}`)).body;
    const first = await list('');
    const second = await list(first.page.next ?? '');
    expect([first.data.length, second.data.length, second.page.next]).toEqual([30, 3, null]);
    expect((await as(boss, 'GET /api/staff/accounts?page=%E5%B2%B3')).status).toBe(400);
    const logins = [...first.data, ...second.data].map(({ login }) => login);
    expect(logins).toEqual([...logins].sort());
    expect(new Set(logins).size).toBe(33);
    const named = await as<AccountsView>(boss, `GET /api/staff/accounts?q=${encodeURIComponent('分頁')}`);
    expect(named.body.data.length).toBe(30);
    const wild = await as<AccountsView>(boss, 'GET /api/staff/accounts?q=%25');
    expect(wild.body.data).toEqual([]);
  });

  it('are shown with rights, factor and browsers, and without any secret', async () => {
    const account = await anAccount(identity);
    await signIn(identity, account);
    const view = await read(account);
    expect(view).toMatchObject({
      login: account.login,
      factor: true,
      owner: false,
      disabled: false,
      one_time_until: null,
    });
    expect(view.roles).toEqual([{ role: 'agent', game_id: 'H73' }]);
    expect(view.sessions).toHaveLength(1);
    expect(JSON.stringify(view)).not.toMatch(/argon2|totp|csrf|secret/);
  });

  it('were last used by who showed the second factor, not by who only knew the password', async () => {
    const account = await anAccount(identity);
    expect((await logIn(identity.url, account.login, account.password)).step.next).toBe('second_factor');
    const listed = async () =>
      (await as<AccountsView>(boss, `GET /api/staff/accounts?q=${account.login}`)).body.data[0]?.seen_at;
    expect([await listed(), (await read(account)).seen_at]).toEqual([null, null]);
    await signIn(identity, account);
    const seen = await listed();
    expect(Date.parse(seen ?? '')).toBeGreaterThan(0);
    await logIn(identity.url, account.login, account.password);
    expect(await listed()).toBe(seen);
  });

  it('are made with a password that is told once and opens one sign-in', async () => {
    const login = `nova${unique()}`;
    const body = {
      login,
      name: '小諾',
      roles: [
        { role: 'agent', game_id: 'H73' },
        { role: 'agent', game_id: 'H73' },
      ],
    };
    const made = await as<OneTimePasswordView>(boss, 'POST /api/staff/accounts', body);
    expect(made.status).toBe(201);
    const { account, password } = made.body.data;
    expect(account).toMatchObject({ login, roles: [{ role: 'agent', game_id: 'H73' }], factor: false });
    expect(password).toMatch(/^(\w{4}-){3}\w{4}$/);
    const answer = await logIn(identity.url, login, password);
    expect(answer.step.next).toBe('password');
    const rows: { detail: string; actor: string }[] = await identity.source.query(
      "SELECT actor, detail FROM audit WHERE object = ? AND action = 'staff-added'",
      [`staff:${account.id}`],
    );
    expect(rows[0]?.actor).toBe(boss.account.login);
    expect(rows[0]?.detail).not.toContain(password);
  });

  it.each<[object, object]>([
    [{ login: '' }, { login: '請輸入帳號' }],
    [{ login: '小諾' }, { login: '帳號是 2 到 32 個小寫英數字，英文字母開頭' }],
    [{ name: ' ' }, { name: '請輸入姓名' }],
    [{ roles: [{ role: 'king', game_id: '*' }] }, { 'roles[0].role': '沒有服務使用這個角色，不能給人' }],
    [{ roles: [{ role: 'King!', game_id: '*' }] }, { 'roles[0].role': '格式不正確' }],
    [{ roles: [{ role: 'agent', game_id: '../x' }] }, { 'roles[0].game_id': '沒有這款遊戲' }],
    [{ roles: [...oneRole, { role: 'lead', game_id: '' }] }, { 'roles[1].game_id': '這個角色要選至少一款遊戲' }],
    [{ roles: [] }, { roles: '請選至少一個角色，或設為系統管理者' }],
    [{ roles: undefined }, { roles: '請選至少一個角色，或設為系統管理者' }],
  ])('are not made of %o', async (over, faults) => {
    const body = { login: `nova${unique()}`, name: '小諾', roles: oneRole, ...over };
    const answer = await as(boss, 'POST /api/staff/accounts', body);
    expect([answer.status, answer.body]).toEqual([400, faults]);
  });

  it('do not share a login', async () => {
    const { login } = await anAccount(identity);
    const answer = await as(boss, 'POST /api/staff/accounts', { login, name: '小諾', roles: oneRole });
    expect([answer.status, answer.body]).toEqual([400, { login: '這個帳號已經有人使用' }]);
  });
});

describe('other rights', () => {
  it('end the sessions of the account, and the next sign-in has them', async () => {
    const account = await anAccount(identity);
    const { session } = await signIn(identity, account);
    const roles = [
      { role: 'lead', game_id: 'G112' },
      { role: 'auditor', game_id: '*' },
      { role: 'auditor', game_id: 'H73' },
    ];
    expect((await as(boss, `PUT ${accountPath(account)}`, await rights(account, { roles }))).status).toBe(200);
    expect(await isOpen(session)).toBe(false);
    const { me } = await signIn(identity, account);
    expect(me.roles).toEqual([
      { role: 'auditor', game_id: '*' },
      { role: 'lead', game_id: 'G112' },
    ]);
    const changed = (await auditOf(identity, account)).find(({ action }) => action === 'staff-changed');
    expect(JSON.parse(changed?.detail ?? '')).toMatchObject({
      before: { grants: 'agent@H73' },
      after: { grants: 'auditor@* lead@G112' },
      sessions: 1,
    });
  });

  it('are none where only the name is another: nobody is signed out', async () => {
    const account = await anAccount(identity);
    const { session } = await signIn(identity, account);
    expect((await as(boss, `PUT ${accountPath(account)}`, await rights(account, { name: '小岳岳' }))).status).toBe(200);
    expect([await isOpen(session), (await read(account)).name]).toEqual([true, '小岳岳']);
  });

  it.each<[object, object]>([
    [{ roles: [{ role: 'lead', game_id: '' }] }, { 'roles[0].game_id': '這個角色要選至少一款遊戲' }],
    [{ roles: [] }, { roles: '請選至少一個角色，或設為系統管理者' }],
  ])('are not %o, and the old ones stay', async (over, faults) => {
    const account = await anAccount(identity);
    const answer = await as(boss, `PUT ${accountPath(account)}`, await rights(account, over));
    expect([answer.status, answer.body]).toEqual([400, faults]);
    expect((await read(account)).roles).toEqual(oneRole);
  });

  it('are none that an owner needs', async () => {
    const account = await anAccount(identity);
    const body = await rights(account, { owner: true, roles: [] });
    expect((await as(boss, `PUT ${accountPath(account)}`, body)).status).toBe(200);
    expect(await read(account)).toMatchObject({ owner: true, roles: [] });
  });

  it('are refused when somebody changed the account since it was read', async () => {
    const account = await anAccount(identity);
    const seen = await rights(account, { name: '第二' });
    await as(boss, `PUT ${accountPath(account)}`, { ...seen, name: '第一' });
    const late = await as(boss, `PUT ${accountPath(account)}`, seen);
    expect([late.status, (await read(account)).name]).toEqual([409, '第一']);
  });
});

describe('an account that is closed', () => {
  it('is signed out everywhere, cannot sign in, and has its rights when it is opened again', async () => {
    const account = await anAccount(identity);
    const { session } = await signIn(identity, account);
    expect((await as<AccountView>(boss, `POST ${accountPath(account, '/disable')}`, {})).body.data.disabled).toBe(true);
    expect(await isOpen(session)).toBe(false);
    expect((await logIn(identity.url, account.login, account.password)).status).toBe(400);
    await as(boss, `POST ${accountPath(account, '/enable')}`, {});
    expect((await signIn(identity, account)).me.roles).toEqual([{ role: 'agent', game_id: 'H73' }]);
  });
});

describe('a colleague who', () => {
  it('lost the phone sets up an app again at the next sign-in', async () => {
    const account = await anAccount(identity);
    const { session } = await signIn(identity, account);
    expect((await as<AccountView>(boss, `POST ${accountPath(account, '/reset_factor')}`, {})).body.data.factor).toBe(
      false,
    );
    expect(await isOpen(session)).toBe(false);
    expect((await logIn(identity.url, account.login, account.password)).step.next).toBe('enrol');
    expect((await auditOf(identity, account)).at(-2)).toMatchObject({
      action: 'staff-factor-reset',
      actor: boss.account.login,
    });
  });

  it('forgot the password gets one that opens one sign-in, and still needs the app', async () => {
    const account = await anAccount(identity);
    const answer = await as<OneTimePasswordView>(boss, `POST ${accountPath(account, '/reset_password')}`, {});
    const { password } = answer.body.data;
    expect((await logIn(identity.url, account.login, account.password)).status).toBe(400);
    const { step, session } = await logIn(identity.url, account.login, password);
    expect(step.next).toBe('password');
    const who = { ...account.who, roles: [], half: true as const };
    await callIn(identity.url, who, session, 'POST /api/staff/password', { password: 'jasmine in the morning' });
    expect((await logIn(identity.url, account.login, 'jasmine in the morning')).step.next).toBe('second_factor');
  });

  it('left a browser open has it ended', async () => {
    const account = await anAccount(identity);
    const [one, two] = [await signIn(identity, account), await signIn(identity, account)];
    const [{ ref = '' } = {}] = (await read(account)).sessions;
    await as(boss, `POST ${accountPath(account, `/sessions/${ref}/end`)}`, {});
    expect([await isOpen(one.session), await isOpen(two.session)].filter(Boolean)).toHaveLength(1);
    await as(boss, `POST ${accountPath(account, '/sessions/end')}`, {});
    expect([await isOpen(one.session), await isOpen(two.session)]).toEqual([false, false]);
  });
});
