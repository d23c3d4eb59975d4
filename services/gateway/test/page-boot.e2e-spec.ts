import { GAME_LINK } from '@hub/federation/game-link';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRemote, aShell } from './builds.ts';
import { startGateway, type Gateway } from './gateway.setup.ts';
import { pageOf } from './page-of.ts';

const SUPPORT = '/api/service/init_setup';
const VIP = '/api/vipservice/init_setup';
const LIST = '/api/questions/list?state=:state(processing|closed)';

let gateway: Gateway;
beforeAll(async () => {
  const shell = aShell({
    routes: ['/game', GAME_LINK],
    titles: { [GAME_LINK]: { tw: '正在前往', en: 'On the way' } },
  });
  const support = aRemote({
    titles: { '/service/:game_id': { tw: '客服中心', en: 'Support' } },
    calls: { '/service/:game_id': [SUPPORT], '/service/:game_id/list': [LIST, '/api/a/:game_id#support/:game_id'] },
    exchange: SUPPORT,
    gameHome: '/service/{game}',
  });
  const vip = aRemote({
    area: 'vip',
    titles: { '/vipservice': { tw: '貴賓', en: 'VIP' } },
    calls: { '/vipservice': [VIP] },
    exchange: VIP,
    gameHome: '/vipservice?game_id={game}',
  });
  // Published before the area that exchanges for others, and with a home of its own.
  const events = aRemote({ area: 'events', gameHome: '/events/event_serial' });
  const topup = aRemote({ area: 'topup', routes: ['/topup'], titles: { '/topup': { tw: '儲值', en: 'Top-up' } } });
  gateway = await startGateway({ builds: [shell, support, vip, events, topup] });
});
afterAll(() => gateway.close());

const NAMES = ['route', 'calls', 'exchange'] as const;
const told = async (path: string) => {
  const { html } = await pageOf(gateway.url, path);
  const [root = ''] = /<html [^>]*>/.exec(html) ?? [];
  return NAMES.map((name) => new RegExp(` data-${name}="([^"]*)"`).exec(root)?.[1]);
};

it.each([
  ['/service/H73/list', ['/service/:game_id/list', `${LIST} /api/a/:game_id#support/:game_id`, SUPPORT]],
  ['/vipservice', ['/vipservice', VIP, VIP]],
  ['/events/event_serial', [undefined, undefined, SUPPORT]],
  ['/game', [undefined, undefined, SUPPORT]],
  ['/nobody', [undefined, undefined, SUPPORT]],
  ['/g/H73/support', [GAME_LINK, SUPPORT, SUPPORT]],
  ['/g/H73/vip', [GAME_LINK, VIP, VIP]],
])('%s tells the boot script what is asked first', async (path, words) => {
  expect(await told(path)).toEqual(words);
});

it.each([
  ['/g/H73/support', 200, '客服中心｜'],
  ['/g/H73/vip', 200, '貴賓｜'],
  // Of the site, and not published.
  ['/g/H73/surveys', 200, '正在前往｜'],
  ['/g/H73/topup', 404, ''],
  ['/g/H73/nobody', 404, ''],
])('the link of a game is called as the home that it leads to: %s', async (path, status, title) => {
  const page = await pageOf(gateway.url, path);
  expect([page.status, page.html.includes(`<title>${title}Player Hub</title>`)]).toEqual([status, true]);
});

it('keeps from the pages what is for their HTML alone', async () => {
  const { data } = await pageOf(gateway.url, '/game');
  expect(data?.registry.areas.support).toMatchObject({ gameHome: '/service/{game}' });
  expect(data?.registry.areas.support).not.toHaveProperty('exchange');
});
