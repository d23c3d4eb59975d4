import { ticketTexts, type SearchView } from '@hub/contracts/tickets';
import { documented, expectAccessible, renderPage, reply, type Asked } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskCalls } from '../testing/desk-answers.ts';

const SEARCH = 'POST /api/staff/questions/search';
const EMAIL = 'player@example.com';

const found = documented<SearchView>(SEARCH);
const [hit] = found.data;
const byEmail: SearchView = { ...found, data: [{ ...hit!, found_by: 'email', snippets: [] }] };
const answerOf = ({ body }: Asked) => {
  const { q } = body as { q: string };
  if (q === '卡') return reply(400, { q: ticketTexts.SEARCH_WORDS.tw });
  return q === EMAIL ? byEmail : found;
};
const field = page.getByRole('searchbox', { name: '要找的字' });

test('the search marks the words, and keeps addresses out of the address bar', async () => {
  const site = await renderPage({
    at: '/staff/questions',
    calls: { ...deskCalls(), [SEARCH]: answerOf },
    look: 'desk, light',
  });
  await expect.element(page.getByRole('heading', { level: 1, name: '待處理' })).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('首購加贈{Enter}');
  const marks = page.getByRole('list', { name: '搜尋結果' }).getByCss(`[data-row="${hit!.id}"] mark`);
  await expect.element(marks).toHaveTextContent('首購加贈');
  expect(decodeURIComponent(location.search)).toBe('?q=首購加贈');
  await expectAccessible();
  await site.reload();
  await expect.element(field).toHaveValue('首購加贈');
  await expect.element(marks).toHaveTextContent('首購加贈');
  await field.fill(EMAIL);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('信箱相符')).toBeVisible();
  expect(decodeURIComponent(location.href)).not.toContain(EMAIL);
  expect(site.asked(SEARCH).at(-1)?.body).toEqual({ q: EMAIL });
  await field.fill('卡');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('兩個以上的中文字');
  await expect.element(field).toHaveAccessibleDescription(/兩個以上的中文字/);
});
