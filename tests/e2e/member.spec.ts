import type { Page } from '@playwright/test';
import { expect, freshEmail, freshRole, partnerToken, test } from './hub.ts';
import { codeFor, logInByMail, SOON } from './member-log-in.ts';

/** Of the demonstration; no other journey takes this one and the next. */
const CODE = 8;

test.use({ viewport: { width: 360, height: 740 } });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a member signs in by mail, saves details, finds them in a top-up, and signs out everywhere', async ({
  page,
  browser,
}) => {
  const email = freshEmail();
  await page.goto('/member/login');
  await logInByMail(page, email);
  await expect(title(page, '我的資料')).toBeVisible(SOON);
  await expect(page.getByText(`目前登入：${email}`)).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'hub_member')?.httpOnly).toBe(true);
  expect(cookies.find(({ name }) => name === 'member')?.httpOnly).toBe(false);

  await page.getByLabel('手機號碼').fill('0912345678');
  await page.getByLabel('居住地區').fill('台北市');
  await page.getByLabel('常玩的遊戲').selectOption('H73');
  await page.getByLabel('角色 ID').fill('123456789');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByLabel('角色 ID')).toHaveValue('123456789');

  // Another tab of the same browser: it is given a token of its own by the session.
  const shop = await page.context().newPage();
  await shop.goto('/wire_report_v2/H73');
  await expect(shop.getByLabel('電子信箱')).toHaveValue(email, SOON);
  await expect(shop.getByLabel('手機號碼')).toHaveValue('0912345678');
  await expect(shop.getByLabel('角色 ID')).toHaveValue('123456789');
  await shop.close();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下載 JSON 檔案' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-m_\d+\.json$/);

  const phone = await browser.newContext();
  const other = await phone.newPage();
  await other.goto('/member/login?next=%2Fmember%2Fmy-data');
  await logInByMail(other, email, 2);
  await expect(title(other, '我的資料')).toBeVisible(SOON);

  await page.getByRole('button', { name: '登出所有裝置' }).click();
  await expect(title(page, '會員登入')).toBeVisible(SOON);
  await other.reload();
  await expect(title(other, '會員登入')).toBeVisible(SOON);
  await phone.close();
});

test('a code redeemed in a game is among the member’s own data, once the account was linked from there', async ({
  page,
  browser,
}, { retry }) => {
  test.slow();
  const email = freshEmail();
  const code = `DEMO2026${String(CODE + retry).padStart(4, '0')}`;
  await page.goto(`/events/event_serial?event_id=1&ui=webview&token=${partnerToken(freshRole())}`);
  await page.getByLabel('活動序號').fill(code);
  await page.getByLabel('活動序號').press('Enter');
  await expect(page.getByText('兌換成功，獎勵將寄送至遊戲內信箱')).toBeVisible(SOON);
  await page.getByRole('link', { name: '連結會員帳號' }).click();
  await page.getByLabel('電子信箱').fill(email);
  await page.getByRole('button', { name: '寄驗證碼給我' }).click();
  await page.getByLabel('驗證碼', { exact: true }).fill(await codeFor(email, 1));
  await page.getByRole('button', { name: '連結這個遊戲帳號' }).click();
  await expect(page.getByText('連結好了')).toBeVisible(SOON);

  const home = await browser.newContext();
  const own = await home.newPage();
  await own.goto('/member/login');
  await logInByMail(own, email, 2);
  const records = own.getByRole('region', { name: '我的兌換紀錄' });
  await expect(records.getByText(code)).toBeVisible(SOON);
  await own.getByRole('button', { name: /^結束連結/ }).click();
  await expect(own.getByText(/^還沒有連結遊戲帳號/)).toBeVisible(SOON);
  await expect(records).toHaveCount(0);
  await home.close();
});

test('a return path leads nowhere else', async ({ page }) => {
  await page.goto('/member/login?next=%2F%2Fevil.example');
  await logInByMail(page, freshEmail());
  await expect(title(page, '我的資料')).toBeVisible(SOON);
  expect(new URL(page.url()).pathname).toBe('/member/my-data');
});

test('the old address of the privacy policy leads to its place', async ({ page }) => {
  await page.goto('/member/privacy_agreement');
  await expect(page).toHaveURL(/\/member\/complete_agreement\?site=long_e#privacy$/);
});
