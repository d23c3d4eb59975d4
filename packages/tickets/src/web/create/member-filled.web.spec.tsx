import type { MemberProfileView } from '@hub/contracts/identity';
import type { FormSettingsView } from '@hub/contracts/tickets';
import { documented, noAnswer, renderPage, reply } from '@hub/page-tests';
import { endMember } from '@hub/web';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const FORM = 'GET /api/questions/render_create_form/:game_id';
const RESUME = 'POST /api/auth/member_session';
const PROFILE = 'GET /api/auth/member_profile';
const CHALLENGE = 'GET /api/captcha/challenge';

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = { token: `${part({})}.${part({ aud: 'M', member: 'm_70001' })}.s`, expire: 2_000_000_000 };
const form = documented<{ settings: FormSettingsView }>(FORM);
const settings = { ...form.settings, user: null, events: [], open_reports: [] };
let nth = 0;
const holdCookie = () => {
  nth += 1;
  const held = { token: `filled ${nth}`, expire: 1 };
  document.cookie = `member=${encodeURIComponent(JSON.stringify(held))}; Path=/`;
};
afterEach(() => {
  localStorage.clear();
  document.cookie = 'member=; Max-Age=0; Path=/';
});
const open = (profile: object, at = '/service/H73/create') => {
  holdCookie();
  // A visitor’s form solves its check beforehand; none of these is sent.
  const calls = {
    [CHALLENGE]: noAnswer,
    [FORM]: { settings },
    [RESUME]: token,
    [PROFILE]: profile,
  };
  return renderPage({ at, calls });
};

test('the form of a member is filled in, and can be changed', async () => {
  await open(documented<MemberProfileView>(PROFILE));
  const email = page.getByLabelText('電子信箱');
  await expect.element(email).toHaveValue('player@example.com');
  await expect.element(page.getByLabelText('角色名稱')).toHaveValue('測試角色');
  await email.fill('other@example.com');
  await expect.element(email).toHaveValue('other@example.com');
});

test('without identity it is the form of everybody', async () => {
  await open(reply(503, { msg: '系統維護中' }));
  await expect.element(page.getByLabelText('電子信箱')).toHaveValue('');
});

test('what a member typed is kept for that member: who leaves leaves nothing in the form, and finds it again', async () => {
  const calls = await open(documented<MemberProfileView>(PROFILE));
  const words = page.getByLabelText('問題描述');
  await words.fill('我的帳號進不去了，請幫我看看');
  await expect.element(page.getByText('草稿已存')).toBeVisible();
  endMember();
  await expect.element(page.getByLabelText('電子信箱')).toHaveValue('');
  await expect.element(words).toHaveValue('');
  await expect.element(page.getByLabelText('角色名稱')).toHaveValue('');
  holdCookie();
  await calls.reload();
  await expect.element(words).toHaveValue('我的帳號進不去了，請幫我看看');
  await expect.element(page.getByLabelText('電子信箱')).toHaveValue('player@example.com');
});

test('what a visitor typed goes on once they log in', async () => {
  const site = await renderPage({
    at: '/service/H73/create',
    calls: { [CHALLENGE]: noAnswer, [FORM]: { settings } },
  });
  const words = page.getByLabelText('問題描述');
  await words.fill('登入以前就寫好的內容，還在嗎');
  await expect.element(page.getByText('草稿已存')).toBeVisible();
  holdCookie();
  site.answer({ [RESUME]: token, [PROFILE]: documented<MemberProfileView>(PROFILE) });
  await site.reload();
  await expect.element(words).toHaveValue('登入以前就寫好的內容，還在嗎');
});

test('the form about a top-up is the member’s alone as well', async () => {
  await open(documented<MemberProfileView>(PROFILE), '/service/H73/report-issue?form_id=topup_not_received');
  const email = page.getByLabelText('電子信箱');
  await expect.element(email).toHaveValue('player@example.com');
  await email.fill('other@example.com');
  await expect.poll(() => Object.keys(localStorage).some((key) => key.includes('m_70001'))).toBe(true);
  endMember();
  await expect.element(email).toHaveValue('');
  expect(Object.keys(localStorage).filter((key) => key.includes('visitor'))).toEqual([]);
});
