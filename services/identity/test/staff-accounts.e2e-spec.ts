import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountsView, AccountView, OneTimePasswordView, StaffSessionView } from '@hub/contracts/identity';
import { identityRoutes } from '@hub/contracts/identity';
import { gamesOf, staffMay, staffRoles, type StaffGrant } from '@hub/contracts/shared';
import { callAs, unique } from '@hub/nest-kit/testing';
import { anIdentity, asGateway, type TestIdentity } from './identity.factory.ts';
import {
  ageSessions,
  anAccount,
  anOwner,
  auditOf,
  callIn,
  logIn,
  signIn,
  type Account,
  type SignedIn,
} from './staff.factory.ts';

let identity: TestIdentity;
let boss: SignedIn;
beforeAll(async () => {
  identity = await anIdentity();
  boss = await signIn(identity, await anOwner(identity));
});
afterAll(() => identity.close());

const as = <T = Record<string, unknown>>(
  { account, session }: Pick<SignedIn, 'account' | 'session'>,
  line: string,
  body?: unknown,
) => callIn<T>(identity.url, account.who, session, line, body);
const path = ({ who }: Account, rest = '') => `/api/staff/accounts/${who.id}${rest}`;
const read = async (account: Account) => (await as<AccountView>(boss, `GET ${path(account)}`)).body.data;
const alive = async (session: string) =>
  (
    await callAs<StaffSessionView>(identity.url, 'identity', 'POST /internal/staff-session', {
      who: asGateway,
      body: { session },
    })
  ).status === 200;
const rights = async (account: Account, over: object = {}) => {
  const { name, owner, roles, version } = await read(account);
  return { name, owner, roles, version, ...over };
};

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
    [{ roles: [{ role: 'king', game_id: '*' }] }, { 'roles[0].role': '格式不正確' }],
    [{ roles: [{ role: 'agent', game_id: '../x' }] }, { 'roles[0].game_id': '沒有這款遊戲' }],
  ])('are not made of %o', async (over, faults) => {
    const body = { login: `nova${unique()}`, name: '小諾', roles: [], ...over };
    const answer = await as(boss, 'POST /api/staff/accounts', body);
    expect([answer.status, answer.body]).toEqual([400, faults]);
  });

  it('do not share a login', async () => {
    const { login } = await anAccount(identity);
    const answer = await as(boss, 'POST /api/staff/accounts', { login, name: '小諾', roles: [] });
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
    expect((await as(boss, `PUT ${path(account)}`, await rights(account, { roles }))).status).toBe(200);
    expect(await alive(session)).toBe(false);
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
    expect((await as(boss, `PUT ${path(account)}`, await rights(account, { name: '小岳岳' }))).status).toBe(200);
    expect([await alive(session), (await read(account)).name]).toEqual([true, '小岳岳']);
  });

  it('are refused when somebody changed the account since it was read', async () => {
    const account = await anAccount(identity);
    const seen = await rights(account, { name: '第二' });
    await as(boss, `PUT ${path(account)}`, { ...seen, name: '第一' });
    const late = await as(boss, `PUT ${path(account)}`, seen);
    expect([late.status, (await read(account)).name]).toEqual([409, '第一']);
  });
});

describe('an account that is closed', () => {
  it('is signed out everywhere, cannot sign in, and has its rights when it is opened again', async () => {
    const account = await anAccount(identity);
    const { session } = await signIn(identity, account);
    expect((await as<AccountView>(boss, `POST ${path(account, '/disable')}`, {})).body.data.disabled).toBe(true);
    expect(await alive(session)).toBe(false);
    expect((await logIn(identity.url, account.login, account.password)).status).toBe(400);
    await as(boss, `POST ${path(account, '/enable')}`, {});
    expect((await signIn(identity, account)).me.roles).toEqual([{ role: 'agent', game_id: 'H73' }]);
  });
});

describe('a colleague who', () => {
  it('lost the phone sets up an app again at the next sign-in', async () => {
    const account = await anAccount(identity);
    const { session } = await signIn(identity, account);
    expect((await as<AccountView>(boss, `POST ${path(account, '/reset_factor')}`, {})).body.data.factor).toBe(false);
    expect(await alive(session)).toBe(false);
    expect((await logIn(identity.url, account.login, account.password)).step.next).toBe('enrol');
    expect((await auditOf(identity, account)).at(-2)).toMatchObject({
      action: 'staff-factor-reset',
      actor: boss.account.login,
    });
  });

  it('forgot the password gets one that opens one sign-in, and still needs the app', async () => {
    const account = await anAccount(identity);
    const answer = await as<OneTimePasswordView>(boss, `POST ${path(account, '/reset_password')}`, {});
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
    await as(boss, `POST ${path(account, `/sessions/${ref}/end`)}`, {});
    expect([await alive(one.session), await alive(two.session)].filter(Boolean)).toHaveLength(1);
    await as(boss, `POST ${path(account, '/sessions/end')}`, {});
    expect([await alive(one.session), await alive(two.session)]).toEqual([false, false]);
  });
});

