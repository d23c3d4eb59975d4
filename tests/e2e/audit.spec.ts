import { expect, expectAccessible, signIn, test } from './hub.ts';

const looks = [
  { name: 'phone, light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'desk, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

for (const { name: look, ...use } of looks) {
  test.describe(look, () => {
    test.use(use);

    test('an auditor searches, opens a row and goes back, all of it accessible', async ({ page }) => {
      await signIn(page, 'auditor');
      await page.getByRole('link', { name: '稽核紀錄', exact: true }).click();
      const rows = page.locator('[data-row]');
      await expect(rows.first()).toBeVisible();
      await expect(page.getByText('完整').first()).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
      await page.goto('/staff/audit?action=staff-added&actor=seed');
      await expect(page.getByText(/已全部列出/)).toBeVisible();
      await rows.first().click();
      await expect(page.getByRole('heading', { level: 1, name: '新增人員' })).toBeFocused();
      await expect(page).toHaveURL(/\/staff\/audit\/\d+\?(?=.*action=staff-added)(?=.*actor=seed)/);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/staff\/audit\?(?=.*action=staff-added)(?=.*actor=seed)/);
      await expect(rows.first()).toBeFocused();
    });
  });
}

test.describe('at the desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a search by keyboard alone becomes the address, and is in the audit itself', async ({ page }) => {
    await signIn(page, 'auditor');
    await page.goto('/staff/audit');
    await page.getByLabel('誰', { exact: true }).focus();
    await page.keyboard.type('seed');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/staff\/audit\?actor=seed$/);
    await expect(page.getByLabel('誰', { exact: true })).toBeFocused();
    await page.locator('[data-row]').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-row]').nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/staff\/audit\/\d+\?actor=seed$/);
    const looks = async () => {
      await page.goto('/staff/audit?action=audit.search&actor=auditor&text=seed');
      await page
        .getByText(/已列出|已全部列出|沒有符合的紀錄/)
        .first()
        .waitFor();
      return page.locator('[data-row]').count();
    };
    await expect.poll(looks, { timeout: 20_000 }).toBeGreaterThan(0);
  });

  test('a word that is too short is said at its field, and nothing typed is lost', async ({ page }) => {
    await signIn(page, 'auditor');
    await page.goto('/staff/audit?actor=seed&text=%E5%AD%97');
    await expect(page.getByText('請輸入兩個字以上')).toBeVisible();
    await expect(page.getByLabel('誰', { exact: true })).toHaveValue('seed');
  });

  test('an agent has no such tab and sees no row', async ({ page }) => {
    await signIn(page, 'yue');
    await expect(page.getByRole('link', { name: '稽核紀錄', exact: true })).toHaveCount(0);
    await page.goto('/staff/audit');
    await expect(page.getByText('這個帳號不能看稽核紀錄')).toBeVisible();
    await expect(page.locator('[data-row]')).toHaveCount(0);
  });
});
