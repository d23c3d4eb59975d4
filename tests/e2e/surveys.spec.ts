import type { Page } from '@playwright/test';
import { expect, expectAccessible, freshEmail, freshRole, test } from './hub.ts';

test.use({ viewport: { width: 360, height: 740 } });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function logIn(page: Page): Promise<void> {
  await page.goto('/survey/2021/idv');
  await page.getByLabel('角色 ID', { exact: true }).fill('1234567');
  await page.getByLabel('會員中心帳號 ID').fill('123456789');
  await press(page, '登入填寫');
  await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
}

test('a qualified member finds the number, gets the code, answers in the frame, and a second time changes nothing', async ({
  page,
}) => {
  await page.goto('/survey/2021/idv');
  await press(page, '角色 ID在哪裡？');
  const picture = page.getByRole('dialog').getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  await press(page, '關閉');
  await page.getByLabel('角色 ID', { exact: true }).fill('7654321');
  await page.getByLabel('會員中心帳號 ID').fill('123456789');
  await press(page, '登入填寫');
  await expect(page.getByText('查無資格，請確認輸入資料')).toBeVisible();

  await logIn(page);
  await expect(page.getByText('示範角色', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/預計 2021\/02\/22 寄出/)).toBeVisible();
  await expectAccessible(page);
  const form = page.frameLocator('iframe');
  await form.getByRole('radio', { name: '很滿意' }).check();
  await form.getByRole('button', { name: '下一頁' }).click();
  await form.getByRole('textbox', { name: '電子信箱' }).fill(freshEmail());
  await form.getByRole('checkbox', { name: /我同意/ }).check();
  await form.getByRole('button', { name: '送出問卷' }).click();
  await expect(form.getByRole('heading', { name: '謝謝您，我們收到了' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect
    .poll(() => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height))
    .toBeLessThan(600);

  await logIn(page);
  await expect(page.getByText('這個帳號已經填寫過問卷')).toBeVisible();
  await expect(form.getByText('這份問卷已經填寫過')).toBeVisible();
  await expect(form.getByRole('button', { name: '送出問卷' })).toHaveCount(0);
});

test('with the keyboard alone: a player confirms the character, answers, and is promised the reward once', async ({
  page,
}) => {
  const role = `1${freshRole()}`;
  const fill = async () => {
    await page.goto('/survey/racing-2026');
    await page.getByLabel('角色 ID').focus();
    await page.keyboard.type(role);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('角色名稱')).toHaveValue(`玩家${role.slice(-4)}`);
    for (const typed of ['', '', freshEmail(), '0912345678']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(typed);
    }
    for (const downs of [1, 2, 0, 2]) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      for (let at = 0; at < downs; at += 1) await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  await fill();
  await expect(page.getByRole('heading', { name: '謝謝您，我們收到了' })).toBeFocused();
  await expect(page.getByText(role)).toBeVisible();
  await expect(page.getByText(/每天 18:00 統一寄出/)).toBeVisible();
  await fill();
  await expect(page.getByText('此角色已填寫過問卷')).toBeVisible();
});
