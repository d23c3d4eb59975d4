import type { LegalDeskView, LegalDetail, LegalDetailView } from '@hub/contracts/catalog';
import {
  documented,
  examples,
  expectWellInEveryLook,
  held,
  renderPage,
  reply,
  staffCalls,
  type Calls,
} from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const LIST = 'GET /api/staff/legal';
const DRAFT = 'POST /api/staff/legal';
const ONE = 'GET /api/staff/legal/:id';
const SAVE = 'PUT /api/staff/legal/:id';
const SAVE_TEXT = 'PUT /api/staff/legal/:id/sections/:section';
const PREVIEW = 'POST /api/staff/legal/preview';
const CHANGES = 'GET /api/staff/legal/:id/changes';
const REVIEW = 'POST /api/staff/legal/:id/review';
const REQUEST = 'POST /api/staff/legal/:id/requests';
const DISCARD = 'DELETE /api/staff/legal/:id';

const { data } = documented<LegalDetailView>(ONE) as LegalDetailView;
const detail = (row: Partial<LegalDetail['row']> = {}, over: Partial<LegalDetail> = {}) => ({
  data: { ...data, ...over, row: { ...data.row, ...row } },
});
const open = (at: string, over: Calls = {}, role: 'product_admin' | 'auditor' = 'product_admin') =>
  renderPage({
    at,
    calls: {
      ...staffCalls(role),
      ...examples(LIST, DRAFT, ONE, SAVE, SAVE_TEXT, PREVIEW, CHANGES, REVIEW, REQUEST, DISCARD),
      ...over,
    },
    look: 'desk, light',
  });

