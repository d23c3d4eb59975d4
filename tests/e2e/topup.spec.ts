import type { Page } from '@playwright/test';
import { expect, expectAccessible, freshEmail, freshRole, openWindow, paymentProvider, test } from './hub.ts';
import * as flow from './topup-flow.ts';
import { choose, goToCheck, goToGoods, goToPayment, press, SOON, title, way } from './topup-flow.ts';

// All in one file, which one worker goes through: maintenance is of the whole shop, faults are of the one provider.
test.use({ viewport: flow.PHONE });

/** In Taipei. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

const pays = (page: Page, method: string) => press(page, `以 ${method} 付款`);

test('on a phone: what is chosen is paid by card on the provider’s page, and arrives in the game', async ({ page }) => {
  const email = freshEmail();
  await goToCheck(page, email);
  await goToPayment(page);
  await pays(page, '信用卡');
  await expect(title(page, '付款成功')).toBeVisible(SOON);
  await expect(page).toHaveURL(/\/wire_report_result$/);
  await expect(way(page)).toContainText('已送進遊戲，請到遊戲內查看', SOON);
  await expect(page.getByText('3,000 方案 ×1')).toBeVisible();
  await expect(page.getByText('信用卡')).toBeVisible();
  expect(await flow.tradeOf(email)).toMatchObject({ state: 'paid', amount: 3000 });
});

test('by ATM: the number stands there until it is paid, and the page says so by itself', async ({ page }) => {
  const email = freshEmail();
  await goToCheck(page, email);
  await goToPayment(page);
  await press(page, '取得繳費帳號');
  await expect(title(page, '請在期限前轉帳')).toBeVisible(SOON);
  await expect(page.getByText(/^9103 \d{4} \d{4} \d{2}$/)).toBeVisible();
  await page.getByRole('link', { name: '查看這筆訂單' }).click();
  await expect(title(page, '請在期限前轉帳')).toBeVisible();
  await expect(way(page)).toContainText('等待轉帳');
  const trade = await flow.tradeOf(email);
  await paymentProvider('POST', `/api/trades/${trade?.id}/pay`);
  await expect(title(page, '付款成功')).toBeVisible(SOON);
  await expect(way(page)).toContainText('已送進遊戲，請到遊戲內查看', SOON);
});

const DAY_MS = 86_400_000;
/** A minute of Taipei as its field has it. */
const minute = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 16);

