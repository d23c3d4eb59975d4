import type { AccountLinkView } from '@hub/contracts/identity';
import { documented, expectWellInEveryLook, playerToken, renderPage, reply, type Calls } from '@hub/page-tests';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropMemberCookie, EMAIL } from '../testing/member-answers.ts';

const CODE = 'POST /api/auth/member_code';
const LINK = 'GET /api/auth/account_link';
const MAKE = 'POST /api/auth/account_link';
const END = 'POST /api/auth/account_link/end';

const linked = documented<AccountLinkView>(LINK);
const free: AccountLinkView = { data: { ...linked.data, linked_at: null } };
const token = playerToken();
const open = (calls: Calls) =>
  renderPage({ at: `/member/game-account?token=${token}`, calls: { [CODE]: { msg: 'ok' }, ...calls } });

beforeEach(dropMemberCookie);
afterEach(dropMemberCookie);

const showCode = async (code = '123456') => {
  await page.getByLabelText('電子信箱').fill(EMAIL);
  await userEvent.keyboard('{Enter}');
  await page.getByLabelText('驗證碼', { exact: true }).fill(code);
  await page.getByRole('button', { name: '連結這個遊戲帳號' }).click();
};

test('who plays says an address and the code of its mail, and stays in the game', async () => {
  const site = await open({ [LINK]: free, [MAKE]: linked });
  await expect.element(page.getByText(linked.data.role_id)).toBeVisible();
  await expect.element(page.getByText(/可以查看和下載這個遊戲帳號的序號兌換紀錄/)).toBeVisible();
  await expectWellInEveryLook();
  site.answer({ [LINK]: linked });
  await showCode('１２３ 456');
  await expect.element(page.getByText('連結好了')).toBeVisible();
  const [sent] = site.asked(MAKE);
  expect(sent?.body).toEqual({ email: EMAIL, code: '123456', page: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect([sent?.headers.get('x-auth-token'), sent?.headers.get('idempotency-key')]).toEqual([
    token,
    expect.any(String),
  ]);
  expect(site.asked(LINK).at(-1)?.headers.get('x-auth-token')).toBe(token);
  expect(document.cookie).not.toContain('member=');
  await expectWellInEveryLook();
});

test('a wrong code is said at its field, and what was typed stays', async () => {
  const wrong = { code: '驗證碼不正確，或已經失效。請核對最新一封信，或重寄一次' };
  await open({ [LINK]: free, [MAKE]: reply(400, wrong) });
  await showCode();
  const code = page.getByLabelText('驗證碼', { exact: true });
  await expect.element(code).toHaveAccessibleDescription(/驗證碼不正確/);
  await expect.element(code).toHaveValue('123456');
});

test('somebody is linked already: since when, the end of it, and another address instead', async () => {
  const site = await open({ [LINK]: linked, [END]: { msg: 'ok' } });
  await expect.element(page.getByText(/從 2026.*起連結了一位會員/)).toBeVisible();
  await expect.element(page.getByText('改連結到我的會員信箱')).toBeVisible();
  await expectWellInEveryLook();
  site.answer({ [LINK]: free });
  await page.getByRole('button', { name: '結束連結' }).click();
  await expect.element(page.getByText('連結已經結束')).toBeVisible();
  expect(site.asked(END)[0]?.headers.get('x-auth-token')).toBe(token);
  await expect.element(page.getByLabelText('電子信箱')).toBeVisible();
});

test('while nobody can say whether it is linked, it says so and offers no form', async () => {
  const site = await open({ [LINK]: reply(503, { msg: '系統維護中' }) });
  await expect.element(page.getByText('暫時讀不到這個遊戲帳號，請過幾分鐘再試')).toBeVisible();
  await expect.element(page.getByLabelText('電子信箱')).not.toBeInTheDocument();
  site.answer({ [LINK]: free });
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect.element(page.getByLabelText('電子信箱')).toBeVisible();
});

test('without a game it says how one comes here; a session that ended says that', async () => {
  const site = await renderPage({ at: '/member/game-account' });
  await expect.element(page.getByRole('heading', { name: '請從遊戲裡打開' })).toBeVisible();
  await expectWellInEveryLook();
  site.answer({ [LINK]: reply(401, { jwt: '登入逾時，請重新操作' }) });
  await site.open(`/member/game-account?token=${token}`);
  await expect.element(page.getByText('這次從遊戲打開的時間太久了，請回遊戲重新打開')).toBeVisible();
});
