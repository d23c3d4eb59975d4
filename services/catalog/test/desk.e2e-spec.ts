import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskSettings, DeskSettingsView, TopupGameView } from '@hub/contracts/catalog';
import type { Principal } from '@hub/contracts/shared';
import type { Running } from '@hub/nest-kit/process';
import { aPlayer, callAs } from '@hub/nest-kit/testing';
import { Article } from '../src/faq/article.entity.ts';
import type { Game } from '../src/games/game.entity.ts';
import { QuickAction } from '../src/games/quick-action.entity.ts';
import { aGame, aNotice, aQuestionType, aServer, minutes, seededDatabase, startCatalog } from './catalog.factory.ts';

let base: Awaited<ReturnType<typeof seededDatabase>>;
let catalog: Running;
let game: Game;

const support = { kind: 'service', from: 'support' } as const;

async function desk(gameId: string, token = 0): Promise<DeskSettings | null> {
  const line = `GET /internal/games/${gameId}/desk?token=${token}`;
  const { status, body } = await callAs<DeskSettingsView>(catalog.url, 'catalog', line, { who: support });
  expect(status).toBe(200);
  return body.game;
}
const codes = (settings: DeskSettings | null) => settings?.question_types.map(({ code }) => code);

beforeAll(async () => {
  base = await seededDatabase();
  game = await aGame(base.db, { captcha_reply: 0, captcha_provider: 'turnstile', report_form: 'new', line_show: 0 });
  const { game_id } = game;
  for (const status of ['public', 'hidden', 'merged'] as const)
    await aServer(base.db, game, { server_id: status, status });
  await aQuestionType(base.db, { game_id, code: 'open', starts_at: minutes(-1), ends_at: minutes(1) });
  await aQuestionType(base.db, { game_id, code: 'later', starts_at: minutes(1) });
  await aQuestionType(base.db, { game_id, code: 'over', ends_at: minutes(-1) });
  await aQuestionType(base.db, { game_id, code: 'event_12', token_only: 1, sort: 100 });
  const action = { game_id, audience: 'everyone' } as const;
  await base.db.source.manager.save(QuickAction, [
    { ...action, url: '/click/2', label: '看活動', starts_at: null, ends_at: minutes(1) },
    { ...action, url: '/click/1', label: '過期', starts_at: null, ends_at: minutes(-1) },
  ]);
  const article = { site: 'long_e', type_id: '1', content: '<p>內文</p>', sort: 500, published: 1 };
  await base.db.source.manager.save(Article, [
    { ...article, game_id, title: '這款遊戲的' },
    { ...article, game_id: 'L33', title: '別款遊戲的' },
  ]);
  await aNotice(base.db, { game_id, title: '這款遊戲的公告' });
  await aNotice(base.db, { game_id: 'L33', title: '別款遊戲的公告' });
  await aNotice(base.db, { game_id, title: '過期的公告', ends_at: minutes(-1) });
  catalog = await startCatalog(base.env);
});
afterAll(async () => {
  await catalog.close();
  await base.close();
});

describe('desk settings', () => {
  it('tell everything about a game of the demonstration', async () => {
    const settings = await desk('H73');
    expect(settings).toMatchObject({
      game_id: 'H73',
      game_name: '遊戲 H73（示範）',
      report_form: 'legacy',
      role_digits: { digits_least: 9, digits_most: 9 },
      captcha: { create: true, reply: true, provider: 'altcha' },
      service_hours: '10:00-17:00',
      quick_actions: [],
      line: { show: true, account_name: '@h73_demo', add_friend_link: 'https://line.example/h73' },
    });
    expect(settings?.tips).toHaveLength(2);
    expect(settings?.faq).toHaveLength(10);
    expect(settings?.question_types[1]).toEqual({ code: '2', label: '儲值未入帳', token_only: false });
  });

  it('hold every server whatever its status, since a token may carry it', async () => {
    const statuses = (await desk(game.game_id))?.servers.map(({ server_status }) => server_status);
    expect(statuses?.toSorted()).toEqual(['hidden', 'merged', 'public']);
  });

  it('offer types and buttons only inside their window', async () => {
    const settings = await desk(game.game_id);
    expect(codes(settings)).toEqual(['1', '2', 'f', 'g', '3', '4', '5', '6', '9', 'open']);
    expect(settings?.quick_actions).toEqual([
      { label: '看活動', url: '/click/2', audience: 'everyone', place: 'everywhere' },
    ]);
  });

  it('offer token-only types to in-game players', async () => {
    expect(codes(await desk(game.game_id, 1))).toContain('event_12');
    expect(codes(await desk(game.game_id, 0))).not.toContain('event_12');
  });

  it('keep the button of 2023 in the data and out of the answer', async () => {
    expect((await desk('g83tw'))?.quick_actions).toEqual([]);
  });

  it('add the articles of the game to the general ones', async () => {
    const titles = (await desk(game.game_id))?.faq.map(({ title }) => title);
    expect(titles).toContain('這款遊戲的');
    expect(titles).not.toContain('別款遊戲的');
  });

  it('tell the notices of now that a reader of the game gets', async () => {
    const titles = (await desk(game.game_id))?.notices.map(({ title }) => title);
    expect(titles).toContain('這款遊戲的公告');
    expect(titles).not.toContain('別款遊戲的公告');
    expect(titles).not.toContain('過期的公告');
  });

  it('follow what the game has set', async () => {
    expect(await desk(game.game_id)).toMatchObject({
      report_form: 'new',
      role_digits: null,
      captcha: { create: true, reply: false, provider: 'turnstile' },
      line: { show: false },
    });
    expect((await desk('g66naxx2tw'))?.service_hours).toBe('10:00-17:30');
  });

  it.each(['NOGAME', 'h73', 'hub', '%2A'])('are null for %s', async (id) => {
    expect(await desk(id)).toBeNull();
  });

  it.each([{ kind: 'anon' } as const, aPlayer()])('are not for players', async (who) => {
    expect((await callAs(catalog.url, 'catalog', 'GET /internal/games/H73/desk', { who })).status).toBe(403);
    expect((await callAs(catalog.url, 'catalog', 'GET /internal/site', { who })).status).toBe(403);
  });
});

it('tells top-up what a game is sold by, and of no game that is hidden', async () => {
  const of = async (id: string, who: Principal = support) => {
    const line = `GET /internal/games/${id}/topup?language=en`;
    return callAs<TopupGameView>(catalog.url, 'catalog', line, { who });
  };
  expect((await of('L33')).body.game).toMatchObject({
    game_name: 'Game L33 (demo)',
    role_digits: { digits_least: 8, digits_most: 12 },
    min_amount: 5000,
    service_hours: '10:00-17:00',
    servers: [
      { server_id: 'l33_2001', server_name: 'Demo 1', server_status: 'public' },
      { server_id: 'l33_2002', server_name: 'Demo 2', server_status: 'public' },
    ],
  });
  expect((await of('NOGAME')).body).toEqual({ game: null });
  expect((await of('L33', aPlayer())).status).toBe(403);
});
