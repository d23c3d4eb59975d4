import type { Page } from '@playwright/test';
import { PHONE, pictures, picker, rows, SLOW } from './attachment-form.ts';
import { expect, freshEmail, freshRole, partnerToken, test } from './hub.ts';

test.use({ viewport: PHONE });

const WORDS = '角色卡在地圖裡，重開也一樣';

/** From now on the server gets a token that it does not take, as after twelve hours. */
async function endSession(page: Page): Promise<void> {
  await page.route('**/api/**', (route, request) => {
    const headers = request.headers();
    return route.continue({ headers: 'x-auth-token' in headers ? { ...headers, 'x-auth-token': 'a.b.c' } : headers });
  });
}
const resumeSession = (page: Page) => page.unroute('**/api/**');

async function fillReport(page: Page, email = freshEmail()): Promise<string> {
  await page.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await page.getByLabel('電子信箱').fill(email);
  await page.getByLabel('問題描述').fill(WORDS);
  return email;
}

/** A report of this player; its number, and what the look-up wants. */
async function aReport(page: Page, token: string) {
  await page.goto(`/service/H73/create?token=${token}`);
  const email = await fillReport(page);
  await page.getByRole('button', { name: '送出回報' }).click();
  const slip = page.getByRole('dialog');
  await expect(slip.getByText('我們收到了')).toBeVisible(SLOW);
  const text = await slip.innerText();
  const number = text.match(/\b\d{5,}\b/)?.[0] ?? '';
  const code = text.match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? '';
  return { email, number, code };
}

async function lookUp(page: Page, { email, code }: { email: string; code: string }): Promise<void> {
  await page.getByLabel('電子信箱', { exact: true }).last().fill(email);
  await page.getByLabel('查詢碼').first().fill(code);
  await page.getByRole('button', { name: '查看回報' }).click();
}

test('a session that ends under a new report loses neither words nor pictures', async ({ page }) => {
  test.slow();
  const known = await aReport(page, partnerToken(freshRole()));
  await page.goto(`/service/H73/create?token=${partnerToken(freshRole())}`);
  await fillReport(page);
  const [shot] = await pictures(page, 'screen.png');
  await picker(page).setInputFiles(shot!);
  await expect(rows(page).first()).toHaveAttribute('data-state', 'done', SLOW);
  await endSession(page);
  await page.getByRole('button', { name: '送出回報' }).click();
  await expect(page).toHaveURL(/\/service\/H73\/query$/);
  await expect(page.getByText('登入逾時了')).toBeVisible();
  await expect(page.getByText(/填到一半的回報還在這台裝置上/)).toBeVisible();
  await expect(page.getByText(/關閉這個視窗，從遊戲再開啟一次/)).toBeVisible();
  await resumeSession(page);

  // After the look-up it is offered once more, and goes on in the name of who is there now.
  await lookUp(page, known);
  await expect(page).toHaveURL(new RegExp(`/view/${known.number}$`));
  await expect(page.getByText('您填到一半的回報還在')).toBeVisible();
  await page.getByRole('link', { name: '接著填完' }).click();
  await expect(page.getByLabel('問題描述')).toHaveValue(WORDS);
  await expect(rows(page).first()).toHaveAttribute('data-state', 'done', SLOW);
  await page.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await page.getByLabel('手機號碼').fill('0912345678');
  await page.getByLabel('伺服器').selectOption({ index: 1 });
  await page.getByLabel('角色名稱').fill('小測');
  await page.getByLabel('角色 ID').fill('123456789');
  await page.getByRole('button', { name: '送出回報' }).click();
  await expect(page.getByRole('dialog').getByText('我們收到了')).toBeVisible(SLOW);
  await page.getByRole('link', { name: '查看這筆回報' }).click();
  await expect(page.getByText(WORDS).first()).toBeVisible();
  await expect(page.getByRole('main').locator('img[src^="blob:"]').first()).toBeVisible(SLOW);
  await expect(page.getByText('您填到一半的回報還在')).toHaveCount(0);
});
