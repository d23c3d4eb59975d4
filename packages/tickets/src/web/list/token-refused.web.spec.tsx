import { documented, partnerToken, renderPage, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const SETUP = 'POST /api/service/init_setup';

test('a token that the site does not take leads to the look-up', async () => {
  const refused = reply(401, { jwt: 'jwt expired' });
  const site = await renderPage({
    at: `/service/H73/list?token=${partnerToken()}`,
    calls: { [SETUP]: refused, 'GET /api/questions/list': refused },
  });
  site.answer({ [SETUP]: documented(SETUP) });
  await expect.poll(() => location.pathname).toBe('/service/H73/query');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(location.search).toBe('');
});
