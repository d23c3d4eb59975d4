import type {
  InactiveMembersView,
  Inactivity,
  InactivityRequestView,
  InactivityRunsView,
  InactivityView,
} from '@hub/contracts/identity';
import { expectAccessible, expectFits, renderPage, reply, staffCalls, type Calls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const BASE = '/api/staff/members/inactivity';
const SHOW = `GET ${BASE}` as const;
const LIST = `GET ${BASE}/members` as const;
const RUNS = `GET ${BASE}/runs` as const;
const REQUEST = `POST ${BASE}/requests` as const;

const aDryRun = (over: Partial<Inactivity> = {}): InactivityView => ({
  data: {
    day: '2026-11-26',
    to_notice: 1200,
    to_close: 2,
    waiting: 8,
    unsent: 0,
    bounced: 0,
    approval: null,
    running: false,
    may_request: true,
    ...over,
  },
});
const member = (nth: number, over: Partial<InactiveMembersView['data'][number]> = {}) => ({
  member_id: `m_7000${nth}`,
  last_login: '2025-11-10T21:30:00+08:00',
  mailed_at: '2026-10-27T10:00:00+08:00',
  closes_on: '2026-11-12',
  bounced_at: null,
  held: null,
  ...over,
});
const members = (...data: InactiveMembersView['data']): InactiveMembersView => ({ data, page: { next: null } });
const runs: InactivityRunsView = {
  data: [
    {
      id: 4,
      day: '2026-10-26',
      requested_by: '小婷',
      approved_by: '小岳',
      noticed: 12,
      closed: 2,
      held: 1,
      started_at: '2026-10-26T10:00:00+08:00',
      done_at: '2026-10-26T10:00:04+08:00',
      state: 'done',
    },
  ],
  page: { next: null },
};

const show = (calls: Calls = {}, list = '') =>
  renderPage({
    at: `/staff/personal-data/inactivity${list && `?list=${list}`}`,
    calls: {
      ...staffCalls('product_admin'),
      [SHOW]: aDryRun(),
      [LIST]: members(member(1, { mailed_at: null, closes_on: null })),
      [RUNS]: runs,
      ...calls,
    },
    look: 'desk, light',
  });

test('the dry run says how many, and a request for it says what it does and wants a reason', async () => {
  const site = await show();
  await expect.element(page.getByText('1,200 位')).toBeVisible();
  await expect.element(page.getByText('m_70001')).toBeVisible();
  await expect.element(page.getByText('最後登入 2025/11/10')).toBeVisible();
  await expectAccessible();
  expectFits();
  await page.getByRole('button', { name: '提出執行' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/寄信給 1,200 位會員，並終止 2 位會員的資格/)).toBeVisible();
  await dialog.getByRole('button', { name: '提出執行' }).click();
  await expect.element(dialog.getByLabelText('原因')).toHaveAccessibleDescription(/請填寫原因/);
  expect(site.asked(REQUEST)).toEqual([]);
  await dialog.getByLabelText('原因').fill('每月例行作業');
  await expectAccessible('request');
  site.answer({ [REQUEST]: reply(409, { msg: '名單剛剛變了' }) });
  await dialog.getByRole('button', { name: '提出執行' }).click();
  await expect.element(dialog.getByText('名單剛剛變了')).toBeVisible();
  await expect.element(dialog.getByLabelText('原因')).toHaveValue('每月例行作業');
  site.answer({
    [REQUEST]: { data: { approval: 31 } } satisfies InactivityRequestView,
    [SHOW]: aDryRun({ approval: 31, may_request: false }),
  });
  await dialog.getByRole('button', { name: '提出執行' }).click();
  await expect.element(page.getByText('已提出執行，等另一位同事核准')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '提出執行' })).not.toBeInTheDocument();
  expect(site.asked(REQUEST).at(-1)?.body).toEqual({
    day: '2026-11-26',
    to_notice: 1200,
    to_close: 2,
    reason: '每月例行作業',
  });
});

test('who would be closed, who is held, and where nobody can say', async () => {
  const held = [member(1, { held: true }), member(2, { held: false }), member(3)];
  await show({ [LIST]: members(...held) }, 'close');
  await expect.element(page.getByText('有保留，不會終止')).toBeVisible();
  await expect.element(page.getByText('暫時查不到有沒有保留')).toBeVisible();
  await expect.element(page.getByText('2026/11/12 起可終止').first()).toBeVisible();
  await expectAccessible();
  expectFits();
});

test('whose notice came back is said above the lists, with the way there', async () => {
  await show({
    [SHOW]: aDryRun({ bounced: 1 }),
    [LIST]: members(member(1, { closes_on: null, bounced_at: '2026-10-28T09:00:00+08:00' })),
  });
  await page.getByRole('link', { name: '看是哪些會員' }).click();
  await expect.element(page.getByRole('link', { name: '信被退回' })).toHaveAttribute('aria-current');
  await expect.element(page.getByText('2026/10/28 被退回，不會終止')).toBeVisible();
  await expectAccessible();
  expectFits();
});

test('the runs that there were, with who asked and who agreed', async () => {
  await show({}, 'runs');
  await expect.element(page.getByText('小婷 提出，小岳 核准')).toBeVisible();
  await expect.element(page.getByText('保留 1 位')).toBeVisible();
  await expectAccessible();
});

test('an auditor looks and asks for nothing; a run that is under way says so; a list that is away says that too', async () => {
  await show({
    ...staffCalls('auditor'),
    [SHOW]: aDryRun({ running: true, may_request: false }),
    [LIST]: reply(503, { msg: '請稍後再試' }),
  });
  await expect.element(page.getByText('正在寄信和終止')).toBeVisible();
  await expect.element(page.getByText('名單沒有載到')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '提出執行' })).not.toBeInTheDocument();
});

test('nobody is due', async () => {
  await show({ [SHOW]: aDryRun({ to_notice: 0, to_close: 0, may_request: false }), [LIST]: members() });
  await expect.element(page.getByText('今天沒有要通知的會員')).toBeVisible();
  await expectAccessible();
});
