import { expect, expectAccessible, signInAs, test } from './hub.ts';

test('the list is walked by keys, and who only reads is offered nothing else', async ({ page }) => {
  await signInAs(page, 'auditor', '/staff/events');
  const rows = page.getByRole('list', { name: '活動' }).getByRole('link');
  await expect(rows.first()).toBeVisible();
  await page.locator('main').press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: '這個活動' })).toBeVisible();
  await expect(page.getByRole('button', { name: '提出發布' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '編輯' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/staff\/events$/);
  await expect(page.getByRole('link', { name: '新活動' })).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`every screen fits a phone and reads well, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(page, 'event_operator');
    const ofOne = ['', '/test', '/redemptions', '/substitute', '/locks', '/figures', '/exports', '/edit'];
    for (const tab of ['', '/new', ...ofOne.map((part) => `/1${part}`)]) {
      await page.goto(`/staff/events${tab}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await expectAccessible(page);
    }
  });
