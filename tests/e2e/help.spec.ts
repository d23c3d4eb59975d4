import { expect, test } from './hub.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('help begins with a search, the guides and the ways on', async ({ page }) => {
  await page.goto('/help/home?game_id=H73');
  await expect(page.getByText(/客服時間　每日 10:00 至 17:00/)).toBeVisible();
  await expect(page.getByText('如何找到 Google Play 訂單收據')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '會員服務條款' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '客服中心' }).click();
  await expect(page).toHaveURL(/\/service\/H73$/);
});

test('a counted link goes where the server says, in place of itself; one that is over leads to the games', async ({
  page,
}) => {
  await page.route('https://h73.example/**', (route) => route.fulfill({ body: 'there' }));
  await page.goto('/click/2');
  await expect(page).toHaveURL('https://h73.example/event');
  for (const id of ['99999', '1']) {
    await page.goto(`/click/${id}`);
    await expect(page).toHaveURL(/\/game$/);
  }
});
