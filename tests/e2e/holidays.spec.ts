import { expect, expectAccessible, signInFresh, test } from './hub.ts';
import { lookIn } from './settings-looks.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a product admin adds a holiday, imports a year, and takes a day away for a reason', async ({ page }) => {
  test.slow();
  await signInFresh(page, 'product_admin', '/staff/settings');
  await page.getByRole('link', { name: '客服假日', exact: true }).click();
  await page.getByRole('navigation', { name: '年份' }).getByRole('link', { name: '2026' }).click();
  const of2026 = page.getByRole('main').getByRole('list', { name: '2026 年的客服假日' });
  await expect(of2026.getByText('國慶日', { exact: true })).toBeVisible();
  await expect(page.getByText('已經算好的數字不會變')).toBeVisible();
  await expectAccessible(page);
  await lookIn(page, 'holidays-list');

  await page.getByRole('link', { name: '加入一天' }).click();
  await page.getByRole('button', { name: '加入假日' }).click();
  await expect(page.getByText('請填寫假日名稱，例如 國慶日').first()).toBeVisible();
  await expectAccessible(page);
  await lookIn(page, 'holidays-new');
  await page.getByLabel('遊戲', { exact: true }).selectOption('H73');
  await page.getByLabel('日期').fill('2041-10-10');
  await page.getByRole('textbox', { name: '名稱' }).fill('國慶日');
  await page.getByRole('textbox', { name: '原因' }).fill('行政院公布');
  await page.getByRole('button', { name: '加入假日' }).press('Enter');
  const list = page.getByRole('main').getByRole('list', { name: '2041 年的客服假日' });
  await expect(list.getByText('10月10日')).toBeVisible();

  await page.getByRole('link', { name: '匯入一整年' }).click();
  await page.getByLabel('遊戲', { exact: true }).selectOption('H73');
  await expect(page.getByRole('textbox', { name: '年份' })).toHaveValue('2041');
  const lines = '2041-01-01 元旦\n2041-10-10 國慶日\n中秋節\n2041/2/28\t和平紀念日';
  await page.getByRole('textbox', { name: '貼上假日' }).fill(lines);
  await page.getByRole('textbox', { name: '原因' }).fill('行政院公布');
  await page.getByRole('button', { name: '先比對' }).click();
  await expect(page.getByText('可以加入 2 天，已經有 1 天，重複 0 列')).toBeVisible();
  await expect(page.getByText(/第 3 列「中秋節」/)).toBeVisible();
  await expectAccessible(page);
  await lookIn(page, 'holidays-import');
  await page.getByRole('button', { name: '加入這 2 天' }).click();
  await expect(page.getByText('已加入 2 天')).toBeVisible();

  await page.goto('/staff/settings/holidays?year=2041');
  await list.getByRole('button', { name: '移除 2041-02-28 和平紀念日' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('textbox', { name: '原因' }).fill('改成照常服務');
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('2041 年共 2 天')).toBeVisible();
  await expect(list.getByText('和平紀念日')).toHaveCount(0);
});
