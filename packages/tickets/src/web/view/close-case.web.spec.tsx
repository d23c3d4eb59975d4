import { documented, expectAccessible, noAnswer, playerToken, renderPage, reply } from '@hub/page-tests';
import type { TicketView } from '@hub/contracts/tickets';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  CREATE,
  FORM,
  formCalls,
  openCase,
  pictureFile,
  picker,
  playerForm,
  rows,
  send,
  slip,
  takesUploads,
  ticketOf,
  VIEW,
  words,
} from '../testing/report-answers.ts';

const CLOSE = 'POST /api/questions/close_question';
const RATE = 'POST /api/questions/post_csat';
const TIME = '2026-11-21T10:20:00+08:00';
const closing: Partial<TicketView> = { status: '4', closed_at: TIME, closed_by: 'player' };
const close = page.getByRole('button', { name: '問題解決了，結案' });
const sure = page.getByRole('button', { name: '結案', exact: true });
const more = page.getByRole('textbox', { name: '還有想補充的嗎？' });
const comment = page.getByLabelText('哪裡可以做得更好？');
const rate = page.getByRole('button', { name: '送出評分' });

test('who has not been answered yet cannot close', async () => {
  await openCase({ status: '1', replies: [] });
  await expect.element(more).toBeVisible();
  await expect.element(page.getByRole('button', { name: /結案/ })).toHaveLength(0);
});

test('closing is asked first, called off, then meant, by the keyboard', async () => {
  const site = await openCase({}, { [CLOSE]: ticketOf(closing) });
  await expect.element(close).toBeVisible();
  close.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('group', { name: /問題都解決了嗎/ })).toBeVisible();
  await expect.element(sure).toHaveFocus();
  await expectAccessible('asked');
  await userEvent.keyboard('{Escape}');
  await expect.element(close).toHaveFocus();
  expect(site.asked(CLOSE)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(sure).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('這件回報已結案')).toBeVisible();
  await expect.element(page.getByText(/由您結案/)).toBeVisible();
  await expect.element(more).toHaveLength(0);
  expect(document.activeElement?.textContent).toContain('這件回報已結案');
  expect(site.asked(CLOSE)[0]?.body).toEqual({ question_id: 10231, reply_id: 501 });
  await expectAccessible('closed');
});

test('what was typed a moment before the close is shown as not sent', async () => {
  const site = await openCase({}, { [CLOSE]: ticketOf(closing) });
  await close.click();
  await more.fill('更新了，先觀察看看');
  await sure.click();
  await expect.element(page.getByText('您還有沒送出的內容')).toBeVisible();
  await expect.element(page.getByText('更新了，先觀察看看')).toBeVisible();
  expect(site.asked(CLOSE)).toHaveLength(1);
});

test('a new answer is read before the report is closed', async () => {
  const news = ticketOf();
  news.msg.replies.push({ ...news.msg.replies[0]!, id: 502, content: '另外，請綁定手機' });
  const site = await openCase({}, { [CLOSE]: reply(409, { msg: '客服剛剛又回覆了，請先看過再結案' }) });
  await close.click();
  site.answer({ [VIEW]: news });
  await sure.click();
  await expect.element(page.getByText('客服剛剛又回覆了，請先看過再結案')).toBeVisible();
  await expect.element(page.getByText('另外，請綁定手機')).toBeVisible();
  site.answer({ [CLOSE]: { msg: { ...news.msg, ...closing } } });
  await sure.click();
  await expect.element(page.getByText('這件回報已結案')).toBeVisible();
  expect(site.asked(CLOSE).at(-1)?.body).toEqual({ question_id: 10231, reply_id: 502 });
});

test('in the dark, a rating that nobody chose is open lines and no grey of what is disabled', async () => {
  const site = await openCase(closing, {});
  await site.look('phone, dark');
  const radios = [...document.querySelectorAll('input[type=radio]')];
  expect(radios).toHaveLength(2);
  expect(radios.map((radio) => getComputedStyle(radio).appearance)).toEqual(['none', 'none']);
});

