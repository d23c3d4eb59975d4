import type { StaffRoleView } from '@hub/contracts/catalog';
import { documented, examples, expectAccessible, expectFits, renderPage, type Calls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskCalls } from '../testing/desk-answers.ts';

const CARD = 'GET /api/staff/card/questions';
const ROLE = 'POST /api/staff/role_lookup';
const calls: Calls = {
  ...deskCalls(),
  ...examples(
    CARD,
    'GET /api/staff/card/deliveries',
    'GET /api/staff/card/redemptions',
    'GET /api/staff/card/vip',
    'GET /api/staff/card/penalties',
    'GET /api/staff/card/hold',
    ROLE,
  ),
};
const { data: role } = documented<StaffRoleView>(ROLE);
const found = page.getByRole('region', { name: role.char_name });
const find = page.getByRole('button', { name: '找玩家' });
const noCase = { data: { total: 0, more: false, since: null, reports: [] }, page: { next: null } };

for (const look of ['phone, light', 'desk, dark'] as const)
  test(`a player who never wrote is found by a role, and their card opens: ${look}`, async () => {
    const site = await renderPage({ at: '/staff/questions/players', calls: { ...calls, [CARD]: noCase }, look });
    await find.click();
    await expect.element(page.getByRole('link', { name: /^角色 ID：/ })).toBeVisible();
    expect(site.asked(ROLE)).toEqual([]);
    const game = page.getByLabelText('遊戲', { exact: true });
    const value = (game.element() as HTMLSelectElement).options[1]!.value;
    await game.selectOptions(value);
    const servers = page.getByLabelText('伺服器', { exact: true });
    await servers.selectOptions((servers.element() as HTMLSelectElement).options[1]!.value);
    await page.getByLabelText('角色 ID', { exact: true }).fill('123456789');
    await find.click();
    await expect.element(found.getByText('這個帳號沒有回報過')).toBeVisible();
    for (const name of ['寄送', '兌換', '處分'])
      await expect.element(found.getByRole('heading', { name })).toBeVisible();
    await expect.element(found.getByRole('heading', { name: role.char_name })).toHaveFocus();
    expect(site.asked(ROLE)[0]?.body).toMatchObject({ game_id: value, role_id: '123456789' });
    expect(new URLSearchParams(location.search).get('uid')).toBe(role.partner_uid);
    await expectAccessible('found');
    expectFits('found');
  });

test('a role that the game does not know opens no card', async () => {
  const none = { data: { ...role, verdict: 'none', char_name: '', partner_uid: '' } } as const;
  const site = await renderPage({ at: '/staff/questions/players', calls: { ...calls, [ROLE]: none } });
  const game = page.getByLabelText('遊戲', { exact: true });
  await expect.element(game).toBeVisible();
  await expect.poll(() => (game.element() as HTMLSelectElement).options.length).toBeGreaterThan(1);
  await game.selectOptions((game.element() as HTMLSelectElement).options[1]!.value);
  const servers = page.getByLabelText('伺服器', { exact: true });
  await servers.selectOptions((servers.element() as HTMLSelectElement).options[1]!.value);
  await page.getByLabelText('角色 ID', { exact: true }).fill('1');
  await find.click();
  await expect.element(page.getByText('遊戲說沒有這個角色，請核對角色 ID 和伺服器')).toBeVisible();
  expect(site.asked(CARD)).toEqual([]);
});

test('an auditor, who asks no game, finds by account; the address is enough to come back', async () => {
  const site = await renderPage({
    at: '/staff/questions/players?game=H73&uid=uid-7',
    calls: { ...calls, ...deskCalls('auditor'), [CARD]: noCase },
  });
  await expect.element(page.getByRole('heading', { name: 'uid-7' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '角色 ID（問遊戲）' })).toHaveLength(0);
  expect(site.asked(CARD)[0]?.query.get('uid')).toBe('uid-7');
});
