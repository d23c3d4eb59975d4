import type { HolidayRow, HolidaysView } from '@hub/contracts/tickets';
import { documented, expectAccessible, renderPage, reply, staffCalls, type Calls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const LIST = 'GET /api/staff/questions/holidays';
const ADD = 'POST /api/staff/questions/holidays';
const IMPORT = 'POST /api/staff/questions/holidays/import';
const REMOVE = 'POST /api/staff/questions/holidays/:holiday/remove';

const { data } = documented<HolidaysView>(LIST);
const dayOf = (day: string, name: string): HolidayRow => ({
  ...data.rows[0]!,
  id: `${day}.H73`,
  game_id: 'H73',
  day,
  name,
});
const yearOf = (year: string, ...rows: HolidayRow[]): HolidaysView => ({
  data: { ...data, year, years: ['2026', year], rows },
});
const doubleTen = dayOf('2041-10-10', '國慶日');
const peace = dayOf('2041-02-28', '和平紀念日');
const calls: Calls = {
  ...staffCalls('product_admin'),
  [LIST]: ({ query }) => (query.get('year') === '2041' ? yearOf('2041') : documented(LIST)),
  'GET /api/staff/settings/:kind': { data: [], page: { next: null, total: 0 } },
};
const open = (at: string, over: Calls = {}) =>
  renderPage({ at: `/staff/settings${at}`, calls: { ...calls, ...over }, look: 'desk, light' });
const list = (year: string) => page.getByRole('main').getByRole('list', { name: `${year} 年的客服假日` });
const field = (name: string) => page.getByRole('textbox', { name });
const game = page.getByLabelText('遊戲', { exact: true });

test('the days of a year are read among the settings', async () => {
  await open('');
  await page.getByRole('link', { name: '客服假日', exact: true }).click();
  await page.getByRole('navigation', { name: '年份' }).getByRole('link', { name: '2026' }).click();
  await expect.element(list('2026').getByText('國慶日', { exact: true })).toBeVisible();
  await expect.element(list('2026').getByText('10月10日')).toBeVisible();
  await expect.element(page.getByText('已經算好的數字不會變')).toBeVisible();
  await expectAccessible();
});

test('a day is added by the keyboard, and its year is shown', async () => {
  const site = await open('/holidays?year=2041');
  await expect.element(page.getByText('2041 年還沒有假日')).toBeVisible();
  await page.getByRole('link', { name: '加入一天' }).click();
  const add = page.getByRole('button', { name: '加入假日' });
  await add.click();
  await expect.element(page.getByText('請填寫假日名稱，例如 國慶日').first()).toBeVisible();
  expect(site.asked(ADD)).toEqual([]);
  await expectAccessible();
  await game.selectOptions('H73');
  await page.getByLabelText('日期').fill('2041-10-10');
  await field('名稱').fill('國慶日');
  await field('原因').fill('行政院公布');
  site.answer({ [ADD]: { data: doubleTen }, [LIST]: yearOf('2041', doubleTen) });
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(list('2041').getByText('10月10日')).toBeVisible();
  expect(site.asked(ADD)[0]?.body).toEqual({
    game_id: 'H73',
    day: '2041-10-10',
    name: '國慶日',
    reason: '行政院公布',
  });
});

test('a year is compared first, its lines that cannot be taken are told, and the others are added', async () => {
  const told = {
    applied: false,
    fresh: [dayOf('2041-01-01', '元旦'), peace].map(({ day, name }) => ({ day, name })),
    known: 1,
    twice: 0,
    fault_count: 1,
    faults: [{ line: 3, value: '中秋節', text: '寫成「2026-10-10 國慶日」：日期、空格、名稱' }],
  };
  const site = await open('/holidays?year=2041', { [IMPORT]: { data: told } });
  await page.getByRole('link', { name: '匯入一整年' }).click();
  await game.selectOptions('H73');
  await expect.element(field('年份')).toHaveValue('2041');
  const text = '2041-01-01 元旦\n2041-10-10 國慶日\n中秋節\n2041/2/28\t和平紀念日';
  await field('貼上假日').fill(text);
  await field('原因').fill('行政院公布');
  await page.getByRole('button', { name: '先比對' }).click();
  await expect.element(page.getByText('可以加入 2 天，已經有 1 天，重複 0 列')).toBeVisible();
  await expect.element(page.getByText(/第 3 列「中秋節」/)).toBeVisible();
  await expectAccessible('compared');
  // Another text has to be looked at anew.
  await field('貼上假日').fill(`${text}\n2041-05-01 勞動節`);
  await expect.element(page.getByRole('button', { name: /^加入這/ })).toHaveLength(0);
  await field('貼上假日').fill(text);
  site.answer({ [IMPORT]: reply(503) });
  await page.getByRole('button', { name: '加入這 2 天' }).click();
  await expect.element(page.getByText('沒有加入，貼上的內容還在，請再按一次')).toBeVisible();
  site.answer({ [IMPORT]: { data: { ...told, applied: true } } });
  await page.getByRole('button', { name: '加入這 2 天' }).click();
  await expect.element(page.getByText('已加入 2 天')).toBeVisible();
  expect(site.asked(IMPORT).map(({ body }) => (body as { apply: boolean }).apply)).toEqual([false, true, true]);
});

test('a day goes for a reason', async () => {
  const site = await open('/holidays?year=2041', {
    [LIST]: yearOf('2041', dayOf('2041-01-01', '元旦'), peace, doubleTen),
  });
  await list('2041').getByRole('button', { name: '移除 2041-02-28 和平紀念日' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: '原因' })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('textbox', { name: '原因' }).fill('改成照常服務');
  site.answer({ [REMOVE]: documented(REMOVE), [LIST]: yearOf('2041', dayOf('2041-01-01', '元旦'), doubleTen) });
  await dialog.getByRole('button', { name: '移除' }).click();
  await expect.element(page.getByText('2041 年共 2 天')).toBeVisible();
  await expect.element(list('2041').getByText('和平紀念日')).toHaveLength(0);
  expect(site.asked(REMOVE)[0]).toMatchObject({
    params: { holiday: '2041-02-28.H73' },
    body: { reason: '改成照常服務' },
  });
});
