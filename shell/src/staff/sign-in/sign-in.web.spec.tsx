import type { StaffMeView } from '@hub/contracts/identity';
import { documented, expectAccessible, expectFits, renderPage, reply, staffCalls, type Calls } from '@hub/page-tests';
import { pageData } from '@hub/web';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const ME = 'GET /api/staff/me';
const LOGIN = 'POST /api/staff/login';
const SECOND = 'POST /api/staff/second_factor';
const ENROL = 'POST /api/staff/enrol';
const CONFIRM = 'POST /api/staff/enrol/confirm';
const looks = ['phone, light', 'desk, dark'] as const;

const half = (next: 'password' | 'enrol' | 'second_factor') => ({
  data: { next, login: 'finance', name: '小文', csrf: 'q6p0t2Y3hC7y1J9uQfK8' },
});
/** An account without a screen: the desk behind the sign-in asks nothing else. */
const signedIn = staffCalls('finance', { name: '小文', roles: [] });
const codes = Array.from({ length: 10 }, (_, n) => `7KQ2-M9XA-4D3${n}`);
const enrols: Calls = {
  [ME]: half('enrol'),
  [ENROL]: documented(ENROL),
  [CONFIRM]: documented(CONFIRM, { data: { recovery_codes: codes, csrf: 'of-the-new-session' } }),
};
const code = () => page.getByLabelText('驗證碼', { exact: true });
const signIn = () => page.getByRole('button', { name: '登入', exact: true });
const desk = () => page.getByRole('heading', { level: 1, name: '小文，您好' });

