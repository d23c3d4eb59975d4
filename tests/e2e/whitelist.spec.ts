import { expect, expectAccessible, signInFresh, test } from './hub.ts';
import { lookIn } from './settings-looks.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a product admin adds somebody, imports many, and takes one off for a reason', async ({ page }) => {
  test.slow();
  const one = `uid-e2e-${Date.now()}`;
  await signInFresh(page, 'product_admin', '/staff/settings');
  await page.getByRole('link', { name: '白名單', exact: true }).click();
  const list = page.getByRole('main').getByRole('list', { name: '提前看到' });
  await expect(list.getByText('uid-tester')).toBeVisible();
  await expectAccessible(page);
  await lookIn(page, 'whitelist-list');

  await page.getByRole('link', { name: '加入一筆' }).click();
  await page.getByLabel('用什麼認人').selectOption('network');
  await page.getByRole('textbox', { name: '網段' }).fill('10.0.0.0/8');
  await page.getByRole('button', { name: '加入名單' }).click();
  await expect(page.getByText('範圍太大：IPv4 最大 /16，IPv6 最大 /32').first()).toBeVisible();
  await expectAccessible(page);
  await lookIn(page, 'whitelist-new');
  await page.getByLabel('用什麼認人').selectOption('account');
  await page.getByLabel('遊戲', { exact: true }).selectOption('H73');
  await page.getByRole('textbox', { name: '遊戲帳號' }).fill(one);
  await page.getByRole('textbox', { name: '原因' }).fill('驗收十二月活動');
  await page.getByRole('button', { name: '加入名單' }).press('Enter');
  await expect(list.getByText(one)).toBeVisible();

  await page.getByRole('link', { name: '匯入多筆' }).click();
  await page.getByLabel('遊戲', { exact: true }).selectOption('H73');
  await page.getByRole('textbox', { name: '貼上名單' }).fill(`${one}\n${one}-2,阿凱\nuid 有空格\n${one}-3`);
  await page.getByRole('textbox', { name: '原因' }).fill('驗收十二月活動');
  await page.getByRole('button', { name: '先比對' }).click();
  await expect(page.getByText('可以加入 2 筆，名單裡已有 1 筆，重複 0 列')).toBeVisible();
  await expect(page.getByText(/第 3 列「uid 有空格」/)).toBeVisible();
  await expectAccessible(page);
  await lookIn(page, 'whitelist-import');
  await page.getByRole('button', { name: '加入這 2 筆' }).click();
  await expect(page.getByText('已加入 2 筆')).toBeVisible();

  await page.goto(`/staff/settings/whitelist?q=${one}-2`);
  await list.getByRole('button', { name: `移除 ${one}-2` }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('textbox', { name: '原因' }).fill('活動已經開放');
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('名單裡沒有符合的')).toBeVisible();
});
