import type { MacrosView, MacroView } from '@hub/contracts/tickets';
import { documented, expectAccessible, renderPage } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskCalls } from '../testing/desk-answers.ts';

const LIST = 'GET /api/staff/questions/macros';
const ONE = 'GET /api/staff/questions/macros/:id';
const ADD = 'POST /api/staff/questions/macros';
const CHANGE = 'PUT /api/staff/questions/macros/:id';
const ARCHIVE = 'POST /api/staff/questions/macros/:id/archive';

const { data } = documented<MacroView>(ONE);
const [version] = data.versions;
const saved = (number: number, title: string, archived = false): MacroView => ({
  data: {
    macro: { ...data.macro, title, version: number, archived },
    versions: Array.from({ length: number }, (_, n) => ({ ...version!, title, version: number - n })),
  },
});
const name = page.getByRole('textbox', { name: '名稱' });
const content = page.getByRole('textbox', { name: '內容' });
const save = page.getByRole('button', { name: '儲存' });

test('a lead writes a canned reply, changes it and puts it away', async () => {
  let now = saved(1, '請更新版本');
  const site = await renderPage({
    at: '/staff/questions',
    calls: {
      ...deskCalls('lead'),
      [LIST]: documented<MacrosView>(LIST),
      [ONE]: () => now,
      [ADD]: () => now,
      [CHANGE]: () => (now = saved(2, '請更新到最新版本')),
      [ARCHIVE]: () => (now = saved(2, '請更新到最新版本', true)),
    },
    look: 'desk, light',
  });
  await page.getByRole('list', { name: '工具' }).getByRole('link', { name: '罐頭回覆' }).click();
  await expect.element(page.getByRole('heading', { name: '罐頭回覆', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('link', { name: data.macro.title })).toBeVisible();
  await expectAccessible('list');
  await page.getByRole('link', { name: '新增罐頭回覆' }).click();
  await name.fill('請更新版本');
  await content.fill('您好，{email}');
  await save.click();
  await expect.element(page.getByText('沒有 {email} 這個變數').first()).toBeVisible();
  expect(site.asked(ADD)).toEqual([]);
  await content.fill('您好，請更新 ');
  await page.getByRole('button', { name: '遊戲名稱' }).click();
  await expect.element(content).toHaveValue('您好，請更新 {game}');
  await expectAccessible('form');
  await save.click();
  await expect.poll(() => location.pathname).toBe('/staff/questions/macros/3');
  expect(site.asked(ADD)[0]?.body).toMatchObject({ title: '請更新版本', content: '您好，請更新 {game}' });

  await expect.element(name).toHaveValue('請更新版本');
  await name.fill('請更新到最新版本');
  await save.click();
  await expect.element(page.getByText('已儲存')).toBeVisible();
  await expect.element(page.getByText(/第 2 版/)).toBeVisible();
  expect(site.asked(CHANGE)[0]?.headers.get('if-match')).toBe('1');
  await page.getByRole('button', { name: '封存' }).click();
  await expect.element(page.getByRole('button', { name: '恢復使用' })).toBeVisible();
  await expect.element(page.getByText('已封存')).toBeVisible();
  expect(site.asked(ARCHIVE)[0]?.body).toEqual({ archived: '1' });
});
