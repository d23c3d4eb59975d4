import { expectWellInEveryLook, renderPage, reply, type Calls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accountNumber, orderOf, orderToken, paymentNumber } from '../testing/order-answers.ts';

const CODE = 'GET /api/vipv3/report_code/:orderno';
const RESULT = 'GET /api/vipv3/report_result/:token';
const at = '/wire_report_code?orderno=T261126K7Q9ZB2M4X';
const open = (over: Parameters<typeof paymentNumber>[0] = {}, calls: Calls = {}) =>
  renderPage({ at, calls: { [CODE]: { record: paymentNumber(over) }, ...calls } });
const title = (name: string) => page.getByRole('heading', { level: 1, name });
const way = (name: string) => page.getByRole('main').getByRole('link', { name }).element().getAttribute('href');

test('where to pay, how much and until when; it becomes paid before somebody’s eyes', async () => {
  const site = await open();
  await expect.element(title('請在期限前轉帳')).toBeVisible();
  await expect.element(page.getByText('NT$30,000').first()).toBeVisible();
  await expect.element(page.getByText('9103 5522 8473 0164')).toBeVisible();
  await expect.element(page.getByText(/2026\/11\/27 14:32 截止/)).toBeVisible();
  await expectWellInEveryLook();
  site.answer({ [CODE]: { record: paymentNumber({ report_status: 2, delivery_status: 1, TradeStatus: '1' }) } });
  await expect.element(title('付款成功'), { timeout: 8_000 }).toBeVisible();
  await expect.element(page.getByText('9103 5522 8473 0164')).not.toBeInTheDocument();
});

test('the number as a picture: downloaded where that can be', async () => {
  await open();
  const save = page.getByRole('button', { name: '存成圖片' });
  await expect.element(save).toBeVisible();
  const named: string[] = [];
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function press(this: HTMLAnchorElement) {
    named.push(this.download);
  };
  await save.click();
  await expect.element(page.getByText('圖片已下載到您的裝置')).toBeVisible();
  HTMLAnchorElement.prototype.click = click;
  expect(named).toEqual(['top-up-261126000124.png']);
});

test('a number that was refused: the provider’s words, the order, and ways on', async () => {
  await open({ Status: 'MPG03009', Message: '取號失敗', CodeNo: '', BankCode: '', ExpireDate: '', ExpireTime: '' });
  await expect.element(title('付款沒有成功')).toBeVisible();
  await expect.element(page.getByText(/取號失敗/)).toBeVisible();
  await expect.element(page.getByText('261126000124')).toBeVisible();
  expect(way('重新下單')).toBe('/wire_report_v2/L33');
  expect(way('聯絡客服')).toBe('/service_quick?param_game_id=L33');
  await expectWellInEveryLook();
});

test('who is back from paying, and of whom nothing is known yet, is not asked to order again', async () => {
  const site = await open({ Status: '', CodeNo: '', BankCode: '', ExpireDate: '', ExpireTime: '' });
  await expect.element(title('等待付款')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '重新下單' })).not.toBeInTheDocument();
  site.answer({ [CODE]: { record: paymentNumber({ CodeNo: '', report_status: 4, TradeStatus: '3' }) } });
  await expect.element(title('訂單已自動取消'), { timeout: 8_000 }).toBeVisible();
  expect(way('重新下單')).toBe('/wire_report_v2/L33');
});

test('whoever has the order’s key in this tab goes on with the order; another order’s key opens nothing here', async () => {
  sessionStorage.setItem('hub.order', orderToken);
  const site = await open({}, { [RESULT]: { record: orderOf() } });
  await expect.element(title('請在期限前轉帳')).toBeVisible();
  sessionStorage.setItem('hub.order', orderToken);
  await site.reload();
  await expect.element(page.getByRole('link', { name: '查看這筆訂單' })).toBeVisible();
  site.answer({ [RESULT]: { record: orderOf({ report_id: 261126000999 }) } });
  await site.reload();
  await expect.element(title('請在期限前轉帳')).toBeVisible();
  await expect.poll(() => site.asked(RESULT).length).toBe(2);
  await expect.element(page.getByRole('link', { name: '查看這筆訂單' })).not.toBeInTheDocument();
});

test('a payment that nobody knows', async () => {
  await open({}, { [CODE]: reply(404, { msg: '查無訂單' }) });
  await expect.element(title('查無訂單')).toBeVisible();
});

test('the number is mailed to whoever has the order, and how that went is said', async () => {
  const MAIL = 'POST /api/vipv3/mail_number';
  const own = { [RESULT]: { record: orderOf({ number: accountNumber }) } };
  const site = await renderPage({
    at: `/wire_report_result?token=${orderToken}`,
    calls: { ...own, [MAIL]: { record: { report_id: 261126000124, email: 'player@example.com' } } },
  });
  await page.getByRole('button', { name: '寄到信箱' }).click();
  await expect.element(page.getByText(/已經寄到 player@example.com/)).toBeVisible();
  expect(site.asked(MAIL)[0]?.body).toEqual({ token: orderToken });
  await expectWellInEveryLook();
  site.answer({ [MAIL]: reply(429, { msg: '這筆訂單已經寄過 3 封了' }) });
  await page.getByRole('button', { name: '寄到信箱' }).click();
  await expect.element(page.getByText('這筆訂單已經寄過 3 封了')).toBeVisible();
});
