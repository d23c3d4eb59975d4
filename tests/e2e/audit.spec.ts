import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const rows = (page: Page) => page.locator('[data-row]');

/** How many rows there are of this; the page of a search that came to its end says so. */
async function listed(page: Page, query: string): Promise<number> {
  await page.goto(`/staff/audit?${query}`);
  await page
    .getByText(/已列出|已全部列出|沒有符合的紀錄/)
    .first()
    .waitFor();
  return rows(page).count();
}

test('an auditor searches and takes the rows along; both are in the audit itself, whose chains are whole', async ({
  page,
}) => {
  test.slow();
  const added = 'action=staff-added&actor=seed';
  await signInAs(page, 'auditor', `/staff/audit?${added}`);
  // What a service wrote is copied here by a job, which a site that has just begun has not made yet.
  await expect.poll(() => listed(page, added), { timeout: 60_000 }).toBeGreaterThan(0);
  await expect(page.getByText(/已全部列出/)).toBeVisible();
  const count = await rows(page).count();
  const reason = '例行抽查';
  await page.getByRole('button', { name: '匯出 CSV' }).click();
  const dialog = page.getByRole('dialog', { name: '匯出 CSV' });
  await dialog.getByLabel('用途').fill(reason);
  await page.keyboard.press('Enter');
  const line = dialog.getByRole('listitem').filter({ hasText: reason }).first();
  const link = line.getByRole('link', { name: /^下載 誰：seed/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^audit_\d{8}T\d{4}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff編號,時間（台北）,來源,')).toBe(true);
  for (const words of [`共 ${count} 筆`, reason]) expect(text).toContain(words);

  for (const action of ['audit.search', 'export.download'])
    await expect.poll(() => listed(page, `action=${action}&actor=auditor`), { timeout: 20_000 }).toBeGreaterThan(0);
  // A site that has just begun has not checked its chains yet.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('完整').first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
});