/** Finance holds the order against the statement of the bank. */
async function confirmTransfer(desk: Page, report: string) {
  await expect(desk.getByText('01234')).toBeVisible();
  await press(desk, '確認匯款');
  const dialog = desk.getByRole('dialog', { name: '確認這筆匯款？' });
  await dialog.getByLabel('對帳單上的金額').fill('3000');
  await dialog.getByLabel('入帳時間').fill(minute(Date.now() - DAY_MS));
  await dialog.getByLabel('對帳單編號').fill(`BANK-${report}`);
  await dialog.getByLabel('原因').fill('對帳單與回報相符');
  await dialog.getByRole('button', { name: '確認並送進遊戲' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('button', { name: '確認匯款' })).toHaveCount(0);
  await expect(desk.getByText(`BANK-${report}`)).toBeVisible();
}

test('a transfer is reported, finance finds it on the statement, and the player’s page says so', async ({
  page,
  browser,
}) => {
  await page.goto('/wire_report_v2/G115');
  await page.getByLabel('角色 ID').fill(freshRole().slice(1));
  await page.getByLabel('角色名稱').fill('測試角色');
  await flow.fillBuyer(page, { email: freshEmail() });
  await press(page, '下一步');
  await choose(page, '3,000 方案');
  await page.getByLabel('匯款帳號末五碼').fill('01234');
  await page.getByLabel('匯款時間').fill(minute(Date.now() - DAY_MS));
  await page.getByLabel('匯出銀行').fill('示範銀行');
  await page.getByLabel('匯款人姓名').fill('王示範');
  await page.getByLabel('捐贈單位').selectOption('1001');
  await press(page, '確認內容');
  await press(page, '送出匯款回報');
  await expect(page.getByRole('heading', { name: '我們收到了' })).toBeVisible();
  await page.getByRole('link', { name: '查看這筆訂單' }).click();
  await expect(title(page, '匯款核對中')).toBeVisible();
  const report = await flow.reportOf(page);
  await flow.atOrderDesk(browser, report, (desk) => confirmTransfer(desk, report));
  await expect(title(page, '付款成功')).toBeVisible(SOON);
  await expect(way(page)).toContainText('已送進遊戲，請到遊戲內查看', SOON);
});

/** Each form of an invoice: what it refuses, what is filled in then, and how it reads once more. */
const invoices: { form: string; refusal?: string; fill(page: Page): Promise<unknown>; shown: string }[] = [
  {
    form: '捐贈',
    refusal: '請選擇捐贈單位',
    fill: (page) => page.getByLabel('捐贈單位').selectOption('1001'),
    shown: '示範公益單位甲',
  },
  { form: '會員載具', fill: async () => undefined, shown: '會員載具' },
  {
    form: '手機條碼',
    refusal: '請填寫手機條碼',
    fill: (page) => page.getByLabel('手機條碼', { exact: true }).fill('/ab12+.9'),
    shown: '/AB12+.9',
  },
  {
    form: '自然人憑證',
    refusal: '請填寫自然人憑證條碼',
    fill: (page) => page.getByLabel('自然人憑證條碼', { exact: true }).fill('ab12345678901234'),
    shown: 'AB12345678901234',
  },
  { form: '紙本發票', refusal: '請選擇寄送發票的縣市和鄉鎮市區', fill: fillPaper, shown: '300 新竹市 北區' },
];

async function fillPaper(page: Page) {
  const place = page.getByRole('group', { name: '寄送地區' });
  await place.getByLabel('縣市').selectOption('新竹市');
  await place.getByLabel('鄉鎮市區').selectOption({ label: '300 北區' });
  await page.getByLabel('收件人').fill('王示範');
  await page.getByLabel('寄送地址').fill('示範路 1 號');
}

test('every form of an invoice is asked for and read once more; paid by WebATM, finance has the last of them', async ({
  page,
  browser,
}) => {
  await goToGoods(page, freshEmail());
  for (const { form, refusal, fill, shown } of invoices) {
    await page.getByRole('group', { name: '發票的方式' }).getByRole('radio', { name: form }).check();
    if (refusal) {
      await press(page, '確認內容');
      await expect(page.getByText(refusal).first()).toBeVisible();
    }
    await fill(page);
    await press(page, '確認內容');
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    if (form !== '紙本發票') await page.getByRole('link', { name: '修改 發票的方式' }).click();
  }
  await goToPayment(page);
  await pays(page, 'WebATM');
  await expect(title(page, '付款成功')).toBeVisible(SOON);
  await expect(page.getByText('網路 ATM')).toBeVisible();
  await flow.atOrderDesk(browser, await flow.reportOf(page), async (desk) => {
    await expect(desk.getByText('300 新竹市 北區 示範路 1 號')).toBeVisible();
  });
});

test('outside Taiwan: a UnionPay card is paid with, whose provider brings the browser back with nothing', async ({
  page,
}) => {
  await page.goto('/wire_report_portal/G112');
  await page.getByRole('link', { name: '海外地區儲值' }).click();
  await flow.confirmRole(page, `1${freshRole()}`);
  await flow.fillBuyer(page, { email: freshEmail(), area: '852', phone: '6123 4567' });
  await press(page, '下一步');
  await choose(page, '3,000 方案');
  await page.getByLabel('捐贈單位').selectOption('1001');
  await press(page, '確認內容');
  await expect(page.getByText('85261234567')).toBeVisible();
  await goToPayment(page);
  await expect(page.getByRole('button', { name: '取得繳費帳號' })).toHaveCount(0);
  await pays(page, '銀聯卡');
  await expect(title(page, '付款成功')).toBeVisible(SOON);
  await expect(page).toHaveURL(/\/wire_report_code\?orderno=T/);
  await page.getByRole('link', { name: '查看這筆訂單' }).click();
  await expect(page.getByText('銀聯卡')).toBeVisible();
});

/** Beyond the time after which an open page looks whether top-up is. */
const LATER_MS = 61_000;

test('who is under age is told so; maintenance that begins at the second step takes nothing of what was typed', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await page.goto('/wire_report_v2/H73');
  await page.getByLabel('伺服器').selectOption('tw_2001');
  await flow.confirmRole(page, '123456789');
  await flow.fillBuyer(page, { email: freshEmail() });
  const [year, day] = [today().slice(0, 4), today().slice(5)];
  // On the last day of a year whoever can say their birthday is of age.
  if (day !== '12-31') {
    await flow.fillBirthday(page, [String(Number(year) - 18), '12', '31']);
    await press(page, '下一步');
    await expect(page.getByText('未滿 18 歲，無法提供後續服務').first()).toBeVisible();
  }
  await flow.fillBirthday(page, ['1995', '5', '5']);
  await press(page, '下一步');
  await choose(page, '3,000 方案');
  await page.getByRole('group', { name: '發票的方式' }).getByRole('radio', { name: '手機條碼' }).check();
  const barcode = page.getByLabel('手機條碼', { exact: true });
  await barcode.fill('/AB12+.9');
  await flow.duringMaintenance(browser, '金流平台今晚更新，請稍後再來。', async () => {
    await page.clock.fastForward(LATER_MS);
    await expect(page.getByText('儲值維護中')).toBeVisible();
    await expect(page.getByText('金流平台今晚更新，請稍後再來。')).toBeVisible();
    await expect(barcode).toHaveCount(0);
    await expectAccessible(page);
  });
  await page.clock.fastForward(LATER_MS);
  await expect(barcode).toHaveValue('/AB12+.9');
  await press(page, '確認內容');
  await expect(barcode).toHaveCount(0);
  await expect(page.getByText('NT$3,000')).toBeVisible();
});

