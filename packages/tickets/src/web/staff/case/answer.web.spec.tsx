import type { CaseMacrosView } from '@hub/contracts/tickets';
import { documented, expectAccessible, expectFits, held, reply, type Asked } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pictureFile, pictureOf, rows, takesUploads } from '../../testing/report-answers.ts';
import {
  ANSWER,
  caseOf,
  CASE,
  openCase,
  picker,
  press,
  replyOf,
  sendAnswer,
  SEND_KEYS,
  sent,
  takes,
  UPLOAD_ANSWER,
  words,
} from '../testing/desk-answers.ts';

/** All of it but a fraction of a pixel. */
const WHOLE = 0.99;
const MACROS = 'GET /api/staff/questions/:q_id/macros';

const NOTE = 'POST /api/staff/questions/:q_id/note';
const note = page.getByRole('textbox', { name: '內部備註' });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

const [macro] = documented<CaseMacrosView>(MACROS).data;
const macros: CaseMacrosView = {
  data: [
    { ...macro!, content: '{character_name} 您好：{server} 的 {fill} 已經補發。' },
    { ...macro!, id: 4, title: '請更新版本', content: '請先更新遊戲。', closes: false },
  ],
};

test('a long case opens at its end, and those before come by a press', async () => {
  const at = (n: number) => new Date(Date.UTC(2026, 10, 21, 0, n)).toISOString();
  const replies = Array.from({ length: 300 }, (_, n) => replyOf(`第 ${n + 1} 則`, { id: 501 + n, create_time: at(n) }));
  const noteOf = (id: number, n: number) => ({
    id,
    staff_id: 9,
    staff_name: '小岳',
    content: `備註 ${id}`,
    create_time: at(n),
    edited_at: null,
  });
  const notes = [noteOf(1, 5), noteOf(2, 225)];
  const page220 = { data: { replies: replies.slice(220, 260), pic_plus: [], earlier: 220 } };
  await openCase(
    { replies: replies.slice(260), earlier: 260, notes },
    {
      'GET /api/staff/questions/:q_id/replies': ({ query }: Asked) =>
        query.get('before') === '761' ? page220 : reply(400, {}),
    },
  );
  const said = (nth: number) => page.getByText(`第 ${nth} 則`, { exact: true });
  await expect.element(said(300)).toBeInViewport();
  await expect.element(said(260)).toHaveLength(0);
  await press(page.getByRole('button', { name: '中間還有 262 則，顯示前面的' }));
  await expect.element(said(221)).toBeInViewport();
  expect(document.activeElement?.id).toBe('m721');
  await expect.element(page.getByText('備註 2', { exact: true })).toBeVisible();
  await expect.element(page.getByText('備註 1', { exact: true })).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: '中間還有 221 則，顯示前面的' })).toBeVisible();
  await expectAccessible();
});

