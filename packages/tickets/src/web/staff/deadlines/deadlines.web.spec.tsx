import { dayAfter, dayOf, type DeadlinesView, type StaffDeadlineView } from '@hub/contracts/tickets';
import { documented, examples, expectAccessible, expectFits, renderPage, staffCalls, type Look } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ANSWER, caseOf, dialog, openCase, press } from '../testing/desk-answers.ts';

const LIST = 'GET /api/staff/questions/deadlines';
const COUNTS = 'GET /api/staff/questions/deadlines/counts';
const FEE = 'POST /api/staff/questions/:q_id/fee';
const today = dayOf(new Date());
const row = documented<DeadlinesView>(LIST).data[0]!;
const deadlineOf = (over: Partial<StaffDeadlineView> = {}): StaffDeadlineView => ({
  ...row.deadline,
  due_on: dayAfter(today, 2),
  ...over,
});
const noted = page.getByRole('button', { name: /記下.*查詢費/ });

const openList = (role: 'agent' | 'finance', look: Look, over: object = {}) =>
  renderPage({
    at: '/staff/questions/deadlines',
    calls: {
      ...staffCalls(role),
      ...examples(COUNTS, FEE),
      [LIST]: { data: [{ ...row, deadline: deadlineOf(), ...over }], page: { next: null } },
    },
    look,
  });

for (const look of ['phone, light', 'phone, dark', 'desk, light', 'desk, dark'] as const)
  test(`the list says what is due, what was missed, and takes a fee for a reason: ${look}`, async () => {
    const site = await openList('agent', look);
    await expect.element(page.getByText('剩 2 天')).toBeVisible();
    await expect.element(page.getByText(/進行中 3 件：逾期 0 件/)).toBeVisible();
    await expect.element(page.getByText('2026-11 申訴：到期 4 件，逾期 1 件')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '#10231' })).toBeVisible();
    await expectAccessible('list');
    expectFits();
    await press(noted);
    await press(dialog.getByRole('button', { name: '記下', exact: true }));
    await expect.element(dialog.getByText('請寫下原因，至少 4 個字', { exact: true })).toBeVisible();
    expect(site.asked(FEE)).toEqual([]);
    await dialog.getByLabelText('怎麼收到的，或為什麼').fill('11/26 匯款，後五碼 12345');
    await expectAccessible('fee');
    await press(dialog.getByRole('button', { name: '記下', exact: true }));
    await expect.element(dialog).toHaveLength(0);
    expect(site.asked(FEE)[0]?.body).toEqual({ fee: 'received', reason: '11/26 匯款，後五碼 12345' });
    expect(site.asked(FEE)[0]?.headers.get('if-match')).toBe('1');
  });

test('finance sees days and fees, and no way into the case', async () => {
  await openList('finance', 'desk, light', { opens: false });
  await expect.element(page.getByRole('listitem').getByText('查詢費未收')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '#10231' })).toHaveLength(0);
});

test('a case shows its day, what was asked for, and that an answer may be the result', async () => {
  const complaint = { kind: 'complaint', fee: null, fee_twd: null, history_from: null, history_until: null } as const;
  const deadline = deadlineOf({ ...complaint, known_on: '2026-11-01', belated: true, due_on: today });
  const site = await openCase({ deadline, question_type: 'complaint' });
  await expect.element(page.getByText(/申訴・法定期限 .+，今天到期/)).toBeVisible();
  await expect.element(page.getByText(/超過 7 日才提出；仍要答覆/)).toBeVisible();
  await expectAccessible();
  site.answer({ [ANSWER]: caseOf({ version: 4 }) });
  await page.getByRole('textbox', { name: /回覆/ }).fill('查證後，停權改為三日。');
  await page.getByLabelText('這是處理結果').click();
  await press(page.getByRole('button', { name: /^送出/ }));
  await expect.poll(() => site.asked(ANSWER).length).toBe(1);
  const body = site.asked(ANSWER)[0]?.body as Record<string, string>;
  expect(body.concludes).toBe('1');
});

test('a case without a day offers nothing of it', async () => {
  await openCase();
  await expect.element(page.getByLabelText('這是處理結果')).toHaveLength(0);
});
