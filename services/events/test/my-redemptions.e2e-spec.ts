import type { MyRedemptionsView } from '@hub/contracts/events';
import type { LinkedAccountsView } from '@hub/contracts/identity';
import type { Language, MemberWho, PlayerPrincipal, Principal } from '@hub/contracts/shared';
import { aPlayer, fakeService, unique } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRedeeming, type Redeeming } from './redeem.http.ts';
import { aBatch, aCode, anEvent } from './redeem.setup.ts';

const LINE = 'GET /api/events/my_redemptions';
type Accounts = LinkedAccountsView['accounts'];

let site: Redeeming;
let identity: Awaited<ReturnType<typeof fakeService>>;
const linked = new Map<string, Accounts>();
let isAway = false;
beforeAll(async () => {
  identity = await fakeService({
    'GET /internal/member_accounts': (_, url) =>
      isAway
        ? { status: 503, body: { msg: 'away' } }
        : { body: { accounts: linked.get(url.searchParams.get('member') ?? '') ?? [] } },
  });
  site = await startRedeeming({ SERVICE_URLS: JSON.stringify({ identity: identity.url }) });
});
beforeEach(() => {
  isAway = false;
});
afterAll(async () => {
  await site?.close();
  await identity?.close();
});

const aMember = (): MemberWho => ({ kind: 'M', member: `m_${unique()}`, chain: `c-${unique()}` });
const accountOf = ({ game, uid }: PlayerPrincipal) => ({ game_id: game, uid });
const mine = (who: Principal, { page = '', language }: { page?: string | number; language?: Language } = {}) =>
  site.call<MyRedemptionsView>(`${LINE}?page=${page}`, { who, ...(language && { language }) });
const idsOf = ({ body }: Awaited<ReturnType<typeof mine>>) => body.data.map(({ id }) => id);

/** So many redemptions of each player, by turns. */
async function redeemed(players: readonly PlayerPrincipal[], many = 1): Promise<string[]> {
  const event = await anEvent(site.query, { translations: JSON.stringify({ en: { name: 'Anniversary' } }) }, [many]);
  const codes = Array.from({ length: many * players.length }, aCode);
  await aBatch(site.query, event, codes);
  for (const [nth, code] of codes.entries())
    expect((await site.redeem(event, code, players[nth % players.length])).status).toBe(200);
  return codes;
}

describe('what a member’s accounts redeemed', () => {
  it('is the linked accounts’ alone, whole, in the language of the reader', async () => {
    const [player, foreign] = [aPlayer(), aPlayer()];
    const [code] = await redeemed([player, foreign]);
    const member = aMember();
    linked.set(member.member, [accountOf(player)]);
    const { status, body, headers } = await mine(member, { language: 'en' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body).toEqual({
      data: [
        {
          id: expect.any(Number),
          game_id: 'H73',
          event_name: 'Anniversary',
          serial: code,
          in_fours: true,
          title: '週年禮包 A',
          mail_status: 'queued',
          server_id: player.server,
          role_id: player.role,
          char_name: player.name,
          create_time: expect.stringMatching(/\+08:00$/),
        },
      ],
      page: { next: null },
    });
  });

  it('is nothing for a member who linked none, and for one whose link ended', async () => {
    const player = aPlayer();
    await redeemed([player]);
    const member = aMember();
    expect((await mine(member)).body).toEqual({ data: [], page: { next: null } });
    linked.set(member.member, [accountOf(player)]);
    expect(idsOf(await mine(member))).toHaveLength(1);
    linked.set(member.member, []);
    expect(idsOf(await mine(member))).toEqual([]);
  });

  it('of an account of the same name at another game is not shown', async () => {
    const player = aPlayer();
    await redeemed([player]);
    const member = aMember();
    linked.set(member.member, [{ game_id: 'G112', uid: player.uid }]);
    expect(idsOf(await mine(member))).toEqual([]);
  });

  it('comes page by page over all accounts, each once, the newest first', async () => {
    const players = [aPlayer(), aPlayer(), aPlayer()];
    await redeemed(players, 15);
    const member = aMember();
    linked.set(member.member, players.map(accountOf));
    const all: number[] = [];
    const sizes: number[] = [];
    for (let page: string | null = ''; page !== null;) {
      const answer = await mine(member, { page });
      all.push(...idsOf(answer));
      sizes.push(answer.body.data.length);
      page = answer.body.page.next;
    }
    expect(sizes).toEqual([20, 20, 5]);
    expect(all).toEqual([...new Set(all)].toSorted((a, b) => b - a));
  });

  it('stays after the event ended, and was removed', async () => {
    const player = aPlayer();
    await redeemed([player]);
    await site.query('UPDATE event SET ends_at = NOW(3) - INTERVAL 1 DAY, removed_at = NOW(3)');
    const member = aMember();
    linked.set(member.member, [accountOf(player)]);
    expect(idsOf(await mine(member))).toHaveLength(1);
  });
});

describe('nobody else is answered', () => {
  it.each<[string, Principal]>([
    ['no token', { kind: 'anon' }],
    ['a player, who has the page of the event', aPlayer()],
    ['one case', { kind: 'K', desk: 'support', ticket: 7, game: 'H73' }],
  ])('%s is no member', async (_, who) => {
    expect((await mine(who)).status).toBe(401);
  });

  it.each(['x', '0', '-1', '1.5', "1' OR 1"])('a page %j is refused', async (page) => {
    expect((await mine(aMember(), { page: encodeURIComponent(page) })).status).toBe(400);
  });

  it('while identity is away nobody is shown anything, and it says so', async () => {
    isAway = true;
    expect((await mine(aMember())).status).toBe(503);
  });
});
