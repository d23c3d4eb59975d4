import { pageData } from '@hub/web';
import { renderPage } from '@hub/page-tests';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const { site } = pageData();
const before = { ...site };
afterEach(() => Object.assign(site, before));

const open = () => renderPage({ at: '/member/complete_agreement', calls: {}, look: 'desk, light' });
const [draft, demo] = [page.getByText('示範文本'), page.getByText('本站為功能示範，不代表任何遊戲。')];

test('the demonstration says what it is, over its texts and below every page', async () => {
  await open();
  await expect.element(draft).toBeVisible();
  await expect.element(demo).toBeVisible();
});

test('the site of a publisher has its own name, and no word of a demonstration', async () => {
  Object.assign(site, { name: '星河遊戲', demo: false, legalDraft: false });
  await open();
  await expect.element(page.getByText(/© \d{4} 星河遊戲$/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '星河遊戲' })).toBeVisible();
  await expect.poll(() => document.title).toBe('會員服務條款｜星河遊戲');
  await expect.element(draft).not.toBeInTheDocument();
  await expect.element(demo).not.toBeInTheDocument();
});
