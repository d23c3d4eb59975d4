import type { StaffRoleView } from '@hub/contracts/catalog';
import type { DeliveryView } from '@hub/contracts/events';
import {
  documented,
  expectAccessible,
  held,
  renderPage,
  reply,
  settled,
  staffCalls,
  type Calls,
  type StaffRole,
} from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deliveryCalls } from './testing/desk-calls.ts';

const LIST = 'GET /api/staff/deliveries';
const ONE = 'GET /api/staff/deliveries/:delivery';
const open = (at: string, calls: Calls = {}, role: StaffRole = 'event_operator') =>
  renderPage({ at: `/staff/deliveries${at}`, calls: { ...staffCalls(role), ...deliveryCalls(), ...calls } });

test('what is typed about a delivery stays, while it moves under the dialog', async () => {
  const CANCEL = 'POST /api/staff/deliveries/:delivery/cancel';
  const { data } = documented<DeliveryView>(ONE);
  const moved = { data: { ...data, row: { ...data.row, state: 'sending', title: '動了', version: 4 }, may: [] } };
  const site = await open('/4211', { [CANCEL]: reply(409, { msg: '正在寄送中' }) });
  await page.getByRole('button', { name: '更多動作' }).click();
  await page.getByRole('button', { name: '取消寄送' }).click();
  const dialog = page.getByRole('dialog', { name: '取消這封信？' });
  const reason = dialog.getByLabelText('原因');
  await reason.fill('玩家已經用別的方式拿到');
  // From now on it is under way: nothing can be done with it.
  site.answer({ [ONE]: moved });
  await dialog.getByRole('button', { name: '取消寄送' }).click();
  await expect.element(dialog).toHaveTextContent('正在寄送中');
  await expect.poll(() => document.querySelector('#delivery-title')?.textContent).toBe('動了');
  await expect.element(dialog).toHaveTextContent('正在寄送中');
  await expect.element(reason).toHaveValue('玩家已經用別的方式拿到');
  await expect.element(dialog.getByText('現在是「寄送中」，已經不能這樣做了。')).toBeVisible();
  await dialog.getByRole('button', { name: '取消寄送' }).click();
  await expect.poll(() => site.asked(CANCEL).length).toBe(2);
  expect(site.asked(CANCEL).map(({ headers }) => headers.get('if-match'))).toEqual(['3', '4']);
});

test('a letter that is on its way to the page has a heading already', async () => {
  const letter = held(documented<DeliveryView>(ONE));
  await open('/4211', { [ONE]: letter.answer });
  await expect.element(page.getByRole('heading', { level: 1, name: '寄送', exact: true })).toBeInTheDocument();
  await expectAccessible();
  letter.release();
  await expect.element(page.getByRole('button', { name: '更多動作' })).toBeVisible();
});

test('what is rejected is narrowed by its cause, walked by keys and sent again by key', async () => {
  const RETRY = 'POST /api/staff/deliveries/:delivery/retry';
  const { data } = documented<DeliveryView>(ONE);
  const row = { ...data.row, state: 'rejected' as const, error: 'mailbox_full' as const, next_at: null };
  const rejected = { data: { ...data, row, may: ['retry' as const] } };
  const site = await open('', {
    [LIST]: { data: [row], page: { next: null } },
    [ONE]: rejected,
    [RETRY]: rejected,
  });
  await site.look('desk, light');
  await page.getByRole('link', { name: /^被退回/ }).click();
  await page.getByRole('combobox', { name: /^原因/ }).selectOptions('mailbox_full');
  await expect.poll(() => location.search).toMatch(/show=rejected&error=mailbox_full/);
  const rows = page.getByRole('list', { name: '被退回' }).getByRole('link');
  // The same row stands there before the answer: keys are pressed when the new list is there.
  await expect.poll(() => site.asked(LIST).at(-1)?.query.get('error')).toBe('mailbox_full');
  await settled();
  await expect.element(rows.first()).toHaveTextContent('遊戲內信箱滿了');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('j');
  await expect.element(rows.first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('不會自動再送。')).toBeVisible();
  await expectAccessible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('r');
  const question = page.getByRole('dialog', { name: '再送一次？' });
  await expect.element(question.getByText(/不會重複領到/)).toBeVisible();
  await expect.element(question.getByRole('button', { name: '再送一次', exact: true })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toHaveLength(0);
  expect(site.asked(RETRY)).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => location.pathname + location.search).toMatch(/^\/staff\/deliveries\?show=rejected/);
});

test('the tools are there, by keyboard and for every eye', async () => {
  const site = await open(
    '/roles?game=H73',
    { 'POST /api/staff/role_lookup': documented('POST /api/staff/role_lookup') },
    'lead',
  );
  await page.getByLabelText('伺服器', { exact: true }).selectOptions('tw_2001');
  const role = page.getByLabelText('角色 ID', { exact: true });
  await role.fill('12');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^請輸入 ?9 ?位數字|角色 ID/).first()).toBeVisible();
  await role.fill('123456789');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: '遊戲的回答' })).toHaveTextContent('uid-900001');
  await expectAccessible();
  expect(site.asked('POST /api/staff/role_lookup').at(-1)?.body).toMatchObject({
    game_id: 'H73',
    role_id: '123456789',
  });
});

test('whose mailbox it is has to be known before something is written for it', async () => {
  const LOOK = 'POST /api/staff/role_lookup';
  const none = documented<StaffRoleView>(LOOK);
  const nobody = {
    ...none.data,
    verdict: 'none' as const,
    char_name: '',
    server_id: '',
    server_name: '',
    partner_uid: '',
  };
  const site = await open('/compensate?game=H73', { [LOOK]: { data: nobody } }, 'lead');
  await expect.element(page.getByText(/今天還可以直接寄 \d+ 封/)).toBeVisible();
  await page.getByLabelText('伺服器', { exact: true }).selectOptions('tw_2001');
  const role = page.getByLabelText('角色 ID', { exact: true });
  await role.fill('999999999');
  await page.getByRole('button', { name: '查角色' }).click();
  await expect.element(page.getByText('沒有這個角色')).toBeVisible();
  await expect.element(page.getByLabelText('信的標題')).toHaveLength(0);
  site.answer({ [LOOK]: documented(LOOK) });
  await role.fill('123456789');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: '遊戲的回答' })).toHaveTextContent('測試角色');
  await expect.element(page.getByLabelText('信的標題')).toBeVisible();
  await expectAccessible();
});
