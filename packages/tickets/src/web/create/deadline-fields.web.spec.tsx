import { dayAfter, dayOf } from '@hub/contracts/tickets';
import { documented, expectAccessible, expectFits } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CREATE, FORM, openAsPlayer, playerForm, send, slip } from '../testing/report-answers.ts';

const question_types = { '1': '一般問題', complaint: '申訴', game_history: '申請遊戲歷程' };
const today = dayOf(new Date());
const fill = (label: string | RegExp, text: string) => page.getByLabelText(label).fill(text);
const open = (deadline: object) =>
  openAsPlayer({
    [FORM]: playerForm({ question_types }),
    [CREATE]: { msg: { ...documented<{ msg: object }>(CREATE).msg, reply_by: null, deadline } },
  });
const sent = (body: unknown) => body as Record<string, string>;

test('a complaint asks for its day, and says by when it is answered before and after it is sent', async () => {
  const site = await open({ kind: 'complaint', due_on: '2027-01-09', ended_on: null, fee_twd: null, fee: null });
  await page.getByLabelText('問題類型').selectOptions('complaint');
  await expect.element(page.getByText(/^今天送出，最晚 .+答覆處理結果$/)).toBeVisible();
  await fill('電子信箱', 'player@example.com');
  await fill('問題描述', '我不同意這次的停權');
  await send.click();
  await expect.element(page.getByText('請選擇收到通知或知道這件事的日期').first()).toBeVisible();
  await expectAccessible('asked');
  expectFits();
  await fill(/收到通知或知道這件事的日期/, dayAfter(today, -3));
  await send.click();
  await expect.element(slip).toBeVisible();
  await expect.element(page.getByText(/最晚 2027 年 1 月 9 日（六）答覆處理結果/)).toBeVisible();
  expect(sent(site.asked(CREATE)[0]?.body)).toMatchObject({
    question_type: 'complaint',
    known_on: dayAfter(today, -3),
  });
});

test('a request of game records asks for its days and names the fee; another type asks for neither', async () => {
  const site = await open({ kind: 'game_history', due_on: today, ended_on: null, fee_twd: 200, fee: 'due' });
  await page.getByLabelText('問題類型').selectOptions('game_history');
  await expect.element(page.getByText(/查詢費 NT\$200$/)).toBeVisible();
  await fill(/從哪一天/, dayAfter(today, -61));
  await fill('到哪一天', today);
  await fill('電子信箱', 'player@example.com');
  await fill('問題描述', '想確認材料是什麼時候不見的');
  await send.click();
  await expect.element(page.getByText('遊戲歷程保存 60 日，更早的已經沒有了').first()).toBeVisible();
  await fill(/從哪一天/, dayAfter(today, -30));
  await send.click();
  await expect.element(slip).toBeVisible();
  await expect.element(page.getByText(/查詢費 NT\$200 的付款方式/)).toBeVisible();
  expect(sent(site.asked(CREATE)[0]?.body)).toMatchObject({ history_from: dayAfter(today, -30), history_until: today });
});
