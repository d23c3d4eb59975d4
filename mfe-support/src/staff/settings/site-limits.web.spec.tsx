import { expectAccessible, expectFits, renderPage, type Asked } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CHANGE, ONE, settingCalls, settingOf, versionsTo } from '../testing/setting-calls.ts';

const site = {
  captcha_provider: 'altcha',
  main_site: '',
  support_site: '',
  reports_per_hour: '20',
  pictures_per_report: '6',
  pictures_per_reply: '3',
  picture_mb: '8',
};
const save = page.getByRole('button', { name: '儲存', exact: true });
const fields: [label: string, hint: string, wrong: string, refused: string][] = [
  ['每個帳號一小時最多幾件回報', '5 到 100，平常是 20', '101', '請輸入 5 到 100 的整數'],
  ['一件回報最多幾張圖片', '1 到 6，平常是 6', '7', '請輸入 1 到 6 的整數'],
  ['一次補充最多幾張圖片', '1 到 3，平常是 3', '0', '請輸入 1 到 3 的整數'],
  ['一張圖片最大幾 MB', '1 到 8，平常是 8', '', '請輸入 1 到 8 的整數'],
];

test('a limit outside its bounds is refused at its field; within them it is saved', async () => {
  const rendered = await renderPage({
    at: '/staff/settings/site/site',
    calls: { ...settingCalls(), [ONE]: settingOf('site', site) },
    look: 'desk, light',
  });
  await expect.element(save).toBeVisible();
  expectFits();
  for (const [label, hint, wrong] of fields) {
    const field = page.getByLabelText(label);
    await expect.element(field).toHaveAccessibleDescription(hint);
    await field.fill(wrong);
  }
  await save.click();
  for (const [label, , wrong, refused] of fields) {
    await expect.element(page.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(refused));
    await expect.element(page.getByLabelText(label)).toHaveValue(wrong);
  }
  expect(rendered.asked(CHANGE)).toEqual([]);
  await expectAccessible('refused');
  const set = { reports_per_hour: '10', pictures_per_report: '4', pictures_per_reply: '1', picture_mb: '2' };
  const saved = settingOf('site', { ...site, ...set }, { version: 3, versions: versionsTo(3) });
  rendered.answer({ [CHANGE]: saved, [ONE]: saved });
  for (const [at, value] of Object.values(set).entries()) await page.getByLabelText(fields[at]?.[0] ?? '').fill(value);
  await save.click();
  await expect.element(page.getByText('已儲存').first()).toBeVisible();
  const [asked] = rendered.asked(CHANGE) as [Asked & { headers: Headers }];
  expect([asked.headers.get('if-match'), asked.body]).toMatchObject(['2', set]);
});
