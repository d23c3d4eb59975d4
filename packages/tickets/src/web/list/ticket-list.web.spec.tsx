import type { TicketListView } from '@hub/contracts/tickets';
import { documented, expectWellInEveryLook, playerToken, renderPage } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const LIST = 'GET /api/questions/list';

test('the first call of a list is for the tab that was opened', async () => {
  const site = await renderPage({
    at: `/service/H73/list?state=closed&token=${playerToken()}`,
    calls: { [LIST]: { msg: [], next: null, total: 0 } },
  });
  await expect.element(page.getByText('沒有已結案的回報')).toBeVisible();
  expect(site.asked(LIST).map(({ query }) => query.toString())).toEqual(['state=closed']);
  await expectWellInEveryLook();
});

test('reports of every state are there, the unread one marked, well in every look', async () => {
  const { msg } = documented<TicketListView>(LIST);
  const rows = (['0', '1', '2', '4'] as const).map((status, n) => ({ ...msg[0]!, id: 10231 - n, status }));
  rows[0]!.reply_by = '2026-11-24T17:00:00+08:00';
  const read = { ...rows[3]!, id: 10220, is_read: '1' as const, reply_time: null };
  await renderPage({
    at: `/service/H73/list?token=${playerToken()}`,
    calls: { [LIST]: { msg: [...rows, read], next: null, total: 5 } },
  });
  await expect.element(page.getByRole('main').getByRole('link', { name: /儲值未入帳/ })).toHaveLength(5);
  await expect.element(page.getByText('預計 11 月 24 日（二）17:00 前回覆')).toHaveLength(1);
  await expectWellInEveryLook();
});
