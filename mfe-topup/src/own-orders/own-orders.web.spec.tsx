import { expectWellInEveryLook, playerToken, renderPage, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderToken, ownOrder } from '../testing/order-answers.ts';

const LIST = 'GET /api/vipv3/my_reports';
const at = `/wire_report_orders?token=${playerToken()}`;
const row = (report_id: number, over = {}) => ownOrder({ report_id, ...over });

test('own orders, the newest first; each leads to its page, and a press brings earlier ones', async () => {
  const first = {
    record: [
      row(261126000126),
      row(261126000125, { report_status: 2, delivery_status: 2, title: '5,000 金幣', wire_amount: 5_000 }),
    ],
    next: '41',
  };
  const site = await renderPage({ at, calls: { [LIST]: first } });
  const waiting = page.getByRole('link', { name: /等待付款/ });
  await expect.element(waiting).toBeVisible();
  expect(waiting.element().getAttribute('href')).toBe(`/wire_report_result?token=${orderToken}`);
  await expect.element(page.getByRole('link', { name: /5,000 金幣.*已付款/ })).toBeVisible();
  await expectWellInEveryLook();
  site.answer({ [LIST]: { record: [row(261126000120, { report_status: 4, title: '' })], next: null } });
  await page.getByRole('button', { name: '看更早的訂單' }).click();
  await expect.element(page.getByText('共 3 筆，已全部列出')).toBeVisible();
  expect(site.asked(LIST).at(-1)?.query.get('page')).toBe('41');
});

test('an order that is too old to be opened leads nowhere', async () => {
  await renderPage({ at, calls: { [LIST]: { record: [row(261126000110, { token: '' })], next: null } } });
  await expect.element(page.getByText('261126000110')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /261126000110/ })).not.toBeInTheDocument();
});

test('none yet, and a list that cannot be had', async () => {
  const site = await renderPage({ at, calls: { [LIST]: { record: [], next: null } } });
  await expect.element(page.getByText('還沒有訂單')).toBeVisible();
  await expectWellInEveryLook();
  site.answer({ [LIST]: reply(503, { msg: '系統維護中' }) });
  await site.reload();
  await expect.element(page.getByText('系統維護中')).toBeVisible();
});

test('nobody: how one comes to the orders, and nothing is asked', async () => {
  const site = await renderPage({ at: '/wire_report_orders', calls: { [LIST]: { record: [], next: null } } });
  await expect.element(page.getByText(/在遊戲裡：/)).toBeVisible();
  expect(site.asked(LIST)).toEqual([]);
  await expectWellInEveryLook();
});

test('a session that has ended says so', async () => {
  await renderPage({ at, calls: { [LIST]: reply(401, { jwt: '登入逾時，請重新操作' }) } });
  await expect.element(page.getByText('登入逾時了')).toBeVisible();
});
