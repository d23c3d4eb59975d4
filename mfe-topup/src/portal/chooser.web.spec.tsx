import { expectWellInEveryLook, renderPage } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SHOP, shopCalls, shopOf } from '../testing/shop-answers.ts';

const open = (over = {}) =>
  renderPage({ at: '/wire_report_portal/H73?from=game', calls: shopCalls({ [SHOP]: shopOf(over) }) });
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
