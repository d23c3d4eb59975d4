import { expectAccessible, renderPage, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PREVIEW } from '../testing/survey-answers.ts';

test('staff shows and hides the form as it stands in a page', async () => {
  await renderPage({ at: '/test/7', calls: { [PREVIEW]: { msg: { title: '秋季問卷', form_url: 'about:blank' } } } });
  await expect.element(page.getByRole('heading', { name: '秋季問卷' })).toBeVisible();
  const show = page.getByRole('button', { name: '顯示問卷' });
  await expect.element(show).toHaveAttribute('aria-expanded', 'false');
  await show.click();
  await expect.element(page.getByTitle('問卷表單：秋季問卷')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '隱藏問卷' }).click();
  await expect.element(page.getByTitle('問卷表單：秋季問卷')).not.toBeInTheDocument();
});

test.for([401, 403, 404])('whoever is not of the staff finds nothing (%i)', async (status) => {
  await renderPage({ at: '/test/7', calls: { [PREVIEW]: reply(status, { msg: '查無資料' }) } });
  await expect.element(page.getByRole('heading', { name: '此問卷不存在或已結束' })).toBeVisible();
});
