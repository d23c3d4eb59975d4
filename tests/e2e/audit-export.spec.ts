import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, signIn, test } from './hub.ts';

const looks = [
  { name: 'phone, light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'desk, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

for (const { name: look, ...use } of looks) {
  test.describe(look, () => {
    test.use(use);

    test('an auditor takes the rows of a search along by keyboard alone, all of it accessible', async ({ page }) => {
      test.slow();
      await signIn(page, 'auditor');
      await page.goto('/staff/audit?action=staff-added&actor=seed');
      await expect(page.getByText(/已全部列出/)).toBeVisible();
      const listed = await page.locator('[data-row]').count();
      const button = page.getByRole('button', { name: '匯出 CSV' });
      await button.press('Enter');
      const dialog = page.getByRole('dialog', { name: '匯出 CSV' });
      await expect(dialog.getByText('誰：seed、做了什麼：新增人員').first()).toBeVisible();
      await expect(dialog.getByLabel('用途')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('請寫下用途')).toBeVisible();
      await expectAccessible(page);
      const reason = `例行抽查 ${look}`;
      await page.keyboard.type(reason);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('heading', { name: '我的匯出' })).toBeFocused();
      const line = dialog.getByRole('listitem').filter({ hasText: reason }).first();
      const link = line.getByRole('link', { name: /^下載 誰：seed/ });
      await expect(link).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
      const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
      expect(download.suggestedFilename()).toMatch(/^audit_\d{8}T\d{4}\.csv$/);
      const text = await readFile(await download.path(), 'utf8');
      expect(text.startsWith('\ufeff編號,時間（台北）,來源,')).toBe(true);
      expect(text).toContain(`共 ${listed} 筆`);
      expect(text).toContain(reason);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      const traces = async () => {
        await page.goto('/staff/audit?action=export.download&actor=auditor');
        await page
          .getByText(/已列出|已全部列出|沒有符合的紀錄/)
          .first()
          .waitFor();
        return page.locator('[data-row]').count();
      };
      await expect.poll(traces, { timeout: 20_000 }).toBeGreaterThan(0);
    });
  });
}
