import type { Browser, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  freshCode,
  givePassword,
  signInAs,
  signInByHand,
  signInFresh,
  staffAccount,
  staffCodeOf,
  test,
} from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const code = (page: Page) => page.getByLabel('驗證碼', { exact: true });
const signOut = (page: Page) => page.getByRole('button', { name: '登出', exact: true });
const another = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'zh-TW' })).newPage();

/** The secret that the page shows to be typed into an app. */
const shownSecret = async (page: Page) => (await page.locator('code').first().innerText()).replace(/\s/g, '');

/** Sets an app up with the secret that the page shows; answers the recovery codes. */
async function enrol(page: Page): Promise<{ secret: string; codes: string[] }> {
  await expect(page.getByRole('heading', { name: '設定兩步驟驗證' })).toBeVisible();
  await expect(page.getByAltText(/QR 碼/)).toBeVisible();
  const secret = await shownSecret(page);
  await code(page).fill(staffCodeOf(secret));
  await page.getByRole('button', { name: '啟用兩步驟驗證' }).click();
  await expect(page.getByRole('heading', { name: '保存救援碼' })).toBeVisible();
  const codes = await page.getByRole('list', { name: '救援碼' }).getByRole('listitem').allInnerTexts();
  return { secret, codes: codes.map((text) => text.trim()) };
}

test('signs in by keyboard alone: password, code, desk', async ({ page }) => {
  const { password, totp_secret } = staffAccount('min');
  await page.goto('/staff');
  await expect(page.getByLabel('帳號')).toBeFocused();
  await page.keyboard.type('min');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  // Half a session opens nothing.
  expect(await page.evaluate(async () => (await fetch('/api/staff/questions')).status)).toBe(401);
  await page.keyboard.type('12 34');
  await page.keyboard.press('Enter');
  await expect(page.getByText('驗證碼是 6 位數字').first()).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(await freshCode(totp_secret));
  await page.keyboard.press('Enter');
  await expect(signOut(page)).toBeVisible();
});

test('a newcomer sets up an app, keeps the codes, and signs in with one when the phone is away', async ({ page }) => {
  test.slow();
  const { password } = staffAccount('newcomer');
  await givePassword(page, 'newcomer', password);
  const { codes } = await enrol(page);
  expect(codes).toHaveLength(10);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下載' }).click()]);
  expect(file.suggestedFilename()).toBe('player-hub-recovery-codes.txt');
  await page.getByLabel('我已經保存好救援碼').check();
  await page.getByRole('button', { name: '完成，進入工作台' }).click();
  await expect(signOut(page)).toBeVisible();
  // The desk leaves by loading its page anew.
  await Promise.all([page.waitForEvent('load'), signOut(page).click()]);
  await givePassword(page, 'newcomer', password);
  await page.getByRole('button', { name: /用救援碼/ }).click();
  await page.getByLabel('救援碼', { exact: true }).fill((codes[0] ?? '').toLowerCase());
  await page.getByRole('button', { name: '登入', exact: true }).click();
  await expect(page.getByText('剛才用掉一組救援碼，還剩 9 組')).toBeVisible();
  await page.getByRole('link', { name: '前往我的帳號' }).click();
  await expect(page.getByText('救援碼還剩 9 組。')).toBeVisible();
});

test('sees where one is signed in and signs the other browser out', async ({ page, browser, baseURL }) => {
  await signInAs(page, 'finance', '/staff/account');
  const other = await another(browser, baseURL);
  await signInByHand(other, 'finance');
  await page.reload();
  const ends = page.getByRole('region', { name: '登入中的裝置' }).getByRole('button', { name: /^登出 Chrome/ });
  await ends.click();
  await expect(ends).toHaveCount(0);
  await expect
    .poll(() => other.evaluate(async () => (await fetch('/api/staff/me')).status), { timeout: 15_000 })
    .toBe(401);
  await other.context().close();
});

test('an owner makes an account, whose holder sets a password and an app, and closes it again', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const login = `nova${Date.now().toString(36)}`;
  await signInFresh(page, 'owner');
  await page.getByRole('link', { name: '帳號管理' }).click();
  await expect(page.getByRole('link', { name: /newcomer/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '新增帳號' }).click();
  await page.getByRole('textbox', { name: '帳號' }).fill(login);
  await page.getByRole('textbox', { name: '姓名' }).fill('小諾');
  await page.getByRole('checkbox', { name: '客服', exact: true }).check();
  await page.getByRole('group', { name: '客服的遊戲' }).getByRole('checkbox', { name: '全部遊戲' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: '建立帳號' }).click();
  const handed = page.getByRole('group', { name: '一次性密碼' });
  await expect(handed).toBeFocused();
  const password = await handed.locator('code').nth(1).innerText();

  const other = await another(browser, baseURL);
  await givePassword(other, login, password);
  await other.getByLabel('新密碼').fill('oolong at half past nine');
  await other.getByRole('button', { name: '下一步' }).click();
  await enrol(other);
  await other.getByLabel('我已經保存好救援碼').check();
  await other.getByRole('button', { name: '完成，進入工作台' }).click();
  await expect(other.getByText('待處理').first()).toBeVisible();

  await handed.getByRole('link', { name: '查看這個帳號' }).click();
  await expect(page.getByRole('region', { name: '登入中的裝置' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: '停用帳號' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停用帳號' }).click();
  await expect(page.getByText('已停用')).toBeVisible();
  await expect
    .poll(() => other.evaluate(async () => (await fetch('/api/staff/questions')).status), { timeout: 15_000 })
    .toBe(401);
  await other.context().close();
});
