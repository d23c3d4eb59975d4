import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, signIn, test } from './hub.ts';

const looks = [
  { name: 'phone, light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'desk, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

for (const { name: look, ...use } of looks) {
  test.describe(look, () => {
    test.use(use);

    test('a lead picks a range, reads its table and takes the figures along, all of it accessible', async ({
      page,
    }) => {
      test.slow();
      await signIn(page, 'min');
      await page.getByRole('link', { name: '報表', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: '報表' })).toBeVisible();
      await page.getByRole('button', { name: '近 90 天' }).click();
      await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&until=\d{4}-\d{2}-\d{2}$/);
      await expect(page.getByText('首次回覆（中位數）')).toBeVisible();
      const figure = page.getByRole('figure', { name: '新進與結案' });
      await expect(figure.locator('svg').first()).toBeVisible();
      await expectAccessible(page);
      await figure.getByRole('button', { name: '以表格顯示' }).press('Enter');
      const table = figure.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText(['期間', '新進', '結案']);
      expect(await table.getByRole('row').count()).toBeGreaterThan(10);
      await expect(figure.getByRole('button', { name: '以圖表顯示' })).toBeFocused();
      const people = page.getByRole('region', { name: '依人員' });
      await people.getByRole('button', { name: '首次回覆中位數' }).press('Enter');
      await expect(people.getByRole('columnheader', { name: '首次回覆中位數' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await expectAccessible(page);

      await page.getByRole('button', { name: '匯出', exact: true }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: '開始匯出' }).click();
      await expect(page.getByRole('heading', { name: '我的匯出' })).toBeFocused();
      await expect(page.getByRole('heading', { name: '我的匯出' })).toBeInViewport();
      const fetched = page.getByRole('link', { name: /^下載 報表數字/ }).first();
      await expect(fetched).toBeVisible({ timeout: 30_000 });
      const [download] = await Promise.all([page.waitForEvent('download'), fetched.click()]);
      expect(download.suggestedFilename()).toMatch(/^figures_\d{4}-\d{2}-\d{2}_\d{4}-\d{2}-\d{2}\.csv$/);
      const text = await readFile(await download.path(), 'utf8');
      expect(text.startsWith('\ufeff日期,遊戲,新進案件,')).toBe(true);
      expect(text.trim().split('\r\n').length).toBeGreaterThan(90);
      await expectAccessible(page);
    });
  });
}

test.describe('at the desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('personal data leaves only with a reason, by keyboard alone', async ({ page }) => {
    await signIn(page, 'min');
    await page.goto('/staff/reports');
    await page.getByRole('button', { name: '匯出', exact: true }).press('Enter');
    await page.getByLabel('案件與評分').focus();
    await page.keyboard.press('Space');
    await page.getByLabel('包含個人資料').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: '開始匯出' }).press('Enter');
    await expect(page.getByText('請寫下用途（4 個字以上）')).toBeVisible();
    await page.getByLabel('用途').fill('抽查首次回覆的品質');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /^下載 案件與評分/ }).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('含個人資料').first()).toBeVisible();
  });

  test('an agent sees the own work and takes nothing along', async ({ page }) => {
    await signIn(page, 'yue');
    await page.goto('/staff/reports');
    await expect(page.getByText('這是您自己處理的案件。')).toBeVisible();
    await expect(page.getByRole('button', { name: '匯出', exact: true })).toHaveCount(0);
    await expect(page.getByLabel('人員', { exact: true })).toHaveCount(0);
  });

  test('a range that cannot be had is said at its field, and what was typed stays', async ({ page }) => {
    await signIn(page, 'min');
    await page.goto('/staff/reports?from=2026-01-02&until=2026-01-01');
    await expect(page.getByLabel('到', { exact: true })).toHaveAccessibleDescription('要在開始日當天或之後');
    await expect(page.getByText('首次回覆（中位數）')).toHaveCount(0);
    await page.getByLabel('從', { exact: true }).fill('2099-01-01');
    await page.getByRole('button', { name: '查看' }).click();
    await expect(page.getByLabel('從', { exact: true })).toBeFocused();
    await expect(page.getByLabel('從', { exact: true })).toHaveValue('2099-01-01');
    await expect(page.getByText('這天還沒到，請選今天或更早')).toBeVisible();
    await expect(page).toHaveURL(/from=2026-01-02&until=2026-01-01$/);
    await page.getByRole('button', { name: '近 7 天' }).click();
    await expect(page.getByText('首次回覆（中位數）')).toBeVisible();
    await expect(page.getByLabel('從', { exact: true })).not.toHaveValue('2099-01-01');
  });

  test('an address that names a person and a game shows them', async ({ page }) => {
    await signIn(page, 'min');
    await page.goto('/staff/reports?from=2026-01-01&until=2026-01-02&game_id=G112');
    await expect(page.getByText('這段期間沒有案件')).toBeVisible();
    await expect(page.getByLabel('遊戲', { exact: true })).toHaveValue('G112');
    await page.getByRole('button', { name: '近 30 天' }).click();
    await expect(page).toHaveURL(/game_id=G112/);
    await expect(page.getByText('首次回覆（中位數）')).toBeVisible();
  });
});