describe('who may keep accounts', () => {
  const accountRoutes = identityRoutes.filter((row) => row.path.startsWith('/api/staff/accounts'));
  const lineOf = (row: (typeof accountRoutes)[number], id: number) =>
    `${row.method} ${row.path.replace(':id', String(id)).replace(':ref', '0123456789abcdef')}`;
  const changes = accountRoutes.filter(({ method }) => method !== 'GET');

  it.each(staffRoles)('is not somebody for being %s everywhere', async (role) => {
    const other = await anAccount(identity);
    const caller = await signIn(identity, await anAccount(identity, [{ role, game: '*' }]));
    expect(accountRoutes.length).toBeGreaterThan(8);
    for (const row of accountRoutes) {
      const body = row.method === 'GET' ? undefined : {};
      expect((await as(caller, lineOf(row, other.who.id), body)).status, lineOf(row, other.who.id)).toBe(403);
    }
  });

  it('is an owner with a fresh second factor, for every change', async () => {
    const other = await anAccount(identity);
    const caller = await signIn(identity, await anOwner(identity));
    await ageSessions(identity, caller.account, 'second_factor_at', '5 MINUTE');
    expect((await as(caller, `GET ${path(other)}`)).status).toBe(200);
    for (const row of changes) {
      const answer = await as(caller, lineOf(row, other.who.id), {});
      expect([answer.status, Object.keys(answer.body)], row.path).toEqual([403, ['step_up']]);
    }
  });

  it('is nobody for the own account', async () => {
    const caller = await signIn(identity, await anOwner(identity));
    const own = changes.filter(({ path: row }) => row.includes(':id'));
    expect(own.length).toBeGreaterThan(5);
    for (const row of own) {
      const body = await rights(caller.account, { owner: false });
      const answer = await as(caller, lineOf(row, caller.account.who.id), body);
      expect([answer.status, answer.body.msg], row.path).toEqual([403, '不能變更自己的帳號，請另一位系統管理者處理']);
    }
  });

  it('is not who was an owner a moment ago and is known as one for some seconds more', async () => {
    const caller = await signIn(identity, await anOwner(identity));
    await identity.source.query('UPDATE staff SET is_owner = 0 WHERE id = ?', [caller.account.who.id]);
    const answer = await as(caller, 'POST /api/staff/accounts', { login: `nova${unique()}`, name: '小諾', roles: [] });
    expect(answer.status).toBe(403);
  });

  it('is always somebody: of two owners who take each other’s rights at once one stays', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, two] = [
        await signIn(identity, await anOwner(identity)),
        await signIn(identity, await anOwner(identity)),
      ];
      const bodies = [await rights(two.account, { owner: false }), await rights(one.account, { owner: false })];
      const answers = await Promise.all([
        as(one, `PUT ${path(two.account)}`, bodies[0]),
        as(two, `POST ${path(one.account, '/disable')}`, {}),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const owners: unknown[] = await identity.source.query(
        'SELECT 1 FROM staff WHERE is_owner = 1 AND disabled_at IS NULL AND id IN (?, ?)',
        [one.account.who.id, two.account.who.id],
      );
      expect(owners).toHaveLength(1);
    }
  });

  it('is nobody whose account does not exist', async () => {
    for (const id of ['999999999', '0', 'x', '1%27']) {
      expect((await as(boss, `GET /api/staff/accounts/${id}`)).status).toBe(404);
    }
  });
});

describe('a role at a game', () => {
  const games = ['H73', 'G112'];
  const who = (...roles: StaffGrant[]) => ({ kind: 'staff' as const, id: 1, login: 'yue', name: '小岳', roles });

  it('opens what that role may do at that game and nothing beside it', () => {
    for (const held of staffRoles) {
      for (const game of games) {
        const staff = who({ role: held, game });
        for (const asked of staffRoles) {
          for (const at of games) expect(staffMay(staff, [asked], at)).toBe(asked === held && at === game);
          expect(gamesOf(staff, [asked])).toEqual(asked === held ? [game] : []);
        }
      }
      const everywhere = who({ role: held, game: '*' });
      for (const asked of staffRoles) {
        for (const at of games) expect(staffMay(everywhere, [asked], at)).toBe(asked === held);
        expect(gamesOf(everywhere, [asked])).toEqual(asked === held ? '*' : []);
      }
    }
  });
});
