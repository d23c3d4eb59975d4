import type { OwnDataRequestsView, OwnDataRequestView } from '@hub/contracts/surveys';
import {
  documented,
  expectAccessible,
  expectFits,
  expectWellInEveryLook,
  renderPage,
  reply,
  type Calls,
} from '@hub/page-tests';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  askedTerms,
  dropMemberCookie,
  holdMemberCookie,
  memberAnswers,
  REQUESTS,
  TERMS,
} from '../testing/member-answers.ts';

const ASK = 'POST /api/member/data_requests';
const OPEN = '您已經有一筆同樣的請求在處理中，完成後我們會回覆您';

const made = documented<OwnDataRequestView>(ASK);
const listed = documented<OwnDataRequestsView>(REQUESTS);

const open = (calls: Calls = {}) => {
  holdMemberCookie();
  return renderPage({ at: '/member/my-data', calls: { ...memberAnswers, [TERMS]: askedTerms, ...calls } });
};
const choice = (name: string) => page.getByRole('radio', { name });
const words = () => page.getByLabelText('補充說明');
const send = () => page.getByRole('button', { name: '送出申請' });
const list = () => page.getByRole('region', { name: '我的資料申請' });

const leave = () => {
  dropMemberCookie();
  localStorage.clear();
};
beforeEach(leave);
afterEach(leave);

test('a request is sent by keyboard alone, once, and stands on the list with the day of its answer', async () => {
  const site = await open({ [ASK]: made });
  await expect.element(list().getByText('目前沒有處理中的申請。')).toBeVisible();
  await expect.element(choice('索取一份我的全部資料')).toBeVisible();
  choice('索取一份我的全部資料').element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
  await expect.element(choice('刪除我的資料')).toBeChecked();
  await expect.element(words()).toHaveFocus();
  await userEvent.keyboard('  請刪除我的資料 ');
  site.answer({ [REQUESTS]: listed });
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('收到您的申請了')).toBeVisible();
  await expect.element(list().getByText('刪除我的資料')).toBeVisible();
  await expect.element(list().getByText(/^最晚 \d{4}\/\d\d\/\d\d 答覆$/)).toBeVisible();
  await expect.element(words()).toHaveValue('');
  const [sent, ...more] = site.asked(ASK);
  expect(more).toEqual([]);
  expect(sent?.body).toEqual({ kind: 'delete', text: '請刪除我的資料' });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^\w{16,}$/);
  await expectAccessible();
  expectFits();
});

test('what is not chosen, or too long, is said at its field and sends nothing', async () => {
  const site = await open();
  await words().fill('字'.repeat(1001));
  await send().click();
  await expect.element(page.getByRole('group', { name: '您想做什麼？' })).toHaveAccessibleDescription(/請填寫這一欄/);
  await expect.element(words()).toHaveAccessibleDescription(/最多 1000 個字/);
  expect(site.asked(ASK)).toEqual([]);
  await expectWellInEveryLook();
});

test('a second one of a kind is refused at the choice, keeps what was typed, and the list shows the first', async () => {
  const site = await open({ [ASK]: reply(409, { kind: OPEN }) });
  await choice('刪除我的資料').click();
  await words().fill('再一次');
  site.answer({ [REQUESTS]: listed });
  await send().click();
  await expect.element(page.getByRole('group', { name: '您想做什麼？' })).toHaveAccessibleDescription(new RegExp(OPEN));
  await expect.element(words()).toHaveValue('再一次');
  await expect.element(list().getByText('刪除我的資料')).toBeVisible();
  site.answer({ [ASK]: made });
  await choice('更正我的資料').click();
  await send().click();
  await expect.element(page.getByText('收到您的申請了')).toBeVisible();
  const [first, second] = site.asked(ASK);
  expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
});

test('a service that is away costs this part only, and nothing typed; sent again it is the same request', async () => {
  const site = await open({ [REQUESTS]: reply(503, { msg: '系統維護中' }), [ASK]: reply(503, { msg: '系統維護中' }) });
  await expect.element(list().getByText('這一部分暫時讀不到，其他部分不受影響')).toBeVisible();
  await expect.element(page.getByText('這個信箱還沒有儲值訂單。')).toBeVisible();
  await choice('更正我的資料').click();
  await words().fill('生日應該是 1990/01/02');
  await send().click();
  await expect.element(page.getByText('系統維護中')).toBeVisible();
  await expect.element(words()).toHaveValue('生日應該是 1990/01/02');
  site.answer({ [REQUESTS]: listed, [ASK]: made });
  await send().click();
  await expect.element(page.getByText('收到您的申請了')).toBeVisible();
  await expect.element(list().getByText('已收到')).toBeVisible();
  const keys = site.asked(ASK).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test('what was typed is there again when the page is', async () => {
  const site = await open();
  await choice('更正我的資料').click();
  await words().fill('寫到一半');
  await expect.element(page.getByText('草稿已存')).toBeVisible();
  await site.reload();
  await expect.element(words()).toHaveValue('寫到一半');
  await expect.element(choice('更正我的資料')).toBeChecked();
});
