import type { AuditOverviewView, AuditRow } from '@hub/contracts/identity';
import {
  documented,
  expectAccessible,
  expectFits,
  held,
  renderPage,
  reply,
  staffCalls,
  type Asked,
  type Calls,
} from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const LIST = 'GET /api/staff/audit';
const ROW = 'GET /api/staff/audit/:id';
const OVERVIEW = 'GET /api/staff/audit/overview';
const MONTHS = 'GET /api/staff/audit/sign_offs';
const FILES = 'GET /api/staff/audit/exports';
const ASK = 'POST /api/staff/audit/exports';
const looks = ['phone, light', 'desk, dark'] as const;

const [row] = documented<{ data: AuditRow[] }>(LIST).data as [AuditRow];
const found = {
  data: [812, 811, 810].map((id) => ({ ...row, id, action: 'staff-added', actor: 'seed' })),
  page: { next: null },
};
const overview = documented<AuditOverviewView>(OVERVIEW);
const checked_at = new Date().toISOString();
const calls: Calls = {
  ...staffCalls('auditor'),
  [LIST]: found,
  [OVERVIEW]: { data: { ...overview.data, chains: overview.data.chains.map((chain) => ({ ...chain, checked_at })) } },
  [MONTHS]: { data: [] },
  [ROW]: ({ params }: Asked) => ({
    data: { ...documented<{ data: object }>(ROW).data, id: Number(params.id), action: 'staff-added', actor: 'seed' },
  }),
};
const SEARCH = '/staff/audit?action=staff-added&actor=seed';
const rows = () => page.getByRole('main').getByCss('[data-row]');
const who = () => page.getByLabelText('誰', { exact: true });
const address = () => location.pathname + location.search;

for (const look of looks)
  test(`an auditor searches, opens a row and goes back, all of it accessible: ${look}`, async () => {
    await renderPage({ at: SEARCH, calls, look });
    await expect.element(page.getByText(/已全部列出/)).toBeVisible();
    await expect.element(page.getByText('完整').first()).toBeVisible();
    await expectAccessible('list');
    expectFits('list');
    await rows().first().click();
    await expect.element(page.getByRole('heading', { level: 1, name: '新增人員' })).toHaveFocus();
    expect(address()).toMatch(/\/staff\/audit\/812\?(?=.*action=staff-added)(?=.*actor=seed)/);
    await expectAccessible('row');
    expectFits('row');
    await userEvent.keyboard('{Escape}');
    await expect.element(rows().first()).toHaveFocus();
    expect(address()).toMatch(/\/staff\/audit\?(?=.*action=staff-added)(?=.*actor=seed)/);
  });

