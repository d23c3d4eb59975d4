import type { DeskJobsView } from '@hub/contracts/jobs';
import type { DeskMaintenanceView, StaffTicketView } from '@hub/contracts/tickets';
import type { VipCardView } from '@hub/contracts/vip';
import {
  documented,
  examples,
  expectWellInEveryLook,
  renderPage,
  reply,
  staffCalls,
  type Calls,
} from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const CASE = 'GET /api/staff/vipquestions/:q_id';
const CARD = 'GET /api/staff/card/vip';

const ofPlayer = documented<StaffTicketView>(CASE);
const desk = (over: Calls = {}): Calls => ({
  ...staffCalls('agent'),
  ...examples(
    'GET /api/staff/vipquestions',
    'GET /api/staff/vipquestions/counts',
    'GET /api/staff/vipquestions/deadlines/counts',
    'GET /api/staff/vipquestions/choices',
    'GET /api/staff/vipquestions/filters',
    CASE,
    'POST /api/staff/vipquestions/:q_id/presence',
    'GET /api/staff/card/vipquestions',
    CARD,
  ),
  [CASE]: { data: { ...ofPlayer.data, partner_uid: 'uid-900002' } },
  'GET /api/staff/card/deliveries': reply(503),
  'GET /api/staff/card/redemptions': reply(503),
  ...over,
});

/** It stays open from case to case, and from test to test. */
async function openCard(): Promise<void> {
  const opener = page.getByRole('button', { name: '玩家卡', exact: true });
  await expect.element(opener).toBeVisible();
  if (opener.element().getAttribute('aria-expanded') !== 'true') await userEvent.keyboard('i');
}

test('the queue is the engine’s, at this desk’s own address and calls', async () => {
  const site = await renderPage({ at: '/staff/vipquestions', calls: desk(), look: 'desk, light' });
  await expect.poll(() => site.asked('GET /api/staff/vipquestions').length).toBeGreaterThan(0);
  await expect.element(page.getByRole('link', { name: 'VIP 案件' })).toBeVisible();
  await expectWellInEveryLook();
});

test('a case has the card of its player, with rank, agent and history', async () => {
  await renderPage({ at: '/staff/vipquestions/2001', calls: desk(), look: 'desk, light' });
  await openCard();
  const part = page.getByRole('region', { name: 'VIP', exact: true });
  await expect.element(part).toHaveTextContent(/VIP 1/);
  await expect.element(part).toHaveTextContent(/小岳（yue）/);
  await expect.element(part).toHaveTextContent(/90 天內 NT\$42,000，5 筆/);
  await expect.element(part).toHaveTextContent(/年度 VIP 名單/);
});

test('the card says of who is no VIP that they are none', async () => {
  const none = documented<VipCardView>(CARD);
  const data = { ...none.data, level: 0, source: null, ends_at: null, agent: null, note: '', sources: [], history: [] };
  await renderPage({ at: '/staff/vipquestions/2001', calls: desk({ [CARD]: { ...none, data } }), look: 'desk, light' });
  await openCard();
  await expect.element(page.getByText('不是 VIP')).toBeVisible();
});

const JOBS = 'GET /api/staff/vipquestions/jobs';
const KEEPING = 'GET /api/staff/vipquestions/jobs/keeping';
const rounds = {
  contacts: '把聯絡資料加密',
  approvals: '作廢過期的核准要求',
  'bulk-works': '處理匯入的檔案',
  'bulk-files': '清掉沒人用的匯入檔',
};

test('what the desk does by itself has words, the works of its list among them', async () => {
  const [job] = documented<DeskJobsView>(JOBS).data;
  const failed = { ...job!, kind: 'task', state: 'failed', may_cancel: false, may_retry: true };
  const tasks = ['vip-rule', 'vip-rules'].map((what, at) => ({ ...failed, id: `task-${at + 1}`, what }));
  const { data } = documented<DeskMaintenanceView>(KEEPING);
  const schedules = Object.keys(rounds).map((name) => ({ ...data.schedules[0]!, name }));
  const beside = ['events', 'identity', 'catalog', 'topup', 'surveys'].flatMap((service) => [
    [`GET /api/staff/jobs/${service}`, { data: [], page: { next: null } }],
    [`GET /api/staff/jobs/${service}/keeping`, documented(`GET /api/staff/jobs/${service}/keeping`)],
  ]);
  await renderPage({
    at: '/staff/vipquestions/jobs',
    calls: {
      ...desk(staffCalls('product_admin')),
      ...(Object.fromEntries(beside) as Calls),
      [JOBS]: { data: tasks, page: { next: null } },
      [KEEPING]: { data: { ...data, schedules } },
    },
    look: 'desk, light',
  });
  for (const word of ['套用改過的 VIP 消費規則', '每晚計算 VIP 消費規則', ...Object.values(rounds)])
    await expect.element(page.getByText(word, { exact: true })).toBeVisible();
});
