import type { AuditOverviewView, AuditRow } from '@hub/contracts/identity';
import { documented, renderPage, staffCalls, type Calls } from '@hub/page-tests';
import { pageData } from '@hub/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const { areas } = pageData().registry;
const { vip } = areas;
const untrue = { tw: '假的', hk: '假的', en: 'untrue' };
beforeEach(() => {
  areas.vip = {
    ...vip!,
    audit: {
      services: { events: untrue, catalog: untrue, vip: { tw: '貴賓', en: 'VIP' } },
      actions: { 'order.refund': untrue, 'setting.changed': untrue },
      objects: { order: untrue },
      fields: { orderno: untrue, answer: untrue },
      values: { answer: { settled: untrue }, orderno: { A1: untrue } },
    },
  };
});
afterEach(() => void (areas.vip = vip!));

const LIST = 'GET /api/staff/audit';
const ROW = 'GET /api/staff/audit/:id';
const OVERVIEW = 'GET /api/staff/audit/overview';
const [found] = documented<{ data: AuditRow[] }>(LIST).data as [AuditRow];
const overview = documented<AuditOverviewView>(OVERVIEW).data;
const chains = ['events', 'catalog', 'vip'].map((service) => ({ ...overview.chains[0]!, service }));
const actions = ['order.refund', 'vip.import'];

const callsWith = (row: AuditRow): Calls => ({
  ...staffCalls('auditor'),
  [LIST]: { data: [row], page: { next: null } },
  [OVERVIEW]: { data: { ...overview, chains, actions } } satisfies AuditOverviewView,
  'GET /api/staff/audit/sign_offs': { data: [] },
  [ROW]: { data: { ...documented<{ data: object }>(ROW).data, ...row } },
});
const refund: AuditRow = {
  ...found,
  service: 'topup',
  action: 'order.refund',
  object: 'order:7',
  object_name: '',
  changes: [],
  facts: [{ field: 'orderno', value: 'A1' }],
};
const shown = (row: AuditRow) =>
  renderPage({ at: `/staff/audit/${row.id}`, calls: callsWith(row), look: 'desk, light' });

test('rows of a service are in the words of its own area, whatever another one says', async () => {
  await shown(refund);
  await expect.element(page.getByRole('heading', { level: 1, name: '標記為已退款' })).toBeVisible();
  await expect.element(page.getByRole('term').getByText('送出的編號')).toBeVisible();
  await expect.element(page.getByText('儲值訂單 7', { exact: true }).last()).toBeVisible();
  expect(page.getByText('假的').elements()).toEqual([]);
});

test('an area names its own service, and no other', async () => {
  await shown(refund);
  await expect.element(page.getByRole('listitem').getByText(/^貴賓/)).toBeVisible();
  await expect.element(page.getByRole('listitem').getByText(/^活動/)).toBeVisible();
  await expect.element(page.getByRole('listitem').getByText(/^遊戲設定/)).toBeVisible();
});

test('an action that two areas call differently is chosen by its code', async () => {
  await shown(refund);
  await expect.element(page.getByRole('option', { name: 'order.refund' })).toBeInTheDocument();
});

test('what a service writes by what it has of another area is in the words of that one', async () => {
  await shown({ ...refund, service: 'vip', action: 'ticket.answer', object: 'ticket:7', facts: [] });
  await expect.element(page.getByRole('heading', { level: 1, name: '回覆案件' })).toBeVisible();
});

test('rows of a service without a remote are in the words of the areas that have some', async () => {
  await shown({ ...refund, service: 'catalog', action: 'setting.changed', object: 'holiday:7', facts: [] });
  await expect.element(page.getByRole('heading', { level: 1, name: '更改設定' })).toBeVisible();
});

test.for([
  ['support', '/staff/questions/7'],
  ['vip', '/staff/vipquestions/7'],
] as const)('a case in a row of %s leads to the desk of that one', async ([service, to]) => {
  await shown({ ...refund, service, action: 'ticket.answer', object: 'ticket:7', facts: [] });
  await expect.element(page.getByCss(`a[href="${to}"]`).first()).toHaveTextContent('7');
  expect(page.getByCss(`a[href$="questions/7"]:not([href="${to}"])`).elements()).toEqual([]);
});

test('what a request asked for is told as whoever decided read it', async () => {
  await shown({
    ...refund,
    service: 'events',
    action: 'approval.ask',
    object: 'approval:3',
    facts: [
      { field: 'kind', value: 'event-publish' },
      { field: 'of', value: 'event:4' },
    ],
    changes: [
      { field: 'event_intro', before: null, after: '夏日祭典' },
      { field: 'event_version', before: '1', after: '2' },
      { field: 'state', before: null, after: 'ready' },
    ],
  });
  await expect.element(page.getByRole('rowheader', { name: '活動說明' })).toBeVisible();
  await expect.element(page.getByText('第 2 版', { exact: true })).toBeVisible();
  await expect.element(page.getByText('發布活動', { exact: true })).toBeVisible();
  await expect.element(page.getByText('活動 4', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: '批次狀態' })).toBeVisible();
  await expect.element(page.getByText('已備妥', { exact: true })).toBeVisible();
});