for (const look of looks)
  test(`every step of signing in is accessible and fits: ${look}`, async () => {
    const site = await renderPage({ at: '/staff', calls: { ...enrols, [ME]: reply(401) }, look });
    await expect.element(page.getByLabelText('帳號')).toBeVisible();
    await expectAccessible('password');
    expectFits('password');
    for (const [step, words] of [
      ['second_factor', '輸入驗證碼'],
      ['password', '設定自己的密碼'],
      ['enrol', '設定兩步驟驗證'],
    ] as const) {
      site.answer({ [ME]: half(step) });
      await site.reload();
      await expect.element(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
      if (step === 'enrol') await expect.element(page.getByAltText(/QR 碼/)).toBeVisible();
      await expectAccessible(step);
      expectFits(step);
    }
    await code().fill('123456');
    await page.getByRole('button', { name: '啟用兩步驟驗證' }).click();
    await expect.element(page.getByRole('list', { name: '救援碼' }).getByRole('listitem')).toHaveLength(10);
    await expectAccessible('recovery codes');
    expectFits('recovery codes');
  });

test('signs in by keyboard alone: password, code, desk', async () => {
  const site = await renderPage({ at: '/staff', calls: { [ME]: reply(401) }, look: 'desk, light' });
  site.answer({
    [LOGIN]: () => {
      site.answer({ [ME]: half('second_factor') });
      return half('second_factor');
    },
    [SECOND]: () => {
      site.answer(signedIn);
      return { data: { csrf: 'of-the-whole-session' } };
    },
  });
  await expect.element(page.getByLabelText('帳號')).toHaveFocus();
  await userEvent.keyboard('finance{Tab}a long sentence{Enter}');
  await expect.element(code()).toHaveFocus();
  await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.keyboard('123456{Enter}');
  await expect.element(desk()).toBeVisible();
  expect(site.asked(LOGIN)[0]?.body).toEqual({ login: 'finance', password: 'a long sentence' });
  expect(site.asked(SECOND)[0]?.body).toEqual({ code: '123456' });
});

test('a page that came without a session asks for nobody until somebody signs in', async () => {
  pageData().signedOut = true;
  const site = await renderPage({ at: '/staff', look: 'desk, light' });
  await expect.element(page.getByLabelText('帳號')).toBeVisible();
  expect(site.asked(ME)).toEqual([]);
  site.answer({ [LOGIN]: half('second_factor'), [ME]: half('second_factor') });
  await page.getByLabelText('帳號').fill('finance');
  await page.getByLabelText('密碼', { exact: true }).fill('a long sentence');
  await signIn().click();
  await expect.element(code()).toBeVisible();
  site.answer({ ...signedIn, [SECOND]: { data: { csrf: 'of-the-whole-session' } } });
  await code().fill('123456');
  await signIn().click();
  await expect.element(desk()).toBeVisible();
});

test('a wrong password says so and lets one try again', async () => {
  await renderPage({
    at: '/staff',
    calls: { [ME]: reply(401), [LOGIN]: reply(400, { msg: '帳號或密碼不正確' }) },
    look: 'desk, light',
  });
  await page.getByLabelText('帳號').fill('min');
  await page.getByLabelText('密碼', { exact: true }).fill('not-it');
  await signIn().click();
  await expect.element(page.getByText('帳號或密碼不正確').first()).toBeVisible();
  await expect.element(page.getByLabelText('帳號')).toHaveValue('min');
});

test('a wrong code says so at its field, which keeps it; a reload stays at this step', async () => {
  const site = await renderPage({
    at: '/staff',
    calls: { [ME]: half('second_factor'), [SECOND]: reply(400, { code: '驗證碼不正確' }) },
    look: 'desk, light',
  });
  await code().fill('000000');
  await signIn().click();
  await expect.element(page.getByText('驗證碼不正確').first()).toBeVisible();
  await expect.element(code()).toHaveFocus();
  await expect.element(code()).toHaveValue('000000');
  await expect.element(code()).toHaveAccessibleDescription(/驗證碼不正確/);
  await expectAccessible();
  await site.reload();
  await expect.element(code()).toBeVisible();
});

test('a recovery code takes the place of the app', async () => {
  const site = await renderPage({
    at: '/staff',
    calls: { [ME]: half('second_factor'), [SECOND]: { data: { csrf: 'of-the-whole-session' } } },
    look: 'desk, light',
  });
  await page.getByRole('button', { name: /用救援碼/ }).click();
  const field = page.getByLabelText('救援碼', { exact: true });
  await expect.element(field).toHaveFocus();
  site.answer(staffCalls('finance', { factor: { recovery_left: 9, used_recovery: true }, roles: [] }));
  await field.fill('7kq2-m9xa-4d3h');
  await signIn().click();
  await expect.element(page.getByText('剛才用掉一組救援碼，還剩 9 組')).toBeVisible();
  await expectAccessible();
});

test('a newcomer does not leave the recovery codes unkept by mistake', async () => {
  const site = await renderPage({ at: '/staff', calls: enrols, look: 'desk, light' });
  await code().fill('123456');
  await page.getByRole('button', { name: '啟用兩步驟驗證' }).click();
  await expect.element(page.getByRole('heading', { name: '保存救援碼' })).toBeVisible();
  await page.getByRole('button', { name: '完成，進入工作台' }).click();
  await expect.element(page.getByText('請先保存救援碼')).toBeVisible();
  await expect.element(page.getByLabelText('我已經保存好救援碼')).toHaveFocus();
  site.answer(signedIn);
  await page.getByLabelText('我已經保存好救援碼').click();
  await page.getByRole('button', { name: '完成，進入工作台' }).click();
  await expect.element(desk()).toBeVisible();
});

test('a first password that is too short is said at its field', async () => {
  await renderPage({
    at: '/staff',
    calls: { [ME]: half('password'), 'POST /api/staff/password': reply(400, { password: '密碼至少 12 個字' }) },
    look: 'desk, light',
  });
  await page.getByLabelText('新密碼').fill('too short');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByText('密碼至少 12 個字').first()).toBeVisible();
  await expect.element(page.getByLabelText('新密碼')).toHaveFocus();
});

test('an account that has no role yet lands on a page that says so, without a tab or a refusal', async () => {
  await renderPage({ at: '/staff', calls: signedIn, look: 'desk, light' });
  await expect.element(desk()).toBeVisible();
  await expect.element(page.getByText('這個帳號還沒有權限，所以這裡還沒有畫面可以用。')).toBeVisible();
  await expect.element(page.getByText(/請洽系統管理者，告訴他/)).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: '工作台' }).getByRole('link')).toHaveLength(0);
  await expectAccessible();
});

test('a desk that nobody uses asks before it signs out, and one press goes on', async () => {
  const { data } = signedIn[ME] as StaffMeView;
  const left = (idle_left_s: number): Calls => ({
    [ME]: { data: { ...data, session: { idle_left_s, ends_in_s: 30_000 } } },
  });
  const site = await renderPage({ at: '/staff', calls: { ...signedIn, ...left(100) }, look: 'desk, light' });
  const question = page.getByRole('dialog', { name: '還在嗎？' });
  await expect.element(question).toBeVisible();
  await expect.element(question.getByText(/還有 \d+ 秒/)).toBeVisible();
  await expect.element(question.getByRole('button', { name: '繼續使用' })).toHaveFocus();
  await expectAccessible();
  site.answer(left(1800));
  await userEvent.keyboard('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '登出', exact: true })).toBeVisible();
});
