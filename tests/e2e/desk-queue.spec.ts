import type { Page } from '@playwright/test';
import { fileReport } from './filed-report.ts';
import { expect, expectAccessible, freshEmail, signIn, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const openCase = (page: Page) => Number(/questions\/(\d+)/.exec(page.url())?.[1] ?? 0);
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

test('from the queue to an answer to the next one, by keyboard alone', async ({ page, baseURL }) => {
  await fileReport(baseURL, '鍵盤一路走到底之一');
  await fileReport(baseURL, '鍵盤一路走到底之二');
  await signIn(page);
  await page.goto('/staff/questions?game=H73&assignee=none');
  await expect(list(page, '待處理').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect.poll(() => openCase(page)).toBeGreaterThan(0);
  const first = openCase(page);
  const answer = page.getByRole('textbox', { name: '回覆內容' });
  await expect(answer).toBeVisible();
  await page.keyboard.press('r');
  await expect(answer).toBeFocused();
  await page.keyboard.type('收到，我們查一下');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('回覆已送出')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => openCase(page)).not.toBe(first);
  expect(new URL(page.url()).search).toBe('?game=H73&assignee=none');
  await page.keyboard.press('Escape');
  await expect.poll(() => openCase(page)).toBe(0);
});

test('the search finds words and addresses, marks the words, and keeps addresses out of the address bar', async ({
  page,
  baseURL,
}) => {
  const email = freshEmail();
  const { id } = await fileReport(baseURL, '孔明燈活動的獎勵少了一個', { email });
  await signIn(page);
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: '要找的字' });
  await expect(field).toBeFocused();
  await expect(async () => {
    await field.fill('孔明燈');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '搜尋', exact: true }).click();
    await page.reload();
    await expect(page.locator(`[data-row="${id}"] mark`).first()).toHaveText('孔明燈', { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expectAccessible(page);
  await field.fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('信箱相符')).toBeVisible();
  expect(decodeURIComponent(page.url())).not.toContain(email);
  await field.fill('卡');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('兩個以上的中文字');
});

test('the palette and G go to views', async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '前往' }).fill('已結案');
  await expect(page.getByRole('option', { name: /已結案/ }).last()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/queue=closed/);
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/assignee=me/);
});

test('a filter is an address, a chip and a saved view with its number', async ({ page }) => {
  await signIn(page);
  await page.goto('/staff/questions');
  const chips = page.getByRole('group', { name: '篩選' });
  await chips.getByLabel('負責人').selectOption('none');
  await chips.getByLabel('語言').selectOption('zh-TW');
  await expect(page).toHaveURL(/assignee=none&language=zh-TW/);
  await chips.getByRole('button', { name: '存成檢視' }).click();
  const name = `沒人的 ${Date.now() % 10_000}`;
  await page.getByLabel('名稱', { exact: true }).fill('長'.repeat(31));
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByLabel('名稱', { exact: true })).toHaveAccessibleDescription('最多 30 個字');
  await page.getByLabel('名稱', { exact: true }).fill(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  const saved = page.getByRole('list', { name: '存起來的檢視' }).getByRole('link', { name });
  await expect(saved).toHaveAttribute('aria-current', 'true');
  await expect(saved).toContainText(/\d+ 件/);
  await page.getByRole('button', { name: '整理檢視' }).click();
  await page.getByRole('button', { name: `刪除「${name}」` }).click();
  await expect(saved).toHaveCount(0);
});

test('a list of thousands keeps a few rows in the page and its place', async ({ page }) => {
  const row = (n: number) => ({
    id: 900_000 + n,
    game_id: 'H73',
    game_name: '遊戲 H73（示範）',
    type_text: '一般問題',
    status: '0',
    preview: `第 ${n} 件`,
    character_name: '夜行',
    create_time: '2026-11-20T10:00:00+08:00',
    waiting_since: '2026-11-20T10:00:00+08:00',
    assignee: null,
    priority: 0,
    language: 'zh-TW',
    version: 1,
  });
  await signIn(page);
  await page.route('**/api/staff/questions?*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('page') ?? 0);
    const data = Array.from({ length: 500 }, (_, at) => row(from + at));
    const next = from + 500 < 3000 ? String(from + 500) : null;
    return route.fulfill({ json: { data, page: { next, searched_to: null } } });
  });
  await page.goto('/staff/questions?status=0');
  const rows = list(page, '待處理').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(80);
  for (let n = 0; n < 60; n += 1) await page.keyboard.press('j');
  await expect(page.locator(':focus')).toContainText('第 59 件');
  await page.keyboard.press('Enter');
  await expect(page.getByText('找不到案件 #900059')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toContainText('第 59 件');
});
