import { expectWellInEveryLook, playerToken, renderPage } from '@hub/page-tests';
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
