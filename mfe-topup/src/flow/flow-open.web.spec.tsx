import { expectWellInEveryLook, renderPage, reply } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MAINTENANCE, SHOP, shopCalls, shopOf } from '../testing/shop-answers.ts';

const bulletin = { msg: 'OK', bulletin: '<p>11/27 02:00 維護</p>', until: '2026-11-27T06:00:00+08:00' };
const email = page.getByLabelText('電子信箱');

test('the old address leads to Taiwan with its query', async () => {
  await renderPage({ at: '/wire_report/H73?from=mail', calls: shopCalls() });
  await expect.element(email).toBeVisible();
  expect(location.pathname + location.search).toBe('/wire_report_v2/H73?from=mail');
});

test('maintenance stands in place of the form, and what was typed is still there afterwards', async () => {
  const site = await renderPage({ at: '/wire_report_v2/H73', calls: shopCalls() });
  await email.fill('someone@example.com');
  site.answer({ [MAINTENANCE]: bulletin });
  await site.reload();
  await expect.element(page.getByText('11/27 02:00 維護')).toBeVisible();
  await expect.element(page.getByText('預計 2026/11/27 06:00 前結束')).toBeVisible();
  await expect.element(email).not.toBeInTheDocument();
  await expectWellInEveryLook();
  site.answer({ [MAINTENANCE]: { msg: '', bulletin: '', until: null } });
  await site.reload();
  await expect.element(email).toHaveValue('someone@example.com');
});

test('a game that is closed in Taiwan says so, with another way to pay', async () => {
  await renderPage({ at: '/wire_report_v2/H73', calls: shopCalls({ [SHOP]: shopOf({ tw: 0 }) }) });
  await expect.element(page.getByText('這款遊戲目前沒有開放網站儲值')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '前往點數卡儲值' }))
    .toHaveAttribute('href', 'https://card.example');
  await expectWellInEveryLook();
});

test('a game that is closed elsewhere leads to the games', async () => {
  await renderPage({ at: '/wire_report_v3/H73', calls: shopCalls({ [SHOP]: shopOf({ os: 0 }) }) });
  await vi.waitFor(() => expect(location.pathname).toBe('/game'));
});

test('a game that there is none of says so', async () => {
  await renderPage({
    at: '/wire_report_v2/none',
    calls: shopCalls({ [SHOP]: reply(404, { msg: 'game does not exist' }) }),
  });
  await expect.element(page.getByRole('heading', { name: '找不到這個遊戲' })).toBeVisible();
});

test('a shop that does not answer can be asked again', async () => {
  const site = await renderPage({ at: '/wire_report_v2/H73', calls: shopCalls({ [SHOP]: reply(503) }) });
  await expect.element(page.getByText('暫時讀不到資料')).toBeVisible();
  site.answer({ [SHOP]: shopOf() });
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect.element(email).toBeVisible();
});

test('a step that nothing was filled in before begins at the first', async () => {
  await renderPage({ at: '/wire_report_v2/H73?step=check', calls: shopCalls() });
  await expect.element(email).toBeVisible();
  expect(location.search).toBe('');
});

test('what to know is said before anything is filled in', async () => {
  await renderPage({ at: '/wire_report_v2/H73', calls: shopCalls() });
  await expect.element(page.getByText(/單筆最低 NT\$3,000/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '點數卡儲值' })).toHaveAttribute('href', 'https://card.example');
  await expect.element(page.getByText('服務時間 10:00-17:00')).toBeVisible();
});