test('a search by keyboard alone becomes the address, also while another one is under way', async () => {
  const first = held(found);
  const site = await renderPage({ at: '/staff/audit', calls: { ...calls, [LIST]: first.answer }, look: 'desk, light' });
  await expect.element(page.getByRole('button', { name: '搜尋中' })).toBeVisible();
  site.answer({ [LIST]: found });
  await who().click();
  await userEvent.keyboard('seed{Enter}');
  await expect.element(rows().first()).toBeVisible();
  first.release();
  expect(address()).toBe('/staff/audit?actor=seed');
  expect(site.asked(LIST).at(-1)?.query.get('actor')).toBe('seed');
  await expect.element(who()).toHaveFocus();
  (rows().first().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(rows().nth(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/staff/audit/811?actor=seed');
});

test('a row on a phone has a heading while it is on its way', async () => {
  await renderPage({ at: '/staff/audit/812', calls: { ...calls, [ROW]: held(null).answer }, look: 'phone, light' });
  await expect.element(page.getByRole('heading', { level: 1, name: '一筆稽核紀錄' })).toBeInTheDocument();
});

test('holds of accounts are told in words', async () => {
  const actions = ['account.hold', 'account.hold_release', 'player.hold'];
  const data = actions.map((action, at) => ({ ...row, id: 900 - at, action }));
  await renderPage({ at: '/staff/audit', calls: { ...calls, [LIST]: { data, page: { next: null } } } });
  for (const words of ['暫停刪除帳號的資料', '解除帳號的暫停刪除', '查看帳號的暫停刪除'])
    await expect.element(rows().getByText(words, { exact: true })).toBeVisible();
});

test('what was done to an order is told in words, its states and its game as well', async () => {
  const order = {
    ...row,
    service: 'topup' as const,
    action: 'order.transfer.confirm',
    game_id: 'G112',
    object: 'order:261126000124',
    object_name: '',
    changes: [],
    facts: [
      { field: 'from', value: 'reported' },
      { field: 'to', value: 'paid' },
      { field: 'game', value: 'G112' },
    ],
  };
  const documentedRow = documented<{ data: object }>(ROW).data;
  await renderPage({
    at: '/staff/audit/900',
    calls: {
      ...calls,
      [LIST]: { data: [{ ...order, id: 900 }], page: { next: null } },
      [ROW]: { data: { ...documentedRow, ...order, id: 900 } },
    },
    look: 'desk, light',
  });
  await expect.element(rows().first()).toHaveTextContent('從 待核對 · 到 已付款 · 遊戲 遊戲 G112（示範）');
  const whole = page.getByRole('region', { name: '一筆稽核紀錄' });
  await expect.element(whole.getByText('待核對', { exact: true })).toBeVisible();
  await expect.element(whole.getByText('遊戲 G112（示範）').first()).toBeVisible();
});

test('a word that is too short is said at its field, and nothing typed is lost', async () => {
  await renderPage({
    at: '/staff/audit?actor=seed&text=%E5%AD%97',
    calls: { ...calls, [LIST]: reply(400, { text: '請輸入兩個字以上' }) },
    look: 'desk, light',
  });
  await expect.element(page.getByText('請輸入兩個字以上').first()).toBeVisible();
  await expect.element(page.getByLabelText('內容', { exact: true })).toHaveAccessibleDescription(/請輸入兩個字以上/);
  await expect.element(who()).toHaveValue('seed');
});

for (const look of looks)
  test(`an auditor takes the rows of a search along by keyboard alone, all of it accessible: ${look}`, async () => {
    const reason = '例行抽查';
    const listed = documented<{ data: object[] }>(FILES);
    const site = await renderPage({
      at: SEARCH,
      calls: { ...calls, [FILES]: { data: [], page: { next: null } }, [ASK]: reply(400, { reason: '請寫下用途' }) },
      look,
    });
    await expect.element(page.getByText(/已全部列出/)).toBeVisible();
    const button = page.getByRole('button', { name: '匯出 CSV' });
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: '匯出 CSV' });
    await expect.element(dialog.getByText('誰：seed、做了什麼：新增人員').first()).toBeVisible();
    await expect.element(dialog.getByLabelText('用途')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('請寫下用途').first()).toBeVisible();
    await expectAccessible('what it is for');
    const filters = [
      { name: 'action', value: 'staff-added' },
      { name: 'actor', value: 'seed' },
    ];
    site.answer({
      [ASK]: documented(ASK),
      [FILES]: { ...listed, data: listed.data.map((file) => ({ ...file, filters, reason })) },
    });
    await userEvent.keyboard(`${reason}{Enter}`);
    await expect.element(dialog.getByRole('heading', { name: '我的匯出' })).toHaveFocus();
    await expect.element(dialog.getByRole('listitem')).toHaveTextContent(reason);
    await expect.element(dialog.getByRole('link', { name: /^下載/ })).toBeVisible();
    expect(site.asked(ASK).at(-1)?.body).toEqual({ action: 'staff-added', actor: 'seed', reason });
    await expectAccessible('files');
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
  });

test('a row says which case and who, and leads to the case', async () => {
  const refused = { object: 'ticket:10231', actor: 'yue', actor_name: '小岳' };
  const aboutStaff = { id: 813, object: 'staff:7', object_name: '小美', actor: 'min', actor_name: '小敏' };
  await renderPage({
    at: '/staff/audit',
    calls: {
      ...calls,
      [LIST]: {
        data: [
          { ...row, ...aboutStaff },
          { ...row, ...refused },
        ],
        page: { next: null },
      },
      [ROW]: { data: { ...documented<{ data: object }>(ROW).data, ...refused } },
    },
    look: 'desk, light',
  });
  await expect.element(rows().first()).toHaveTextContent('小敏');
  await expect.element(rows().first()).toHaveTextContent('人員 小美');
  await expect.element(rows().nth(1)).toHaveTextContent('案件 10231');
  await rows().nth(1).click();
  await expect.element(page.getByText('小岳（人員，帳號 yue）')).toBeVisible();
  const link = page.getByRole('link', { name: '開啟案件 10231' });
  await expect.element(link).toHaveAttribute('href', '/staff/questions/10231');
});

test('the number of a case is read whole on the smallest desk', async () => {
  const read = {
    data: [{ ...row, action: 'ticket.read', game_id: 'G112', object: 'ticket:10231' }],
    page: { next: null },
  };
  await renderPage({ at: '/staff/audit', calls: { ...calls, [LIST]: read }, look: 'laptop, light' });
  const object = rows().first().getByText(/10231/);
  await expect.element(object).toBeVisible();
  const { scrollWidth, clientWidth } = object.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('who may not open a case has no link to it', async () => {
  await renderPage({
    at: '/staff/audit/812',
    calls: { ...calls, ...staffCalls('product_admin') },
    look: 'desk, light',
  });
  await expect.element(page.getByText('案件 10231').first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: '開啟案件 10231' })).toHaveLength(0);
});

test('an agent has no such tab and sees no row', async () => {
  const forbidden = reply(403, { msg: '沒有這個權限' });
  await renderPage({
    at: '/staff/audit',
    calls: { ...staffCalls('agent'), [LIST]: forbidden, [OVERVIEW]: forbidden, [MONTHS]: forbidden },
    look: 'desk, light',
  });
  await expect.element(page.getByText('這個帳號不能看稽核紀錄')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '稽核紀錄', exact: true })).toHaveLength(0);
  await expect.element(rows()).toHaveLength(0);
});
