import type { VipImportView, VipLinesView, VipListView, VipRow, VipRuleView } from '@hub/contracts/vip';
import {
  documented,
  examples,
  expectWellInEveryLook,
  renderPage,
  reply,
  staffCalls,
  type Calls,
  type RenderedPage,
} from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const LIST = 'GET /api/staff/vip';
const ADD = 'POST /api/staff/vip';
const AGENTS = 'GET /api/staff/vip/agents';
const ENTRY = 'GET /api/staff/vip/entries/:entry';
const CHANGE = 'PUT /api/staff/vip/entries/:entry';
const END = 'POST /api/staff/vip/entries/:entry/end';
const IMPORTS = 'GET /api/staff/vip/import';
const UPLOAD = 'POST /api/staff/vip/import';
const IMPORT = 'GET /api/staff/vip/import/:import';
const LINES = 'GET /api/staff/vip/import/:import/lines';
const REQUEST = 'POST /api/staff/vip/import/:import/request';
const RULE = 'GET /api/staff/vip/rules/:game_id';
const PREVIEW = 'GET /api/staff/vip/rules/:game_id/preview';
const PUT_RULE = 'PUT /api/staff/vip/rules/:game_id';

const all = (role: 'product_admin' | 'auditor' = 'product_admin'): Calls => ({
  ...staffCalls(role),
  ...examples(
    LIST,
    'GET /api/staff/vip/counts',
    AGENTS,
    ENTRY,
    ADD,
    CHANGE,
    END,
    IMPORTS,
    UPLOAD,
    IMPORT,
    LINES,
    REQUEST,
  ),
  ...examples(RULE, PREVIEW, PUT_RULE, 'POST /api/staff/vip/import/:import/cancel'),
});
const open = (at: string, over: Calls = {}, role?: 'auditor') =>
  renderPage({ at, calls: { ...all(role), ...over }, look: 'desk, light' });
const lastQuery = (site: RenderedPage) => Object.fromEntries(site.asked(LIST).at(-1)?.query ?? []);
const reason = page.getByLabelText('原因');

test('the list: each source of an account, what counts, until when, who looks after it; well in every look', async () => {
  const { data } = documented<VipListView>(LIST);
  const [row] = data as [VipRow];
  const pushed: VipRow = { ...row, id: null, source: 'push', level: 3, counts: false, agent: null, note: '', may: [] };
  const site = await open('/staff/vip', { [LIST]: { data: [row, pushed], page: { next: null } } });
  await expect.element(page.getByRole('link', { name: 'uid-900002' })).toBeVisible();
  await expect.element(page.getByText('以 VIP 1 為準')).toBeVisible();
  await expect.element(page.getByText('專屬客服 小岳')).toBeVisible();
  await expect.element(page.getByText('7 天內有 4 筆到期')).toBeVisible();
  await expectWellInEveryLook();
  await page.getByLabelText('來源').selectOptions('rule');
  await expect.poll(() => lastQuery(site)).toMatchObject({ source: 'rule' });
  await page.getByLabelText('帳號 UID').fill('uid-9');
  await page.getByRole('button', { name: '找帳號' }).click();
  await expect.poll(() => lastQuery(site)).toMatchObject({ q: 'uid-9', source: 'rule' });
});

test('an empty list, and one that cannot be had', async () => {
  const site = await open('/staff/vip', { [LIST]: { data: [], page: { next: null } } });
  await expect.element(page.getByText('名單裡沒有符合的')).toBeVisible();
  const clear = page.getByRole('link', { name: '清除條件' });
  await expect.element(clear).not.toBeInTheDocument();
  await site.open('/staff/vip?source=rule&q=123');
  await clear.click();
  await expect.poll(() => location.search).toBe('');
  await expect.element(page.getByLabelText('帳號 UID')).toHaveValue('');
  site.answer({ [LIST]: reply(503, { msg: '系統維護中' }) });
  await site.reload();
  await expect.element(page.getByText('名單沒有載到')).toBeVisible();
});

