import type { SavedFiltersView } from '@hub/contracts/tickets';
import { documented, expectAccessible, held, renderPage, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskCalls, QUEUE } from '../testing/desk-answers.ts';

const FILTERS = 'GET /api/staff/questions/filters';
const COUNTS = 'GET /api/staff/questions/counts';
const SAVE = 'POST /api/staff/questions/filters';
const CHANGE = 'PUT /api/staff/questions/filters/:filter';
const REMOVE = 'DELETE /api/staff/questions/filters/:filter';
const NAME = '沒人的';
const none: SavedFiltersView = { data: [] };
const [view] = documented<SavedFiltersView>(FILTERS).data;
const kept: SavedFiltersView = {
  data: [{ ...view!, name: NAME, filter: { queue: 'waiting', assignee: 'none', language: 'zh-TW' } }],
};

const open = () =>
  renderPage({ at: '/staff/questions', calls: { ...deskCalls(), [FILTERS]: none }, look: 'desk, light' });

test('a filter is an address, a chip and a saved view with its number', async () => {
  const site = await open();
  const chips = page.getByRole('group', { name: '篩選' });
  await chips.getByLabelText('負責人').selectOptions('none');
  await chips.getByLabelText('語言').selectOptions('zh-TW');
  await expect.poll(() => location.search).toBe('?assignee=none&language=zh-TW');
  await expect
    .poll(() => site.asked(QUEUE).at(-1)?.query.toString())
    .toBe('queue=waiting&assignee=none&language=zh-TW');
  await chips.getByRole('button', { name: '存成檢視' }).click();
  const name = page.getByLabelText('名稱', { exact: true });
  const save = page.getByRole('button', { name: '儲存', exact: true });
  site.answer({ [SAVE]: reply(400, { name: '最多 30 個字' }) });
  await name.fill('長'.repeat(31));
  await save.click();
  await expect.element(name).toHaveAccessibleDescription('最多 30 個字');
  await expectAccessible();
  site.answer({ [SAVE]: kept, [FILTERS]: kept });
  await name.fill(NAME);
  await save.click();
  const saved = page.getByRole('list', { name: '存起來的檢視' }).getByRole('link', { name: NAME });
  await expect.element(saved).toHaveAttribute('aria-current', 'true');
  await expect.element(saved).toHaveTextContent(/3 件/);
  expect(site.asked(SAVE).at(-1)?.body).toEqual({ name: NAME, filter: kept.data[0]!.filter });
  expect(site.asked(COUNTS).length).toBeGreaterThan(1);
  await page.getByRole('button', { name: '整理檢視' }).click();
  await expectAccessible('the saved views');
  site.answer({ [REMOVE]: none, [FILTERS]: none });
  await page.getByRole('button', { name: `刪除「${NAME}」` }).click();
  await expect.element(saved).toHaveLength(0);
  expect(site.asked(REMOVE)[0]?.params.filter).toBe('8');
  expect(site.asked(REMOVE)[0]?.headers.get('if-match')).toBe(String(view!.version));
});

test('a name that somebody else was faster to change stays as it was typed, and goes over theirs with the second press', async () => {
  const [mine, theirs, typed] = ['我的', '別人改的', '我改的'];
  const at = (name: string, more: number): SavedFiltersView => ({
    data: [{ ...view!, name, version: view!.version + more }],
  });
  const calls = { ...deskCalls(), [FILTERS]: at(mine, 0) };
  const site = await renderPage({ at: '/staff/questions', calls, look: 'desk, light' });
  await page.getByRole('button', { name: '整理檢視' }).click();
  const refusal = '有人剛剛改過這個檢視，請看過再改';
  site.answer({ [CHANGE]: reply(409, { msg: refusal }), [FILTERS]: at(theirs, 1) });
  await page.getByLabelText(`「${mine}」的名稱`).fill(typed);
  await userEvent.keyboard('{Enter}');
  const field = page.getByLabelText(`「${theirs}」的名稱`);
  await expect.element(page.getByText(refusal)).toBeVisible();
  await expect.element(field).toHaveValue(typed);
  site.answer({ [CHANGE]: at(typed, 2), [FILTERS]: at(typed, 2) });
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText(`「${typed}」的名稱`)).toHaveValue(typed);
  await expect.element(page.getByText(refusal)).toHaveLength(0);
  expect(site.asked(CHANGE).map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
    [String(view!.version), { name: typed }],
    [String(view!.version + 1), { name: typed }],
  ]);
});

test('a name that was taken stays in its field, and the next change names its version, before the list is read again', async () => {
  const [was, typed] = ['我的', '我改的'];
  const at = (name: string, more: number): SavedFiltersView => ({
    data: [{ ...view!, name, version: view!.version + more }],
  });
  const site = await renderPage({ at: '/staff/questions', calls: { ...deskCalls(), [FILTERS]: at(was, 0) } });
  await page.getByRole('button', { name: '整理檢視' }).click();
  const again = held(at(typed, 1));
  site.answer({ [CHANGE]: at(typed, 1), [FILTERS]: again.answer });
  await page.getByLabelText(`「${was}」的名稱`).fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText(`「${typed}」的名稱`)).toHaveValue(typed);
  await page.getByRole('button', { name: `「${typed}」往下移` }).click();
  await expect.poll(() => site.asked(CHANGE).at(-1)?.headers.get('if-match')).toBe(String(view!.version + 1));
  again.release();
});

test('the palette and G go to views', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1, name: '待處理' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: '前往' }).fill('已結案');
  await expect.element(page.getByRole('option', { name: /已結案/ }).last()).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.search).toBe('?queue=closed');
  await userEvent.keyboard('gm');
  await expect.poll(() => location.search).toBe('?assignee=me');
});
