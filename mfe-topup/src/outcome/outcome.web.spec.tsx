import { expectWellInEveryLook, renderPage, reply, testEveryLanguage, type Calls } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountNumber, orderOf, orderToken, paid, paymentForm } from '../testing/order-answers.ts';

const RESULT = 'GET /api/vipv3/report_result/:token';
const PAY = 'POST /api/vipv3/pay_again';
const CANCEL = 'POST /api/vipv3/cancel_report';
const at = `/wire_report_result?token=${orderToken}`;
const open = (over: Parameters<typeof orderOf>[0] = {}, calls: Calls = {}) =>
  renderPage({ at, calls: { [RESULT]: { record: orderOf(over) }, ...calls } });
const title = (name: string) => page.getByRole('heading', { level: 1, name });

test('the token leaves the address, and the page looks by itself until the money is there', async () => {
  const site = await open();
  await expect.element(title('等待付款')).toBeVisible();
  expect(location.search).toBe('');
  expect(site.asked(RESULT)[0]?.params.token).toBe(orderToken);
  site.answer({ [RESULT]: { record: orderOf(paid) } });
  await expect.element(title('付款成功'), { timeout: 8_000 }).toBeVisible();
  site.answer({ [RESULT]: { record: orderOf({ ...paid, delivery_status: 2 }) } });
  await expect.element(page.getByText('這一頁已停止自動更新。'), { timeout: 8_000 }).toBeVisible();
  const asked = site.asked(RESULT).length;
  await page.getByRole('button', { name: '重新整理' }).click();
  await expect.poll(() => site.asked(RESULT).length).toBe(asked + 1);
  await site.reload();
  await expect.element(title('付款成功')).toBeVisible();
  await expectWellInEveryLook();
});

test('the way back to a paid order is given', async () => {
  await open(paid);
  const copied: string[] = [];
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text);
    return Promise.resolve();
  });
  await page.getByRole('button', { name: '複製這筆訂單的連結' }).click();
  await expect.poll(() => copied).toEqual([`${location.origin}${at}`]);
  write.mockRestore();
});

test('an order is paid again by its token, with the form that the service makes then', async () => {
  const sent: string[] = [];
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    sent.push((event.target as HTMLFormElement).action);
  };
  addEventListener('submit', hold, true);
  const site = await open(
    { report_status: 8, Message: '授權失敗' },
    { [PAY]: reply(503, { msg: '付款服務現在沒有回應' }) },
  );
  await expect.element(page.getByText(/授權失敗/)).toBeVisible();
  await page.getByRole('button', { name: '再付一次' }).click();
  await expect.element(page.getByText('付款服務現在沒有回應')).toBeVisible();
  expect(sent).toEqual([]);
  site.answer({ [PAY]: { record: paymentForm() } });
  page.getByRole('button', { name: '再付一次' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(title('正在前往付款頁面')).toBeVisible();
  await expect.poll(() => sent).toEqual([paymentForm().newebpay_site]);
  expect(site.asked(PAY).at(-1)?.body).toEqual({ token: orderToken });
  removeEventListener('submit', hold, true);
});

test('an order is cancelled when that is meant, and what is refused says why', async () => {
  const site = await open(
    { number: accountNumber },
    { [CANCEL]: reply(409, { msg: '這筆訂單剛剛付款成功，不能取消' }) },
  );
  const cancel = page.getByRole('button', { name: '取消訂單' });
  await cancel.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(site.asked(CANCEL)).toEqual([]);
  await cancel.click();
  await expect.element(page.getByText(/取消後請不要再轉帳到這個帳號/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '取消訂單' }).click();
  await expect.element(page.getByText('這筆訂單剛剛付款成功，不能取消')).toBeVisible();
  site.answer({
    [CANCEL]: { record: { report_id: 261126000124, report_status: 3 } },
    [RESULT]: { record: orderOf({ report_status: 3, may_pay: false, may_cancel: false, cancel_time: null }) },
  });
  await page.getByRole('dialog').getByRole('button', { name: '取消訂單' }).click();
  await expect.element(title('訂單已取消')).toBeVisible();
  expect(site.asked(CANCEL).at(-1)?.body).toEqual({ token: orderToken });
});

test('what cannot be read now is tried again, and what was read stays', async () => {
  const site = await open({}, { [RESULT]: reply(503, { msg: '系統維護中' }) });
  await expect.element(page.getByText('系統維護中')).toBeVisible();
  site.answer({ [RESULT]: { record: orderOf({ number: accountNumber }) } });
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect.element(title('請在期限前轉帳')).toBeVisible();
  site.answer({ [RESULT]: reply(503) });
  await expect.element(page.getByText(/暫時連不上/), { timeout: 8_000 }).toBeVisible();
  await expect.element(page.getByText('9103 5522 8473 0164')).toBeVisible();
});

test('a key that opens nothing, and none at all', async () => {
  const site = await open({}, { [RESULT]: reply(404, { msg: '查無訂單' }) });
  await expect.element(title('查無訂單')).toBeVisible();
  await expectWellInEveryLook();
  sessionStorage.clear();
  await site.open('/wire_report_result');
  await expect.element(title('查無訂單')).toBeVisible();
  expect(site.asked(RESULT)).toHaveLength(1);
});

const wordless = { game_name: 'L33', server_name: '', char_name: 'Tester', title: 'A', email: 'a@b.tw' };
testEveryLanguage(
  [
    ['a number', at, { [RESULT]: { record: orderOf({ ...wordless, number: accountNumber }) } }],
    ['failed', at, { [RESULT]: { record: orderOf({ ...wordless, report_status: 8 }) } }],
    ['paid', at, { [RESULT]: { record: orderOf({ ...wordless, ...paid }) } }],
    ['nobody', '/wire_report_orders'],
  ],
  {},
);