test('who only looks is offered nothing to change', async () => {
  const { data } = documented<{ data: VipRow }>(ENTRY);
  const { data: rule } = documented<VipRuleView>(RULE);
  const site = await open(
    '/staff/vip',
    { [ENTRY]: { data: { ...data, may: [] } }, [RULE]: { data: { ...rule, may_change: false } } },
    'auditor',
  );
  await expect.element(page.getByRole('link', { name: 'uid-900002' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '加入一筆' })).not.toBeInTheDocument();
  await site.open('/staff/vip/entries/12');
  await expect.element(page.getByRole('heading', { level: 1, name: 'uid-900002' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '儲存' })).not.toBeInTheDocument();
  await site.open('/staff/vip/import');
  await expect.element(page.getByText('vip-2026-12.csv')).toBeVisible();
  await expect.element(page.getByLabelText('CSV 檔')).not.toBeInTheDocument();
  await site.open('/staff/vip/rules/H73');
  await expect.element(page.getByText('規則啟用中')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '送同事核准' })).not.toBeInTheDocument();
});

test('an account is added once, for a reason, and stands on its page', async () => {
  const site = await open('/staff/vip/entries/new', { [ADD]: reply(409, { partner_uid: '這個帳號已經在名單裡' }) });
  await expectWellInEveryLook();
  await page.getByLabelText('遊戲', { exact: true }).selectOptions('H73');
  await page.getByLabelText('帳號 UID').fill('uid-900002');
  await page.getByLabelText('最後一天').fill('2026-12-31');
  await reason.fill('年度 VIP 名單');
  await page.getByRole('button', { name: '加入名單' }).click();
  await expect.element(page.getByText('這個帳號已經在名單裡').first()).toBeVisible();
  site.answer(examples(ADD));
  await page.getByLabelText('帳號 UID').fill('uid-900003');
  await page.getByRole('button', { name: '加入名單' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'uid-900002' })).toBeVisible();
  expect(location.pathname).toBe('/staff/vip/entries/12');
  await expect.element(page.getByText('已儲存')).toBeVisible();
  const [, sent] = site.asked(ADD);
  expect(sent?.body).toMatchObject({ game_id: 'H73', partner_uid: 'uid-900003', level: 1, ends_on: '2026-12-31' });
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
});

