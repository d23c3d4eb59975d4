import type { StaffSessionRow } from '@hub/contracts/identity';
import { documented, expectAccessible, expectFits, renderPage, reply, staffCalls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const SESSIONS = 'GET /api/staff/sessions';
const END = 'POST /api/staff/sessions/:ref/end';
const CODES = 'POST /api/staff/recovery_codes';
const STEP_UP = 'POST /api/staff/step_up';

const [here] = documented<{ data: StaffSessionRow[] }>(SESSIONS).data as [StaffSessionRow];
const there = { ...here, ref: 'another', current: false };
const calls = { ...staffCalls('finance'), [SESSIONS]: { data: [here, there] } };
const devices = () => page.getByRole('region', { name: '登入中的裝置' });

test('sees where one is signed in and signs the other browser out', async () => {
  const site = await renderPage({ at: '/staff/account', calls, look: 'desk, light' });
  await expect.element(devices().getByRole('listitem')).toHaveLength(2);
  await expect.element(devices().getByText('這個裝置')).toHaveLength(1);
  for (const look of ['desk, dark', 'phone, light'] as const) {
    await site.look(look);
    await expectAccessible(look);
    expectFits(look);
  }
  site.answer({ [END]: documented(END), [SESSIONS]: { data: [here] } });
  await devices()
    .getByRole('button', { name: /^登出 Chrome/ })
    .click();
  await expect.element(devices().getByRole('listitem')).toHaveLength(1);
  await expect.element(devices()).toHaveFocus();
  expect(site.asked(END).map(({ params }) => params.ref)).toEqual(['another']);
});

test('a change wants the code again when the last one is old, and goes on by itself afterwards', async () => {
  const codes = Array.from({ length: 10 }, (_, n) => `7KQ2-M9XA-4D3${n}`);
  const site = await renderPage({
    at: '/staff/account',
    calls: {
      ...calls,
      [CODES]: reply(403, { step_up: '請再輸入一次驗證碼' }),
      [STEP_UP]: () => {
        site.answer({ [CODES]: { data: { recovery_codes: codes } } });
        return documented(STEP_UP);
      },
    },
    look: 'desk, light',
  });
  await page.getByRole('button', { name: '產生新的救援碼' }).click();
  const question = page.getByRole('dialog', { name: '再驗證一次' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByLabelText('驗證碼').fill('123456');
  await question.getByRole('button', { name: '確認' }).click();
  await expect.element(page.getByText('離開這一頁就不會再顯示')).toBeVisible();
  await expect.element(page.getByRole('list', { name: '救援碼' }).getByRole('listitem')).toHaveLength(10);
  expect(site.asked(CODES)).toHaveLength(2);
});
