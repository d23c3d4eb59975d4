import type { SetupView } from '@hub/contracts/tickets';
import { documented, examples, expectWellInEveryLook, partnerToken, playerToken, renderPage } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const SETUP = 'POST /api/service/init_setup';

test('the home in a game greets the player, counts what is new, and is well in every look', async () => {
  const setup = documented<SetupView>(SETUP, {
    token: playerToken(),
    is_in_game: true,
    unread_count: 2,
    character_name: '測試角色',
    role_id: '123456789',
    tips: ['附上訂單編號，處理會快很多'],
  });
  await renderPage({
    at: `/service_quick?token=${partnerToken()}&usr_device=android`,
    calls: {
      [SETUP]: setup,
      ...examples('GET /api/notices', 'GET /api/faq/get_faq'),
      'GET /api/questions/unread': { unread_count: 2 },
    },
  });
  await expect.element(page.getByText(/測試角色/).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: /線上回報/ }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: /回報紀錄/ }).first()).toHaveTextContent(/2/);
  await expect.element(page.getByText('遊戲內選不到附件？')).toBeVisible();
  await expectWellInEveryLook();
});
