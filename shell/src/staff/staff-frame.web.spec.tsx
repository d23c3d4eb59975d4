import { documented, examples, expectAccessible, renderPage, staffCalls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

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
  const tabs = [
    '寄送',
    '活動',
    '問卷',
    '條款',
    'VIP 名單',
    '儲值',
    '等待核准',
    '罐頭回覆',
    '報表',
    'VIP 報表',
    '設定',
    '背景工作',
    '個資作業',
    '稽核紀錄',
    '發布',
  ];
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
  const audit = examples('GET /api/staff/audit', 'GET /api/staff/audit/overview', 'GET /api/staff/audit/sign_offs');
  await renderPage({ at: '/staff/audit', calls: { ...staffCalls('lead'), ...audit }, look: 'desk, light' });
  await expect.element(page.getByRole('heading', { level: 1, name: '稽核紀錄' })).toBeVisible();
  watch.disconnect();
  expect(bare).toEqual([]);
});

const WAITING = 'GET /api/staff/approvals/identity/count';
const waiting = page.getByRole('link', { name: /等待核准/ });

test('what waits for approval makes no phone scroll sideways', async () => {
  for (const look of ['phone, light', 'narrow, light'] as const) {
    await renderPage({
      at: '/staff/account',
      calls: {
        ...staffCalls('owner'),
        ...examples('GET /api/staff/sessions'),
        [WAITING]: { data: { decide: 120, mine: 0 } },
      },
      look,
    });
    await expect.element(waiting).toHaveAccessibleName('等待核准 120 筆等您核准');
    expect(document.documentElement.scrollWidth, look).toBe(innerWidth);
  }
});

test.for([
  ['zh-TW', '等待核准 120 筆等您核准', '繁（台）'],
  ['en', /120/, 'EN'],
] as const)('what waits for approval is seen whole on a desk, wherever one is: %s', async ([language, name, short]) => {
  await renderPage({
    at: '/staff/account',
    calls: {
      ...staffCalls('product_admin'),
      ...examples('GET /api/staff/sessions'),
      [WAITING]: { data: { decide: 120, mine: 0 } },
    },
    look: 'desk, light',
    language,
  });
  const tabs = page.getByRole('banner').getByRole('navigation');
  const tab = tabs.getByRole('link', { name });
  await expect.element(tab.getByText('99+')).toBeInViewport({ ratio: 0.99 });
  const [row, seen] = [tabs.element().getBoundingClientRect(), tab.element().getBoundingClientRect()];
  expect(row.right - seen.right).toBeGreaterThanOrEqual(32);
  await expect.element(page.getByRole('banner').getByText(short, { exact: true })).toBeVisible();
});

test('the first tab and the count of what waits are seen whole where they stand', async () => {
  await renderPage({
    at: '/staff/approvals',
    calls: {
      ...staffCalls('owner'),
      'GET /api/staff/approvals/identity': { data: [], page: { next: null } },
      'GET /api/staff/approvals/events': { data: [], page: { next: null } },
      [WAITING]: { data: { decide: 120, mine: 0 } },
    },
    look: 'phone, light',
  });
  await expect.element(waiting).toHaveAccessibleName('等待核准 120 筆等您核准');
  await expect.element(waiting.getByText('99+')).toBeInViewport({ ratio: 0.99 });
  const tabs = page.getByRole('navigation', { name: '工作台' });
  const first = tabs.getByRole('link').first();
  const last = tabs.getByRole('link').last();
  (first.element() as HTMLElement).focus();
  await expect.element(first).toBeInViewport({ ratio: 0.99 });
  // Whichever has the focus stands clear of an edge that fades out.
  const third = tabs.getByRole('link').nth(2);
  (third.element() as HTMLElement).focus();
  const [row, tab] = [tabs.element().getBoundingClientRect(), third.element().getBoundingClientRect()];
  expect(Math.min(tab.left - row.left, row.right - tab.right)).toBeGreaterThanOrEqual(32);
  (first.element() as HTMLElement).focus();
  // An edge that cuts a tab fades out: there is more.
  await expect.element(tabs).toHaveAttribute('data-beyond', 'end');
  (last.element() as HTMLElement).focus();
  await expect.element(last).toBeInViewport({ ratio: 0.99 });
  await expect.element(tabs).toHaveAttribute('data-beyond', 'start');
  expect(getComputedStyle(tabs.element()).maskImage).toContain('linear-gradient');
});

test('Ctrl+K, G and ? lead to every area from screens that have no keys of their own', async () => {
  await renderPage({
    at: '/staff/account',
    calls: {
      ...staffCalls('owner'),
      ...examples('GET /api/staff/sessions', 'GET /api/staff/accounts', 'GET /api/staff/partner_keys'),
    },
    look: 'desk, light',
  });
  await expect.element(page.getByRole('region', { name: '登入中的裝置' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = page.getByRole('dialog', { name: '前往' });
  await expect.element(palette.getByRole('option', { name: /帳號管理/ })).toBeVisible();
  await expectAccessible('palette');
  await userEvent.keyboard('金鑰{Enter}');
  await expect.poll(() => location.pathname).toBe('/staff/keys');
  await expect.element(palette).toHaveLength(0);
  await userEvent.keyboard('?');
  const keys = page.getByRole('dialog', { name: '快捷鍵' });
  await expect.element(keys.getByText('帳號管理')).toBeVisible();
  await expectAccessible('keys');
  await userEvent.keyboard('{Escape}');
  const tabs = page.getByRole('navigation', { name: '工作台' }).getByRole('link').elements();
  const nth = 1 + tabs.findIndex((tab) => tab.textContent === '帳號管理');
  await userEvent.keyboard(`g${nth}`);
  await expect.poll(() => location.pathname).toBe('/staff/accounts');
});
