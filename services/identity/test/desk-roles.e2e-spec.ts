import type { AccountView, DeskRolesView } from '@hub/contracts/identity';
import { aStaff, callAs, unique } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountPath, accountTools } from './accounts.factory.ts';
import { anIdentity, asGateway, type TestIdentity } from './identity.factory.ts';
import { anAccount, anOwner, signIn, staffTools, type Account, type SignedIn } from './staff.factory.ts';

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

const aRole = (role: string, en = 'Keeper') => ({
  role,
  title: { tw: '管理', en },
  may: { tw: '解散公會', hk: '解散公會。', en: 'Closes guilds' },
});
const tell = (service: string, roles: object[], who: Parameters<typeof callAs>[3] = { who: asGateway }) =>
  callAs(identity.url, 'identity', 'POST /internal/staff-roles', { ...who, body: { service, roles } });
const shown = async (service: string) => {
  const { body } = await as<DeskRolesView>(boss, 'GET /api/staff/roles');
  return body.data.filter((row) => row.service === service);
};
const give = async (account: Account, role: string) =>
  as<AccountView & Record<string, string>>(
    boss,
    `PUT ${accountPath(account)}`,
    await rights(account, { roles: [{ role, game_id: '*' }] }),
  );
const rolesIn = async (session: string) => (await prove(session)).body.staff.roles;

/** A service of this test alone. */
const aService = () => `guild${String(unique()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;

describe('a role that a service publishes', () => {
  it('is given by an owner, counts at once, and gives nothing when nobody publishes it any more', async () => {
    const service = aService();
    const keeper = `${service}_keeper`;
    const account = await anAccount(identity);
    const refused = await give(account, keeper);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['roles[0].role']]);
    expect((await tell(service, [aRole(keeper)])).status).toBe(200);
    expect(await shown(service)).toEqual([{ ...aRole(keeper), service, published: true }]);
    expect((await give(account, keeper)).status).toBe(200);
    const { session } = await signIn(identity, account);
    expect(await rolesIn(session)).toEqual([{ role: keeper, game: '*' }]);

    await tell(service, []);
    expect(await rolesIn(session)).toEqual([]);
    expect(await shown(service)).toEqual([{ ...aRole(keeper), service, published: false }]);
    expect((await read(account)).roles).toEqual([{ role: keeper, game_id: '*' }]);
    // Whoever holds it may be changed in other ways; nobody gets it anew.
    const renamed = await as(boss, `PUT ${accountPath(account)}`, await rights(account, { name: '新名字' }));
    expect(renamed.status).toBe(200);
    expect((await give(await anAccount(identity), keeper)).status).toBe(400);

    await tell(service, [aRole(keeper, 'Keeper again')]);
    expect((await shown(service)).map(({ title, published }) => [title.en, published])).toEqual([
      ['Keeper again', true],
    ]);
    const audit = await identity.source.query<{ action: string; actor: string }[]>(
      'SELECT action, actor FROM audit WHERE object = ? ORDER BY id',
      [`role:${keeper}`],
    );
    expect(audit.map(({ action, actor }) => [action, actor])).toEqual([
      ['staff-role-published', service],
      ['staff-role-withdrawn', service],
      ['staff-role-published', service],
    ]);
  });

  it('is told by the gateway alone, and never another team’s or one of the platform', async () => {
    const service = aService();
    for (const who of [aStaff(), { kind: 'service' as const, from: service }, { kind: 'anon' as const }])
      expect((await tell(service, [aRole(`${service}_keeper`)], { who })).status).toBe(403);
    await tell('event', [aRole('event_operator'), aRole('guild_keeper')]);
    await tell(service, [aRole('product_admin'), aRole(`${service}_keeper`)]);
    expect(await shown('event')).toEqual([]);
    expect((await shown(service)).map(({ role }) => role)).toEqual([`${service}_keeper`]);
  });
});
