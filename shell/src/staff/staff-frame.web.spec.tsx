import { documented, examples, renderPage, staffCalls } from '@hub/page-tests';
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

test('the desk has a heading at every moment, also while the code of a screen is on its way', async () => {
  const bare: string[] = [];
  const watch = new MutationObserver(() => {
    const main = document.querySelector('main');
    if (main && !main.querySelector('h1')) bare.push(main.innerHTML);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const audit = examples('GET /api/staff/audit', 'GET /api/staff/audit/overview');
  await renderPage({ at: '/staff/audit', calls: { ...staffCalls('lead'), ...audit }, look: 'desk, light' });
  await expect.element(page.getByRole('heading', { level: 1, name: '稽核紀錄' })).toBeVisible();
  watch.disconnect();
  expect(bare).toEqual([]);
});
