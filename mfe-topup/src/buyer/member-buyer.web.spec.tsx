import type { MemberDataView } from '@hub/contracts/topup';
import { documented, examples, renderPage, tokenOf } from '@hub/page-tests';
import { endMember, getOrderToken, setOrderToken } from '@hub/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderToken } from '../testing/order-answers.ts';
import { shopCalls } from '../testing/shop-answers.ts';

const RESUME = 'POST /api/auth/member_session';
const DATA = 'GET /api/auth/get_member_data';
const PROFILE = 'GET /api/auth/member_profile';
const email = page.getByLabelText('電子信箱');
const name = page.getByLabelText('角色名稱');

let nth = 0;
const holdCookie = () => {
  nth += 1;
  document.cookie = `member=${encodeURIComponent(JSON.stringify({ token: `buyer ${nth}`, expire: 1 }))}; Path=/`;
};
const leave = () => {
  document.cookie = 'member=; Max-Age=0; Path=/';
  localStorage.clear();
  sessionStorage.clear();
};
beforeEach(leave);
afterEach(leave);

const known = documented<MemberDataView>(DATA, { game_id: 'H73', email: 'member@example.com' });
const token = { token: tokenOf({ aud: 'M', member: 'm_70001' }), expire: 2_000_000_000 };
const open = () =>
  renderPage({
    at: '/wire_report_v2/H73',
    calls: { ...shopCalls(), ...examples(PROFILE), [RESUME]: token, [DATA]: known },
  });

test('a member’s form is filled in; who leaves leaves neither it nor what was typed, and finds both again', async () => {
  holdCookie();
  const site = await open();
  await expect.element(email).toHaveValue('member@example.com');
  await email.fill('other@example.com');
  await expect.poll(() => Object.keys(localStorage).some((key) => key.includes('m_70001'))).toBe(true);
  setOrderToken(orderToken);
  endMember();
  await expect.element(email).toHaveValue('');
  expect(getOrderToken()).toBeNull();
  await site.reload();
  await expect.element(email).toHaveValue('');
  expect(Object.keys(localStorage).filter((key) => key.includes('visitor'))).toEqual([]);
  holdCookie();
  await site.reload();
  await expect.element(email).toHaveValue('other@example.com');
});

test('what was typed before the log-in goes on, and is the member’s alone from then on', async () => {
  const site = await open();
  await email.fill('typed@example.com');
  await expect.poll(() => Object.keys(localStorage).some((key) => key.includes('visitor'))).toBe(true);
  holdCookie();
  await site.reload();
  await expect.element(email).toHaveValue('typed@example.com');
  await expect.element(name).toBeVisible();
  endMember();
  await expect.element(email).toHaveValue('');
});
