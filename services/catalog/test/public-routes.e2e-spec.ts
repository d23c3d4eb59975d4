import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConfigView, GamesView, NoticesView, PostalCodesView, ServersView } from '@hub/contracts/catalog';
import type { FaqView } from '@hub/contracts/tickets';
import type { Running } from '@hub/nest-kit/process';
import { callAs } from '@hub/nest-kit/testing';
import { Article } from '../src/faq/article.entity.ts';
import type { Game } from '../src/games/game.entity.ts';
import type { Notice } from '../src/notices/notice.entity.ts';
import { SiteConfig } from '../src/site/site-config.entity.ts';
import { aGame, aNotice, aServer, forget, minutes, seededDatabase, startCatalog } from './catalog.factory.ts';

let base: Awaited<ReturnType<typeof seededDatabase>>;
let catalog: Running;
let game: Game;
let hiddenGame: Game;
let notices: Record<'own' | 'foreign' | 'over' | 'later', Notice>;

const get = <T>(path: string, language?: string) =>
  callAs<T>(catalog.url, 'catalog', `GET ${path}`, language ? { language } : {});

beforeAll(async () => {
  base = await seededDatabase();
  game = await aGame(base.db);
  hiddenGame = await aGame(base.db, { hidden_at: minutes(-1) });
  await aGame(base.db, { game_id: 'TLATER', hidden_at: minutes(5) });
  await aServer(base.db, game, { server_id: 'b', sort: 2 });
  await aServer(base.db, game, { server_id: 'a', sort: 1 });
  for (const status of ['hidden', 'maintenance', 'closed', 'merged'] as const)
    await aServer(base.db, game, { server_id: status, status, sort: 3 });
  notices = {
    own: await aNotice(base.db, { game_id: game.game_id }),
    foreign: await aNotice(base.db, { game_id: 'H73' }),
    over: await aNotice(base.db, { ends_at: minutes(-1) }),
    later: await aNotice(base.db, { starts_at: minutes(5) }),
  };
  catalog = await startCatalog(base.env);
});
afterAll(async () => {
  await catalog.close();
  await base.close();
});

describe('get_games', () => {
  it('lists the games in their order, each with an address of its emblem', async () => {
    const { status, body } = await get<GamesView>('/api/games/get_games');
    expect(status).toBe(200);
    expect(body.msg.map((row) => row.game_id).slice(0, 8)).toEqual([
      'H73',
      'G112',
      'L33',
      'MA96',
      'G115',
      'g66naxx2tw',
      'h55naxx2tw',
      'g83tw',
    ]);
    expect(body.msg[0]).toEqual({
      game_id: 'H73',
      game_name: '遊戲 H73（示範）',
      site: 'https://h73.example',
      logo_path: expect.stringMatching(/^\/media\/games\/H73\.svg\?v=[0-9a-f]{8}$/),
      servers: [
        { server_id: 'tw_2001', server_name: '台灣一服', server_status: 'public' },
        { server_id: 'hk_2002', server_name: '港澳一服', server_status: 'public' },
      ],
    });
  });

  it('leaves out hidden games and hidden servers, and keeps the others with their status', async () => {
    const { msg } = (await get<GamesView>('/api/games/get_games')).body;
    const ids = msg.map((row) => row.game_id);
    expect(ids).not.toContain(hiddenGame.game_id);
    expect(ids).toContain('TLATER');
    const own = msg.find((row) => row.game_id === game.game_id);
    expect(own?.servers.map((row) => row.server_status)).toEqual([
      'public',
      'public',
      'closed',
      'maintenance',
      'merged',
    ]);
  });

  it('gives a game without a theme the emblem of the house', async () => {
    const { msg } = (await get<GamesView>('/api/games/get_games')).body;
    expect(msg.find((row) => row.game_id === game.game_id)?.logo_path).toMatch(/^\/media\/games\/hub\.svg\?v=/);
  });
});

describe('get_servers', () => {
  it('offers public servers only', async () => {
    const { body } = await get<ServersView>(`/api/games/get_servers/${game.game_id}`);
    expect(body).toEqual({ msg: ['a', 'b'].map((server_id) => ({ server_id, server_name: '一服' })) });
  });

  it.each(['NOGAME', 'h73', "H73'--", '%2A', 'x'.repeat(60)])('answers 404 for %s', async (id) => {
    const { status, body } = await get(`/api/games/get_servers/${id}`);
    expect([status, body]).toEqual([404, { msg: 'game does not exist' }]);
  });

  it.each(['x'.repeat(500), '%E0%A4%A', '..%2F'])('has no such address: %s', async (id) => {
    const { status, body } = await get<object>(`/api/games/get_servers/${id}`);
    expect(status).toBe(404);
    expect(Object.keys(body)).toEqual(['msg']);
  });

  it('answers 404 for a hidden game, in the same words in every language', async () => {
    const { status, body } = await get(`/api/games/get_servers/${hiddenGame.game_id}`, 'en');
    expect([status, body]).toEqual([404, { msg: 'game does not exist' }]);
  });
});