test('the rating: nothing chosen is said so, the comment outlives a reload and a lost line, quotes do not', async () => {
  const site = await openCase(closing, { [RATE]: noAnswer });
  await rate.click();
  await expect.element(page.getByText('請選擇「有幫助」或「沒有幫助」').first()).toBeVisible();
  await expect.element(comment).toHaveLength(0);
  await page.getByText('沒有幫助', { exact: true }).click();
  await comment.fill('回覆"有點"慢');
  await expect.element(comment).toHaveValue('回覆有點慢');
  await expect.element(page.getByText('草稿已存在這台裝置')).toBeVisible();
  await site.reload();
  await expect.element(comment).toHaveValue('回覆有點慢');
  await rate.click();
  await expect.element(page.getByText('連不上網路，您填的內容還在，請再試一次').first()).toBeVisible();
  await expect.element(comment).toHaveValue('回覆有點慢');
  site.answer({ [RATE]: documented(RATE) });
  await rate.click();
  await expect.element(page.getByText('謝謝您的評分')).toBeVisible();
  await expectAccessible('rated');
  expect(site.asked(RATE).at(-1)?.body).toEqual({ question_id: 10231, csat: '2', comment: '回覆有點慢' });
});

test('a report that continues a case begins with what it says, and with what was half written for it', async () => {
  const site = await openCase({}, { ...takesUploads(), [CLOSE]: ticketOf(closing) });
  await more.fill('更新了，先觀察看看');
  await picker.upload(await pictureFile('screen.png'));
  await expect.element(rows).toHaveTextContent('已上傳');
  await close.click();
  site.answer({ [VIEW]: ticketOf(closing) });
  await sure.click();
  await expect.element(page.getByText('您還有沒送出的內容')).toBeVisible();

  const question_types = { '1': '一般問題', '2': '儲值未入帳' };
  site.answer({ ...formCalls(playerForm({ question_types })) });
  await page.getByRole('link', { name: '問題又發生了' }).click();
  await expect.element(page.getByText('案件 10231').first()).toBeVisible();
  await expect.element(page.getByLabelText('電子信箱')).toHaveValue('player@example.com');
  await expect.element(page.getByLabelText('問題類型')).toHaveValue('2');
  await expect.element(words).toHaveValue('更新了，先觀察看看');
  await expect.element(rows).toHaveTextContent('已上傳');
  await expectAccessible('continued');
  await words.fill('更新了，先觀察看看。今天又閃退了');
  await site.reload();
  await expect.element(words).toHaveValue('更新了，先觀察看看。今天又閃退了');

  // It shares nothing with another report.
  await site.open('/service/H73/create');
  await expect.element(words).toHaveValue('');
  await words.fill('完全不同的一件事');
  await expect.element(page.getByText('草稿已存在這台裝置').first()).toBeVisible();
  await site.open('/service/H73/create?follows=10231');
  await expect.element(words).toHaveValue('更新了，先觀察看看。今天又閃退了');
  await send.click();
  await expect.element(slip).toBeVisible();
  expect(site.asked(CREATE)[0]?.body).toMatchObject({ follows: 10231 });
  await site.open('/service/H73/view/10231');
  await expect.element(page.getByText('這件回報已結案')).toBeVisible();
  await expect.element(page.getByText('您還有沒送出的內容')).toHaveLength(0);
});

test('not continued after all: what is written stays, and the focus is not lost with the button', async () => {
  await renderPage({
    at: `/service/H73/create?follows=10231&token=${playerToken()}`,
    calls: { ...formCalls(playerForm()), [VIEW]: ticketOf(closing) },
  });
  await words.fill('今天又閃退了');
  page.getByRole('button', { name: '不接續，當作新的回報' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('這會是一件新的回報')).toBeVisible();
  expect(document.activeElement?.textContent).toContain('這會是一件新的回報');
  await expect.element(words).toHaveValue('今天又閃退了');
  await expectAccessible();
});

test('a case that cannot be continued makes a report of its own', async () => {
  const site = await renderPage({
    at: `/service/H73/create?follows=4000000000&token=${playerToken()}`,
    calls: { ...formCalls(playerForm()), [VIEW]: reply(404, { noexist: '找不到這件回報' }) },
  });
  await expect.element(page.getByText('無法接續案件 4000000000')).toBeVisible();
  await expectAccessible();
  await page.getByLabelText('問題類型').selectOptions('1');
  await page.getByLabelText('電子信箱').fill('player@example.com');
  await words.fill('副本獎勵沒有拿到');
  await send.click();
  await expect.element(slip).toBeVisible();
  expect(site.asked(FORM)).not.toEqual([]);
  expect(site.asked(CREATE)[0]?.body).not.toHaveProperty('follows');
});
