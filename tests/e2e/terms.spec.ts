import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, signInFresh, test } from './hub.ts';

/** The legal texts, from the player who reads them to the two persons who publish another version. */
test.describe.configure({ mode: 'serial' });

const TERMS = '/member/complete_agreement';
const sentence = `本段由旅程測試於 ${Date.now()} 加入。`;

async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
}

/** A minute of Taipei, so many minutes ahead. */
const minute = (ahead: number) => new Date(Date.now() + ahead * 60_000 + 8 * 3_600_000).toISOString().slice(0, 16);

test('the old address of the privacy policy leads to its place below the bar, and back leads where one was', async ({
  page,
}) => {
  await page.goto('/game');
  await page.goto('/member/privacy_agreement');
  await expect(page).toHaveURL(/complete_agreement\?site=long_e#privacy$/);
  const heading = page.getByRole('heading', { level: 2, name: '隱私權政策' });
  await expect(heading).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThan(bar!.y + bar!.height);
  await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', /game/);
  await expectAccessible(page);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveURL(/\/game$/);
});

test('five texts state what they must, in every language', async ({ page, request }) => {
  await page.goto(TERMS);
  for (const name of ['會員服務條款', '隱私權政策', '個人資料同意書', '遊戲管理規章', '退費辦法'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText('C132').first()).toBeAttached();
  for (const language of ['en', 'zh-HK']) {
    const headers = { 'accept-language': language };
    const { msg } = (await (await request.get('/api/legal/long_e', { headers })).json()) as {
      msg: { content: string }[];
    };
    expect(msg).toHaveLength(5);
    expect(msg.every(({ content }) => content.length > 800)).toBe(true);
  }
});

test('another version is written by one person, published by a second, and announced to players', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'product_admin', '/staff/legal');
  await page.getByRole('button', { name: '開新草稿（long_e）' }).click();
  // The list, too, has links that name it.
  await page.getByRole('navigation', { name: '這一版' }).getByRole('link', { name: '退費辦法' }).click();
  const content = page.getByRole('textbox', { name: /^內文（.*台灣/ });
  await content.fill(`${await content.inputValue()}<p>${sentence}</p><script>alert(1)</script>`);
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.locator('section').filter({ hasText: '玩家會看到' }).getByText(sentence)).toBeVisible();
  await page.getByRole('link', { name: '差異' }).click();
  await expect(page.locator('ins').filter({ hasText: sentence })).toBeVisible();

  await page.getByRole('link', { name: '總覽' }).click();
  await page.getByLabel('變更的種類').selectOption('wording');
  await page.getByLabel('生效時間（台北）').fill(minute(60));
  await page.getByLabel('這次改了什麼', { exact: true }).fill('退費辦法多一段說明。');
  await page.getByLabel('這次改了什麼（香港）').fill('退款辦法多一段說明。');
  await page.getByLabel('這次改了什麼（英文）').fill('The refund procedure has one more paragraph.');
  await page.getByRole('button', { name: '儲存' }).click();
  await page.getByRole('button', { name: '送第二人核准發布' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('原因').fill('旅程測試的版本');
  await dialog.getByRole('button', { name: '送同事核准' }).click();
  await expect(page.getByText('等另一位同事核准')).toBeVisible();

  const second = await another(browser, baseURL);
  await signInFresh(second, 'auditor', '/staff/approvals');
  const request = second.getByRole('group').filter({ hasText: '旅程測試的版本' });
  await expect(request).toContainText('律師還沒確認這份內容');
  await request.getByRole('button', { name: '核准', exact: true }).click();
  await second.getByRole('dialog').getByRole('button', { name: '核准', exact: true }).click();
  await expect(request).toContainText('核准好了');

  await second.goto(TERMS);
  await expect(second.getByText('退費辦法多一段說明。').first()).toBeVisible();
  await expect(second.getByText(sentence)).toHaveCount(0);
  await second.context().close();
});
