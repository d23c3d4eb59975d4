import { another, fillBatch, freshEvent, linesOf, status } from './codes-desk.ts';
import { expect, expectAccessible, freshStamp, signInAs, signInFresh, test } from './hub.ts';

test.beforeEach(({ page }) => signInAs(page, 'event_operator'));

test('unused codes leave once, when two persons agree', async ({ page, browser, baseURL }) => {
  test.slow();
  // Codes leave with a fresh second factor only.
  await page.context().clearCookies();
  await signInFresh(page, 'event_operator');
  const event = await freshEvent(page, `下載 ${freshStamp()}`);
  await page.goto(`/staff/serials/generate?event=${event}`);
  await fillBatch(page, '交給夥伴');
  await page.getByLabel('要幾組').fill('30');
  await page.getByRole('button', { name: '產生', exact: true }).click();
  await expect(status(page)).toHaveText('已備妥', { timeout: 30_000 });
  await page.getByRole('button', { name: '提出下載' }).click();
  const dialog = page.getByRole('dialog', { name: '提出下載沒用過的序號？' });
  const reason = `交給超商印製 ${event}`;
  await dialog.getByLabel('原因').fill(reason);
  await dialog.getByRole('button', { name: '提出下載' }).click();
  await expect(page.getByText('已提出下載，等另一位同事核准')).toBeVisible();

  const second = await another(browser, baseURL);
  await signInFresh(second, 'product_admin');
  await second.getByRole('link', { name: /等待核准/ }).click();
  const request = second.getByRole('group').filter({ hasText: reason });
  await expect(request).toContainText('下載沒用過的序號');
  await expect(request.getByRole('link', { name: '看這一批序號' })).toHaveAttribute('href', /\/staff\/serials\/\d+$/);
  await expectAccessible(second);
  await request.getByRole('button', { name: '核准', exact: true }).click();
  await second.getByRole('dialog').getByRole('button', { name: '核准', exact: true }).click();
  await expect(request).toContainText('核准好了');
  await second.context().close();

  await page.reload();
  await expect(page.getByText('已核准，可以下載一次')).toBeVisible();
  const button = page.getByRole('button', { name: '下載沒用過的序號（CSV）' });
  const fetched = page.waitForEvent('download');
  await button.click();
  // Its own codes are in the file as the site shows them.
  const codes = (await linesOf(await fetched)).slice(1);
  expect(codes).toHaveLength(30);
  expect(codes.filter((code) => !/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(code))).toEqual([]);
  await expect(page.getByText(/^已在 .* 下載$/)).toBeVisible({ timeout: 20_000 });
  await expect(button).toHaveCount(0);
});
