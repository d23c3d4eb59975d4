import type { Browser, Page } from '@playwright/test';
import { expect, givePassword, signInAs, signInByHand, staffAccount, staffCodeOf, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const code = (page: Page) => page.getByLabel('驗證碼', { exact: true });
const signOut = (page: Page) => page.getByRole('button', { name: '登出', exact: true });
const another = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'zh-TW' })).newPage();

/** The secret that the page shows to be typed into an app. */
const shownSecret = async (page: Page) => (await page.locator('code').first().innerText()).replace(/\s/g, '');

/** Sets an app up with the secret that the page shows; answers the recovery codes. */
async function enrol(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: '設定兩步驟驗證' })).toBeVisible();
  await expect(page.getByAltText(/QR 碼/)).toBeVisible();
  await code(page).fill(staffCodeOf(await shownSecret(page)));
  await page.getByRole('button', { name: '啟用兩步驟驗證' }).click();
  await expect(page.getByRole('heading', { name: '保存救援碼' })).toBeVisible();
  const codes = await page.getByRole('list', { name: '救援碼' }).getByRole('listitem').allInnerTexts();
  return codes.map((text) => text.trim());
}

test('a newcomer sets up an app, keeps the codes, and signs in with one when the phone is away', async ({ page }) => {
  test.slow();
  const { password } = staffAccount('newcomer');
  await givePassword(page, 'newcomer', password);
  const codes = await enrol(page);
  expect(codes).toHaveLength(10);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下載' }).click()]);
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
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
