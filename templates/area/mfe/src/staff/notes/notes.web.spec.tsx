import type { NotesView } from '@hub/contracts/sample';
import { documented, expectAccessible, expectFits, renderPage, reply, staffCalls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const LIST = 'GET /api/staff/sample/notes';
const none: NotesView = { data: [], page: { next: null } };

test.for(['phone, light', 'desk, dark'] as const)('the desk reads notes: %s', async (look) => {
  const calls = { ...staffCalls('lead'), [LIST]: documented<NotesView>(LIST) };
  await renderPage({ at: '/staff/sample', look, calls });
  await expect.element(page.getByRole('heading', { name: '玩家的留言' })).toBeVisible();
  await expect.element(page.getByText('共 1 則，已全部列出')).toBeVisible();
  await expectAccessible();
  expectFits();
});

test('says that there is none, and that they did not come', async () => {
  const site = await renderPage({ at: '/staff/sample', calls: { ...staffCalls('lead'), [LIST]: none } });
  await expect.element(page.getByText('還沒有留言')).toBeVisible();
  site.answer({ [LIST]: reply(503) });
  await site.reload();
  await expect.element(page.getByText('留言沒有載入')).toBeVisible();
});
