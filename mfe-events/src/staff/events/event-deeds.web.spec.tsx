import type { LockRow, RedemptionRow } from '@hub/contracts/events';
import {
  documented,
  expectAccessible,
  renderPage,
  reply,
  staffCalls,
  type Calls,
  type StaffRole,
} from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventCalls, eventOf } from '../testing/desk-calls.ts';

const open = (tab: string, calls: Calls, role: StaffRole) =>
  renderPage({ at: `/staff/events/1${tab}`, calls: { ...staffCalls(role), ...eventCalls(), ...calls } });

test('a publication is asked for with a reason, and then waits for somebody else', async () => {
  const PUBLISH = 'POST /api/staff/events/:event/publish';
  const EVENT = 'GET /api/staff/events/:event';
  const draft = eventOf({ may: ['edit', 'publish'], live: null, published_at: null }, { phase: 'draft' });
  const asked = eventOf({ may: ['edit'], live: null, published_at: null }, { phase: 'draft', approval: 12 });
  const site = await open('', { [EVENT]: draft, [PUBLISH]: { ...asked, approval: 12 } }, 'event_operator');
  await page.getByRole('button', { name: '提出發布' }).click();
  const dialog = page.getByRole('dialog', { name: '提出發布這個活動？' });
  await dialog.getByLabelText('原因').fill('冬季活動，內容已核對');
  await expectAccessible();
  site.answer({ [EVENT]: asked });
  await dialog.getByRole('button', { name: '提出發布' }).click();
  const told = page.getByRole('dialog', { name: '已提出發布' });
  await expect.element(told).toBeVisible();
  await expectAccessible();
  await told.getByRole('button', { name: '知道了' }).click();
  await expect.element(page.getByText('已提出發布，等另一位同事核准')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '提出發布' })).toHaveLength(0);
});

test('who stops an event that has just changed is shown what it is now, keeps the reason, and stops that', async () => {
  const STOP = 'POST /api/staff/events/:event/stop';
  const EVENT = 'GET /api/staff/events/:event';
  const running = (version: number, phase: 'open' | 'stopped') =>
    eventOf({ may: phase === 'open' ? ['stop'] : ['resume'] }, { version, phase });
  const moved = reply(409, { msg: '活動剛剛有了變化，請先看最新內容再決定' });
  const site = await open('', { [EVENT]: running(3, 'open'), [STOP]: moved }, 'event_operator');
  await page.getByRole('button', { name: '更多動作' }).click();
  await page.getByRole('button', { name: '停止活動' }).click();
  const dialog = page.getByRole('dialog', { name: '停止這個活動？' });
  await dialog.getByLabelText('原因').fill('獎勵寫錯了');
  site.answer({ [EVENT]: running(4, 'open') });
  const press = () => dialog.getByRole('button', { name: '停止活動' }).click();
  await press();
  await expect.element(dialog.getByText('現在是「進行中」。您填的還在，看過後請再按一次。')).toBeVisible();
  await expect.element(dialog.getByLabelText('原因')).toHaveValue('獎勵寫錯了');
  await expectAccessible();
  site.answer({ [EVENT]: running(5, 'stopped') });
  await press();
  await expect.element(dialog.getByText('現在是「已停止」，已經不能這樣做了。')).toBeVisible();
  site.answer({ [STOP]: documented(STOP) });
  await press();
  await expect.element(dialog).toHaveLength(0);
  expect(site.asked(STOP).map(({ headers }) => headers.get('if-match'))).toEqual(['3', '4', '5']);
});

test('a locked player is let in again for a reason', async () => {
  const LOCKS = 'GET /api/staff/events/:event/locks';
  const UNLOCK = 'POST /api/staff/locks/:lock/unlock';
  const { data } = documented<{ data: LockRow[] }>(LOCKS);
  const lock: LockRow = { ...data[0]!, fails: 3, limit: 3, tries: Array.from({ length: 3 }, () => data[0]!.tries[0]!) };
  const rows = { data: [lock], page: { next: null } };
  const site = await open('/locks', { [LOCKS]: rows, [UNLOCK]: documented(UNLOCK) }, 'lead');
  const card = page.getByRole('listitem').filter({ hasText: lock.role_id });
  await expect.element(card).toHaveTextContent('錯 3／3 次');
  await card.getByText('最近的 3 次').click();
  await expect.element(card.getByText('沒有這組序號')).toHaveLength(3);
  await expectAccessible();
  await card.getByRole('button', { name: `解鎖 ${lock.role_id}` }).click();
  const dialog = page.getByRole('dialog', { name: `解鎖 ${lock.role_id}？` });
  await dialog.getByLabelText('原因').fill('印刷模糊，案件 10231');
  await expectAccessible();
  site.answer({ [LOCKS]: { data: [], page: { next: null } } });
  await dialog.getByRole('button', { name: '解鎖' }).click();
  await expect.element(page.getByText(`已解鎖 ${lock.role_id}`)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '鎖定中的帳號' })).toHaveFocus();
  await expect.element(card).toHaveLength(0);
});

test('a substitute is for a role that the game knows, and stands among the redemptions', async () => {
  const LOOK = 'POST /api/staff/role_lookup';
  const GIVE = 'POST /api/staff/events/:event/substitutes';
  const LIST = 'GET /api/staff/events/:event/redemptions';
  const { data } = documented<{ data: RedemptionRow[] }>(LIST);
  const given = { ...data[0]!, batch: null, code: '', by: '小敏', reason: '序號印錯，案件 10231' };
  const rows = { data: [given], page: { next: null } };
  const site = await open('/substitute', { [LOOK]: documented(LOOK), [GIVE]: documented(GIVE), [LIST]: rows }, 'lead');
  await page.getByLabelText('伺服器', { exact: true }).selectOptions('tw_2001');
  await page.getByLabelText('角色 ID', { exact: true }).fill('123456789');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: '遊戲的回答' })).toHaveTextContent('測試角色');
  await page.getByLabelText('獎勵', { exact: true }).selectOptions('週年禮包');
  await page.getByLabelText('原因', { exact: true }).fill('序號印錯，案件 10231');
  await expectAccessible();
  await page.getByRole('button', { name: '補一份給這個角色' }).click();
  await expect.element(page.getByText('已補兌換，獎勵會寄到遊戲內信箱')).toBeVisible();
  expect(site.asked(GIVE)[0]?.body).toMatchObject({ category_id: 1, partner_uid: 'uid-900001' });
  await page.getByRole('link', { name: '回兌換紀錄' }).click();
  await expect.element(page.getByRole('row').filter({ hasText: '123456789' })).toHaveTextContent('序號印錯');
  await expectAccessible();
});