test('an entry is changed as it was read, and ended at once', async () => {
  const site = await open('/staff/vip/entries/12');
  await expect.element(page.getByLabelText('專屬客服')).toHaveValue('yue');
  await expectWellInEveryLook();
  await expect.element(page.getByLabelText('最後一天')).toHaveValue('2026-12-31');
  await expect.poll(() => document.querySelector('#vip-agents option')).toHaveAttribute('label', '小岳');
  await page.getByLabelText('等級').fill('21');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect.element(page.getByText('等級是 0 到 20 的整數；0 是一律不算 VIP').first()).toBeVisible();
  await page.getByLabelText('等級').fill('2');
  await reason.fill('升級為二級');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect.poll(() => site.asked(CHANGE)).toHaveLength(1);
  await expect.element(page.getByText('已儲存')).toBeVisible();
  const [sent] = site.asked(CHANGE);
  expect([sent?.headers.get('if-match'), (sent?.body as { level: number }).level]).toEqual(['1', 2]);
  await page.getByRole('button', { name: '馬上結束資格' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('原因').fill('玩家不再是 VIP');
  await dialog.getByRole('button', { name: '結束資格' }).click();
  await expect.poll(() => site.asked(END).length).toBe(1);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('an entry that there is not', async () => {
  await open('/staff/vip/entries/99', { [ENTRY]: reply(404, { noexist: '找不到這筆 VIP 資料' }) });
  await expect.element(page.getByText('找不到這一筆')).toBeVisible();
});

test('a file is uploaded, compared line by line, and a second person is asked', async () => {
  const site = await open('/staff/vip/import');
  await expectWellInEveryLook();
  await page.getByLabelText('遊戲', { exact: true }).selectOptions('H73');
  await page.getByRole('button', { name: '上傳並比對' }).click();
  await expect.element(page.getByText('請選一個 CSV 檔').first()).toBeVisible();
  await page.getByLabelText('CSV 檔').upload(new File(['partner_uid,level\nuid-1,1\n'], 'vip.csv'));
  await page.getByRole('button', { name: '上傳並比對' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'vip-2026-12.csv' })).toBeVisible();
  expect((site.asked(UPLOAD)[0]?.body as FormData).get('game_id')).toBe('H73');
  await expect.element(page.getByText('uid-900002')).toBeVisible();
  await expectWellInEveryLook();
  await page.getByRole('button', { name: '送同事核准' }).click();
  const { data } = documented<VipImportView>(IMPORT);
  site.answer({ [IMPORT]: { data: { ...data, approval: 31, may: ['cancel'] } } });
  await reason.fill('十二月 VIP 名單');
  await page.getByRole('dialog').getByRole('button', { name: '送出' }).click();
  await expect.element(page.getByText('已送出，等另一位同事核准')).toBeVisible();
  expect(site.asked(REQUEST)[0]?.headers.get('if-match')).toBe(String(data.version));
});

test('a faulty file says where, and cannot be asked for', async () => {
  const { data } = documented<VipImportView>(IMPORT);
  const lines: VipLinesView = {
    data: [{ line: 3, partner_uid: 'uid-1', before: null, after: null, error: '等級是 0 到 20 的整數', value: 'x' }],
    page: { next: null },
  };
  await open('/staff/vip/import/7', { [IMPORT]: { data: { ...data, faults: 1, may: ['cancel'] } }, [LINES]: lines });
  await expect.element(page.getByText('有 1 列不能收，整份還不能匯入')).toBeVisible();
  await expect.element(page.getByText('等級是 0 到 20 的整數')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '送同事核准' })).not.toBeInTheDocument();
});

test('a rule: who would change is shown before a second person is asked', async () => {
  const site = await open('/staff/vip/rules/H73');
  await expect.element(page.getByText('近 90 天付滿 NT$30,000，就是 VIP 1。')).toBeVisible();
  await expectWellInEveryLook();
  await page.getByLabelText('付滿（新台幣）').fill('20,000');
  await page.getByRole('button', { name: '先看誰會變動' }).click();
  await expect.element(page.getByText('會成為或升級')).toBeVisible();
  expect(Object.fromEntries(site.asked(PREVIEW)[0]?.query ?? [])).toMatchObject({
    on: 'true',
    days: '90',
    amount_twd: '20000',
    level: '1',
  });
  await reason.fill('配合年度 VIP 方案');
  const { data } = documented<VipRuleView>(RULE);
  const waiting = { ...data, approval: 32, asked: { on: true, days: 60, amount_twd: 20_000, level: 2 } };
  site.answer({ [RULE]: { data: waiting } });
  await page.getByRole('button', { name: '送同事核准' }).click();
  await expect.element(page.getByText('有一條新的規則在等核准')).toBeVisible();
  expect(site.asked(PUT_RULE)[0]?.body).toMatchObject({ on: true, days: 90, amount_twd: 20000, level: 1 });
});

test('a rule that waits is shown with who would change by it, and one that stands with both who made it', async () => {
  const { data } = documented<VipRuleView>(RULE);
  const asked = { on: true, days: 60, amount_twd: 20_000, level: 2 };
  const site = await open('/staff/vip/rules/H73', { [RULE]: { data: { ...data, approval: 32, asked } } });
  await expect.element(page.getByText('近 60 天付滿 NT$20,000，就是 VIP 2。')).toBeVisible();
  await expect.element(page.getByText(/小婷 提出，小安 在 .+ 核准/)).toBeVisible();
  const preview = page.getByRole('region', { name: '誰會變動', exact: true });
  await expect
    .element(preview.getByRole('status').first())
    .toHaveTextContent(/會成為或升級12月底後會失去或降級3維持不變85/);
  await expect.element(preview.getByRole('cell', { name: 'uid-900002' })).toBeVisible();
  expect(Object.fromEntries(site.asked(PREVIEW)[0]?.query ?? [])).toMatchObject({ days: '60', amount_twd: '20000' });
  await expect.element(page.getByRole('button', { name: '送同事核准' })).not.toBeInTheDocument();
  await expectWellInEveryLook();
  site.answer({ [RULE]: { data: { ...data, approval: 32, asked: { ...asked, on: false } } } });
  await site.reload();
  await expect.element(page.getByText('停用規則在等核准')).toBeVisible();
});

test('every game has its rule one step away', async () => {
  await open('/staff/vip/rules');
  await expect.element(page.getByRole('link', { name: /H73/ })).toBeVisible();
  await expectWellInEveryLook();
});
