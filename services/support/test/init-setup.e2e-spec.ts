import { openDatabase } from '@hub/nest-kit/db';
import { parseRings } from '@hub/nest-kit/keys';
import { aPlayer, callAs, testKeys } from '@hub/nest-kit/testing';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import type { Principal } from '@hub/contracts/shared';
import type { SetupView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportCalls } from './report-calls.ts';
import { schema } from '../src/data-source.ts';
import { start as startMain } from '../src/main.ts';
import { WhitelistEntry } from '../src/whitelist/whitelist-entry.entity.ts';
import { aReport, h73, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
  const source = await openDatabase(support.database.url, schema, 1);
  const row = { game_id: 'H73', note: 'test', ends_at: null };
  await source.manager.insert(WhitelistEntry, [
    { ...row, kind: 'network', value: '203.0.113.0/24' },
    { ...row, kind: 'account', value: 'uid-tester' },
    { ...row, list: 'vip_report', kind: 'role', value: 'vip-role' },
  ]);
  await source.destroy();
});
afterAll(() => support.close());

const { call } = reportCalls(() => support);

describe('init_setup', () => {
  const setup = (search: string, sent = {}) =>
    callAs<SetupView>(support.url, 'support', 'POST /api/service/init_setup', {
      body: { search_string: search },
      ...sent,
    });

  it('knows a visitor, a game and a game that does not exist', async () => {
    const visitor = await setup('?param_game_id=H73');
    expect(visitor.body).toMatchObject({
      is_in_game: false,
      game_id: 'H73',
      game_name: '遊戲 H73（示範）',
      unread_count: 0,
      token: '',
    });
    const nowhere = await setup('?param_game_id=none');
    expect([nowhere.status, nowhere.body.game_name]).toEqual([200, '']);
    expect((await setup('')).body.game_name).toBe('');
    expect((await setup('?param_game_id=&game_id=H73')).body.game_id).toBe('H73');
  });

  it('takes the game of the token over the asked one and answers the site token', async () => {
    const { body } = await setup('?param_game_id=none', { who: aPlayer(), token: 'site.token.kept' });
    expect(body).toMatchObject({
      is_in_game: true,
      game_id: 'H73',
      token: 'site.token.kept',
      character_name: '測試角色',
    });
  });

  it('refuses a site token in the address once it is revoked, and one that is not ours', async () => {
    const { kind: _, chain: __, ...player } = aPlayer();
    const token = await issueSiteToken(parseRings(testKeys.TOKEN_KEYS) as TokenRings, player);
    expect((await setup(`?token=${token}`)).body).toMatchObject({ is_in_game: true, token });
    support.neighbours.routes['GET /internal/revoked'] = () => ({ body: { revoked: true } });
    const revoked = await setup(`?token=${token}`);
    expect([revoked.status, Object.keys(revoked.body)]).toEqual([401, ['jwt']]);
    support.neighbours.routes['GET /internal/revoked'] = () => ({ body: { revoked: false } });
    expect((await setup(`?token=${token.slice(0, -3)}abc`)).status).toBe(401);
  });
});

describe('what only the whitelist sees', () => {
  const office = '203.0.113.7';
  const setup = async (sent: Parameters<typeof callAs>[3]) =>
    (
      await callAs<SetupView>(support.url, 'support', 'POST /api/service/init_setup', {
        body: { search_string: '?param_game_id=H73' },
        ...sent,
      })
    ).body;

  it('is shown to the office on the website, and not inside a game', async () => {
    expect(await setup({ ip: office })).toMatchObject({
      isWhitelisted: true,
      quick_actions: [{ label: '領獎', url: '/click/1' }],
    });
    expect(await setup({ ip: '203.0.114.7' })).toMatchObject({ isWhitelisted: false, quick_actions: [] });
    const who = aPlayer({ uid: 'uid-tester' });
    expect(await setup({ who, token: 'x' })).toMatchObject({ isWhitelisted: true, quick_actions: [] });
    expect(await setup({ who: aPlayer(), token: 'x' })).toMatchObject({ isWhitelisted: false });
  });
});

