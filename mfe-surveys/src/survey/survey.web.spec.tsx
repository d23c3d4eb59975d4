import { expectWellInEveryLook, noAnswer, renderPage, reply } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ANSWER, SURVEY, surveyCalls, surveyOf } from '../testing/survey-answers.ts';

const AT = '/survey/racing';
const open = (over = {}) =>
  renderPage({ at: AT, calls: { ...surveyCalls(), [ANSWER]: { roleId: '1000000001' }, ...over } });
const id = page.getByLabelText('角色 ID');
const name = page.getByLabelText('角色名稱');
const confirm = page.getByRole('button', { name: '確認角色' });
const send = page.getByRole('button', { name: '送出並領取 100 鑽石' });
const choose = (option: string) => page.getByRole('radio', { name: option, exact: true }).click();

async function confirmRole(): Promise<void> {
  await id.fill('1000000001');
  await confirm.click();
  await expect.element(name).toHaveValue('夜間山道');
}

async function fill(): Promise<void> {
  await confirmRole();
  await page.getByLabelText('電子信箱').fill('p@example.com');
  await page.getByLabelText('聯絡電話').fill('0912345678');
  await choose('18～25 歲');
  await choose('10,001～30,000 元');
  await choose('信用卡');
  await choose('車輛卡池');
}

test('what is missing is said at each field, in every look', async () => {
  await open();
  await send.click();
  for (const words of ['請輸入 10 位數字', '請先確認角色', '電子信箱格式不符', '請輸入數字'])
    await expect.element(page.getByText(words).first()).toBeVisible();
  await expect.element(page.getByRole('group', { name: '有 8 個地方需要修改' })).toBeVisible();
  await expectWellInEveryLook();
});

test('the answers are sent by their keys, and the reward is promised to the character', async () => {
  const site = await open();
  await expect.element(page.getByText('4 題，約 1 分鐘・送 100 鑽石')).toBeVisible();
  await fill();
  await send.click();
  await expect.element(page.getByRole('heading', { name: '謝謝您，我們收到了' })).toHaveFocus();
  await expect.element(page.getByText('1000000001')).toBeVisible();
  await expect.element(page.getByText(/每天 18:00 統一寄出/)).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
  const [asked] = site.asked(ANSWER);
  expect(asked?.body).toEqual({
    roleId: '1000000001',
    roleName: '夜間山道',
    email: 'p@example.com',
    phone: '0912345678',
    question1: 'b',
    question2: 'c',
    question3: 'a',
    question4: 'c',
    version: '3',
  });
  expect(asked?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  await expectWellInEveryLook();
});

test('another id is another character: its name goes, and it is confirmed anew', async () => {
  await open();
  await fill();
  await id.fill('1000000002');
  await expect.element(name).toHaveValue('');
  await send.click();
  await expect.element(page.getByText('請先確認角色').first()).toBeVisible();
  await confirm.click();
  await expect.element(page.getByText('查無角色資料').first()).toBeVisible();
});

test('what else is bought is asked for and sent only where it is asked', async () => {
  const site = await open();
  await fill();
  const other = page.getByLabelText('其他項目');
  await expect.element(other).not.toBeInTheDocument();
  await page
    .getByRole('group', { name: /最常購買/ })
    .getByRole('radio', { name: '其他' })
    .click();
  await send.click();
  await expect.element(page.getByText('請填寫其他項目').first()).toBeVisible();
  await other.fill('塗'.repeat(21));
  await expect.element(page.getByText('21/20')).toBeVisible();
  await send.click();
  expect(site.asked(ANSWER)).toEqual([]);
  await other.fill('🏎️塗裝');
  await choose('車輛卡池');
  await send.click();
  await vi.waitFor(() => expect(site.asked(ANSWER)).toHaveLength(1));
  expect(site.asked(ANSWER)[0]?.body).not.toHaveProperty('question4_other');
});

test('what was typed survives a closed page', async () => {
  const site = await open();
  await fill();
  await vi.waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('p@example.com'));
  await site.reload();
  await expect.element(name).toHaveValue('夜間山道');
  await expect.element(page.getByRole('radio', { name: '信用卡' })).toBeChecked();
  await send.click();
  await expect.element(page.getByRole('heading', { name: '謝謝您，我們收到了' })).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).not.toContain('p@example.com');
});

