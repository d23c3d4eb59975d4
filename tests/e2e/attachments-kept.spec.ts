import {
  PHONE,
  SLOW,
  fillForm,
  openForm,
  picker,
  pictures,
  rows,
  send,
  sendAndLook,
  shown,
} from './attachment-form.ts';
import { expect, expectAccessible, test } from './hub.ts';

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 180_000 });

test('text and pictures outlive a reload, and are not sent twice', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('問題描述').fill('寫到一半，螢幕就關了');
  await picker(page).setInputFiles(await pictures(page, '收據.png', '商城.png'));
  await expect(page.getByText('已上傳 2／2 張')).toBeVisible(SLOW);
  await expect(page.getByText('草稿已存在這台裝置')).toBeVisible();
  let uploads = 0;
  page.on('request', (request) => (uploads += request.url().includes('/attachments?') ? 1 : 0));
  await page.reload();
  await expect(page.getByText(/已還原/)).toBeVisible();
  await expect(page.getByText('已上傳 2／2 張')).toBeVisible();
  await expect(page.getByLabel('問題描述')).toHaveValue('寫到一半，螢幕就關了');
  expect(uploads).toBe(0);

  await page.getByRole('button', { name: '捨棄草稿' }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('問題描述')).toHaveValue('');
  await expect(rows(page)).toHaveCount(0);
});

test('a submit waits for pictures, can be called off, and a failed one is tried again', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  let fail = (): void => undefined;
  await page.route('**/attachments?*', async (route) => {
    await new Promise<void>((resolve) => (fail = resolve));
    await route.fulfill({ status: 500, json: { msg: '處理時發生問題' } });
  });
  await picker(page).setInputFiles(await pictures(page, '收據.png'));
  await expect(rows(page)).toContainText('上傳中');
  await send(page).click();
  await expect(page.getByText('圖片傳送中 0/1…')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '先不送出' }).click();
  await expect(send(page)).toBeVisible();
  fail();
  await expect(rows(page)).toContainText('處理時發生問題');

  await send(page).click();
  await expect(page.getByText('有 1 個地方需要修改')).toBeVisible();
  await page.unroute('**/attachments?*');
  await page.getByRole('button', { name: '再試一次 收據.png' }).click();
  await expect(rows(page)).toBeFocused();
  await expect(rows(page)).toContainText('已上傳', SLOW);
  await sendAndLook(page);
  await expect(shown(page)).toHaveCount(1);
});

test('a picture that the server has lost is offered again from what is kept', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  const lost = 'A'.repeat(26);
  await page.route('**/attachments?*', (route) => route.fulfill({ json: { msg: { id: lost, thumb: '' } } }));
  await picker(page).setInputFiles(await pictures(page, '收據.png'));
  await expect(rows(page)).toContainText('已上傳');
  await page.unroute('**/attachments?*');
  await send(page).click();
  await expect(rows(page)).toContainText('失效', SLOW);
  await expect(page.getByText('有 1 個地方需要修改')).toBeVisible();
  await page.getByRole('button', { name: '再試一次 收據.png' }).click();
  await expect(rows(page)).toContainText('已上傳', SLOW);
  await sendAndLook(page);
  await expect(shown(page)).toHaveCount(1);
});

test('a picture that the lost connection stopped goes on by itself when it is back', async ({ page, context }) => {
  await openForm(page);
  await picker(page).setInputFiles(await pictures(page, '收據.png'));
  await expect(rows(page)).toHaveAttribute('data-state', 'done', SLOW);
  await context.setOffline(true);
  await picker(page).setInputFiles(await pictures(page, '商城.png'));
  await expect(rows(page).nth(1)).toContainText('網路中斷', SLOW);
  await context.setOffline(false);
  await expect(rows(page).nth(1)).toHaveAttribute('data-state', 'done', SLOW);
});
