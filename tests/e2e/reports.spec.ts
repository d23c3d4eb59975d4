import { readFile } from 'node:fs/promises';
import { expect, signInAs, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a lead reads the figures of a range and takes them along; personal data leaves only with a reason', async ({
  page,
}) => {
  test.slow();
  await signInAs(page, 'min', '/staff/reports?from=2026-01-01&until=2026-01-02&game_id=G112');
  await expect(page.getByText('這段期間沒有案件')).toBeVisible();
  await page.goto('/staff/reports');
  await page.getByRole('button', { name: '近 90 天' }).click();
  await expect(page.getByText('首次回覆（中位數）')).toBeVisible();
  await page.getByRole('button', { name: '匯出', exact: true }).click();
  await page.getByRole('button', { name: '開始匯出' }).click();
  const fetched = page.getByRole('link', { name: /^下載 報表數字/ }).first();
  await expect(fetched).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), fetched.click()]);
  expect(download.suggestedFilename()).toMatch(/^figures_\d{4}-\d{2}-\d{2}_\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff日期,遊戲,新進案件,')).toBe(true);
  expect(text.trim().split('\r\n').length).toBeGreaterThan(90);

  await page.getByRole('button', { name: '匯出', exact: true }).click();
  await page.getByLabel('案件與評分').check();
  await page.getByLabel('包含個人資料').check();
  await page.getByRole('button', { name: '開始匯出' }).click();
  await expect(page.getByText('請寫下用途（4 個字以上）')).toBeVisible();
  await page.getByLabel('用途').fill('抽查首次回覆的品質');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^下載 案件與評分/ }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('含個人資料').first()).toBeVisible();
});

test('an agent sees the own work and takes nothing along', async ({ page }) => {
  await signInAs(page, 'yue', '/staff/reports');
  await expect(page.getByText('這是您自己處理的案件。')).toBeVisible();
  await expect(page.getByRole('button', { name: '匯出', exact: true })).toHaveCount(0);
});
