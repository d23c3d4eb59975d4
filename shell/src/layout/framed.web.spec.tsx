import { examples, renderPage } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const calls = examples('GET /api/legal/:site');

test('a page in a frame of ours leaves bar and footer to the page around it', async () => {
  const site = await renderPage({ at: '/member/complete_agreement?ui=frame', calls });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveAccessibleName(/.+/);
  delete document.documentElement.dataset.ui;
  await site.open('/member/complete_agreement');
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
});
