import type { MemberTermsView } from '@hub/contracts/catalog';
import type { MemberProfileView, MemberSessionsView } from '@hub/contracts/identity';
import { documented, expectAccessible, expectFits, expectWellInEveryLook, renderPage, reply } from '@hub/page-tests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const CODE = 'POST /api/auth/member_code';
const LOGIN = 'POST /api/auth/member_login';
const RESUME = 'POST /api/auth/member_session';
const PROFILE = 'GET /api/auth/member_profile';
const SAVE = 'PUT /api/auth/member_profile';
const SESSIONS = 'GET /api/auth/member_sessions';
const ALL_OUT = 'POST /api/auth/member_logout_all';
const TAKE = 'POST /api/auth/member_data';
const REPORTS = 'GET /api/questions/list';
const ORDERS = 'GET /api/vipv3/my_reports';
const REQUESTS = 'GET /api/member/data_requests';
const TERMS = 'GET /api/member/terms';
const ACCEPT = 'POST /api/member/terms/accept';
const EMAIL = 'player@example.com';

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = { token: `${part({ alg: 'HS256' })}.${part({ aud: 'M', member: 'm_70001' })}.s`, expire: 2_000_000_000 };
/** Another one each time: a browser whose cookie says the same is not asked again at once. */
let nth = 0;
const holdCookie = () => {
  nth += 1;
  document.cookie = `member=${encodeURIComponent(JSON.stringify({ token: `of anybody ${nth}`, expire: 1 }))}; Path=/`;
};
const nothing = {
  [REPORTS]: { msg: [], next: null, total: 0 },
  [ORDERS]: { record: [], next: null },
  [REQUESTS]: { data: [] },
};
const asked = documented<MemberTermsView>(TERMS);
const mine = { site: asked.site, version: asked.current.number, accepted_at: '2026-11-26T10:00:00+08:00' };
const agreed: MemberTermsView = { ...asked, accepted: mine, data: [mine, ...asked.data] };
const own = {
  [RESUME]: token,
  [PROFILE]: documented<MemberProfileView>(PROFILE),
  [SESSIONS]: documented<MemberSessionsView>(SESSIONS),
  [TERMS]: agreed,
  ...nothing,
};

beforeEach(() => {
  document.cookie = 'member=; Max-Age=0; Path=/';
});
afterEach(() => {
  document.cookie = 'member=; Max-Age=0; Path=/';
  vi.restoreAllMocks();
});

const typeEmail = async () => {
  await page.getByLabelText('電子信箱').fill(EMAIL);
  await userEvent.keyboard('{Enter}');
};

test('an address, the code of the mail, and the own data', async () => {
  const site = await renderPage({
    at: '/member/login',
    calls: { [CODE]: { msg: 'ok' }, [LOGIN]: token, ...own },
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
  expect(site.asked(LOGIN)[0]?.body).toEqual({ email: EMAIL, code: '123456' });
});

test('what is no address or no code is said at its field, and a wrong code costs nothing typed', async () => {
  const wrong = { code: '驗證碼不正確，或已經失效。請核對最新一封信，或重寄一次' };
  await renderPage({ at: '/member/login', calls: { [CODE]: { msg: 'ok' }, [LOGIN]: reply(400, wrong) } });
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
  holdCookie();
  const site = await renderPage({ at: '/member/my-data', calls: own });
  await expect.element(page.getByText(`目前登入：${EMAIL}`)).toBeVisible();
  expect(site.asked(RESUME)).toHaveLength(1);
  expect(site.asked(PROFILE)[0]?.headers.get('x-auth-token')).toBe(token.token);
  await expectWellInEveryLook();
});

test('a session that is over leads to the log-in, and from there back', async () => {
  holdCookie();
  await renderPage({ at: '/member/my-data', calls: { [RESUME]: reply(401, { jwt: '登入逾時，請重新操作' }) } });
  await expect.element(page.getByRole('heading', { name: '會員登入' })).toBeVisible();
  expect(new URLSearchParams(location.search).get('next')).toBe('/member/my-data');
});

test('a part that is away costs no other', async () => {
  holdCookie();
  const site = await renderPage({
    at: '/member/my-data',
    calls: { ...own, [REPORTS]: reply(503, { msg: '系統維護中' }) },
  });
  await expect.element(page.getByText('這一部分暫時讀不到，其他部分不受影響')).toBeVisible();
  await expect.element(page.getByText('這個信箱還沒有儲值訂單。')).toBeVisible();
  site.answer(nothing);
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect.element(page.getByText('這個信箱還沒有回報。')).toBeVisible();
});

test('details are saved with the version that was read', async () => {
  holdCookie();
  const site = await renderPage({
    at: '/member/my-data',
    calls: { ...own, [SAVE]: documented<MemberProfileView>(SAVE) },
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
  holdCookie();
  const refusal = reply(403, { step_up: '下載前請再輸入一次寄到信箱的驗證碼' });
  await renderPage({ at: '/member/my-data', calls: { ...own, [TAKE]: refusal, [CODE]: { msg: 'ok' } } });
  await page.getByRole('button', { name: '下載 JSON 檔案' }).click();
  await page.getByRole('button', { name: '寄驗證碼到我的信箱' }).click();
  await expect.element(page.getByText(`驗證碼已寄到 ${EMAIL}`)).toBeVisible();
  await expectAccessible();
});

test('logging out everywhere leads to the log-in', async () => {
  holdCookie();
  await renderPage({ at: '/member/my-data', calls: { ...own, [ALL_OUT]: { msg: 'ok' } } });
  await page.getByRole('button', { name: '登出所有裝置' }).click();
  await expect.element(page.getByRole('heading', { name: '會員登入' })).toBeVisible();
  expect(document.cookie).not.toContain('member=');
});

test('terms that changed are asked about until the member accepts what is in force; nothing waits for it', async () => {
  holdCookie();
  const site = await renderPage({ at: '/member/my-data', calls: { ...own, [TERMS]: asked, [ACCEPT]: { data: mine } } });
  await expect.element(page.getByText('條款更新了，請看過新版')).toBeVisible();
  await expect.element(page.getByText('您上次同意的是第 1 版', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '儲存' })).toBeEnabled();
  const link = page.getByRole('link', { name: '看改了什麼' }).element();
  expect(link.getAttribute('href')).toMatch(/\/member\/complete_agreement\?site=long_e&version=2#history$/);
  await expectWellInEveryLook();
  site.answer({ [TERMS]: agreed });
  await page.getByRole('button', { name: '我看過了，同意第 2 版' }).click();
  await expect.element(page.getByText('已記下您同意第 2 版條款')).toBeVisible();
  expect(site.asked(ACCEPT)[0]?.body).toEqual({ site: 'long_e', version: 2 });
  await expect.element(page.getByText('條款更新了，請看過新版')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /會員服務條款第 2 版/ })).toBeVisible();
});

test('a version that is over by now is said, and the one in force is asked about', async () => {
  holdCookie();
  const told = '這一版條款現在不適用，請重新整理，看過現行版本再同意';
  const site = await renderPage({
    at: '/member/my-data',
    calls: { ...own, [TERMS]: asked, [ACCEPT]: reply(409, { msg: told }) },
  });
  const button = page.getByRole('button', { name: '我看過了，同意第 2 版' });
  await expect.element(button).toBeVisible();
  site.answer({ [TERMS]: { ...asked, current: { ...asked.current, number: 3 } } });
  await button.click();
  await expect.element(page.getByText(told)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '我看過了，同意第 3 版' })).toBeVisible();
});
