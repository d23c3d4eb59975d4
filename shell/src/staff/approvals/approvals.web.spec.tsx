import type { ApprovalRow, ApprovalsView, ApprovalView } from '@hub/contracts/approvals';
import { documented, expectAccessible, renderPage, reply, staffCalls, type Calls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const LIST = 'GET /api/staff/approvals/identity';
const COUNT = 'GET /api/staff/approvals/identity/count';
const APPROVE = 'POST /api/staff/approvals/identity/:id/approve';
const REFUSE = 'POST /api/staff/approvals/identity/:id/refuse';
const KEYS = 'GET /api/staff/partner_keys';

const [row] = documented<ApprovalsView>(LIST).data as [ApprovalRow];
const decided = { ...row, decider: { name: '小和', login: 'owner2' }, decided_at: '2026-11-22T11:00:00+08:00' };
const none = { data: [], page: { next: null } };
const calls: Calls = {
  ...staffCalls('owner'),
  [COUNT]: { data: { decide: 1, mine: 0 } },
  [LIST]: documented<ApprovalsView>(LIST),
  'GET /api/staff/approvals/events': none,
};
const open = () => renderPage({ at: '/staff/approvals', calls, look: 'desk, light' });
const request = page.getByRole('group', { name: /h73-2026b/ });
const dialog = page.getByRole('dialog');

test('what waits is counted at its tab and approved after a question; its outcome stays where it was', async () => {
  const site = await open();
  await expect.element(page.getByRole('link', { name: /等待核准 1 筆等您核准/ })).toBeVisible();
  await expect.element(request.getByText('每半年例行更換')).toBeVisible();
  await expectAccessible('waiting');
  await request.getByRole('button', { name: '核准', exact: true }).click();
  await expect.element(dialog.getByText('核准後立即生效，並記在稽核紀錄。')).toBeVisible();
  await expectAccessible('question');
  site.answer({
    [APPROVE]: { data: { ...decided, state: 'applied' } } satisfies ApprovalView,
    [LIST]: none,
    [COUNT]: { data: { decide: 0, mine: 0 } },
  });
  await dialog.getByRole('button', { name: '核准', exact: true }).click();
  await expect.element(request.getByText('核准好了，變更已經生效')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '等待核准', exact: true })).toBeVisible();
  expect(site.asked(APPROVE).map(({ params }) => params.id)).toEqual(['12']);
  await expectAccessible('approved');
  site.answer({ [KEYS]: documented(KEYS) });
  await request.getByRole('link').click();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'h73-2026a' }).getByText('使用中')).toBeVisible();
  await expectAccessible('keys');
});

test('a refusal needs a reason, which is said at its field', async () => {
  const site = await open();
  site.answer({ [REFUSE]: reply(400, { reason: '請寫下原因' }) });
  await request.getByRole('button', { name: '不核准' }).click();
  await dialog.getByRole('button', { name: '不核准' }).click();
  await expect.element(dialog.getByLabelText('原因')).toHaveAccessibleDescription(/請寫下原因/);
  site.answer({ [REFUSE]: { data: { ...decided, state: 'refused', answer: '請改在維護時段更換' } }, [LIST]: none });
  await dialog.getByLabelText('原因').fill('請改在維護時段更換');
  await dialog.getByRole('button', { name: '不核准' }).click();
  await expect.element(request.getByText('請改在維護時段更換')).toBeVisible();
  expect(site.asked(REFUSE).at(-1)?.body).toEqual({ reason: '請改在維護時段更換' });
});

test('a run over members waits for an auditor of all games too, and leads to its list', async () => {
  const run: ApprovalRow = {
    ...row,
    kind: 'inactivity-run',
    subject: 'members',
    object: 'members:2026-11-26',
    game_id: '',
    facts: [
      { name: 'inactivity_day', before: '2026-10-26', after: '2026-11-26' },
      { name: 'to_close', before: null, after: '3' },
    ],
  };
  const lists = ['catalog', 'events', 'vip', 'topup', 'surveys'].map((name) => [
    `GET /api/staff/approvals/${name}`,
    none,
  ]);
  await renderPage({
    at: '/staff/approvals',
    calls: {
      ...staffCalls('auditor'),
      ...(Object.fromEntries(lists) as Calls),
      [LIST]: { data: [run], page: { next: null } } satisfies ApprovalsView,
    },
    look: 'desk, light',
  });
  await expect.element(page.getByText('長期未登入：寄信通知與終止 · 2026-11-26')).toBeVisible();
  await expect.element(page.getByText('要終止的會員')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '看名單' }))
    .toHaveAttribute('href', '/staff/personal-data/inactivity');
});
