import type { MemberProfileView } from '@hub/contracts/identity';
import type { FormSettingsView } from '@hub/contracts/tickets';
import { documented, noAnswer, renderPage, reply } from '@hub/page-tests';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const FORM = 'GET /api/questions/render_create_form/:game_id';
const RESUME = 'POST /api/auth/member_session';
const PROFILE = 'GET /api/auth/member_profile';
const CHALLENGE = 'GET /api/captcha/challenge';
const NOTICES = 'GET /api/notices';

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
  document.cookie = 'member=; Max-Age=0; Path=/';
});
const open = (profile: object) => {
  holdCookie();
  // A visitor’s form solves its check beforehand; none of these is sent.
  const calls = {
    [CHALLENGE]: noAnswer,
    [FORM]: { settings },
    [NOTICES]: { msg: [] },
    [RESUME]: token,
    [PROFILE]: profile,
  };
  return renderPage({ at: '/service/H73/create', calls });
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
