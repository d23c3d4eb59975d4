import type { AccountLinkView, LinkedAccountsView, MemberAccountsView, OwnDataView } from '@hub/contracts/identity';
import type { PlayerPrincipal, Principal } from '@hub/contracts/shared';
import { nobody, type ErasedPerson, type FoundPerson, type Person } from '@hub/contracts/person-data';
import { aPlayer, callAs } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HeldMembers } from '../src/members/inactivity/held-members.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import {
  aHousehold,
  anEmail,
  askCode,
  callOf,
  codesFor,
  logInAs,
  memberSecretsOf,
  type LoggedIn,
  type Refusal,
} from './members.factory.ts';

let identity: TestIdentity;
let member: LoggedIn;
let player: PlayerPrincipal;
beforeAll(async () => {
  identity = await anIdentity();
});
beforeEach(async () => {
  member = await logInAs(identity);
  player = aPlayer();
});
afterAll(() => identity.close());

type Shown = { email: string; code: string; key?: string };

const newCode = async (email: string): Promise<string> => {
  await askCode(identity, email);
  return (await codesFor(identity, email))[0] ?? '';
};
const show = (who: Principal, { email, code, key }: Shown) =>
  callAs<AccountLinkView & Refusal>(identity.url, 'identity', 'POST /api/auth/account_link', {
    who,
    ip: aHousehold(),
    body: { email, code },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const link = async (who: PlayerPrincipal = player, email = member.email) =>
  show(who, { email, code: await newCode(email) });
const stateOf = async (who: Principal) =>
  callAs<AccountLinkView & Refusal>(identity.url, 'identity', 'GET /api/auth/account_link', { who });
const isLinked = async (who: Principal) => (await stateOf(who)).body.data.linked_at !== null;
const own = async (by = member) =>
  (await callOf<MemberAccountsView>(identity, by, 'GET /api/auth/member_accounts')).body.data;
const linkedFor = async (name: string) =>
  (
    await callAs<LinkedAccountsView>(identity.url, 'identity', `GET /internal/member_accounts?member=${name}`, {
      who: { kind: 'service', from: 'events' },
    })
  ).body.accounts;
const unlink = (id: number, by = member) =>
  callOf(identity, by, `POST /api/auth/member_accounts/${id}/unlink`, { body: {} });
const traces = async (name: string): Promise<string[]> => {
  const rows: { action: string; actor: string }[] = await identity.source.query(
    "SELECT action, actor FROM audit WHERE object = ? AND action LIKE 'member-account%' ORDER BY id",
    [`member:${name}`],
  );
  return rows.map(({ action, actor }) => `${action} by ${actor}`);
};
const personData = <T>(call: string, body: object) =>
  callAs<T>(identity.url, 'identity', `POST /internal/person_data/${call}`, {
    who: { kind: 'service', from: 'surveys' },
    body,
  });
const person = (over: Partial<Person>): Person => ({ ...nobody, ...over });

describe('an account of a game is linked to a member', () => {
  it('by the token of the game and a code of the mail, with the character that the token names', async () => {
    expect(await isLinked(player)).toBe(false);
    const { status, body } = await link();
    const character = { game_id: player.game, server_id: player.server, role_id: player.role, char_name: player.name };
    expect([status, body.data]).toEqual([200, { ...character, linked_at: expect.any(String) }]);
    expect(await own()).toMatchObject([character]);
    expect(await linkedFor(member.who.member)).toEqual([{ game_id: player.game, uid: player.uid }]);
    expect(await traces(member.who.member)).toEqual([`member-account-linked by ${member.who.member}`]);
  });

  it('makes a member of an address that was none', async () => {
    const email = anEmail();
    expect((await link(player, email)).status).toBe(200);
    const later = await logInAs(identity, email);
    expect(await own(later)).toHaveLength(1);
  });

  it('opens no session: no cookie comes with it', async () => {
    const { headers } = await link();
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('again shows the newest character, and is one link', async () => {
    await link();
    const renamed = { ...player, role: '200000001', name: '另一個角色' };
    await link(renamed);
    expect(await own()).toMatchObject([{ role_id: renamed.role, char_name: renamed.name }]);
  });

  it('of somebody else ends that one’s link: whoever holds the token now decides', async () => {
    await link();
    const other = await logInAs(identity);
    await link(player, other.email);
    expect([await own(), await own(other)]).toMatchObject([[], [{ role_id: player.role }]]);
    expect(await linkedFor(member.who.member)).toEqual([]);
    expect((await traces(member.who.member)).at(-1)).toBe(`member-account-unlinked by game:${player.game}`);
  });

  it('of the same name at another game is another account', async () => {
    await link();
    expect(await isLinked({ ...player, game: 'G112' })).toBe(false);
    const other = await logInAs(identity);
    await link({ ...player, game: 'G112' }, other.email);
    expect([await own(), await own(other)]).toMatchObject([[{ game_id: player.game }], [{ game_id: 'G112' }]]);
  });

  it('twenty times at most; what is linked already goes on', async () => {
    const many = Array.from({ length: 20 }, () => aPlayer());
    const [row] = many;
    await identity.source.query(
      'INSERT INTO member_account (member_id, game_id, partner_uid, server_id, role_id, role_name) VALUES ?',
      [many.map(({ game, uid, server, role, name }) => [member.who.member.slice(2), game, uid, server, role, name])],
    );
    const { status, body } = await link();
    expect([status, body.msg]).toEqual([409, expect.stringContaining('20')]);
    expect([await isLinked(player), (await own()).length]).toEqual([false, 20]);
    expect((await link(row)).status).toBe(200);
  });
});

describe('nobody links what is not theirs', () => {
  it.each<[string, (by: LoggedIn) => Principal]>([
    ['no token', () => ({ kind: 'anon' })],
    ['the token of a member', ({ who }) => who],
    ['the token of one case', () => ({ kind: 'K', desk: 'support', ticket: 7, game: 'H73' })],
  ])('%s is no proof of an account, and costs no code', async (_, whoOf) => {
    const code = await newCode(member.email);
    const who = whoOf(member);
    expect((await show(who, { email: member.email, code })).status).toBe(401);
    expect((await stateOf(who)).status).toBe(401);
    expect((await callAs(identity.url, 'identity', 'POST /api/auth/account_link/end', { who, body: {} })).status).toBe(
      401,
    );
    expect((await show(player, { email: member.email, code })).status).toBe(200);
  });

  it('a forged character in the body counts for nothing', async () => {
    const victim = aPlayer();
    const code = await newCode(member.email);
    const { status } = await callAs(identity.url, 'identity', 'POST /api/auth/account_link', {
      who: player,
      ip: aHousehold(),
      body: {
        email: member.email,
        code,
        game: victim.game,
        uid: victim.uid,
        partner_uid: victim.uid,
        role_id: victim.role,
      },
    });
    expect([status, await isLinked(victim)]).toEqual([status, false]);
    for (const { uid } of await linkedFor(member.who.member)) expect(uid).toBe(player.uid);
  });

  it('a wrong code, another’s code, and one that was shown before link nothing', async () => {
    const other = await logInAs(identity);
    const theirs = await newCode(other.email);
    const mine = await newCode(member.email);
    const wrong = mine === '000000' ? '000001' : '000000';
    for (const code of [wrong, theirs])
      expect((await show(player, { email: member.email, code })).status).toBe(code === mine ? 200 : 400);
    expect(await isLinked(player)).toBe(false);
    expect((await show(player, { email: member.email, code: mine })).status).toBe(200);
    const replayed = aPlayer();
    expect((await show(replayed, { email: member.email, code: mine })).status).toBe(400);
    expect(await isLinked(replayed)).toBe(false);
  });

  it('wrong codes are counted: after five a code is over', async () => {
    const code = await newCode(member.email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let nth = 0; nth < 5; nth += 1) await show(player, { email: member.email, code: wrong });
    expect((await show(player, { email: member.email, code })).status).toBe(400);
  });

  it('a token that ended links nothing, though a gateway has not heard of it yet', async () => {
    const chain = `${Math.floor(Date.now() / 1000) - 60}.stolen-${player.uid}`;
    await identity.source.query(
      "INSERT INTO revocation (scope, game_id, subject, not_before) VALUES ('account', ?, ?, NOW())",
      [player.game, player.uid],
    );
    expect((await link({ ...player, chain })).status).toBe(401);
    expect(await own()).toEqual([]);
    const since = { ...player, chain: `${Math.floor(Date.now() / 1000) + 2}.own` };
    expect((await link(since)).status).toBe(200);
  });

  it('a submit that is sent again happened once, at once or later; its key serves no other account', async () => {
    const sent = { email: member.email, code: await newCode(member.email), key: `link-${player.role}` };
    const both = await Promise.all([show(player, sent), show(player, sent)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await show(player, sent)).status).toBe(200);
    expect(await traces(member.who.member)).toHaveLength(1);
    expect((await show(aPlayer(), sent)).status).toBe(400);
  });
});

describe('a link ends', () => {
  it('by the member, who ends no other’s; ending it again is ending it', async () => {
    await link();
    const other = await logInAs(identity);
    const [row] = await own();
    expect((await unlink(row!.id, other)).status).toBe(200);
    expect(await own()).toHaveLength(1);
    for (let twice = 0; twice < 2; twice += 1) expect((await unlink(row!.id)).status).toBe(200);
    expect([await own(), await isLinked(player)]).toEqual([[], false]);
    expect(await traces(member.who.member)).toHaveLength(2);
  });

  it('by whoever plays, without knowing whose it is', async () => {
    await link();
    const { body } = await stateOf(player);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${member.email}|${member.who.member}`));
    const end = (who: Principal) =>
      callAs(identity.url, 'identity', 'POST /api/auth/account_link/end', { who, body: {} });
    await end(aPlayer());
    expect(await isLinked(player)).toBe(true);
    for (let twice = 0; twice < 2; twice += 1) expect((await end(player)).status).toBe(200);
    expect(await own()).toEqual([]);
  });

  it('a session that is over, or another’s beside the token, shows and ends nothing', async () => {
    await link();
    const [row] = await own();
    const other = await logInAs(identity);
    for (const session of ['', other.session]) {
      const by = { ...member, session };
      expect((await callOf(identity, by, 'GET /api/auth/member_accounts')).status).toBe(401);
      expect((await unlink(row!.id, by)).status).toBe(401);
    }
    await callOf(identity, member, 'POST /api/auth/member_logout', { body: {} });
    expect((await unlink(row!.id)).status).toBe(401);
    expect(await isLinked(player)).toBe(true);
  });
});

describe('what is known of a person', () => {
  it('the download names the linked accounts', async () => {
    await link();
    const { body } = await callOf<OwnDataView>(identity, member, 'POST /api/auth/member_data', { body: {} });
    expect(body.data.game_accounts).toMatchObject([{ game_id: player.game, role_id: player.role }]);
  });

  it('is found from either side, says the other, and goes with the member', async () => {
    await link();
    const account = { game_id: player.game, uid: player.uid };
    const byAccount = await personData<FoundPerson>('find', { person: person({ accounts: [account] }) });
    expect(byAccount.body.names.member_id).toBe(member.who.member);
    const byEmail = await personData<FoundPerson>('find', { person: person({ emails: [member.email] }) });
    expect(byEmail.body.names).toMatchObject({
      accounts: [account],
      roles: [{ game_id: player.game, role_id: player.role }],
    });
    const gone = await personData<ErasedPerson>('erase', { request: 912, person: person({ emails: [member.email] }) });
    expect(gone.body).toMatchObject({ done: true });
    expect(gone.body.destroyed).toContainEqual({ key: 'member-accounts', rows: 1 });
    expect(await isLinked(player)).toBe(false);
  });

  it('a member is held with a linked account', async () => {
    await link();
    const asked: Person[] = [];
    const services = {
      call: async (_service: string, _path: string, { body }: { body: { persons: Person[] } }) => {
        asked.push(...body.persons);
        return { held: body.persons.map(() => 0) };
      },
    };
    const [row] = await identity.source.query<{ id: number }[]>('SELECT * FROM member WHERE id = ?', [
      member.who.member.slice(2),
    ]);
    await new HeldMembers(identity.db, services as never, memberSecretsOf(identity)).ask([row as never]);
    expect(asked).toHaveLength(3);
    expect(asked[0]?.accounts).toEqual([{ game_id: player.game, uid: player.uid }]);
  });
});
