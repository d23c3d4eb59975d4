import type { MemberProfileView } from '@hub/contracts/identity';
import {
  documented,
  examples,
  expectAccessible,
  expectFits,
  expectWellInEveryLook,
  renderPage,
  reply,
} from '@hub/page-tests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  acceptedNow,
  agreedTerms,
  askedTerms,
  dropMemberCookie,
  EMAIL,
  holdMemberCookie,
  memberAnswers,
  memberToken,
  noRecords,
  PROFILE,
  REPORTS,
  RESUME,
  TERMS,
  VERSIONS,
} from './testing/member-answers.ts';

const CODE = 'POST /api/auth/member_code';
const LOGIN = 'POST /api/auth/member_login';
const SAVE = 'PUT /api/auth/member_profile';
const ALL_OUT = 'POST /api/auth/member_logout_all';
const TAKE = 'POST /api/auth/member_data';
const ACCEPT = 'POST /api/member/terms/accept';

beforeEach(dropMemberCookie);
afterEach(() => {
  dropMemberCookie();
  vi.restoreAllMocks();
});

const typeEmail = async () => {
  await page.getByLabelText('電子信箱').fill(EMAIL);
  await userEvent.keyboard('{Enter}');
};

test('an address, the code of the mail, and the own data', async () => {
  const site = await renderPage({
    at: '/member/login',
    calls: { [CODE]: { msg: 'ok' }, [LOGIN]: memberToken, ...memberAnswers },
  });
  await expectWellInEveryLook();
  await typeEmail();
  await expect.element(page.getByText(`驗證碼已寄到 ${EMAIL}`)).toBeVisible();
  const code = page.getByLabelText('驗證碼', { exact: true });
  await expect.element(code).toHaveFocus();
  expect(code.element().getAttribute('autocomplete')).toBe('one-time-code');
  await expect.element(page.getByText(/秒後可以重寄/)).toBeVisible();
  await expectAccessible();
  expectFits();
  await code.fill('１２３ 456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: '我的資料', level: 1 })).toBeVisible();
  const { page: asking } = site.asked(CODE)[0]?.body as { page: string };
  expect(asking).toMatch(/^[0-9a-f]{32}$/);
  expect(site.asked(LOGIN)[0]?.body).toEqual({ email: EMAIL, code: '123456', page: asking });
});

test('who ticks the terms at the log-in has accepted the version in force; who does not is asked later', async () => {
  const calls = { [CODE]: { msg: 'ok' }, [LOGIN]: memberToken, ...memberAnswers, [TERMS]: askedTerms };
  const site = await renderPage({ at: '/member/login', calls: { ...calls, [ACCEPT]: { data: acceptedNow } } });
  const tick = page.getByRole('checkbox', { name: /同意會員服務條款與隱私權政策（第 2 版）/ });
  await expect.element(tick).not.toBeChecked();
  tick.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(tick).toBeChecked();
  await expectWellInEveryLook();
  await typeEmail();
  await page.getByLabelText('驗證碼', { exact: true }).fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: '我的資料', level: 1 })).toBeVisible();
  await expect.poll(() => site.asked(ACCEPT)).toHaveLength(1);
  expect(site.asked(ACCEPT)[0]?.body).toEqual({ site: 'long_e', version: 2 });
  expect(site.asked(ACCEPT)[0]?.headers.get('x-auth-token')).toBe(memberToken.token);
});

test('without the terms one logs in all the same, and nothing is accepted', async () => {
  const calls = { [CODE]: { msg: 'ok' }, [LOGIN]: memberToken, ...memberAnswers, [TERMS]: askedTerms };
  const site = await renderPage({
    at: '/member/login',
    calls: { ...calls, [VERSIONS]: reply(503, { msg: '系統維護中' }) },
  });
  await typeEmail();
  await page.getByLabelText('驗證碼', { exact: true }).fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('條款更新了，請看過新版')).toBeVisible();
  expect(site.asked(ACCEPT)).toEqual([]);
});

test('what is no address or no code is said at its field, and a wrong code costs nothing typed', async () => {
  const wrong = { code: '驗證碼不正確，或已經失效。請核對最新一封信，或重寄一次' };
  await renderPage({
    at: '/member/login',
    calls: { ...examples(VERSIONS), [CODE]: { msg: 'ok' }, [LOGIN]: reply(400, wrong) },
  });
  await page.getByRole('button', { name: '寄驗證碼給我' }).click();
  await expect.element(page.getByLabelText('電子信箱')).toHaveAccessibleDescription(/請輸入電子信箱/);
  await typeEmail();
  const code = page.getByLabelText('驗證碼', { exact: true });
  await code.fill('12');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription(/驗證碼是 6 位數字/);
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription(/驗證碼不正確/);
  await expect.element(code).toHaveValue('123456');
});

