import type { Browser, Page } from '@playwright/test';
import { expect, freshEmail, freshRole, openWindow, paymentProvider, signInFresh, test } from './hub.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** What goes through several processes. */
const SOON = { timeout: 30_000 };

type Trade = { id: string; email: string; state: string; amount: number };

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const way = (page: Page) => page.getByRole('list', { name: '訂單的進度' });
const choose = (page: Page, product: string) =>
  page.getByRole('group', { name: '選擇商品' }).getByRole('radio', { name: product }).check();

/** The first form, but for whose character it is. */
async function fillBuyer(page: Page, email: string) {
  await page.getByLabel('電子信箱').fill(email);
  await page.getByLabel('居住地區').selectOption('台北市');
  await page.getByLabel('手機號碼').fill('0912345678');
  await page.getByRole('group', { name: '性別' }).getByRole('radio', { name: '不公開' }).check();
  const birthday = page.getByRole('group', { name: '生日' });
  await birthday.getByLabel('年').selectOption('1995');
  await birthday.getByLabel('月').selectOption('5');
  await birthday.getByLabel('日', { exact: true }).selectOption('5');
  await page.getByRole('button', { name: '下一步' }).click();
}

/** From the first form of H73 to the provider's page. */
async function goToPayment(page: Page, email: string) {
  await page.goto('/wire_report_v2/H73');
  await page.getByLabel('伺服器').selectOption('tw_2001');
  await page.getByLabel('角色 ID').fill('123456789');
  await page.getByRole('button', { name: '確認角色' }).click();
  await expect(page.getByLabel('角色名稱')).not.toHaveValue('');
  await fillBuyer(page, email);
  await choose(page, '3,000 方案');
  await page.getByLabel('捐贈單位').selectOption('1001');
  await page.getByRole('button', { name: '確認內容' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: '前往付款' }).click();
  await expect(title(page, '選擇付款方式')).toBeVisible(SOON);
  await expect(page.getByText('NT$3,000')).toBeVisible();
}

async function tradeOf(email: string): Promise<Trade | undefined> {
  const { trades } = await paymentProvider<{ trades: Trade[] }>('GET', '/api/trades');
  return trades.find((trade) => trade.email === email);
}

test('on a phone: what is chosen is paid by card on the provider’s page, and arrives in the game', async ({ page }) => {
  const email = freshEmail();
  await goToPayment(page, email);
  await page.getByRole('button', { name: '以 信用卡 付款' }).click();
  await expect(title(page, '付款成功')).toBeVisible(SOON);
  await expect(page).toHaveURL(/\/wire_report_result$/);
  await expect(way(page)).toContainText('已送進遊戲，請到遊戲內查看', SOON);
  await expect(page.getByText('3,000 方案 ×1')).toBeVisible();
  await expect(page.getByText('信用卡')).toBeVisible();
  expect(await tradeOf(email)).toMatchObject({ state: 'paid', amount: 3000 });
});

test('by ATM: the number stands there until it is paid, and the page says so by itself', async ({ page }) => {
  const email = freshEmail();
  await goToPayment(page, email);
  await page.getByRole('button', { name: '取得繳費帳號' }).click();
  await expect(title(page, '請在期限前轉帳')).toBeVisible(SOON);
  await expect(page.getByText(/^9103 \d{4} \d{4} \d{2}$/)).toBeVisible();
  await page.getByRole('link', { name: '查看這筆訂單' }).click();
  await expect(title(page, '請在期限前轉帳')).toBeVisible();
  await expect(way(page)).toContainText('等待轉帳');
  const trade = await tradeOf(email);
  await paymentProvider('POST', `/api/trades/${trade?.id}/pay`);
  await expect(title(page, '付款成功')).toBeVisible(SOON);
  await expect(way(page)).toContainText('已送進遊戲，請到遊戲內查看', SOON);
});

const DAY_MS = 86_400_000;
/** A minute of Taipei as its field has it. */
const minute = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 16);

/** Finance holds the order against the statement of the bank. */
async function confirmAtDesk(browser: Browser, report: string) {
  const desk = await openWindow(browser, { viewport: { width: 1280, height: 800 } });
  await signInFresh(desk, 'finance', '/staff/topup');
  await desk.getByRole('searchbox', { name: '訂單編號' }).fill(report);
  await desk.getByRole('button', { name: '找訂單' }).click();
  await desk.getByRole('link', { name: report }).click();
  await expect(title(desk, report)).toBeVisible();
  await expect(desk.getByText('01234')).toBeVisible();
  await desk.getByRole('button', { name: '確認匯款' }).click();
  const dialog = desk.getByRole('dialog', { name: '確認這筆匯款？' });
  await dialog.getByLabel('對帳單上的金額').fill('3000');
  await dialog.getByLabel('入帳時間').fill(minute(Date.now() - DAY_MS));
  await dialog.getByLabel('對帳單編號').fill(`BANK-${report}`);
  await dialog.getByLabel('原因').fill('對帳單與回報相符');
  await dialog.getByRole('button', { name: '確認並送進遊戲' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('button', { name: '確認匯款' })).toHaveCount(0);
  await expect(desk.getByText(`BANK-${report}`)).toBeVisible();
  await desk.context().close();
}

test('a transfer is reported, finance finds it on the statement, and the player’s page says so', async ({
  page,
  browser,
}) => {
  await page.goto('/wire_report_v2/G115');
  await page.getByLabel('角色 ID').fill(freshRole().slice(1));
  await page.getByLabel('角色名稱').fill('測試角色');
  await fillBuyer(page, freshEmail());
  await choose(page, '3,000 方案');
  await page.getByLabel('匯款帳號末五碼').fill('01234');
  await page.getByLabel('匯款時間').fill(minute(Date.now() - DAY_MS));
  await page.getByLabel('匯出銀行').fill('示範銀行');
  await page.getByLabel('匯款人姓名').fill('王示範');
  await page.getByLabel('捐贈單位').selectOption('1001');
  await page.getByRole('button', { name: '確認內容' }).click();
  await page.getByRole('button', { name: '送出匯款回報' }).click();
  await expect(page.getByRole('heading', { name: '我們收到了' })).toBeVisible();
  await page.getByRole('link', { name: '查看這筆訂單' }).click();
  await expect(title(page, '匯款核對中')).toBeVisible();
  const report = (await page.locator('main').innerText()).match(/\d{12}/)?.[0] ?? '';
  await confirmAtDesk(browser, report);
  await expect(title(page, '付款成功')).toBeVisible(SOON);
  await expect(way(page)).toContainText('已送進遊戲，請到遊戲內查看', SOON);
});
