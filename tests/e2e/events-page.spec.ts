import { expect, signInAs, test } from './hub.ts';

test('a code is tried for a role that the game knows, and the audit has who tried', async ({ page }) => {
  await signInAs(page, 'event_operator');
  await page.goto('/staff/events/1/test');
  const form = page.getByRole('form', { name: '試一組序號' });
  const result = page.getByRole('region', { name: '試兌換的結果' });
  await form.getByLabel('序號', { exact: true }).fill('NOSUCHCODE77');
  await form.getByLabel('伺服器').selectOption('tw_2001');
  await form.getByLabel('角色 ID').fill('123456789');
  for (let tries = 0; tries < 2; tries += 1) {
    const answered = page.waitForResponse('**/test_redeem');
    await form.getByLabel('角色 ID').press('Enter');
    await answered;
    await expect(result).toContainText('沒有這組序號');
    await expect(result).toContainText('測試角色');
  }

  await page.context().clearCookies();
  await signInAs(page, 'auditor');
  const found = async () => {
    await page.goto('/staff/audit?action=event.test');
    await page
      .getByText(/已列出|已全部列出|沒有符合的紀錄/)
      .first()
      .waitFor();
    return page.locator('[data-row]').filter({ hasText: '試兌換' }).count();
  };
  await expect.poll(found, { timeout: 30_000 }).toBeGreaterThan(1);
  await page.locator('[data-row]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: '試兌換' })).toBeVisible();
  await expect(page.getByText('沒有這組序號', { exact: true })).toBeVisible();
});
