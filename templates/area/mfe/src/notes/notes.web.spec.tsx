import { expectAccessible, expectFits, playerToken, renderPage, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const LEAVE = 'POST /api/sample/notes';

test.for(['phone, light', 'desk, dark'] as const)('a player leaves a note: %s', async (look) => {
  const site = await renderPage({ at: `/sample?token=${playerToken()}`, look, calls: { [LEAVE]: { id: 12 } } });
  await page.getByLabelText('想說的話').fill('很好玩');
  await expectAccessible();
  expectFits();
  await page.getByRole('button', { name: '送出留言' }).click();
  await expect.element(page.getByText('收到您的留言了')).toBeVisible();
  expect(site.asked(LEAVE)[0]?.body).toEqual({ note: '很好玩' });
  await page.getByRole('button', { name: '再寫一則' }).click();
  await expect.element(page.getByLabelText('想說的話')).toHaveValue('');
});

test('what is refused stays in the form', async () => {
  const calls = { [LEAVE]: reply(503, { msg: '暫時連不上' }) };
  await renderPage({ at: `/sample?token=${playerToken()}`, calls });
  await page.getByLabelText('想說的話').fill('很好玩');
  await page.getByRole('button', { name: '送出留言' }).click();
  await expect.element(page.getByText('暫時連不上')).toBeVisible();
  await expect.element(page.getByLabelText('想說的話')).toHaveValue('很好玩');
});

test('who comes from no game is told where to come from', async () => {
  await renderPage({ at: '/sample' });
  await expect.element(page.getByText('請從遊戲裡打開這一頁')).toBeVisible();
  await expectAccessible();
});
