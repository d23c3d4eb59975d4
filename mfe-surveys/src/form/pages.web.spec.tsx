import { expectWellInEveryLook, renderPage, reply } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ANSWER_FORM, FORM, formView, longForm, noReward, surveyOf } from '../testing/survey-answers.ts';

const survey = surveyOf({ key: 'long', questions: longForm.pages, reward: noReward });
const open = (over = {}) =>
  renderPage({
    at: '/survey/form/long?code=A',
    calls: { [FORM]: formView({ settings: survey }), [ANSWER_FORM]: { msg: 'ok' }, ...over },
  });
const next = page.getByRole('button', { name: '下一頁' });
const back = page.getByRole('button', { name: '上一頁' });
const send = page.getByRole('button', { name: '送出問卷' });
const check = (name: string) => page.getByRole('checkbox', { name });

async function toTheEnd(): Promise<void> {
  await page.getByLabelText('電子信箱').fill('p@example.com');
  await next.click();
  await check('單人').click();
  await next.click();
}

test('each page is checked before the next, which is told and has the focus', async () => {
  const site = await open();
  await next.click();
  await expect.element(page.getByText('請填寫電子信箱').first()).toBeVisible();
  await page.getByLabelText('電子信箱').fill('p@example.com');
  await next.click();
  await expect.element(page.getByRole('heading', { name: '第 2 頁，共 3 頁' })).toHaveFocus();
  expect(location.search).toBe('?code=A&page=2');
  await next.click();
  await expect.element(page.getByText('請選擇答案').first()).toBeVisible();
  await check('單人').click();
  await check('其他').click();
  await next.click();
  await expect.element(page.getByRole('group', { name: /有 1 個地方/ })).toBeVisible();
  await page.getByLabelText('哪一種模式').fill('限時賽');
  await expectWellInEveryLook();
  await next.click();
  await expect.element(page.getByRole('heading', { name: '最後一頁' })).toHaveFocus();
  await send.click();
  await expect.element(page.getByText('請勾選同意後再送出').first()).toBeVisible();
  await check('我同意用這些答案改善遊戲').click();
  await send.click();
  await expect.element(page.getByRole('heading', { name: '謝謝您，我們收到了' })).toBeVisible();
  expect(site.asked(ANSWER_FORM)).toHaveLength(1);
  expect(site.asked(ANSWER_FORM)[0]?.body).toEqual({
    code: 'A',
    version: '3',
    answers: { email: 'p@example.com', modes: ['solo', 'other'], which: '限時賽', wish: '', agree: true },
  });
});

test('no more may be chosen than the question allows', async () => {
  await open();
  await page.getByLabelText('電子信箱').fill('p@example.com');
  await next.click();
  await expect.element(page.getByText('可複選，最多 2 項')).toBeVisible();
  for (const name of ['單人', '組隊', '其他']) await check(name).click();
  await next.click();
  await expect.element(page.getByText('最多可選 2 項').first()).toBeVisible();
});

test('back and forward keep all of it, by the button and by the browser', async () => {
  await open();
  await toTheEnd();
  await back.click();
  await expect.element(check('單人')).toBeChecked();
  history.back();
  await expect.element(send).toBeVisible();
  history.back();
  history.back();
  await expect.element(page.getByLabelText('電子信箱')).toHaveValue('p@example.com');
});

test('a reload comes back to the page with what was typed', async () => {
  const site = await open();
  await toTheEnd();
  await page.getByLabelText('想對我們說的話').fill('加油');
  await vi.waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('加油'));
  await site.reload();
  await expect.element(page.getByLabelText('想對我們說的話')).toHaveValue('加油');
  await check('我同意用這些答案改善遊戲').click();
  await send.click();
  await expect.element(page.getByRole('heading', { name: '謝謝您，我們收到了' })).toBeVisible();
});

test('what the server finds wrong on an earlier page is shown there', async () => {
  const site = await open({ [ANSWER_FORM]: reply(400, { email: '這個信箱不能使用' }) });
  await toTheEnd();
  await check('我同意用這些答案改善遊戲').click();
  await send.click();
  await expect.element(page.getByLabelText('電子信箱')).toHaveAccessibleDescription(/這個信箱不能使用/);
  site.answer({ [ANSWER_FORM]: { msg: 'ok' } });
  await page.getByLabelText('電子信箱').fill('q@example.com');
  await next.click();
  await next.click();
  await send.click();
  await expect.element(page.getByRole('heading', { name: '謝謝您，我們收到了' })).toBeVisible();
});
