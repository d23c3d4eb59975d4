import type { Principal } from '@hub/contracts/shared';
import { aPlayer, callAs } from '@hub/nest-kit/testing';
import { describe, expect, it } from 'vitest';
import { AccountLinks } from './account-links.ts';
import { aHousehold, anEmail, logInAs, type LoggedIn } from './members.factory.ts';

const at = new AccountLinks();

describe('an account of a game is linked to a member', () => {
  it('by the token of the game and a code of the mail, with the character that the token names', async () => {
    expect(await at.isLinked(at.player)).toBe(false);
    const { status, body } = await at.link();
    const character = {
      game_id: at.player.game,
      server_id: at.player.server,
      role_id: at.player.role,
      char_name: at.player.name,
    };
    expect([status, body.data]).toEqual([200, { ...character, linked_at: expect.any(String) }]);
    expect(await at.own()).toMatchObject([character]);
    expect(await at.linkedFor(at.member.who.member)).toEqual([{ game_id: at.player.game, uid: at.player.uid }]);
    expect(await at.traces(at.member.who.member)).toEqual([`member-account-linked by ${at.member.who.member}`]);
  });

  it('makes a member of an address that was none', async () => {
    const email = anEmail();
    expect((await at.link(at.player, email)).status).toBe(200);
    const later = await logInAs(at.identity, email);
    expect(await at.own(later)).toHaveLength(1);
  });

  it('opens no session: no cookie comes with it', async () => {
    const { headers } = await at.link();
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('again shows the newest character, and is one link', async () => {
    await at.link();
    const renamed = { ...at.player, role: '200000001', name: '另一個角色' };
    await at.link(renamed);
    expect(await at.own()).toMatchObject([{ role_id: renamed.role, char_name: renamed.name }]);
  });

  it('of somebody else ends that one’s link: whoever holds the token now decides', async () => {
    await at.link();
    const other = await logInAs(at.identity);
    await at.link(at.player, other.email);
    expect([await at.own(), await at.own(other)]).toMatchObject([[], [{ role_id: at.player.role }]]);
    expect(await at.linkedFor(at.member.who.member)).toEqual([]);
    expect((await at.traces(at.member.who.member)).at(-1)).toBe(`member-account-unlinked by game:${at.player.game}`);
  });

  it('of the same name at another game is another account', async () => {
    await at.link();
    expect(await at.isLinked({ ...at.player, game: 'G112' })).toBe(false);
    const other = await logInAs(at.identity);
    await at.link({ ...at.player, game: 'G112' }, other.email);
    expect([await at.own(), await at.own(other)]).toMatchObject([[{ game_id: at.player.game }], [{ game_id: 'G112' }]]);
  });

  it('twenty times at most; what is linked already goes on', async () => {
    const many = Array.from({ length: 20 }, () => aPlayer());
    const [row] = many;
    await at.identity.source.query(
      'INSERT INTO member_account (member_id, game_id, partner_uid, server_id, role_id, role_name) VALUES ?',
      [many.map(({ game, uid, server, role, name }) => [at.member.who.member.slice(2), game, uid, server, role, name])],
    );
    const { status, body } = await at.link();
    expect([status, body.msg]).toEqual([409, expect.stringContaining('20')]);
    expect([await at.isLinked(at.player), (await at.own()).length]).toEqual([false, 20]);
    expect((await at.link(row)).status).toBe(200);
  });
});

describe('nobody links what is not theirs', () => {
  it.each<[string, (by: LoggedIn) => Principal]>([
    ['no token', () => ({ kind: 'anon' })],
    ['the token of a member', ({ who }) => who],
    ['the token of one case', () => ({ kind: 'K', desk: 'support', ticket: 7, game: 'H73' })],
  ])('%s is no proof of an account, and costs no code', async (_, whoOf) => {
    const code = await at.newCode(at.member.email);
    const who = whoOf(at.member);
    expect((await at.show(who, { email: at.member.email, code })).status).toBe(401);
    expect((await at.stateOf(who)).status).toBe(401);
    expect(
      (await callAs(at.identity.url, 'identity', 'POST /api/auth/account_link/end', { who, body: {} })).status,
    ).toBe(401);
    expect((await at.show(at.player, { email: at.member.email, code })).status).toBe(200);
  });

  it('a forged character in the body counts for nothing', async () => {
    const victim = aPlayer();
    const code = await at.newCode(at.member.email);
    const { status } = await callAs(at.identity.url, 'identity', 'POST /api/auth/account_link', {
      who: at.player,
      ip: aHousehold(),
      body: {
        email: at.member.email,
        code,
        game: victim.game,
        uid: victim.uid,
        partner_uid: victim.uid,
        role_id: victim.role,
      },
    });
    expect([status, await at.isLinked(victim)]).toEqual([200, false]);
    expect(await at.linkedFor(at.member.who.member)).toEqual([{ game_id: at.player.game, uid: at.player.uid }]);
  });

  it('a wrong code, another’s code, and one that was shown before link nothing', async () => {
    const other = await logInAs(at.identity);
    const theirs = await at.newCode(other.email);
    const mine = await at.newCode(at.member.email);
    const wrong = mine === '000000' ? '000001' : '000000';
    for (const code of [wrong, theirs])
      expect((await at.show(at.player, { email: at.member.email, code })).status).toBe(code === mine ? 200 : 400);
    expect(await at.isLinked(at.player)).toBe(false);
    expect((await at.show(at.player, { email: at.member.email, code: mine })).status).toBe(200);
    const replayed = aPlayer();
    expect((await at.show(replayed, { email: at.member.email, code: mine })).status).toBe(400);
    expect(await at.isLinked(replayed)).toBe(false);
  });

  it('wrong codes are counted: after three from elsewhere a code is over', async () => {
    const code = await at.newCode(at.member.email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let nth = 0; nth < 3; nth += 1) await at.show(at.player, { email: at.member.email, code: wrong });
    expect((await at.show(at.player, { email: at.member.email, code })).status).toBe(400);
  });

  it('a token that ended links nothing, though a gateway has not heard of it yet', async () => {
    const chain = `${Math.floor(Date.now() / 1000) - 60}.stolen-${at.player.uid}`;
    await at.identity.source.query(
      "INSERT INTO revocation (scope, game_id, subject, not_before) VALUES ('account', ?, ?, NOW())",
      [at.player.game, at.player.uid],
    );
    expect((await at.link({ ...at.player, chain })).status).toBe(401);
    expect(await at.own()).toEqual([]);
    const since = { ...at.player, chain: `${Math.floor(Date.now() / 1000) + 2}.own` };
    expect((await at.link(since)).status).toBe(200);
  });

  it('a submit that is sent again happened once, at once or later; its key serves no other account', async () => {
    const sent = { email: at.member.email, code: await at.newCode(at.member.email), key: `link-${at.player.role}` };
    const both = await Promise.all([at.show(at.player, sent), at.show(at.player, sent)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await at.show(at.player, sent)).status).toBe(200);
    expect(await at.traces(at.member.who.member)).toHaveLength(1);
    expect((await at.show(aPlayer(), sent)).status).toBe(400);
  });
});
