import type { Account, AccountsView, OneTimePasswordView, StaffSessionRow } from '@hub/contracts/identity';
import { documented, expectAccessible, held, renderPage, reply, staffCalls, type Calls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const LIST = 'GET /api/staff/accounts';
const ADD = 'POST /api/staff/accounts';
const ONE = 'GET /api/staff/accounts/:id';
const DISABLE = 'POST /api/staff/accounts/:id/disable';

const { data } = documented<{ data: Account }>(ONE);
const [session] = documented<{ data: StaffSessionRow[] }>('GET /api/staff/sessions').data as [StaffSessionRow];
const account = { ...data, sessions: [{ ...session, current: false }] };
const made = documented<OneTimePasswordView>(ADD);
const calls: Calls = {
  ...staffCalls('owner'),
  [LIST]: documented<AccountsView>(LIST),
  [ONE]: { data: account },
};
const open = (at: string) => renderPage({ at, calls, look: 'desk, light' });

test('an owner makes an account; the password is handed over once and leads to it', async () => {
  const site = await open('/staff/approvals');
  site.answer({ 'GET /api/staff/approvals/identity': { data: [], page: { next: null } } });
  await page.getByRole('link', { name: '帳號管理' }).click();
  await expect.element(page.getByRole('link', { name: /mei/ })).toBeVisible();
  await expectAccessible('accounts');
  await page.getByRole('link', { name: '新增帳號' }).click();
  await page.getByRole('textbox', { name: '帳號' }).fill('mei');
  await page.getByRole('textbox', { name: '姓名' }).fill('小諾');
  await page.getByRole('checkbox', { name: '客服', exact: true }).click();
  await page.getByRole('group', { name: '客服的遊戲' }).getByRole('checkbox', { name: '全部遊戲' }).click();
  await expectAccessible('new');
  site.answer({ [ADD]: reply(400, { login: '這個帳號有人用了' }) });
  const add = page.getByRole('button', { name: '建立帳號' });
  await add.click();
  await expect.element(page.getByRole('textbox', { name: '帳號' })).toHaveAccessibleDescription(/這個帳號有人用了/);
  site.answer({ [ADD]: reply(201, { data: { ...made.data, account } }) });
  await page.getByRole('textbox', { name: '帳號' }).fill('nova');
  await add.click();
  const handed = page.getByRole('group', { name: '一次性密碼' });
  await expect.element(handed).toHaveFocus();
  await expect.element(handed.getByText('shown-this-once')).toBeVisible();
  expect(site.asked(ADD).at(-1)?.body).toEqual({
    login: 'nova',
    name: '小諾',
    owner: false,
    roles: [{ role: 'agent', game_id: '*' }],
  });
  await expectAccessible('handed over');
  await handed.getByRole('link', { name: '查看這個帳號' }).click();
  await expect.element(page.getByRole('region', { name: '登入中的裝置' }).getByRole('listitem')).toHaveLength(1);
});

test('an account is closed after a question', async () => {
  const site = await open('/staff/accounts/7');
  await expect.element(page.getByRole('region', { name: '登入中的裝置' }).getByRole('listitem')).toHaveLength(1);
  await expectAccessible('account');
  await page.getByRole('button', { name: '停用帳號' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expectAccessible('question');
  const closed = { data: { ...account, disabled: true, sessions: [] } };
  site.answer({ [DISABLE]: closed, [ONE]: closed });
  await dialog.getByRole('button', { name: '停用帳號' }).click();
  await expect.element(page.getByText('已停用')).toBeVisible();
  await expect.element(page.getByText('目前沒有登入中的裝置。')).toBeVisible();
  expect(site.asked(DISABLE)).toHaveLength(1);
});

test('an account has a heading while it loads, and when it does not come', async () => {
  const one = held(reply(500, {}));
  await renderPage({ at: '/staff/accounts/4', calls: { ...calls, [ONE]: one.answer }, look: 'desk, light' });
  await expect.element(page.getByRole('heading', { level: 1, name: '帳號', exact: true })).toBeInTheDocument();
  await expectAccessible('on its way');
  one.release();
  await expect.element(page.getByRole('heading', { level: 1, name: '帳號沒有載入' })).toBeVisible();
});

test('roles that services publish are offered; one that nobody publishes any more is shown as such', async () => {
  const words = (tw: string) => ({ tw, en: tw });
  const of = (role: string, tw: string, may: string, published: boolean) => ({
    role: `guild_${role}`,
    service: 'guild',
    title: words(tw),
    may: words(may),
    published,
  });
  const roles = { data: [of('keeper', '公會管理', '解散公會', true), of('elder', '公會長老', '看公會', false)] };
  const held = { ...account, roles: [{ role: 'guild_elder', game_id: '*' }] };
  const more: Calls = { ...calls, [ONE]: { data: held }, 'GET /api/staff/roles': roles };
  const site = await renderPage({ at: '/staff/accounts/7', calls: more, look: 'desk, light' });
  const elder = page.getByRole('checkbox', { name: /^公會長老.*已經沒有服務使用這個角色/ });
  await expect.element(elder).toBeChecked();
  const keeper = page.getByRole('checkbox', { name: /^公會管理.*解散公會/ });
  await expect.element(keeper).not.toBeChecked();
  await expectAccessible('roles');
  site.answer({ [ONE]: { data: { ...held, roles: [{ role: 'agent', game_id: '*' }] } } });
  await site.reload();
  await expect.element(keeper).toBeVisible();
  await expect.element(elder).not.toBeInTheDocument();
});
