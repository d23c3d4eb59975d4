import { examples, playerToken, renderPage } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const SETUP = 'POST /api/service/init_setup';

test.for(['/vipservice', '/vipservice/H73', '/vipservice/H73/list', '/vipservice/H73/view/1'])(
  'nothing is asked of an area that is not there: %s',
  async (at) => {
    const site = await renderPage({ at: `${at}?token=${playerToken()}`, calls: examples(SETUP) });
    await expect.element(page.getByText(/即將開放/).first()).toBeVisible();
    // The token of a game becomes ours on any page; that is the one call there is.
    expect(site.asked(SETUP).length).toBeLessThanOrEqual(1);
    await site.reload();
    await expect.element(page.getByText(/即將開放/).first()).toBeVisible();
  },
);
