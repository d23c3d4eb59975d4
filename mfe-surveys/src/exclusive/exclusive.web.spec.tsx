import { expectWellInEveryLook, noAnswer, renderPage, reply } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { found, LOGIN, said } from '../testing/survey-answers.ts';

const open = (at: string, answer: object = found({ form_url: 'about:blank' })) =>
  renderPage({ at, calls: { [LOGIN]: answer } });
const account = page.getByLabelText('會員中心帳號 ID');
const login = page.getByRole('button', { name: '登入填寫' });

const card = (name: string, expected: string) => ({ kind: 'card_code', name: said(name, name), expected }) as const;

async function logIn(label = '角色 ID'): Promise<void> {
  await page.getByLabelText(label, { exact: true }).fill('1234567');
  await account.fill('123456789');
  await login.click();
}

test.for([
  ['/survey/2021/idv', '角色 ID', 'h55naxx2tw', '2021'],
  ['/survey/2021/lifeafter', '帳號 ID', 'g66naxx2tw', '2021'],
  ['/survey/event18/idv', '角色 ID', 'h55naxx2tw', 'event18'],
] as const)('%s asks for the %s, and finds who is qualified', async ([at, label, gameId, survey]) => {
  const site = await open(at);
  await logIn(label);
  await expect.element(page.getByText('示範角色')).toBeVisible();
  await expect.element(page.getByText('遊戲內 ID 1234567')).toBeVisible();
  await expect.element(page.getByText('QK7M-2PXD')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /複製驗證碼/ })).toBeVisible();
  await expect.element(page.getByText('這個帳號已經填寫過問卷')).not.toBeInTheDocument();
  expect(site.asked(LOGIN)[0]?.body).toEqual({ roleId: '1234567', accountId: '123456789', gameId, survey });
});

test.for([
  [card('150 點點數卡', '2021/02/22'), '填完問卷送 150 點點數卡', '預計 2021/02/22 寄出'],
  [card('300 點點數卡', ''), '填完問卷送 300 點點數卡', '寄送日期以活動公告為準'],
  [{ ...card('100 鑽石', ''), kind: 'mail' }, '填完問卷送 100 鑽石', '每天 18:00 寄到遊戲內信箱'],
] as const)('what the answers bring is what the survey says: %#', async ([reward, gift, arrival]) => {
  await open('/survey/event18/idv', found({ form_url: 'about:blank', reward }));
  await logIn();
  await expect.element(page.getByText(gift)).toBeVisible();
  await expect.element(page.getByText(arrival)).toBeVisible();
});

test('of a survey that brings nothing nothing is promised', async () => {
  await open('/survey/event18/idv', found({ form_url: 'about:blank', reward: { ...card('', ''), kind: 'none' } }));
  await logIn();
  await expect.element(page.getByText('QK7M-2PXD')).toBeVisible();
  await expect.element(page.getByText(/填完問卷送/)).not.toBeInTheDocument();
});

test('the panel is well in every look', async () => {
  await open('/survey/2021/idv', found({ status: 2, form_url: 'about:blank' }));
  await logIn();
  await expect.element(page.getByText('這個帳號已經填寫過問卷')).toBeVisible();
  await expect.element(page.getByText(/只能領一張點數卡，重複填寫會影響領獎資格/)).toBeVisible();
  await expectWellInEveryLook();
});

test('what is missing or too short is said at each field', async () => {
  await open('/survey/2021/idv');
  await login.click();
  await expect.element(page.getByText('請輸入角色 ID 或帳號 ID').first()).toBeVisible();
  await expect.element(page.getByText('請輸入 9 位數字').first()).toBeVisible();
  await page.getByLabelText('角色 ID', { exact: true }).fill('12345');
  await expect.element(page.getByText('請輸入 6~8 位數字').first()).toBeVisible();
  await expectWellInEveryLook();
});

test.for([
  [reply(403, { msg: '查無資格，請確認輸入資料' }), '查無資格，請確認輸入資料'],
  [reply(404, { msg: '問卷不存在或已結束' }), '問卷不存在或已結束'],
  [reply(429, { msg: '嘗試的次數太多了' }), '嘗試的次數太多了'],
  [noAnswer, '連不上網路，您填的內容還在，請再試一次'],
] as const)('a failure is said in the form, and nothing typed is lost: %#', async ([answer, words]) => {
  await open('/survey/2021/idv', answer);
  await logIn();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(account).toHaveValue('123456789');
});

test.for([
  ['idv', '角色 ID'],
  ['lifeafter', '帳號 ID'],
] as const)('of %s, pictures show where the numbers are found', async ([game, label]) => {
  await open(`/survey/2021/${game}`);
  await page.getByRole('button', { name: `${label}在哪裡？`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${label}在哪裡？` });
  await expect.element(dialog.getByRole('img')).toHaveAttribute('src', `/guide/${game}gameid.jpg`);
  await dialog.getByRole('button', { name: '關閉' }).click();
  await page.getByRole('button', { name: '會員中心帳號 ID在哪裡？' }).click();
  await expect.element(page.getByRole('dialog').getByRole('img')).toHaveAttribute('src', `/guide/${game}accountid.jpg`);
});

test('of no other game there is a survey', async () => {
  await open('/survey/2021/H73');
  await expect.element(page.getByRole('heading', { name: '此問卷不存在或已結束' })).toBeVisible();
  await expect.element(login).not.toBeInTheDocument();
});

test('what was typed survives a closed page', async () => {
  const site = await open('/survey/2021/idv');
  await account.fill('123456789');
  await vi.waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('123456789'));
  await site.reload();
  await expect.element(account).toHaveValue('123456789');
});