test.for([
  [reply(409, { msg: '此角色已填寫過問卷' }), '此角色已填寫過問卷'],
  [reply(400, { email: '電子信箱格式不符' }), '電子信箱格式不符'],
  [reply(503, { msg: '遊戲伺服器忙碌' }), '遊戲伺服器忙碌'],
  [noAnswer, '連不上網路，您填的內容還在，請再試一次'],
] as const)('a refusal is said, and nothing typed is lost: %#', async ([answer, words]) => {
  await open({ [ANSWER]: answer });
  await fill();
  await send.click();
  await expect.element(page.getByText(words).first()).toBeVisible();
  await expect.element(page.getByLabelText('聯絡電話')).toHaveValue('0912345678');
  await expect.element(page.getByRole('radio', { name: '車輛卡池' })).toBeChecked();
});

test.for([
  [reply(400, { roleId: '請輸入 10 位數字' }), '請輸入 10 位數字'],
  [reply(401, { roleId: '請重新登入遊戲' }), '請重新登入遊戲'],
  [reply(503, { msg: '遊戲伺服器現在沒有回應' }), '遊戲伺服器現在沒有回應'],
] as const)('a character that cannot be confirmed says why at its id: %#', async ([answer, words]) => {
  const site = await open();
  await id.fill('1000000001');
  site.answer({ [SURVEY]: answer });
  await confirm.click();
  await expect.element(id).toHaveAccessibleDescription(new RegExp(words));
});

test('the whole of it is answered with the keyboard alone', async () => {
  const site = await open();
  await expect.element(send).toBeVisible();
  (id.element() as HTMLElement).focus();
  await userEvent.keyboard('1000000001{Enter}');
  await expect.element(name).toHaveValue('夜間山道');
  await userEvent.keyboard('{Tab}{Tab}{Tab}p@example.com{Tab}0912345678');
  for (const downs of [1, 2, 0, 2]) await userEvent.keyboard(`{Tab} ${'{ArrowDown}'.repeat(downs)}`);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('heading', { name: '謝謝您，我們收到了' })).toHaveFocus();
  expect(site.asked(ANSWER)[0]?.body).toMatchObject({ question1: 'b', question2: 'c', question3: 'a', question4: 'c' });
});

test.for([
  ['over', surveyOf({ open: false, closes_at: '2026-11-01T23:59:00+08:00' }), '問卷已經結束'],
  ['to come', surveyOf({ open: false, opens_at: '2099-01-01T10:00:00+08:00', questions: [] }), '問卷還沒開始'],
] as const)('a survey that is %s says so', async ([, survey, words]) => {
  await renderPage({ at: AT, calls: surveyCalls(survey) });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(id).not.toBeInTheDocument();
  await expectWellInEveryLook();
});

test('a form of another site is shown in a sandbox, without a code', async () => {
  const survey = surveyOf({ kind: 'embed', embed_url: 'data:text/html,form#{code}', questions: [] });
  await renderPage({ at: AT, calls: surveyCalls(survey) });
  const frame = page.getByTitle('問卷表單：官方玩家問卷');
  await expect.element(frame).toHaveAttribute('src', 'data:text/html,form#');
  await expect.element(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
});

test('a survey that does not exist says so in one line, with a way on', async () => {
  await renderPage({ at: '/survey/none', calls: { [SURVEY]: reply(404, { msg: '問卷不存在或已結束' }) } });
  await expect.element(page.getByRole('heading', { name: '此問卷不存在或已結束' })).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '前往客服中心' }))
    .toHaveAttribute('href', '/support');
  await expectWellInEveryLook();
});

test('a service that is away is asked once more', async () => {
  const site = await renderPage({ at: AT, calls: { [SURVEY]: reply(503, { msg: '這項服務暫時休息' }) } });
  await expect.element(page.getByText('這項服務暫時休息')).toBeVisible();
  await expectWellInEveryLook();
  site.answer(surveyCalls());
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect.element(send).toBeVisible();
});
