import { documented, renderPage, staffCalls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const LIST = 'GET /api/staff/deliveries';
const COUNTS = 'GET /api/staff/deliveries/counts';

test('a role without cases lands on the first area that it may see, and is offered no other', async () => {
  await renderPage({
    at: '/staff',
    calls: { ...staffCalls('product_admin'), [LIST]: documented(LIST), [COUNTS]: documented(COUNTS) },
    look: 'desk, light',
  });
  await expect.poll(() => location.pathname).toBe('/staff/deliveries');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const tabs = ['寄送', '活動', '罐頭回覆', '報表', '設定', '背景工作', '稽核紀錄', '等待核准'];
  const links = page.getByRole('navigation', { name: '工作台' }).getByRole('link');
  await expect.element(links).toHaveLength(tabs.length);
  expect(links.elements().map((link) => link.textContent)).toEqual(tabs);
});
