import { pageData } from '@hub/web';
import { examples, renderPage } from '@hub/page-tests';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const { site } = pageData();
const before = { ...site };
afterEach(() => Object.assign(site, before));

const open = () => renderPage({ at: '/game', calls: examples('GET /api/notices'), look: 'desk, light' });
const demo = page.getByText('本站為功能示範，不代表任何遊戲。');

test('the demonstration says what it is below every page', async () => {
  await open();
  await expect.element(demo).toBeVisible();
});

test('the site of a publisher has its own name, and no word of a demonstration', async () => {
  Object.assign(site, { name: '星河遊戲', demo: false });
  await open();
  await expect.element(page.getByText(/© \d{4} 星河遊戲$/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '星河遊戲' })).toBeVisible();
  await expect.poll(() => document.title).toBe('選擇遊戲｜星河遊戲');
  await expect.element(demo).not.toBeInTheDocument();
});