test('a browser in which somebody is logged in gives its tab the token of the session, not that of the cookie', async () => {
  holdMemberCookie();
  const site = await renderPage({ at: '/member/my-data', calls: memberAnswers });
  await expect.element(page.getByText(`目前登入：${EMAIL}`)).toBeVisible();
  expect(site.asked(RESUME)).toHaveLength(1);
  expect(site.asked(PROFILE)[0]?.headers.get('x-auth-token')).toBe(memberToken.token);
  await expectWellInEveryLook();
});

test('a session that is over leads to the log-in, and from there back', async () => {
  holdMemberCookie();
  await renderPage({
    at: '/member/my-data',
    calls: { ...examples(VERSIONS), [RESUME]: reply(401, { jwt: '登入逾時，請重新操作' }) },
  });
  await expect.element(page.getByRole('heading', { name: '會員登入' })).toBeVisible();
  expect(new URLSearchParams(location.search).get('next')).toBe('/member/my-data');
});

test('a part that is away costs no other', async () => {
  holdMemberCookie();
  const site = await renderPage({
    at: '/member/my-data',
    calls: { ...memberAnswers, [REPORTS]: reply(503, { msg: '系統維護中' }) },
  });
  await expect.element(page.getByText('這一部分暫時讀不到，其他部分不受影響')).toBeVisible();
  await expect.element(page.getByText('這個信箱還沒有儲值訂單。')).toBeVisible();
  site.answer(noRecords);
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect.element(page.getByText('這個信箱還沒有回報。')).toBeVisible();
});

test('details are saved with the version that was read', async () => {
  holdMemberCookie();
  const site = await renderPage({
    at: '/member/my-data',
    calls: { ...memberAnswers, [SAVE]: documented<MemberProfileView>(SAVE) },
  });
  await page.getByLabelText('角色名稱').fill('月影');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect.poll(() => site.asked(SAVE)).toHaveLength(1);
  const [sent] = site.asked(SAVE);
  expect(sent?.headers.get('if-match')).toBe('3');
  expect(sent?.body).toMatchObject({ char_name: '月影', phone: '0912345678' });
  await expect.element(page.getByText('儲存好了')).toBeVisible();
});

test('a download wants a fresh code where the last one is long ago', async () => {
  holdMemberCookie();
  const refusal = reply(403, { step_up: '下載前請再輸入一次寄到信箱的驗證碼' });
  await renderPage({ at: '/member/my-data', calls: { ...memberAnswers, [TAKE]: refusal, [CODE]: { msg: 'ok' } } });
  await page.getByRole('button', { name: '下載 JSON 檔案' }).click();
  await page.getByRole('button', { name: '寄驗證碼到我的信箱' }).click();
  await expect.element(page.getByText(`驗證碼已寄到 ${EMAIL}`)).toBeVisible();
  await expectAccessible();
});

test('logging out everywhere leads to the log-in', async () => {
  holdMemberCookie();
  await renderPage({ at: '/member/my-data', calls: { ...memberAnswers, [ALL_OUT]: { msg: 'ok' } } });
  await page.getByRole('button', { name: '登出所有裝置' }).click();
  await expect.element(page.getByRole('heading', { name: '會員登入' })).toBeVisible();
  expect(document.cookie).not.toContain('member=');
});

test('terms that changed are asked about until the member accepts what is in force; nothing waits for it', async () => {
  holdMemberCookie();
  const site = await renderPage({
    at: '/member/my-data',
    calls: { ...memberAnswers, [TERMS]: askedTerms, [ACCEPT]: { data: acceptedNow } },
  });
  await expect.element(page.getByText('條款更新了，請看過新版')).toBeVisible();
  await expect.element(page.getByText('您上次同意的是第 1 版', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '儲存' })).toBeEnabled();
  const link = page.getByRole('link', { name: '看改了什麼' }).element();
  expect(link.getAttribute('href')).toMatch(/\/member\/complete_agreement\?site=long_e&version=2#history$/);
  await expectWellInEveryLook();
  site.answer({ [TERMS]: agreedTerms });
  await page.getByRole('button', { name: '我看過了，同意第 2 版' }).click();
  await expect.element(page.getByText('已記下您同意第 2 版條款')).toBeVisible();
  expect(site.asked(ACCEPT)[0]?.body).toEqual({ site: 'long_e', version: 2 });
  await expect.element(page.getByText('條款更新了，請看過新版')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /會員服務條款第 2 版/ })).toBeVisible();
});

test('a version that is over by now is said, and the one in force is asked about', async () => {
  holdMemberCookie();
  const told = '這一版條款現在不適用，請重新整理，看過現行版本再同意';
  const site = await renderPage({
    at: '/member/my-data',
    calls: { ...memberAnswers, [TERMS]: askedTerms, [ACCEPT]: reply(409, { msg: told }) },
  });
  const button = page.getByRole('button', { name: '我看過了，同意第 2 版' });
  await expect.element(button).toBeVisible();
  site.answer({ [TERMS]: { ...askedTerms, current: { ...askedTerms.current, number: 3 } } });
  await button.click();
  await expect.element(page.getByText(told)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '我看過了，同意第 3 版' })).toBeVisible();
});