test('a provider that is down costs the payment page alone: the order stays, and is paid when it is back', async ({
  page,
}) => {
  await goToCheck(page, freshEmail());
  await page.route('**/MPG/**', (route) => route.abort('connectionrefused'));
  await press(page, '前往付款');
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await page.goBack();
  await expect(title(page, '等待付款')).toBeVisible(SOON);
  await paymentProvider('POST', '/api/faults', { mode: 'down' });
  try {
    await press(page, '取消訂單');
    const dialog = page.getByRole('dialog', { name: '要取消這筆訂單嗎？' });
    await dialog.getByRole('button', { name: '取消訂單' }).click();
    await expect(dialog.getByText('付款服務現在沒有回應')).toBeVisible();
    await dialog.getByRole('button', { name: '先不要' }).click();
  } finally {
    await paymentProvider('DELETE', '/api/faults');
  }
  await page.unroute('**/MPG/**');
  await goToPayment(page);
  await pays(page, '信用卡');
  await expect(title(page, '付款成功')).toBeVisible(SOON);
});

test('a game’s window that does not open the provider gives the same order to a browser', async ({ page, browser }) => {
  await goToCheck(page, freshEmail(), '?ui=webview');
  // Such a window stays where it is.
  await page.route('**/MPG/**', (route) => route.fulfill({ status: 204 }));
  await press(page, '前往付款');
  await page.getByText('這裡打不開付款頁面？改用瀏覽器付款').click();
  await expect(page.getByRole('img', { name: '訂單網址的 QR Code' })).toBeVisible();
  const address = await page.getByText(/\/wire_report_result\?token=o_/).innerText();
  const outside = await openWindow(browser, { viewport: flow.PHONE });
  await outside.goto(address);
  await expect(title(outside, '等待付款')).toBeVisible();
  const report = await flow.reportOf(outside);
  await goToPayment(outside);
  await pays(outside, '信用卡');
  await expect(title(outside, '付款成功')).toBeVisible(SOON);
  await outside.context().close();
  await page.getByRole('link', { name: '查看這筆訂單' }).click();
  await expect(title(page, '付款成功')).toBeVisible(SOON);
  expect(await flow.reportOf(page)).toBe(report);
});

test('the first step is accessible and fits, on a phone in the light and at a desk in the dark', async ({ page }) => {
  for (const [size, colorScheme] of [[flow.PHONE, 'light'] as const, [flow.DESK, 'dark'] as const]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.goto('/wire_report_v2/H73');
    await expect(page.getByText('儲值前請先看')).toBeVisible();
    await expectAccessible(page);
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
  }
});
