import { examples, playerToken, renderPage, renderPart, reply } from '@hub/page-tests';
import { pageData } from '@hub/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RestingPage } from '../remotes/resting.page.tsx';

const { areas } = pageData().registry;
const guild = { tw: '公會', hk: '公會組織', en: 'Guilds' };
beforeEach(() => {
  areas.guild = {
    ...areas.events!,
    area: 'guild',
    entry: '/r/guild/none/remoteEntry.js',
    routes: ['/guild/*'],
    staffRoutes: [],
    name: guild,
    siteDoors: [
      { place: 'menu', to: '/guild/{game}', otherwise: '/guild', title: guild, icon: 'search', order: 305 },
      { place: 'menu', to: '/guild/{game}/mine', own: true, title: { tw: '我的公會', en: 'My guild' }, order: 110 },
      { place: 'tile', to: '/guild/{game}', title: guild, order: 150 },
      { place: 'lost', to: '/guild/{game}', title: guild, order: 50 },
    ],
  };
});
afterEach(() => void delete areas.guild);

const menu = page.getByRole('navigation', { name: '選單' }).getByRole('link');
const openMenu = () => page.getByRole('button', { name: '選單' }).click();
const words = () => menu.elements().map((link) => link.textContent);

test('a sixth area has its doors in the menu, on the tiles and where nobody is, in their order', async () => {
  await renderPage({ at: '/game', calls: examples('GET /api/notices'), look: 'desk, light' });
  await openMenu();
  await expect.element(menu.first()).toBeVisible();
  expect(words()).toEqual([
    '遊戲入口',
    '客服中心',
    '公會',
    '常見問題',
    '儲值紀錄',
    '序號兌換',
    '會員服務條款',
    '會員登入',
    '官方網站',
  ]);
  await expect.element(menu.nth(2)).toHaveAttribute('href', '/guild');
  const tile = page.getByRole('article').first().getByRole('link');
  expect(
    tile
      .elements()
      .map((link) => link.textContent?.split(' ').at(-1))
      .slice(0, 3),
  ).toEqual(['客服', '公會', '儲值']);
});

test('the title counts the new answers of every area, and a desk where some are has its door', async () => {
  const unread = {
    'GET /api/questions/unread': { unread_count: 1 },
    'GET /api/vipquestions/unread': { unread_count: 2 },
  };
  const at = `/no/such/page?game_id=H73&token=${playerToken()}`;
  const site = await renderPage({ at, calls: unread, look: 'desk, light' });
  await expect.poll(() => document.title, { timeout: 5000 }).toMatch(/^\(3\) /);
  await openMenu();
  await expect.element(menu.filter({ hasText: /^回報紀錄/ })).toHaveTextContent(/1/);
  await expect.element(menu.filter({ hasText: 'VIP 回報紀錄' })).toHaveTextContent(/2/);
  await expect.element(menu.filter({ hasText: 'VIP 回報紀錄' })).toHaveAttribute('href', '/vipservice/H73/list');
  site.answer({
    'GET /api/questions/unread': { unread_count: 2 },
    'GET /api/vipquestions/unread': { unread_count: 0 },
  });
  await site.reload();
  await expect.poll(() => document.title, { timeout: 5000 }).toMatch(/^\(2\) /);
  await openMenu();
  await expect.element(menu.filter({ hasText: '回報紀錄' })).toHaveTextContent(/2/);
  expect(words()).not.toContainEqual(expect.stringContaining('VIP'));
  // An area that does not answer hides nothing of the others.
  site.answer({
    'GET /api/questions/unread': reply(503, { msg: '系統維護中' }),
    'GET /api/vipquestions/unread': { unread_count: 4 },
  });
  await site.reload();
  await expect.poll(() => document.title, { timeout: 5000 }).toMatch(/^\(4\) /);
});

test('who came from a game has doors of their own, and all lead to that game', async () => {
  await renderPage({ at: `/no/such/page?game_id=H73&token=${playerToken()}`, look: 'desk, light' });
  const lost = page.getByRole('main').getByRole('link');
  await expect.element(lost.nth(1)).toHaveAttribute('href', '/guild/H73');
  await expect.element(lost.nth(2)).toHaveAttribute('href', '/service/H73/query');
});

test('it rests under its own name, and help stands beside it', async () => {
  const resting = (area: string) => renderPart(<RestingPage area={area} code="GUILD-1" onRetry={() => undefined} />);
  const ways = page.getByRole('link');
  await resting('guild');
  await expect.element(page.getByText('公會正在休息')).toBeVisible();
  await expect.element(ways.filter({ hasText: '先去客服中心' })).toHaveAttribute('href', '/support');
  await resting('support');
  await expect.element(ways.filter({ hasText: '回遊戲入口' })).toHaveAttribute('href', '/game');
  await resting('nobody');
  await expect.element(page.getByText('這一頁正在休息')).toBeVisible();
});
