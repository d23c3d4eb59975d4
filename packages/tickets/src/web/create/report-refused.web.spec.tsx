import { expectAccessible, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  CREATE,
  fillVisitor,
  FORM,
  openAsPlayer,
  openReport,
  playerForm,
  send,
  slip,
  words,
} from '../testing/report-answers.ts';

const WORDS = '角色卡在地圖裡，重開也一樣';

test('what the server cannot take now stays on the form with its words', async () => {
  const site = await openAsPlayer({}, '/service/H73/report-issue?form_id=general_issue', '&');
  await page.getByLabelText('電子信箱').fill('player@example.com');
  await words.fill(WORDS);
  for (const [status, msg] of [
    [429, '這裡剛剛收到比較多的回報，請 12 分鐘後再送出，您寫的內容都還在'],
    [409, '這份表單剛剛送出過了'],
    [503, '服務正在休息'],
  ] as const) {
    site.answer({ [CREATE]: reply(status, { msg }) });
    await send.click();
    await expect.element(page.getByText(msg)).toBeVisible();
    await expect.element(words).toHaveValue(WORDS);
  }
  const keys = site.asked(CREATE).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.every(Boolean)).toBe(true);
  site.answer({
    [CREATE]: { msg: { question_id: 10232, check_id: '9MZQ-4T2B-KC7E', token: '', reply_by: null, deadline: null } },
  });
  await send.click();
  await expect.element(slip).toBeVisible();
  await expect.element(slip).toHaveTextContent('9MZQ-4T2B-KC7E');
  await expectAccessible('slip');
});

test('the slip is still there from a bookmark, in another window too', async () => {
  const site = await openReport();
  await fillVisitor();
  site.answer({
    [CREATE]: {
      msg: { question_id: 10232, check_id: '9MZQ-4T2B-KC7E', token: 'a.b.c', reply_by: null, deadline: null },
    },
  });
  await send.click();
  await expect.element(slip).toBeVisible();
  const bookmark = location.pathname + location.hash;
  await site.open('/service/H73/create');
  await expect.element(send).toBeVisible();
  await expect.element(slip).toHaveLength(0);
  await site.open(bookmark);
  await expect.element(slip).toHaveTextContent('10232');
  await expect.element(slip).toHaveTextContent('9MZQ-4T2B-KC7E');
  await expectAccessible('slip of a bookmark');
  await page.getByRole('link', { name: '查看這筆回報' }).click();
  await expect.element(page.getByRole('textbox', { name: '查詢碼' })).toHaveValue('9MZQ-4T2B-KC7E');
});

test('bad input is named fault by fault, in words of its own, and nothing is lost', async () => {
  const site = await openReport();
  await page.getByLabelText('電子信箱').fill('mei.lin@');
  await words.fill('沒入帳');
  await send.click();
  await expect.element(page.getByText(/有 \d 個地方需要修改/)).toBeVisible();
  await expect.element(page.getByText('問題描述至少要 5 個字，目前 3 個字').first()).toBeVisible();
  await expect.element(page.getByLabelText('電子信箱')).toHaveValue('mei.lin@');
  await expectAccessible();
  expect(site.asked(CREATE)).toEqual([]);
});

test('the id of a character is one of the game, and asked of nobody who has none', async () => {
  const site = await openReport();
  await fillVisitor();
  const role = page.getByLabelText('角色 ID');
  const refused = page.getByText('這款遊戲的角色 ID 是 9 位數字，請再確認一次');
  await role.fill('12345');
  await send.click();
  await expect.element(refused.first()).toBeVisible();
  expect(site.asked(CREATE)).toEqual([]);
  await page.getByLabelText('我沒有角色').click();
  await expect.element(refused).toHaveLength(0);
  await page.getByLabelText('我沒有角色').click();
  await role.fill('１２３４５６７８９');
  await send.click();
  await expect.element(slip).toBeVisible();
  await site.open('/service/H73/report-issue?form_id=topup_not_received');
  await role.fill('987');
  await send.click();
  await expect.element(refused.first()).toBeVisible();
});

test('quotes are left out while one types', async () => {
  await openReport();
  await words.fill('"儲值後三十分鐘仍未入帳"');
  await expect.element(words).toHaveValue('儲值後三十分鐘仍未入帳');
});

test('an open report of the same type is named, and leads there', async () => {
  const open_reports = [{ id: 10231, question_type: '2', create_time: '2026-11-21T10:20:00+08:00', answered: false }];
  await openAsPlayer({ [FORM]: playerForm({ open_reports }) });
  await page.getByLabelText('問題類型').selectOptions('2');
  await expect.element(page.getByText('同類型的回報還在處理中')).toBeVisible();
  await expectAccessible();
  const way = page.getByRole('link', { name: '前往案件 10231' });
  await expect.element(way).toHaveAttribute('href', expect.stringMatching(/\/view\/10231/));
});

test('in the game nothing is asked that the token says', async () => {
  await openAsPlayer({}, '/service/H73/report-issue?form_id=topup_not_received', '&');
  await expect.element(page.getByText('測試角色').first()).toBeVisible();
  for (const label of ['手機號碼', '帳號 ID', '角色 ID', '伺服器'])
    await expect.element(page.getByLabelText(label)).toHaveLength(0);
});
