import type { MyRedemptionsView } from '@hub/contracts/events';
import type { MemberAccountsView } from '@hub/contracts/identity';
import { documented, expectWellInEveryLook, renderPage, reply, type Asked } from '@hub/page-tests';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  ACCOUNTS,
  dropMemberCookie,
  EMAIL,
  holdMemberCookie,
  memberAnswers,
  memberToken,
  REDEMPTIONS,
} from '../testing/member-answers.ts';

const UNLINK = 'POST /api/auth/member_accounts/:account/unlink';

beforeEach(() => {
  dropMemberCookie();
  holdMemberCookie();
});
afterEach(dropMemberCookie);

const accounts = documented<MemberAccountsView>(ACCOUNTS);
const redeemed = documented<MyRedemptionsView>(REDEMPTIONS);
const [line] = redeemed.data;
const open = (calls: object) => renderPage({ at: '/member/my-data', calls: { ...memberAnswers, ...calls } });
const records = page.getByRole('region', { name: '我的兌換紀錄' });

test('linked accounts stand there with what they redeemed, page by page', async () => {
  const older = { ...line, id: 12, title: '', serial: '', in_fours: false, mail_status: 'failed' };
  const site = await open({
    [ACCOUNTS]: accounts,
    [REDEMPTIONS]: ({ query }: Asked) =>
      query.get('page') ? { data: [older], page: { next: null } } : { ...redeemed, page: { next: '341' } },
  });
  await expect.element(page.getByText(`目前登入：${EMAIL}`)).toBeVisible();
  await expect.element(records.getByText('DEMO20260001')).toBeVisible();
  await expect.element(records.getByText('已寄到遊戲信箱')).toBeVisible();
  await expectWellInEveryLook();
  await records.getByRole('button', { name: '看更早的' }).click();
  await expect.element(records.getByText('客服補發')).toBeVisible();
  await expect.element(records.getByText('共 2 筆，已全部列出')).toBeVisible();
  expect(site.asked(REDEMPTIONS).at(-1)?.query.get('page')).toBe('341');
  expect(site.asked(REDEMPTIONS)[0]?.headers.get('x-auth-token')).toBe(memberToken.token);
});

test('ending a link takes it away with its records', async () => {
  const site = await open({ [ACCOUNTS]: accounts, [REDEMPTIONS]: redeemed, [UNLINK]: { msg: 'ok' } });
  await expect.element(records).toBeVisible();
  site.answer({ [ACCOUNTS]: { data: [] }, [REDEMPTIONS]: { data: [], page: { next: null } } });
  await page.getByRole('button', { name: '結束連結：測試角色' }).click();
  await expect.element(page.getByText('還沒有連結遊戲帳號。連結後，這裡會列出它的序號兌換紀錄。')).toBeVisible();
  await expect.element(records).not.toBeInTheDocument();
  expect(site.asked(UNLINK)).toHaveLength(1);
});

test('a link that does not end says so and stays', async () => {
  await open({ [ACCOUNTS]: accounts, [REDEMPTIONS]: redeemed, [UNLINK]: reply(503, { msg: '系統維護中' }) });
  await page.getByRole('button', { name: '結束連結：測試角色' }).click();
  await expect.element(page.getByText('連結沒有結束，請再試一次')).toBeVisible();
  await expect.element(records).toBeVisible();
});

test('while events is away its part says so, and the rest of the page is there', async () => {
  const site = await open({ [ACCOUNTS]: accounts, [REDEMPTIONS]: reply(503, { msg: '系統維護中' }) });
  await expect.element(records.getByText('這一部分暫時讀不到，其他部分不受影響')).toBeVisible();
  await expect.element(page.getByText('這個信箱還沒有儲值訂單。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '結束連結：測試角色' })).toBeVisible();
  site.answer({ [REDEMPTIONS]: redeemed });
  await records.getByRole('button', { name: '再試一次' }).click();
  await expect.element(records.getByText('DEMO20260001')).toBeVisible();
});

test('whoever linked none is told what a link brings, and where one is made', async () => {
  await open({});
  await expect.element(page.getByText('還沒有連結遊戲帳號。連結後，這裡會列出它的序號兌換紀錄。')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '怎麼連結' })).toHaveAttribute('href', '/member/game-account');
  await expect.element(records).not.toBeInTheDocument();
});