test('a canned reply by keyboard alone: found, filled, its gap refused until it is filled, the case closed', async () => {
  const site = await openCase({}, { [MACROS]: macros });
  await expect.element(words).toBeVisible();
  await userEvent.keyboard('r');
  await expect.element(words).toHaveFocus();
  await userEvent.keyboard('/');
  const choice = page.getByRole('dialog', { name: '罐頭回覆' });
  await expect.element(choice.getByRole('option')).toHaveLength(2);
  await userEvent.keyboard('補發');
  await expect.element(choice.getByRole('option')).toHaveLength(1);
  await expectAccessible('choice');
  await userEvent.keyboard('{Enter}');
  await expect.element(choice).not.toBeInTheDocument();
  await expect.element(words).toHaveValue('測試角色 您好：台灣一服 的 {fill} 已經補發。');
  await expect.element(words).toHaveFocus();
  await expect.element(page.getByText('還有空格要填', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('送出後結案')).toBeChecked();
  await userEvent.keyboard(SEND_KEYS);
  await expect.element(words).toHaveAccessibleDescription(/還有空格要填/);
  await expect.element(page.getByText(/還有空格要填/)).toHaveLength(1);
  expect(site.asked(ANSWER)).toEqual([]);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await press(page.getByRole('button', { name: '去填' }));
  await userEvent.keyboard('30 個零件');
  const answered = '測試角色 您好：台灣一服 的 30 個零件 已經補發。';
  await expect.element(words).toHaveValue(answered);
  takes(site, ANSWER, { status: '4', closed_by: 'staff', replies: [replyOf(answered)] });
  await userEvent.keyboard(SEND_KEYS);
  await expect.element(sent).toBeVisible();
  await expect.element(page.getByText(answered).first()).toBeVisible();
  expect(site.asked(ANSWER)[0]?.body).toMatchObject({ content: answered, close: '1', macros: '3' });
});

test('bold by key, taken back by another, and kept with its picture over a reload', async () => {
  const site = await openCase({}, takesUploads(UPLOAD_ANSWER));
  await words.fill('請照圖操作');
  await press(words, '{Control>}ab{/Control}');
  await expect.element(words).toHaveValue('**請照圖操作**');
  // The words themselves are marked a moment later.
  await expect.poll(() => (words.element() as HTMLTextAreaElement).selectionStart).toBe(2);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(words).toHaveValue('請照圖操作');
  await userEvent.keyboard('{Control>}b{/Control}');
  await picker.upload(await pictureFile('步驟.png'));
  await expect.element(rows).toHaveTextContent('已上傳');
  await expect.element(page.getByText('草稿已存')).toBeVisible();
  await site.reload();
  await expect.element(words).toHaveValue('**請照圖操作**');
  await expect.element(rows).toHaveTextContent('步驟.png');
  await expectAccessible();
  const pic_plus = [await pictureOf(1, '步驟.png', { reply_id: 501 })];
  takes(site, ANSWER, { status: '2', replies: [replyOf('**請照圖操作**')], pic_plus });
  await sendAnswer.click();
  await expect.element(sent).toBeVisible();
  await expect.element(page.getByRole('button', { name: '圖片 1，步驟' })).toBeVisible();
  expect(site.asked(ANSWER)[0]?.body).toMatchObject({
    content: '**請照圖操作**',
    attachment1: 'upload1'.padEnd(22, 'x'),
  });
});

test('a long answer with pictures leaves the conversation, its button and the keys in sight', async () => {
  await openCase({ content: '<p>畫面卡住了</p>' }, takesUploads(UPLOAD_ANSWER));
  await words.fill('一行\n'.repeat(10));
  await picker.upload(await Promise.all(['甲.png', '乙.png', '丙.png'].map((name) => pictureFile(name))));
  await expect.element(page.getByText('已上傳 3／3 張')).toBeVisible();
  const main = page.getByRole('main').element();
  const talk = page.getByRole('group', { name: '對話' }).element();
  for (const part of [talk, main, document.documentElement]) part.scrollTo(0, 2000);
  await expect.element(sendAnswer).toBeInViewport({ ratio: WHOLE });
  await expect.element(page.getByText('畫面卡住了').last()).toBeInViewport();
  await expect.element(page.getByRole('button', { name: '所有快捷鍵' })).toBeInViewport({ ratio: WHOLE });
  expect(main.scrollHeight - main.clientHeight).toBe(0);
});

test('the conversation has room beside its list on a screen of 1024 by 700', async () => {
  await openCase({ content: '<p>畫面卡住了</p>' }, {}, { look: 'laptop, light' });
  await words.fill('第一行\n第二行');
  const { width, height } = page.getByRole('group', { name: '對話' }).element().getBoundingClientRect();
  expect(width).toBeGreaterThan(600);
  expect(height).toBeGreaterThan(200);
  await expect.element(sendAnswer).toBeInViewport({ ratio: WHOLE });
  await expect.element(page.getByRole('link', { name: '回清單' })).toBeVisible();
  expectFits();
  await expectAccessible();
});

test('files that are no pictures hold the answer back: it says so, and the focus goes to the first', async () => {
  const site = await openCase({}, takesUploads(UPLOAD_ANSWER));
  await words.fill('請看附圖');
  await picker.upload(await pictureFile('ok.png'));
  await expect.element(page.getByText(/^已上傳・/)).toBeVisible();
  await picker.upload(new File(['no picture'], 'fake.png', { type: 'image/png' }));
  await picker.upload(new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }));
  await expect.element(row('a.pdf')).toHaveTextContent('這不是 JPG');
  await press(words, SEND_KEYS);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('還沒送出：這些檔案送不了，請先移除：fake.png、a.pdf');
  await expect.element(row('fake.png')).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Tab}{Enter}');
  await page.getByRole('button', { name: '移除 a.pdf' }).click();
  await expect.element(page.getByText('還沒送出')).toHaveLength(0);
  expect(site.asked(ANSWER)).toEqual([]);
  takes(site, ANSWER, { status: '2', replies: [replyOf('請看附圖')] });
  await press(words, SEND_KEYS);
  await expect.element(sent).toBeVisible();
});

