import type { PresenceView } from '@hub/contracts/tickets';
import { expectAccessible, reply, tellLive } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  ANSWER,
  CASE,
  caseOf,
  listening,
  openCase,
  PRESENCE,
  replyOf,
  sendAnswer,
  SEND_KEYS,
  sent,
  takes,
  words,
} from '../testing/desk-answers.ts';

const NOTE = 'POST /api/staff/questions/:q_id/note';
const min = { id: 8, name: '小敏' };
const here = (doing: 'reading' | 'writing'): PresenceView => ({ data: [{ ...min, doing }] });
const noteOf = (content: string, over = {}) => ({
  id: 3,
  staff_id: 8,
  staff_name: '小敏',
  content,
  create_time: '2026-11-21T10:30:00+08:00',
  edited_at: null,
  ...over,
});

test('who else is at a case is said, and that one writes oneself is told', async () => {
  const site = await openCase({}, { [PRESENCE]: here('reading') });
  await expect.element(page.getByText('小敏也在看')).toBeVisible();
  await expect.poll(() => site.asked(PRESENCE)).toHaveLength(2);
  site.answer({ [PRESENCE]: here('writing') });
  await words.fill('我們查到了');
  await expect.element(page.getByText('小敏正在寫回覆')).toBeVisible();
  expect(site.asked(PRESENCE).at(-1)?.body).toEqual({ doing: 'writing' });
  site.answer({ [PRESENCE]: { data: [] } });
  await listening(site);
  tellLive('p:support:10231');
  await expect.element(page.getByText('小敏正在寫回覆')).toHaveLength(0);
});

test('who comes while the page opens its stream is seen as soon as it is open', async () => {
  let looks = 0;
  const site = await openCase({}, { [PRESENCE]: () => (looks++ === 0 ? { data: [] } : here('reading')) });
  await expect.element(page.getByText('小敏也在看')).toBeVisible();
  expect(site.asked('GET /api/live')).toHaveLength(1);
});

test('what a colleague does meanwhile is shown as it comes, and so is the note', async () => {
  const site = await openCase();
  await expect.element(page.getByRole('button', { name: '接手' })).toBeVisible();
  await listening(site);
  site.answer({ [CASE]: caseOf({ version: 4, assignee: min }) });
  tellLive('s:support:10231');
  await expect.element(page.getByText('小敏 剛剛接手了')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '小敏負責' })).toBeVisible();
  const notes = [noteOf('倉庫紀錄在後台**第 3 頁**')];
  site.answer({ [CASE]: caseOf({ version: 4, assignee: min, notes }) });
  tellLive('s:support:10231');
  const note = page.getByRole('article', { name: '內部備註・小敏' });
  await expect.element(note).toHaveTextContent('倉庫紀錄在後台第 3 頁');
  await expect.element(note.getByRole('strong')).toHaveTextContent('第 3 頁');
  await expect.element(note.getByRole('button', { name: '修改' })).toHaveLength(0);
  await expect.element(page.getByText('小敏 剛剛寫了內部備註')).toBeVisible();
  await expectAccessible();
});

test('a note is written by keyboard alone, beside the answer that is begun', async () => {
  const site = await openCase();
  await words.fill('我們查到了');
  await userEvent.keyboard('{Escape}n');
  const field = page.getByRole('textbox', { name: '內部備註' });
  await expect.element(field).toHaveFocus();
  const own = noteOf('和昨天的維護有關', { staff_id: 7, staff_name: '小岳' });
  takes(site, NOTE, { notes: [own] });
  await userEvent.keyboard(`和昨天的維護有關${SEND_KEYS}`);
  await expect.element(page.getByRole('article', { name: '內部備註・小岳' })).toHaveTextContent('和昨天的維護有關');
  await expect.element(page.getByText('剛剛寫了內部備註')).toHaveLength(0);
  await expect.element(words).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '內部備註', includeHidden: true })).toHaveValue('');
  expect(site.asked(NOTE)[0]?.body).toEqual({ content: '和昨天的維護有關' });
  await userEvent.keyboard('r');
  await expect.element(words).toHaveFocus();
  await expect.element(words).toHaveValue('我們查到了');
});

test('an answer that meets a colleague’s earlier one is held back, shows it, and leaves when it is meant', async () => {
  const site = await openCase({}, { [ANSWER]: reply(409, { msg: '案件剛剛有變動，請看過再送出' }) });
  await words.fill('我們查到了，稍後補發');
  const first = replyOf('已經**補發**到您的信箱', { staff_name: '小敏' });
  site.answer({ [CASE]: caseOf({ status: '2', version: 5, replies: [first] }) });
  await sendAnswer.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('還沒送出：小敏 剛剛回覆了');
  const fresh = page.getByRole('group', { name: '剛剛的新訊息' });
  await expect.element(fresh).toHaveTextContent('已經補發到您的信箱');
  await expect.element(fresh.getByRole('strong')).toHaveTextContent('補發');
  await expect.element(words).toHaveValue('我們查到了，稍後補發');
  await expectAccessible();
  const second = replyOf('我們查到了，稍後補發', { id: 502 });
  takes(site, ANSWER, { status: '2', version: 6, replies: [first, second] });
  await page.getByRole('button', { name: '看過了，照樣送出' }).click();
  await expect.element(sent).toBeVisible();
  expect(site.asked(ANSWER).map(({ headers }) => headers.get('if-match'))).toEqual(['3', '5']);
});
