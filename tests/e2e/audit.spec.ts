import { expect, signInAs, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('an auditor searches, opens a row, and the search is in the audit itself, whose chains are whole', async ({
  page,
}) => {
  test.slow();
  await signInAs(page, 'auditor', '/staff/audit');
  const rows = page.locator('[data-row]');
  await page.getByLabel('誰', { exact: true }).fill('seed');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/staff\/audit\?actor=seed$/);
  await rows.first().click();
  await expect(page).toHaveURL(/\/staff\/audit\/\d+\?actor=seed$/);
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeFocused();
  const looks = async () => {
    await page.goto('/staff/audit?action=audit.search&actor=auditor&text=seed');
    await page
      .getByText(/已列出|已全部列出|沒有符合的紀錄/)
      .first()
      .waitFor();
    return rows.count();
  };
  await expect.poll(looks, { timeout: 20_000 }).toBeGreaterThan(0);
  // A site that has just begun has not checked its chains yet.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('完整').first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
});

test('an agent sees no row', async ({ page }) => {
  await signInAs(page, 'yue', '/staff/audit');
  await expect(page.getByText('這個帳號不能看稽核紀錄')).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(0);
});
