import type { OwnDataView } from '@hub/contracts/identity';
import type { Principal } from '@hub/contracts/shared';
import { nobody, type ErasedPerson, type FoundPerson, type Person } from '@hub/contracts/person-data';
import { aPlayer, callAs } from '@hub/nest-kit/testing';
import { describe, expect, it } from 'vitest';
import { HeldMembers } from '../src/members/inactivity/held-members.ts';
import { AccountLinks } from './account-links.ts';
import { callOf, logInAs, memberSecretsOf } from './members.factory.ts';

const at = new AccountLinks();

const personData = <T>(call: string, body: object) =>
  callAs<T>(at.identity.url, 'identity', `POST /internal/person_data/${call}`, {
    who: { kind: 'service', from: 'surveys' },
    body,
  });
const person = (over: Partial<Person>): Person => ({ ...nobody, ...over });

describe('a link ends', () => {
  it('by the member, who ends no other’s; ending it again is ending it', async () => {
    await at.link();
    const other = await logInAs(at.identity);
    const [row] = await at.own();
    expect((await at.unlink(row!.id, other)).status).toBe(200);
    expect(await at.own()).toHaveLength(1);
    for (let twice = 0; twice < 2; twice += 1) expect((await at.unlink(row!.id)).status).toBe(200);
    expect([await at.own(), await at.isLinked(at.player)]).toEqual([[], false]);
    expect(await at.traces(at.member.who.member)).toHaveLength(2);
  });

  it('by whoever plays, without knowing whose it is', async () => {
    await at.link();
    const { body } = await at.stateOf(at.player);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${at.member.email}|${at.member.who.member}`));
    const end = (who: Principal) =>
      callAs(at.identity.url, 'identity', 'POST /api/auth/account_link/end', { who, body: {} });
    await end(aPlayer());
    expect(await at.isLinked(at.player)).toBe(true);
    for (let twice = 0; twice < 2; twice += 1) expect((await end(at.player)).status).toBe(200);
    expect(await at.own()).toEqual([]);
  });

  it('a session that is over, or another’s beside the token, shows and ends nothing', async () => {
    await at.link();
    const [row] = await at.own();
    const other = await logInAs(at.identity);
    for (const session of ['', other.session]) {
      const by = { ...at.member, session };
      expect((await callOf(at.identity, by, 'GET /api/auth/member_accounts')).status).toBe(401);
      expect((await at.unlink(row!.id, by)).status).toBe(401);
    }
    await callOf(at.identity, at.member, 'POST /api/auth/member_logout', { body: {} });
    expect((await at.unlink(row!.id)).status).toBe(401);
    expect(await at.isLinked(at.player)).toBe(true);
  });
});

describe('what is known of a person', () => {
  it('the download names the linked accounts', async () => {
    await at.link();
    const { body } = await callOf<OwnDataView>(at.identity, at.member, 'POST /api/auth/member_data', { body: {} });
    expect(body.data.game_accounts).toMatchObject([{ game_id: at.player.game, role_id: at.player.role }]);
  });

  it('is found from either side, says the other, and goes with the member', async () => {
    await at.link();
    const account = { game_id: at.player.game, uid: at.player.uid };
    const byAccount = await personData<FoundPerson>('find', { person: person({ accounts: [account] }) });
    expect(byAccount.body.names.member_id).toBe(at.member.who.member);
    const byEmail = await personData<FoundPerson>('find', { person: person({ emails: [at.member.email] }) });
    expect(byEmail.body.names).toMatchObject({
      accounts: [account],
      roles: [{ game_id: at.player.game, role_id: at.player.role }],
    });
    const gone = await personData<ErasedPerson>('erase', {
      request: 912,
      person: person({ emails: [at.member.email] }),
    });
    expect(gone.body).toMatchObject({ done: true });
    expect(gone.body.destroyed).toContainEqual({ key: 'member-accounts', rows: 1 });
    expect(await at.isLinked(at.player)).toBe(false);
  });

  it('a member is held with a linked account', async () => {
    await at.link();
    const asked: Person[] = [];
    const services = {
      names: ['support', 'catalog'],
      call: async (_service: string, _path: string, { body }: { body: { persons: Person[] } }) => {
        asked.push(...body.persons);
        return { held: body.persons.map(() => 0) };
      },
    };
    const [row] = await at.identity.source.query<{ id: number }[]>('SELECT * FROM member WHERE id = ?', [
      at.member.who.member.slice(2),
    ]);
    await new HeldMembers(at.identity.db, services as never, memberSecretsOf(at.identity)).ask([row as never]);
    expect(asked).toHaveLength(3);
    expect(asked[0]?.accounts).toEqual([{ game_id: at.player.game, uid: at.player.uid }]);
  });
});
