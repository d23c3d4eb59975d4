import { expectWellInEveryLook, renderPage } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SHOP, shopCalls, shopOf } from '../testing/shop-answers.ts';

const open = (over = {}, query = '?from=game') =>
  renderPage({ at: `/wire_report_portal/H73${query}`, calls: shopCalls({ [SHOP]: shopOf(over) }) });
const way = (name: RegExp) => page.getByRole('link', { name });

test('both regions are offered, and the query goes along', async () => {
  await open();
  await expect.element(way(/台灣地區/)).toHaveAttribute('href', '/wire_report_v2/H73?from=game');
  await expect.element(way(/海外地區/)).toHaveAttribute('href', '/wire_report_v3/H73?from=game');
  await expectWellInEveryLook();
});

test.for([
  ['players elsewhere cannot order', { os: 0 }],
  ['its time is over', { chooser_until: '2025-11-04T23:59:59+08:00' }],
] as const)('where %s it leads to the games', async ([, over]) => {
  await open(over);
  await vi.waitFor(() => expect(location.pathname).toBe('/game'));
});

test('one whose time has not come to its end stays', async () => {
  await open({ chooser_until: '2099-11-04T23:59:59+08:00' });
  await expect.element(way(/海外地區/)).toBeVisible();
});

test('a door of the site leads on to the only way there is, or to the word that nothing is open', async () => {
  const site = await open({ os: 0 }, '?entry=games&from=game');
  await vi.waitFor(() => expect(location.pathname + location.search).toBe('/wire_report_v2/H73?from=game'));
  site.answer({ [SHOP]: shopOf({ os: 0, tw: 0 }) });
  await site.reload();
  await expect.element(page.getByText('這款遊戲目前沒有開放網站儲值')).toBeVisible();
});

test('a door of a game with both regions leads to the choice', async () => {
  await open({}, '?entry=games');
  await expect.element(way(/台灣地區/)).toHaveAttribute('href', '/wire_report_v2/H73');
});
