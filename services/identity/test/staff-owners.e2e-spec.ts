import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityRoutes } from '@hub/contracts/identity';
import { staffRoles } from '@hub/contracts/shared';
import { unique } from '@hub/nest-kit/testing';
import { accountPath, accountTools } from './accounts.factory.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { ageSessions, anAccount, anOwner, signIn, type SignedIn } from './staff.factory.ts';

let identity: TestIdentity;
let boss: SignedIn;
beforeAll(async () => {
  identity = await anIdentity();
  boss = await signIn(identity, await anOwner(identity));
});
afterAll(() => identity.close());

const { as, rights } = accountTools(
  () => identity,
  () => boss,
);

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
    expect((await as(caller, `GET ${accountPath(other)}`)).status).toBe(200);
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
    const body = { login: `nova${unique()}`, name: '小諾', owner: true };
    const answer = await as(caller, 'POST /api/staff/accounts', body);
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
        as(one, `PUT ${accountPath(two.account)}`, bodies[0]),
        as(two, `POST ${accountPath(one.account, '/disable')}`, {}),
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