test('an answer to a case that the player changed meanwhile is refused and kept', async () => {
  const site = await openCase({}, { [ANSWER]: reply(409, { msg: '案件剛剛有變動，請看過再送出' }) });
  await words.fill('我們查到了，稍後補發');
  const said = replyOf('找到了，不用補發', { is_official: '0', staff_name: null });
  site.answer({ [CASE]: caseOf({ version: 5, replies: [said] }) });
  await sendAnswer.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('還沒送出：玩家剛剛補充了');
  await expect.element(page.getByRole('group', { name: '剛剛的新訊息' })).toHaveTextContent('找到了，不用補發');
  await expect.element(words).toHaveValue('我們查到了，稍後補發');
  await expectAccessible();
});

test('what is typed after a note is saved is no second note', async () => {
  const way = held(caseOf({ version: 4 }));
  const site = await openCase({}, { [NOTE]: way.answer });
  await expect.element(words).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard(`請後端查${SEND_KEYS}r`);
  await expect.element(words).toHaveFocus();
  way.release();
  await userEvent.keyboard('已經補發');
  await expect.element(words).toHaveValue('已經補發');
  await expect.element(words).toHaveFocus();
  await userEvent.keyboard('{Escape}n');
  await expect.element(note).toHaveValue('');
  await userEvent.keyboard(`第二則${SEND_KEYS}`);
  await expect
    .poll(() => site.asked(NOTE).map(({ body }) => body))
    .toEqual([{ content: '請後端查' }, { content: '第二則' }]);
  await expect.element(page.getByRole('tab', { name: /撰寫/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('r');
  await expect.element(words).toHaveFocus();
  await expect.element(words).toHaveValue('已經補發');
});

test('a note that was not saved is told of beside the answer, and kept', async () => {
  const way = held(reply(503, { msg: '暫時連不上，請再試一次' }));
  await openCase({}, { [NOTE]: way.answer });
  await expect.element(words).toBeVisible();
  await userEvent.keyboard('n');
  await userEvent.keyboard(`請後端查${SEND_KEYS}r`);
  await expect.element(words).toHaveFocus();
  way.release();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/備註還沒存好/);
  await userEvent.keyboard('{Escape}n');
  await expect.element(note).toHaveValue('請後端查');
});

test('a note about a case that changed meanwhile is refused and kept, and leaves for the newer one', async () => {
  const site = await openCase({}, { [NOTE]: reply(409, { msg: '案件剛剛有變動，請看過再送出' }) });
  await expect.element(words).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(note).toHaveFocus();
  site.answer({ [CASE]: caseOf({ version: 5 }) });
  await userEvent.keyboard(`請後端查${SEND_KEYS}`);
  await expect.element(page.getByRole('alert')).toHaveTextContent('案件剛剛有變動');
  await expect.element(note).toHaveValue('請後端查');
  takes(site, NOTE, { version: 5 });
  await press(note, SEND_KEYS);
  await expect.element(words).toBeVisible();
  expect(site.asked(NOTE).map(({ headers }) => headers.get('if-match'))).toEqual(['3', '5']);
});

test('the key bar shows the keys that do something here', async () => {
  const keys = () =>
    [...document.querySelectorAll('main ul[aria-hidden] kbd')].map((sign) => sign.textContent).join(' ');
  const site = await openCase();
  await expect.element(words).toBeVisible();
  expect(keys()).toBe('J K ↵ R N A E X / Ctrl K Esc');
  site.answer({ [CASE]: caseOf({ status: '4', closed_by: 'staff' }) });
  await site.reload();
  await expect.poll(keys).toBe('J K ↵ N E X / Ctrl K Esc');
  await userEvent.keyboard('{Escape}');
  await expect.poll(keys).toBe('J K ↵ X / Ctrl K');
});

test('who only reads is told why, and offered nothing', async () => {
  await openCase({ content: '<p>稽核看得到這件</p>' }, {}, { role: 'auditor' });
  await expect.element(page.getByText('稽核看得到這件').first()).toBeVisible();
  await expect.element(page.getByText('只能看，不能回覆')).toBeVisible();
  await expect.element(sendAnswer).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: '更多動作' })).toHaveLength(0);
});