describe('the lists', () => {
  const ask = (body: object, who: Principal = { kind: 'service', from: 'catalog' }) =>
    callAs<{ whitelisted: boolean }>(support.url, 'support', 'POST /internal/whitelist', { who, body });

  it('lets a visitor of the VIP list in as the lowest rank, and keeps a higher one', async () => {
    const setup = (who: Principal) =>
      callAs<SetupView>(support.url, 'support', 'POST /api/service/init_setup', {
        who,
        token: 'x',
        body: { search_string: '' },
      });
    const on = aPlayer({ role: 'vip-role' });
    const shown = { isVipreportWhitelisted: true, isWhitelisted: false, vip_ranking: 1 };
    expect((await setup(on)).body).toMatchObject(shown);
    expect((await setup(aPlayer())).body).toMatchObject({ isVipreportWhitelisted: false, vip_ranking: 0 });
    support.neighbours.routes['GET /internal/ranking'] = () => ({ body: { ranking: 4 } });
    const ranked = (await setup(aPlayer({ role: 'vip-role' }))).body;
    support.neighbours.routes['GET /internal/ranking'] = () => ({ body: { ranking: 0 } });
    expect(ranked).toMatchObject({ isVipreportWhitelisted: true, vip_ranking: 4 });
  });

  it('answers other services, a player at the own game only', async () => {
    const player = { game: 'H73', uid: 'uid-tester', role: '1' };
    const of = async (body: object) => (await ask({ ip: '', ...body })).body.whitelisted;
    expect(await of({ games: ['G112', 'H73'], player })).toBe(true);
    expect(await of({ games: ['H73'], player: { ...player, game: 'G112' } })).toBe(false);
    expect(await of({ games: ['G112'], player })).toBe(false);
    expect(await of({ games: ['H73'], ip: '203.0.113.9' })).toBe(true);
    expect(await of({ games: ['H73'], ip: '203.0.114.9' })).toBe(false);
    // Every game: only who is on the list of every game.
    expect(await of({ games: ['*'], player })).toBe(false);
    expect((await ask({ games: ['H73'], ip: '203.0.113.9' }, aPlayer())).status).toBe(403);
  });

  it('are asked for by name, and one that there is none of is none', async () => {
    const player = { game: 'H73', uid: 'uid-1', role: 'vip-role' };
    const of = (list: string) =>
      callAs<{ whitelisted: boolean }>(support.url, 'support', `POST /internal/whitelist/${list}`, {
        who: { kind: 'service', from: 'vip' },
        body: { games: ['H73'], ip: '', player },
      });
    expect((await of('vip_report')).body.whitelisted).toBe(true);
    expect((await of('preview')).body.whitelisted).toBe(false);
    expect((await of('none')).status).toBe(404);
  });

  it('open nothing and fail nothing in a process that could never read them', async () => {
    await support.database.exec('RENAME TABLE whitelist TO whitelist_away');
    const cold = await startMain(support.env);
    const setup = () =>
      callAs<SetupView>(cold.url, 'support', 'POST /api/service/init_setup', {
        ip: '203.0.113.7',
        body: { search_string: '?param_game_id=H73' },
      });
    try {
      const answer = await setup();
      expect([answer.status, answer.body.isWhitelisted]).toEqual([200, false]);
      await support.database.exec('RENAME TABLE whitelist_away TO whitelist');
      // Not remembered.
      expect((await setup()).body.isWhitelisted).toBe(true);
    } finally {
      await cold.close();
    }
  });

  it('take no character of every game', async () => {
    const every = "INSERT INTO whitelist (game_id, kind, value, note) VALUES ('*', 'role', '1', 'x')";
    await expect(support.database.exec(every)).rejects.toThrow();
  });
});

describe('the form', () => {
  it('gives a visitor the public servers and open types', async () => {
    const { body } = await callAs<{ settings: Record<string, unknown> }>(
      support.url,
      'support',
      'GET /api/questions/render_create_form/H73',
      {},
    );
    expect(body.settings).toMatchObject({
      game: { game_id: 'H73', servers: [{ server_id: 'tw_2001' }] },
      question_types: { 1: '一般問題', 2: '儲值未入帳' },
      user: null,
      events: [],
      notices: [{ kind: 'fraud', title: '慎防詐騙' }],
    });
    expect(body.settings.question_types).not.toHaveProperty('event_12');
  });

  it('gives a player what the token says', async () => {
    const who = aPlayer({ server: 'tw_2009' });
    const { body } = await callAs<{ settings: Record<string, unknown> }>(
      support.url,
      'support',
      'GET /api/questions/render_create_form/other',
      { who },
    );
    expect(body.settings.user).toMatchObject({
      partner_uid: who.uid,
      server_info: { server_id: 'tw_2009', server_name: '內部測試' },
    });
  });

  it('does without notices where catalog tells none yet', async () => {
    const game = { ...h73, game_id: 'EARLY', notices: undefined };
    support.neighbours.routes['GET /internal/games/EARLY/desk'] = () => ({ body: { game } });
    const { body } = await call('GET /api/questions/render_create_form/EARLY', {});
    expect(body).toMatchObject({ settings: { game: { game_id: 'EARLY' }, notices: [] } });
  });

  it('says that a game does not exist', async () => {
    const { status, body } = await call('GET /api/questions/render_create_form/none', {});
    expect([status, body]).toEqual([404, { msg: 'game does not exist' }]);
  });

  it('keeps the last known settings while catalog is away', async () => {
    const settings = support.neighbours.routes['GET /internal/games/H73/desk'];
    support.neighbours.routes['GET /internal/games/H73/desk'] = () => ({ status: 503, body: {} });
    expect((await call('POST /api/questions/create_web_form', { form: aReport() })).status).toBe(200);
    expect((await call('POST /api/questions/create_web_form', { form: aReport({ game_id: 'NEW' }) })).status).toBe(503);
    support.neighbours.routes['GET /internal/games/H73/desk'] = settings as never;
  });
});