test('versions are listed by document set and text, a draft begins with a press; well in every look', async () => {
  const site = await open('/staff/legal');
  await expect.element(page.getByRole('link', { name: /long_e 第 3 版/ })).toBeVisible();
  await expect.element(page.getByText('律師未確認')).toBeVisible();
  await expectWellInEveryLook();
  await page.getByLabelText('改了哪一份').selectOptions('refund');
  await expect.poll(() => site.asked(LIST).at(-1)?.query.get('section')).toBe('refund');
  await page.getByRole('button', { name: /開新草稿/ }).click();
  await expect.poll(() => location.pathname).toBe('/staff/legal/7');
  expect(site.asked(DRAFT)[0]?.body).toEqual({ site: 'long_e' });
  expect(site.asked(DRAFT)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test('a second draft is refused in words; none, and a list that cannot be had', async () => {
  const site = await open('/staff/legal', { [DRAFT]: reply(409, { msg: '這組條款已經有一份草稿，請接著改那一份' }) });
  await page.getByRole('button', { name: /開新草稿/ }).click();
  await expect.element(page.getByText('這組條款已經有一份草稿，請接著改那一份')).toBeVisible();
  site.answer({ [LIST]: { data: [], sites: [], page: { next: null } } satisfies LegalDeskView });
  await site.reload();
  await expect.element(page.getByText('沒有符合的版本')).toBeVisible();
  site.answer({ [LIST]: reply(503, { msg: '系統維護中' }) });
  await site.reload();
  await expect.element(page.getByText('條款沒有載到')).toBeVisible();
});

test('when it takes effect and what players are told is saved with the revision that was read', async () => {
  const site = await open('/staff/legal/7', { [SAVE]: detail({ revision: 5 }) });
  await expect.element(page.getByRole('button', { name: '儲存' })).toBeVisible();
  await expectWellInEveryLook();
  await page.getByLabelText('這次改了什麼', { exact: true }).fill('申訴的方式寫得更清楚。');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect
    .poll(() => site.asked(SAVE)[0]?.body)
    .toMatchObject({ kind: 'contract', summary: '申訴的方式寫得更清楚。' });
  expect(site.asked(SAVE)[0]?.headers.get('if-match')).toBe('4');
});

test('a second person is asked about what was saved, not about what was there before', async () => {
  const late = held(detail({ revision: 5 }));
  const site = await open('/staff/legal/7', { [SAVE]: late.answer });
  await page.getByLabelText('這次改了什麼', { exact: true }).fill('申訴的方式寫得更清楚。');
  await page.getByRole('button', { name: '儲存' }).click();
  const ask = page.getByRole('button', { name: '送第二人核准發布' });
  await expect.element(ask).toHaveAttribute('aria-disabled', 'true');
  ask.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  site.answer({ [ONE]: detail({ revision: 5 }), [SAVE]: late.answer });
  late.release();
  await expect.element(ask).not.toHaveAttribute('aria-disabled');
  await ask.click();
  await page.getByRole('dialog').getByLabelText('原因').fill('依主管機關函修正');
  await page.getByRole('dialog').getByRole('button', { name: '送同事核准' }).click();
  await expect.poll(() => site.asked(REQUEST)[0]?.headers.get('if-match')).toBe('5');
});

test('what is typed is saved before a second person is asked; what cannot be saved is said, and nobody is asked', async () => {
  const site = await open('/staff/legal/7', { [SAVE]: reply(400, { summary: '請寫得更清楚' }) });
  const ask = page.getByRole('button', { name: '送第二人核准發布' });
  const dialog = page.getByRole('dialog');
  await page.getByLabelText('這次改了什麼', { exact: true }).fill('申訴。');
  await ask.click();
  await expect.element(page.getByText('請寫得更清楚').first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  site.answer({ [SAVE]: detail({ revision: 5 }), [ONE]: detail({ revision: 5 }) });
  await page.getByLabelText('這次改了什麼', { exact: true }).fill('申訴的方式寫得更清楚。');
  await ask.click();
  await dialog.getByLabelText('原因').fill('依主管機關函修正');
  await dialog.getByRole('button', { name: '送同事核准' }).click();
  await expect.poll(() => site.asked(REQUEST)[0]?.headers.get('if-match')).toBe('5');
  expect(site.asked(SAVE).at(-1)?.body).toMatchObject({ summary: '申訴的方式寫得更清楚。' });
});

test.each([
  ['/staff/legal/7', SAVE, () => page.getByLabelText('這次改了什麼', { exact: true })],
  ['/staff/legal/7/refund', SAVE_TEXT, () => page.getByRole('textbox', { name: /^標題（.*台灣/ })],
] as const)('%s is saved as often as one likes, on top of what was saved before', async (at, line, field) => {
  const site = await open(at, { [line]: detail({ revision: 5 }), [ONE]: detail() });
  await field().fill('一次');
  site.answer({ [line]: detail({ revision: 5 }), [ONE]: detail({ revision: 5 }) });
  await page.getByRole('button', { name: '儲存' }).click();
  await expect.poll(() => site.asked(line)).toHaveLength(1);
  await field().fill('再一次');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect.poll(() => site.asked(line).map(({ headers }) => headers.get('if-match'))).toEqual(['4', '5']);
});

test('a text that is on its way is not met as another person’s by the next form', async () => {
  const late = held(detail({ revision: 5 }));
  const site = await open('/staff/legal/7/refund', { [SAVE_TEXT]: late.answer });
  await page.getByRole('textbox', { name: /^標題（.*台灣/ }).fill('退費的辦法');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect.poll(() => site.asked(SAVE_TEXT)).toHaveLength(1);
  await page.getByRole('link', { name: '總覽' }).click();
  await expect.element(page.getByRole('link', { name: '總覽' })).toHaveAttribute('aria-current', 'page');
  site.answer({ [ONE]: detail({ revision: 5 }), [SAVE_TEXT]: late.answer, [SAVE]: detail({ revision: 6 }) });
  late.release();
  await page.getByLabelText('這次改了什麼', { exact: true }).fill('退費的辦法改了。');
  await expect.element(page.getByText(/存了新的內容/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: '儲存' }).click();
  await expect.poll(() => site.asked(SAVE)[0]?.headers.get('if-match')).toBe('5');
});

test('a text is written in three languages beside what players will read', async () => {
  const site = await open('/staff/legal/7/refund', { [SAVE_TEXT]: detail({ revision: 5 }) });
  await page.getByRole('textbox', { name: /^標題（.*台灣/ }).fill('退費的辦法');
  await expect.element(page.getByRole('heading', { name: '退費的辦法' })).toBeVisible();
  await expectWellInEveryLook();
  await page.getByRole('button', { name: '儲存' }).click();
  await expect.poll(() => site.asked(SAVE_TEXT)[0]?.params).toEqual({ id: '7', section: 'refund' });
  expect(site.asked(SAVE_TEXT)[0]?.body).toMatchObject({ title: '退費的辦法' });
});

test('somebody was faster: what was typed stays, and is saved on top when one says so', async () => {
  const site = await open('/staff/legal/7/refund', { [SAVE_TEXT]: reply(409, { msg: '別人剛存了新的內容' }) });
  await page.getByRole('textbox', { name: /^標題（.*台灣/ }).fill('我的標題');
  site.answer({ [ONE]: detail({ revision: 9, by: '小岳' }) });
  await page.getByRole('button', { name: '儲存' }).click();
  await expect.element(page.getByText(/小岳 在 .* 存了新的內容/)).toBeVisible();
  await page.getByRole('button', { name: '保留我的，再按儲存' }).click();
  site.answer({ [SAVE_TEXT]: detail({ revision: 10 }) });
  await page.getByRole('button', { name: '儲存' }).click();
  await expect.poll(() => site.asked(SAVE_TEXT).at(-1)?.headers.get('if-match')).toBe('9');
  expect(site.asked(SAVE_TEXT).at(-1)?.body).toMatchObject({ title: '我的標題' });
});

test('what differs is marked for eye and ear', async () => {
  await open('/staff/legal/7/changes');
  await expect.element(page.getByText('和第 1 版比較')).toBeVisible();
  expect([document.querySelector('ins')?.textContent, document.querySelector('del')?.textContent]).toEqual([
    '、發票',
    '或帳單',
  ]);
  await expectWellInEveryLook();
});

test('a second person is asked with a reason, by keyboard; what is missing is said', async () => {
  const site = await open('/staff/legal/7', { [REQUEST]: reply(409, { msg: '請先選生效時間' }) });
  const ask = page.getByRole('button', { name: '送第二人核准發布' });
  await expect.element(ask).toBeVisible();
  ask.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('原因').fill('依主管機關函修正');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('請先選生效時間')).toBeVisible();
  site.answer({ [REQUEST]: documented(REQUEST), [ONE]: detail({ waiting: true }, { mode: 'read' }) });
  await dialog.getByRole('button', { name: '送同事核准' }).click();
  await expect.element(page.getByText('等另一位同事核准')).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
  expect(site.asked(REQUEST).at(-1)?.body).toEqual({ request: 'publish', reason: '依主管機關函修正' });
});

test('an auditor notes what a lawyer confirmed, takes it back, and edits nothing', async () => {
  const read = detail({}, { mode: 'read' });
  const site = await open('/staff/legal/7', { [ONE]: read }, 'auditor');
  await expect.element(page.getByText('律師還沒確認這份內容')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '儲存' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '記下律師已確認' }).click();
  await page.getByRole('dialog').getByLabelText('律師或事務所').fill('林律師');
  const reviewed = { lawyer: '林律師', note: '', by: '小法', at: '2026-11-26T10:00:00+08:00' };
  site.answer({ [ONE]: detail({ reviewed }, { mode: 'read' }) });
  await page.getByRole('dialog').getByRole('button', { name: '記下' }).click();
  await expect.element(page.getByText('林律師 已確認')).toBeVisible();
  await page.getByRole('button', { name: '取消確認' }).click();
  await expect
    .poll(() => site.asked(REVIEW).map(({ body }) => (body as { lawyer: string }).lawyer))
    .toEqual(['林律師', '']);
});

test('a draft is thrown away after a question, and a version that is announced is withdrawn by two', async () => {
  const site = await open('/staff/legal/7');
  await page.getByRole('button', { name: '丟掉草稿' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '丟掉', exact: true }).click();
  await expect.poll(() => location.pathname).toBe('/staff/legal');
  expect(site.asked(DISCARD)[0]?.headers.get('if-match')).toBe('4');
  site.answer({ [ONE]: detail({ state: 'published', standing: 'coming' }, { mode: 'read' }) });
  await site.open('/staff/legal/7');
  await page.getByRole('button', { name: '撤回這一版' }).click();
  await page.getByRole('dialog').getByLabelText('原因').fill('生效日期要改');
  await page.getByRole('dialog').getByRole('button', { name: '送同事核准' }).click();
  await expect.poll(() => site.asked(REQUEST)[0]?.body).toEqual({ request: 'withdraw', reason: '生效日期要改' });
});

test('a version that is not there, and an address that is none', async () => {
  const site = await open('/staff/legal/9', { [ONE]: reply(404, { msg: '沒有這一版條款' }) });
  await expect.element(page.getByText('找不到這一版')).toBeVisible();
  await site.open('/staff/legal/x');
  await expect.element(page.getByText('沒有這一頁')).toBeVisible();
});
