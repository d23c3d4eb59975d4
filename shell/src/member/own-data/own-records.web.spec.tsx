import type { TicketListView } from '@hub/contracts/tickets';
import type { MyReportsView } from '@hub/contracts/topup';
import { documented, examples, expectWellInEveryLook, renderPage, reply, tokenOf, type Asked } from '@hub/page-tests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  agreedTerms,
  dropMemberCookie,
  EMAIL,
  holdMemberCookie,
  memberAnswers,
  memberToken,
  noRecords,
  ORDERS,
  PROFILE,
  REDEMPTIONS,
  REPORTS,
  REQUESTS,
  TERMS,
  VERSIONS,
  VIP_REPORTS,
} from '../testing/member-answers.ts';

const OPEN = 'POST /api/questions/open_own';
const VIEW = 'GET /api/questions/view/:q_id';
const FORM = 'GET /api/questions/render_create_form/:game_id';
const NOTICES = 'GET /api/notices';
const TAKE = 'POST /api/auth/member_data';

beforeEach(dropMemberCookie);
afterEach(() => {
  dropMemberCookie();
  vi.restoreAllMocks();
});

const report = documented<TicketListView>(REPORTS);
const caseToken = tokenOf({ aud: 'K', ticket: 10231 });
const opened = { msg: { question_id: 10231, game_id: 'H73', token: caseToken } };

test('an own report opens its case, and the way back is the member’s again', async () => {
  holdMemberCookie();
  const calls = { ...memberAnswers, [REPORTS]: report, [OPEN]: opened, ...examples(VIEW, FORM, NOTICES) };
  const site = await renderPage({ at: '/member/my-data', calls });
  await page.getByRole('link', { name: /儲值未入帳/ }).click();
  await expect.poll(() => location.pathname).toBe('/service/H73/view/10231');
  expect(site.asked(OPEN)[0]?.body).toEqual({ question_id: 10231 });
  await expect.poll(() => site.asked(VIEW)[0]?.headers.get('x-auth-token')).toBe(caseToken);
  expect(location.search).toBe('');
  history.back();
  await expect.element(page.getByText(`目前登入：${EMAIL}`)).toBeVisible();
  expect(site.asked(PROFILE).at(-1)?.headers.get('x-auth-token')).toBe(memberToken.token);
});

test('reports of both desks are listed, each with its number, and the VIP desk only where there are some', async () => {
  holdMemberCookie();
  const site = await renderPage({ at: '/member/my-data', calls: { ...memberAnswers, [VIP_REPORTS]: report } });
  const vip = page.getByRole('region', { name: '我的 VIP 回報' });
  await expect.element(vip.getByText('#V10231')).toBeVisible();
  await expect
    .element(vip.getByRole('link', { name: /儲值未入帳/ }))
    .toHaveAttribute('href', '/member/report/vip/10231');
  await expectWellInEveryLook();
  site.answer(noRecords);
  await site.reload();
  await expect.element(page.getByText('這個信箱還沒有回報。')).toBeVisible();
  await expect.element(vip).not.toBeInTheDocument();
});

test.each([
  [404, { noexist: '查無資料' }, '沒有這件回報', '回到我的資料'],
  [503, { msg: '系統維護中' }, '這件回報沒有打開', '再試一次'],
])('a report that does not open says so, and what one can do (%d)', async (status, body, title, way) => {
  holdMemberCookie();
  await renderPage({ at: '/member/report/support/10231', calls: { ...memberAnswers, [OPEN]: reply(status, body) } });
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByText(way, { exact: true })).toBeVisible();
  await expectWellInEveryLook();
});

test('a report of no desk is no page', async () => {
  await renderPage({ at: '/member/report/none/1' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor signs in first, and is led back to the report', async () => {
  await renderPage({ at: '/member/report/support/10231', calls: examples(VERSIONS) });
  await expect.element(page.getByRole('heading', { name: '會員登入' })).toBeVisible();
  expect(new URLSearchParams(location.search).get('next')).toBe('/member/report/support/10231');
});

test('a download holds every page of everything, and no key of an order', async () => {
  holdMemberCookie();
  const [first, second] = [
    { ...report, next: '10231' },
    { ...report, next: null },
  ];
  const orders = documented<MyReportsView>(ORDERS);
  const calls = {
    ...memberAnswers,
    [TAKE]: documented<object>(TAKE),
    [REPORTS]: ({ query }: Asked) => (query.get('before') ? second : first),
    [VIP_REPORTS]: report,
    [ORDERS]: { ...orders, next: null },
    [REDEMPTIONS]: documented<object>(REDEMPTIONS),
    [REQUESTS]: documented<object>(REQUESTS),
    [TERMS]: { ...agreedTerms, next: null },
  };
  await renderPage({ at: '/member/my-data', calls });
  const saved = vi.spyOn(URL, 'createObjectURL');
  await page.getByRole('button', { name: '下載 JSON 檔案' }).click();
  await expect.element(page.getByText('檔案下載好了')).toBeVisible();
  const file = JSON.parse(await (saved.mock.calls[0]?.[0] as Blob).text()) as Record<string, { rows: object[] }>;
  const { account, ...parts } = file;
  expect(account).toBeDefined();
  expect(Object.fromEntries(Object.entries(parts).map(([name, { rows }]) => [name, rows.length]))).toEqual({
    reports: 2,
    vip_reports: 1,
    orders: orders.record.length,
    redemptions: 1,
    terms: agreedTerms.data.length,
    requests: 1,
  });
  expect(parts.orders?.rows).toEqual(orders.record.map((order) => ({ ...order, token: '' })));
});