describe('get_config', () => {
  it('leads to pages of this site unless the operator set others', async () => {
    expect((await get<ConfigView>('/api/games/get_config')).body).toEqual({
      config: { main_site: 'https://player.example/game', support_site: 'https://player.example/support' },
    });
    await base.db.source.manager.save(SiteConfig, [
      { name: 'main_site', value: 'https://publisher.example/' },
      { name: 'support_site', value: 'javascript:alert(1)' },
    ]);
    forget();
    expect((await get<ConfigView>('/api/games/get_config')).body.config).toEqual({
      main_site: 'https://publisher.example/',
      support_site: 'https://player.example/support',
    });
  });
});

describe('get_faq', () => {
  const list = async (search: string) => (await get<{ msg: FaqView[] }>(`/api/faq/get_faq${search}`)).body.msg;

  it('lists the default set without a site, with an unknown one and with its name', async () => {
    const articles = await list('');
    expect(articles).toHaveLength(10);
    expect(articles.slice(0, 3).map(({ title }) => title)).toEqual([
      '儲值後多久會入帳？',
      '如何找到 Google Play 訂單收據',
      '忘記角色 ID',
    ]);
    expect(await list('?site=nowhere')).toEqual(articles);
    expect(await list('?site=long_e')).toEqual(articles);
  });

  it('answers one article by its id', async () => {
    const [article, ...others] = await list('?id=3&site=long_e');
    expect(article).toMatchObject({ id: 3, type_id: 'receipt', title: '如何找到 Google Play 訂單收據' });
    expect(article?.content).toContain('<ol>');
    expect(others).toEqual([]);
  });

  it.each(['999', '0', '-1', '3.0', 'abc', '3%20or%201=1'])('answers 404 for id %s', async (id) => {
    const { status, body } = await get(`/api/faq/get_faq?id=${id}`);
    expect([status, body]).toEqual([404, { msg: '文章不存在' }]);
  });

  it('keeps drafts and other sets apart', async () => {
    const like = { type_id: '1', game_id: '*', content: '<p>內文</p>', sort: 1 };
    await base.db.source.manager.save(Article, [
      { ...like, id: 501, site: 'long_e', title: '草稿', published: 0 },
      { ...like, id: 502, site: 'other', title: '別的文件', published: 1 },
    ]);
    forget();
    expect(await list('')).toHaveLength(10);
    expect((await list('?site=other')).map(({ id }) => id)).toEqual([502]);
    expect((await get('/api/faq/get_faq?id=501')).status).toBe(404);
    expect((await get('/api/faq/get_faq?id=502&site=long_e')).status).toBe(404);
  });
});

describe('notices', () => {
  const titles = async (search: string) =>
    (await get<NoticesView>(`/api/notices${search}`)).body.msg.map(({ title }) => title);

  it('gives everybody the general ones inside their window, the newest first', async () => {
    const { msg } = (await get<NoticesView>('/api/notices')).body;
    expect(msg.map(({ kind }) => kind)).toEqual(['maintenance', 'fraud', 'info']);
    expect(msg[0]?.title).toMatch(/^\d+\/\d+（[日一二三四五六]）08:00 至 12:00 停機維護$/);
    expect(msg[0]?.start).toMatch(/T00:00:00\+08:00$/);
  });

  it('adds those of the game that is asked for', async () => {
    const own = await titles(`?game_id=${game.game_id}`);
    expect(own).toContain(notices.own.title);
    for (const other of [notices.foreign, notices.over, notices.later]) expect(own).not.toContain(other.title);
    expect(await titles('?game_id=H73')).toContain(notices.foreign.title);
  });

  it('does not fall over a query that comes twice', async () => {
    expect((await get('/api/notices?game_id=a&game_id=b')).status).toBe(400);
  });
});

describe('postal', () => {
  it('lists every county with its districts, and is the same for a day', async () => {
    const { status, body, headers } = await get<PostalCodesView>('/api/postal');
    expect([status, body.msg.length, headers.get('cache-control')]).toEqual([200, 22, 'public, max-age=86400']);
    const hsinchu = body.msg.find(({ city }) => city === '新竹市');
    expect(hsinchu).toEqual({
      city: '新竹市',
      city_en: 'Hsinchu City',
      districts: [
        { name: '東區', name_en: 'East District', zip: '300' },
        { name: '北區', name_en: 'North District', zip: '300' },
        { name: '香山區', name_en: 'Xiangshan District', zip: '300' },
      ],
    });
  });
});
