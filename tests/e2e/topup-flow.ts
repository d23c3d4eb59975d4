import type { Browser, Page } from '@playwright/test';
import { expect, openWindow, paymentProvider, signInAs, signInFresh } from './hub.ts';

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** What goes through several processes. */
export const SOON = { timeout: 30_000 };

type Trade = { id: string; email: string; state: string; amount: number };

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const way = (page: Page) => page.getByRole('list', { name: '訂單的進度' });
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
export const choose = (page: Page, product: string) =>
  page.getByRole('group', { name: '選擇商品' }).getByRole('radio', { name: product }).check();

export async function fillBirthday(page: Page, [year, month, day]: readonly [string, string, string]) {
  const birthday = page.getByRole('group', { name: '生日' });
  await birthday.getByLabel('年').selectOption(year);
  await birthday.getByLabel('月').selectOption(month);
  await birthday.getByLabel('日', { exact: true }).selectOption(day);
}

type Buyer = { email: string; area?: string; phone?: string };

/** The first form, but for whose character it is. */
export async function fillBuyer(page: Page, { email, area = '台北市', phone = '0912345678' }: Buyer) {
  await page.getByLabel('電子信箱').fill(email);
  await page.getByLabel('居住地區').selectOption(area);
  await page.getByLabel('手機號碼').fill(phone);
  await page.getByRole('group', { name: '性別' }).getByRole('radio', { name: '不公開' }).check();
  await fillBirthday(page, ['1995', '5', '5']);
}

export async function confirmRole(page: Page, role: string) {
  await page.getByLabel('角色 ID').fill(role);
  await press(page, '確認角色');
  await expect(page.getByLabel('角色名稱')).not.toHaveValue('');
}

/** To the goods of H73. `query`: of the address. */
export async function goToGoods(page: Page, email: string, query = '') {
  await page.goto(`/wire_report_v2/H73${query}`);
  await page.getByLabel('伺服器').selectOption('tw_2001');
  await confirmRole(page, '123456789');
  await fillBuyer(page, { email });
  await press(page, '下一步');
  await choose(page, '3,000 方案');
}

/** To all answers of an order of H73 once more, whose invoice is given away. */
export async function goToCheck(page: Page, email: string, query = '') {
  await goToGoods(page, email, query);
  await page.getByLabel('捐贈單位').selectOption('1001');
  await press(page, '確認內容');
  await expect(page.getByText(email)).toBeVisible();
}

/** From the last button to the provider's page. */
export async function goToPayment(page: Page) {
  await press(page, '前往付款');
  await expect(title(page, '選擇付款方式')).toBeVisible(SOON);
  await expect(page.getByText('NT$3,000')).toBeVisible();
}

export async function tradeOf(email: string): Promise<Trade | undefined> {
  const { trades } = await paymentProvider<{ trades: Trade[] }>('GET', '/api/trades');
  return trades.find((trade) => trade.email === email);
}

/** The number of the order that the page shows. */
export const reportOf = async (page: Page) => (await page.locator('main').innerText()).match(/\d{12}/)?.[0] ?? '';

/** One order at the desk of finance, found by its number. */
export async function atOrderDesk(browser: Browser, report: string, work: (desk: Page) => Promise<void>) {
  const desk = await openWindow(browser, { viewport: DESK });
  await signInFresh(desk, 'finance', '/staff/topup');
  await desk.getByRole('searchbox', { name: '訂單編號' }).fill(report);
  await press(desk, '找訂單');
  await desk.getByRole('link', { name: report }).click();
  await expect(title(desk, report)).toBeVisible();
  await work(desk);
  await desk.context().close();
}

/** Top-up is shut while something is done, and open again after it, whatever happens there. */
export async function duringMaintenance(browser: Browser, bulletin: string, work: () => Promise<void>) {
  const desk = await openWindow(browser, { viewport: DESK });
  await signInAs(desk, 'product_admin', '/staff/topup/maintenance');
  const part = (name: string) => desk.getByRole('region', { name });
  await part('開始維護').getByLabel('公告', { exact: true }).fill(bulletin);
  await part('開始維護').getByLabel('原因').fill('金流平台更新');
  await press(desk, '開始維護');
  await expect(desk.getByText('維護中', { exact: true })).toBeVisible();
  try {
    await work();
  } finally {
    await part('結束維護').getByLabel('原因').fill('更新完成');
    await press(desk, '結束維護');
    await expect(desk.getByText('正常開放')).toBeVisible();
    await desk.context().close();
  }
}
