import { expectAccessible, expectFits, renderPage } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CHANGE, LIST, ONE, rowsOf, settingCalls, settingOf, versionsTo } from '../testing/setting-calls.ts';

const type = { code: 'u', label: '抓蟲獎勵活動', label_hk: '捉蟲獎賞活動', label_en: '' };
const column = (name: string) => page.getByRole('group', { name, exact: true });
const preview = page.getByRole('region', { name: '玩家會看到' });

test('the languages of a text stand side by side; which is missing is told, and what players read meanwhile', async () => {
  const calls = { ...settingCalls(), [ONE]: settingOf('question_types', type) };
  const site = await renderPage({ at: '/staff/settings/question_types/H73.u', calls, look: 'desk, light' });
  await expect.element(column('繁體中文（台灣）').getByText('必填')).toBeVisible();
  await expect.element(column('繁體中文（香港）').getByText('已寫好')).toBeVisible();
  await expect.element(column('English').getByText('還沒寫完')).toBeVisible();
  const tops = ['玩家看到的名稱', '玩家看到的名稱（香港）', '玩家看到的名稱（英文）'].map((name) =>
    page.getByLabelText(name, { exact: true }).element().getBoundingClientRect(),
  );
  expect(new Set(tops.map(({ top }) => Math.round(top))).size, 'in one line').toBe(1);
  await page.getByLabelText('玩家看到的名稱（英文）').fill('Bug hunt');
  await expect.element(column('English').getByText('已寫好')).toBeVisible();
  await expectAccessible();
  expectFits();
  const saved = settingOf('question_types', { ...type, label_en: 'Bug hunt' }, { version: 3, versions: versionsTo(3) });
  site.answer({ [CHANGE]: saved, [ONE]: saved });
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect.element(page.getByText('已儲存').first()).toBeVisible();
  expect(site.asked(CHANGE)[0]?.body).toMatchObject({ label: '抓蟲獎勵活動', label_en: 'Bug hunt' });
});

test('zh-TW is needed, and the preview shows what players of each language read', async () => {
  const words = { title: '維護', content: '暫停服務', title_en: 'Maintenance', content_en: 'Back soon' };
  const calls = { ...settingCalls(), [ONE]: settingOf('notices', { ...words, starts_at: '2026-11-22T10:00' }) };
  const site = await renderPage({ at: '/staff/settings/notices/3', calls, look: 'desk, light' });
  await preview.getByRole('button', { name: 'English' }).click();
  await expect.element(preview.getByText('Back soon')).toBeVisible();
  await preview.getByRole('button', { name: '繁體中文（香港）' }).click();
  await expect.element(preview.getByText('暫停服務')).toBeVisible();
  await page.getByLabelText('標題', { exact: true }).fill('');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect.element(page.getByRole('link', { name: '標題：請填寫這一欄', exact: true })).toBeVisible();
  expect(site.asked(CHANGE)).toEqual([]);
  await site.look('narrow, dark');
  await expectAccessible('narrow');
  expectFits('narrow');
});

test('a list tells what is not written in every language', async () => {
  const rows = rowsOf({ title: '有' }, { key: '4', title: '缺', lacks: ['zh-HK', 'en'] });
  await renderPage({
    at: '/staff/settings/notices',
    calls: {
      ...settingCalls(),
      [LIST]: { ...rows, data: rows.data.map((row, at) => (at ? row : { ...row, lacks: [] })) },
    },
    look: 'phone, light',
  });
  await expect.element(page.getByText('缺 香港、英文')).toBeVisible();
  expect(page.getByText(/^缺 /).all()).toHaveLength(1);
});
