import { expect, freshRole, partnerToken, test } from './hub.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a page of the shell that cannot be had costs itself only', async ({ page }) => {
  await page.goto('/game');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.route('**/r/shell/**', (route) => route.abort());
  // Counted, it would look like a fault of the live shell to the tests that look at it.
  await page.route('**/api/signal', (route) => route.abort());
  await page.getByRole('link', { name: '會員服務條款' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /正在休息|沒有網路/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '會員服務條款' })).toBeVisible();
});

test('a draft outlives the lost connection', async ({ page }) => {
  await page.goto(`/service/H73/create?token=${partnerToken(freshRole())}`);
  const description = page.getByLabel('問題描述');
  await description.fill('寫到一半，電梯門關上了');
  await page.context().setOffline(true);
  await expect(page.getByRole('status').getByText(/目前連不上網路.*內容會留在這台裝置/)).toBeVisible();
  await expect(description).toHaveValue('寫到一半，電梯門關上了');
  await page.context().setOffline(false);
  await expect(page.getByText('已恢復連線')).toBeVisible();
  await page.reload();
  await expect(description).toHaveValue('寫到一半，電梯門關上了');
});
