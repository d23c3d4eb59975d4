import { expect, expectAccessible, test } from './hub.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the FAQ finds an article however it is typed, and knows a way on when there is none', async ({ page }) => {
  await page.goto('/faq?site=long_e');
  await expect(page).toHaveTitle(/^FAQ｜/);
  const receipts = page.getByRole('region', { name: '收據怎麼找' });
  await expect(receipts.getByText('如何找到 Google Play 訂單收據')).toBeVisible();
  await expect(receipts.getByText('如何找到 App Store 訂單收據')).toBeVisible();
  await receipts.getByText('如何找到 App Store 訂單收據').click();
  await expect(receipts.getByText('方法一：從電子郵件找').last()).toBeVisible();

  const box = page.getByRole('searchbox', { name: '搜尋常見問題' });
  await box.fill('ｇｏｏｇｌｅplay');
  await expect(page.locator('mark')).toHaveText('Google Play');
  await expectAccessible(page);
  await box.fill('完全沒有這回事');
  await expect(page.getByText('沒有找到相關的問題')).toBeVisible();
  await expect(page.getByRole('link', { name: '線上回報' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/faq?id=3&site=long_e');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('如何找到 Google Play 訂單收據');
  await page.getByRole('link', { name: '回常見問題' }).click();
  await expect(page).toHaveURL(/\/faq\?site=long_e$/);
  await page.goto('/faq?id=99999');
  await expect(page.getByText('找不到這篇文章')).toBeVisible();
});

test('help begins with a search, the guides and the ways on', async ({ page }) => {
  await page.goto('/help/home?game_id=H73');
  await expect(page.getByText(/客服時間　每日 10:00 至 17:00/)).toBeVisible();
  await expect(page.getByText('如何找到 Google Play 訂單收據')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '會員服務條款' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '客服中心' }).click();
  await expect(page).toHaveURL(/\/support$/);
});

test.describe('a counted link', () => {
  const answer = (url: string) => ({ json: { url } });

  test('goes where the server says, in place of itself', async ({ page }) => {
    await page.route('https://h73.example/**', (route) => route.fulfill({ body: 'there' }));
    await page.goto('/click/2');
    await expect(page).toHaveURL('https://h73.example/event');
  });

  for (const [name, id] of [
    ['an unknown target', '99999'],
    ['one that is over', '1'],
    ['one that is no number', 'nothing'],
  ] as const) {
    test(`${name} leads to the games`, async ({ page }) => {
      await page.goto(`/click/${id}`);
      await expect(page).toHaveURL(/\/game$/);
    });
  }

  for (const url of [
    'javascript:alert(1)',
    'http://h73.example/',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
  ]) {
    test(`an answer ${url} is not followed`, async ({ page }) => {
      await page.route('**/api/click/*', (route) => route.fulfill(answer(url)));
      await page.goto('/click/2');
      await expect(page).toHaveURL(/\/game$/);
    });
  }

  test('a server that is away leaves a way to the games', async ({ page, faults }) => {
    await page.route('**/api/click/*', (route) => route.abort());
    await page.goto('/click/2');
    await expect(page.getByText('暫時找不到目的地')).toBeVisible();
    await expect(page.getByRole('link', { name: '回遊戲入口' })).toBeVisible();
    await expectAccessible(page);
    // It is told to the console and the gateway: that is what this fault is.
    faults.length = 0;
  });
});
