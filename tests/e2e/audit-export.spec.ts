import { readFile } from 'node:fs/promises';
import { expect, signInAs, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('an auditor takes the rows of a search along', async ({ page }) => {
  test.slow();
  await signInAs(page, 'auditor', '/staff/audit?action=staff-added&actor=seed');
  await expect(page.getByText(/已全部列出/)).toBeVisible();
  const listed = await page.locator('[data-row]').count();
  await page.getByRole('button', { name: '匯出 CSV' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '匯出 CSV' });
  await expect(dialog.getByLabel('用途')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('請寫下用途')).toBeVisible();
  const reason = '例行抽查';
  await page.keyboard.type(reason);
  await page.keyboard.press('Enter');
  const line = dialog.getByRole('listitem').filter({ hasText: reason }).first();
  const link = line.getByRole('link', { name: /^下載 誰：seed/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^audit_\d{8}T\d{4}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff編號,時間（台北）,來源,')).toBe(true);
  expect(text).toContain(`共 ${listed} 筆`);
  expect(text).toContain(reason);
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
