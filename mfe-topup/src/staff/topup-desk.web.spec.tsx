import type { DeskOrderView, MaintenanceSwitchView, PaymentIssuesView } from '@hub/contracts/topup';
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
import { page, userEvent } from 'vitest/browser';
import { deskOrder, deskRow } from './testing/desk-answers.ts';

const LIST = 'GET /api/staff/reports';
const COUNTS = 'GET /api/staff/reports/counts';
const ISSUES = 'GET /api/staff/reports/issues';
const SETTLE = 'POST /api/staff/reports/issues/:issue/settle';
const ORDER = 'GET /api/staff/reports/:report';
const CONFIRM = 'POST /api/staff/reports/:report/confirm';
const REJECT = 'POST /api/staff/reports/:report/reject';
const QUERY = 'POST /api/staff/reports/:report/query_provider';
const SWITCH = 'GET /api/staff/maintenance';
const CHANGE = 'PUT /api/staff/maintenance';

const open = (at: string, over: Calls = {}, role: 'finance' | 'product_admin' = 'finance') =>
  renderPage({
    at,
    calls: {
      ...staffCalls(role),
      ...examples(COUNTS, ISSUES, SETTLE, CONFIRM, REJECT, QUERY, SWITCH, CHANGE),
      [LIST]: { data: [deskRow()], page: { next: null } },
      [ORDER]: { data: deskOrder() },
      ...over,
    },
    look: 'desk, light',
  });
const lastQuery = (site: RenderedPage) => Object.fromEntries(site.asked(LIST).at(-1)?.query ?? []);
const orderAt = '/staff/topup/orders/261126000124';

test('reported transfers that wait come first; a state and a number narrow; well in every look', async () => {
  const site = await open('/staff/topup');
  await expect.element(page.getByRole('link', { name: '261126000124' })).toBeVisible();
  await expect.element(page.getByText('末五碼 12345')).toBeVisible();
  await expectWellInEveryLook();
  await page.getByLabelText('狀態').selectOptions('late');
  await expect.poll(() => lastQuery(site)).toMatchObject({ state: 'late' });
  await page.getByLabelText('訂單編號').fill('261126000124');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lastQuery(site)).toMatchObject({ state: 'late', find: '261126000124' });
});

test('none waits, and a list that cannot be had', async () => {
  const site = await open('/staff/topup', { [LIST]: { data: [], page: { next: null } } });
  await expect.element(page.getByText('沒有待核對的匯款')).toBeVisible();
  site.answer({ [LIST]: reply(503, { msg: '系統維護中' }) });
  await site.reload();
  await expect.element(page.getByText('訂單沒有載到')).toBeVisible();
});

test('a transfer is confirmed as the statement has it, once for each form, as it was read', async () => {
  const site = await open(orderAt, { [CONFIRM]: reply(409, { amount: '對帳單的金額和訂單不同' }) });
  await expect.element(page.getByRole('heading', { level: 1, name: '261126000124' })).toBeVisible();
  await expectWellInEveryLook();
  await page.getByRole('button', { name: '確認匯款' }).click();
  await page.getByLabelText('對帳單上的金額').fill('9,985');
  await page.getByLabelText('入帳時間').fill('2026-11-26T14:06');
  await page.getByLabelText('對帳單編號').fill('20261126-0042');
  await page.getByLabelText('原因').fill('對帳單相符');
  await page.getByRole('button', { name: '確認並送進遊戲' }).click();
  await expect.element(page.getByText('對帳單的金額和訂單不同').first()).toBeVisible();
  const done = documented<DeskOrderView>(CONFIRM);
  site.answer({ [CONFIRM]: done, [ORDER]: { data: { ...deskOrder(), row: deskRow({ state: 'paid', may: [] }) } } });
  await page.getByLabelText('對帳單上的金額').fill('10000');
  await page.getByRole('button', { name: '確認並送進遊戲' }).click();
  await expect.element(page.getByText('已付款').first()).toBeVisible();
  const sent = site.asked(CONFIRM).at(-1);
  expect(sent?.body).toMatchObject({ amount: 10_000, statement_ref: '20261126-0042', reason: '對帳單相符' });
  expect(sent?.headers.get('if-match')).toBe('3');
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
});

test('a report is rejected for a reason', async () => {
  const site = await open(orderAt);
  await page.getByRole('button', { name: '退回回報' }).click();
  await page.getByLabelText('原因').fill('對帳單查無此筆');
  await page.getByRole('dialog').getByRole('button', { name: '退回回報' }).click();
  await expect.poll(() => site.asked(REJECT)[0]?.body).toEqual({ reason: '對帳單查無此筆' });
});

test('the provider is asked now, and its answer stands there', async () => {
  await open(orderAt, { [ORDER]: { data: { ...deskOrder(), row: deskRow({ kind: 'purchase', may: ['query'] }) } } });
  await page.getByRole('button', { name: '馬上查金流平台' }).click();
  await expect.element(page.getByText('金流平台的回答')).toBeVisible();
});

test('money that fits nothing is settled with how', async () => {
  const site = await open('/staff/topup/issues');
  await expect.element(page.getByText('金額和訂單不同')).toBeVisible();
  await expectWellInEveryLook();
  await page.getByRole('button', { name: '標記為處理完' }).click();
  await page.getByLabelText('怎麼處理的').fill('已從銀行退回');
  site.answer({ [ISSUES]: { ...documented<PaymentIssuesView>(ISSUES), data: [] } });
  await page.getByRole('dialog').getByRole('button', { name: '標記為處理完' }).click();
  await expect.element(page.getByText('沒有待查的款項')).toBeVisible();
  expect(site.asked(SETTLE)[0]?.body).toEqual({ reason: '已從銀行退回' });
});

test('a maintenance begins with its bulletin in three languages, and is ended by whom may', async () => {
  const { data } = documented<MaintenanceSwitchView>(SWITCH);
  const off = { ...data.now, on: false, bulletin: '', bulletin_hk: '', bulletin_en: '', until: null };
  const may: MaintenanceSwitchView['data']['may'] = ['start', 'end'];
  const site = await open(
    '/staff/topup/maintenance',
    { [SWITCH]: { data: { now: off, planned: null, version: 4, may } } },
    'product_admin',
  );
  await expect.element(page.getByText('正常開放')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '結束維護' })).not.toBeInTheDocument();
  await expectWellInEveryLook();
  await page.getByLabelText('公告', { exact: true }).fill('系統維護');
  await page.getByLabelText('公告（英文）').fill('Under maintenance');
  await page.getByLabelText('原因').fill('金流更新');
  const on = { ...off, on: true, bulletin: '系統維護' };
  site.answer({ [SWITCH]: { data: { now: on, planned: null, version: 5, may } } });
  await page.getByRole('button', { name: '開始維護' }).click();
  await expect.element(page.getByText('維護中', { exact: true })).toBeVisible();
  const sent = site.asked(CHANGE)[0];
  expect(sent?.body).toMatchObject({ on: true, bulletin: '系統維護', bulletin_en: 'Under maintenance' });
  expect(sent?.headers.get('if-match')).toBe('4');
  await expect.element(page.getByRole('button', { name: '結束維護' })).toBeVisible();
});

test('an address below that shows nothing', async () => {
  await open('/staff/topup/none');
  await expect.element(page.getByText('沒有這一頁')).toBeVisible();
});
