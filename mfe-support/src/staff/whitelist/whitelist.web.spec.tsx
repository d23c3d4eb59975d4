import type { WhitelistRow, WhitelistView } from '@hub/contracts/support';
import { documented, expectAccessible, renderPage, staffCalls, type Calls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const LIST = 'GET /api/staff/whitelist';
const ADD = 'POST /api/staff/whitelist';
const IMPORT = 'POST /api/staff/whitelist/import';
const REMOVE = 'POST /api/staff/whitelist/:id/remove';

const ONE = 'uid-winter';
const [row] = documented<WhitelistView>(LIST).data as [WhitelistRow];
const listOf = (...values: string[]): WhitelistView => ({
  data: values.map((value, at) => ({ ...row, id: 12 + at, value })),
  page: { next: null, total: values.length },
});
const calls: Calls = {
  ...staffCalls('product_admin'),
  [LIST]: documented(LIST),
  'GET /api/staff/settings/:kind': { data: [], page: { next: null, total: 0 } },
};
const open = (at: string, over: Calls = {}) =>
  renderPage({ at: `/staff/settings${at}`, calls: { ...calls, ...over }, look: 'desk, light' });
const list = page.getByRole('main').getByRole('list', { name: '提前看到' });
const field = (name: string) => page.getByRole('textbox', { name });
const game = page.getByLabelText('遊戲', { exact: true });

test('a network that is too large is said at its field; somebody is added by the keyboard', async () => {
  const site = await open('');
  await page.getByRole('link', { name: '白名單', exact: true }).click();
  await expect.element(list.getByText('uid-tester')).toBeVisible();
  await expectAccessible('list');
  await page.getByRole('link', { name: '加入一筆' }).click();
  const kind = page.getByLabelText('用什麼認人');
  const add = page.getByRole('button', { name: '加入名單' });
  await kind.selectOptions('network');
  await field('網段').fill('10.0.0.0/8');
  await add.click();
  await expect.element(page.getByText('範圍太大：IPv4 最大 /16，IPv6 最大 /32').first()).toBeVisible();
  expect(site.asked(ADD)).toEqual([]);
  await expectAccessible('new');
  await kind.selectOptions('account');
  await game.selectOptions('H73');
  await field('遊戲帳號').fill(ONE);
  await field('原因').fill('驗收十二月活動');
  site.answer({ [ADD]: { data: { ...row, value: ONE } }, [LIST]: listOf(ONE, 'uid-tester') });
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(list.getByText(ONE)).toBeVisible();
  expect(site.asked(ADD)[0]?.body).toMatchObject({ list: 'preview', kind: 'account', game_id: 'H73', value: ONE });
});

test('many are compared first, their lines that cannot be taken are told, and the others are added', async () => {
  const told = {
    applied: false,
    fresh: 2,
    known: 1,
    twice: 0,
    fault_count: 1,
    faults: [{ line: 3, value: 'uid 有空格', text: '只能用英文、數字和符號，中間不能有空格' }],
  };
  const site = await open('/whitelist', { [IMPORT]: { data: told } });
  await page.getByRole('link', { name: '匯入多筆' }).click();
  await game.selectOptions('H73');
  const text = `${ONE}\n${ONE}-2,阿凱\nuid 有空格\n${ONE}-3`;
  await page.getByLabelText('或選 CSV 檔').upload(new File([text], 'testers.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('testers.csv · 1 KB')).toBeVisible();
  await expect.element(field('貼上名單')).toHaveValue(text);
  await field('原因').fill('驗收十二月活動');
  await page.getByRole('button', { name: '先比對' }).click();
  await expect.element(page.getByText('可以加入 2 筆，名單裡已有 1 筆，重複 0 列')).toBeVisible();
  await expect.element(page.getByText(/第 3 列「uid 有空格」/)).toBeVisible();
  await expectAccessible();
  site.answer({ [IMPORT]: { data: { ...told, applied: true } } });
  await page.getByRole('button', { name: '加入這 2 筆' }).click();
  await expect.element(page.getByText('已加入 2 筆')).toBeVisible();
  expect(site.asked(IMPORT).map(({ body }) => (body as { apply: boolean }).apply)).toEqual([false, true]);
});

test('somebody who is looked for by the address is taken off for a reason', async () => {
  const site = await open(`/whitelist?q=${ONE}-2`, { [LIST]: listOf(`${ONE}-2`) });
  await list.getByRole('button', { name: `移除 ${ONE}-2` }).click();
  expect(site.asked(LIST)[0]?.query.get('q')).toBe(`${ONE}-2`);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: '原因' })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('textbox', { name: '原因' }).fill('活動已經開放');
  site.answer({ [REMOVE]: documented(REMOVE), [LIST]: listOf() });
  await dialog.getByRole('button', { name: '移除' }).click();
  await expect.element(page.getByText('名單裡沒有符合的')).toBeVisible();
  expect(site.asked(REMOVE)[0]).toMatchObject({ params: { id: '12' }, body: { reason: '活動已經開放' } });
});
