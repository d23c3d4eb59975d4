import { expectAccessible, renderPage } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

test('the promotion that is over only says so', async () => {
  const site = await renderPage({ at: '/events/deliveroo' });
  await expect.element(page.getByText('2020/3/20').first()).toBeVisible();
  await expect.element(page.getByText('2020/3/31').first()).toBeVisible();
  for (const [name, value] of [
    ['伺服器', '台灣一服'],
    ['角色 ID', '123456789'],
    ['角色名稱', '晚櫻'],
    ['電子信箱', 'p@example.com'],
    ['活動序號', 'ABCD1234'],
  ] as const)
    await page.getByLabelText(name).fill(value);
  await userEvent.keyboard('{Enter}');
  const told = page.getByRole('dialog', { name: '兌換期間已結束' });
  await expect.element(told).toBeVisible();
  await expectAccessible();
  await told.getByRole('button', { name: '知道了' }).click();
  await expect.element(told).toHaveLength(0);
  await expect.element(page.getByLabelText('活動序號')).toHaveValue('ABCD1234');
  expect(site.asked('POST /api/events/verify_deliveroo')).toEqual([]);
});
