import { parseRings } from '@hub/nest-kit/keys';
import { aPlayer, callAs, testKeys, unique } from '@hub/nest-kit/testing';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import type { UnreadView } from '@hub/contracts/tickets';
import type { VipSetupView } from '@hub/contracts/vip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../packages/tickets/test/desk/test-desk.ts';
import { vipDesk } from '@hub/contracts/vip';
import { aRankedPlayer, startVip, type Vip } from './vip.setup.ts';

let vip: Vip;
beforeAll(async () => {
  vip = await startVip();
});
afterAll(() => vip.close());

const { byPlayer, answer } = deskCalls(() => ({ ...vip, desk: vipDesk, player: () => aRankedPlayer(vip) }));
const setup = (sent: Parameters<typeof callAs>[3] = {}, search = '?param_game_id=H73', url = vip.url) =>
  callAs<VipSetupView & Record<string, string>>(url, 'vip', 'POST /api/vipservice/init_setup', {
    body: { search_string: search },
    ...sent,
  });

describe('the first call of a VIP page', () => {
  it('tells a ranked player the rank, the unread answers and the hours of this desk', async () => {
    const who = await aRankedPlayer(vip, 2);
    await answer(await byPlayer(who));
    const { body } = await setup({ who, token: 'site.token.kept' });
    expect(body).toEqual({
      token: 'site.token.kept',
      is_in_game: true,
      unread_count: 1,
      game_id: 'H73',
      game_name: '遊戲 H73（示範）',
      isVipreportWhitelisted: false,
      vip_ranking: 2,
      agent_name: '',
      member_link: '',
      service_hours: '09:30-17:30',
      character_name: who.name,
      role_id: who.role,
      captcha: expect.objectContaining({ form: 'lookup', enabled: false }),
    });
  });

  it('knows a visitor, who has no rank, and a game that does not exist', async () => {
    expect((await setup()).body).toMatchObject({ is_in_game: false, game_id: 'H73', vip_ranking: 0, token: '' });
    const nowhere = await setup({}, '?param_game_id=none');
    expect([nowhere.status, nowhere.body.game_name]).toEqual([200, '']);
  });

  it('lets who is on the whitelist of reports in as the lowest rank, and keeps a higher one', async () => {
    const role = '770000001';
    const on = aPlayer({ uid: `uid-${unique()}`, role });
    expect((await setup({ who: on })).body).toMatchObject({ isVipreportWhitelisted: true, vip_ranking: 1 });
    await vip.rank(on.uid, 3);
    expect((await setup({ who: on })).body).toMatchObject({ isVipreportWhitelisted: true, vip_ranking: 3 });
  });

  it('names the agent of the player, while the entry counts and the agent serves the game, and no login', async () => {
    const who = aPlayer({ uid: `uid-${unique()}` });
    const list = (agent: string, terms = "1, NOW(3) - INTERVAL 1 DAY, '9999-12-31'") =>
      vip.database.exec(
        `REPLACE INTO vip_entry (game_id, partner_uid, level, begins_at, ends_at, agent, agent_name, changed_by)
          VALUES ('H73', '${who.uid}', ${terms}, '${agent}', '${agent && '岳'}', '小婷')`,
      );
    const named = async () => (await setup({ who })).body.agent_name;
    await list('yue');
    expect(await named()).toBe('小岳');
    expect((await setup()).body.agent_name).toBe('');
    await list('gone');
    expect(await named()).toBe('');
    await list('yue', "0, NOW(3) - INTERVAL 1 DAY, '9999-12-31'");
    expect(await named()).toBe('');
    await list('yue', '1, NOW(3) - INTERVAL 2 DAY, NOW(3) - INTERVAL 1 DAY');
    expect(await named()).toBe('');
  });

  it('refuses a bad token in the address', async () => {
    const { kind: _, chain: __, ...player } = aPlayer();
    const token = await issueSiteToken(parseRings(testKeys.TOKEN_KEYS) as TokenRings, player);
    expect((await setup({}, `?token=${token}`)).body).toMatchObject({ is_in_game: true, token });
    const bad = await setup({}, `?token=${token.slice(0, -3)}abc`);
    expect([bad.status, Object.keys(bad.body)]).toEqual([401, ['jwt']]);
  });
});

describe('while another service is away', () => {
  const away = async (route: string, work: () => Promise<void>) => {
    const usual = vip.others.routes[route]!;
    vip.others.routes[route] = () => ({ status: 503, body: {} });
    try {
      await work();
    } finally {
      vip.others.routes[route] = usual;
    }
  };

  it('a rank counts without support, a whitelist that nobody can read does not', async () => {
    await away('POST /internal/whitelist/vip_report', async () => {
      const ranked = await aRankedPlayer(vip);
      expect((await setup({ who: ranked })).body).toMatchObject({ vip_ranking: 1, isVipreportWhitelisted: false });
      const listed = aPlayer({ uid: `uid-${unique()}`, role: '770000001', game: 'H73' });
      expect((await setup({ who: listed, ip: '192.0.2.9' })).body.vip_ranking).toBe(0);
    });
  });

  it('the last known settings serve without catalog, and a token of ours without identity', async () => {
    const { kind: _, chain: __, ...player } = aPlayer();
    const token = await issueSiteToken(parseRings(testKeys.TOKEN_KEYS) as TokenRings, player);
    expect((await setup()).body.game_name).toBe('遊戲 H73（示範）');
    for (const route of ['GET /internal/games/H73/desk', 'GET /internal/site/captcha', 'GET /internal/revoked'])
      await away(route, async () => {
        expect((await setup({}, `?token=${token}`)).body).toMatchObject({ is_in_game: true, game_id: 'H73' });
      });
  });
});

describe('the unread answers of an account', () => {
  const ask = (query: string, who: Parameters<typeof callAs>[3] = { who: { kind: 'service', from: 'support' } }) =>
    callAs<UnreadView>(vip.url, 'vip', `GET /internal/unread?${query}`, who);

  it('are counted for support alone', async () => {
    const who = await aRankedPlayer(vip);
    await answer(await byPlayer(who));
    expect((await ask(`game=H73&uid=${who.uid}`)).body).toEqual({ unread_count: 1 });
    expect((await ask(`game=G112&uid=${who.uid}`)).body).toEqual({ unread_count: 0 });
    expect((await ask(`game=H73&uid=${who.uid}`, { who })).status).toBe(403);
  });
});
