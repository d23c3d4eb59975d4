import { expectAccessible, renderPage } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const go = page.getByRole('button', { name: '查看回報' });
const code = page.getByLabelText('查詢碼', { exact: true });
const summary = page.getByRole('group', { name: /個地方需要修改|都改好了/ });

/** What the summary says, and which fields are red: of each as many. */
const told = () =>
  summary
    .getByRole('link')
    .elements()
    .map((row) => row.textContent);
const red = () => [...document.querySelectorAll('main [aria-invalid]')].map((field) => field.getAttribute('name'));

test('the summary names the red fields, and the contact that is chosen', async () => {
  await renderPage({ at: '/service/H73/query', calls: {} });
  await go.click();
  await expect.poll(told).toEqual(['請填寫電子信箱，例如 name@example.com', '請輸入 12 個字的查詢碼']);
  expect(red()).toEqual(['email', 'check_id']);
  await page.getByRole('radio', { name: '手機' }).click();
  await expect.poll(told).toEqual(['請填寫手機號碼', '請輸入 12 個字的查詢碼']);
  expect(red()).toEqual(['mobile', 'check_id']);
  await expect.element(page.getByText('有 2 個地方需要修改')).toBeVisible();
  await expectAccessible();
});

test('a form that is mended says so in green, and each of its rows still leads to a field', async () => {
  await renderPage({ at: '/service/H73/query', calls: {} });
  await go.click();
  await page.getByRole('radio', { name: '手機' }).click();
  await page.getByRole('textbox', { name: '手機' }).fill('0912345678');
  await code.fill('7KQ2M9XA4D3H');
  const title = page.getByRole('heading', { name: '都改好了，請再送出一次' });
  await expect.element(title).toBeVisible();
  expect(title.element().parentElement?.dataset.tone).toBe('ok');
  expect(red()).toEqual([]);
  for (const row of summary.getByRole('link').elements())
    expect(document.getElementById(row.getAttribute('href')!.slice(1))).not.toBeNull();
  await expectAccessible();
});

test('the way back is a row of a card, as beside the report form', async () => {
  await renderPage({ at: '/service/H73/query', calls: {} });
  const back = page.getByRole('listitem').getByRole('link', { name: '回客服中心' });
  await expect.element(back).toHaveAttribute('href', '/service/H73');
  await expectAccessible();
});
