import { documented, expectAccessible, playerToken, renderPage, reply, tokenOf } from '@hub/page-tests';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  CREATE,
  fillVisitor,
  FORM,
  formOf,
  LOOKUP,
  openAsPlayer,
  openCase,
  pictureFile,
  picker,
  playerForm,
  REPLY,
  rows,
  send,
  slip,
  takesUploads,
  ticketOf,
  UPLOAD,
  VIEW,
  words,
} from './testing/report-answers.ts';

const over = reply(401, { jwt: 'jwt expired' });
const WORDS = '角色卡在地圖裡，重開也一樣';
const more = page.getByRole('textbox', { name: '還有想補充的嗎？' });
const found = documented<{ msg: object }>(LOOKUP);
const looked = { msg: { ...found.msg, token: tokenOf({ aud: 'K', game: 'H73', exp: Date.now() / 1000 + 3600 }) } };
const inTime = page.getByText('登入逾時了');

async function lookUp(): Promise<void> {
  await page.getByLabelText('電子信箱', { exact: true }).last().fill('player@example.com');
  await page.getByLabelText('查詢碼').first().fill('7KQ2M9XA4D3H');
  await page.getByRole('button', { name: '查看回報' }).click();
}

async function begin(): ReturnType<typeof openAsPlayer> {
  const site = await openAsPlayer();
  await page.getByLabelText('問題類型').selectOptions('1');
  await page.getByLabelText('電子信箱').fill('player@example.com');
  await words.fill(WORDS);
  return site;
}

test('a session that ends under a new report loses neither words nor pictures', { timeout: 60_000 }, async () => {
  const site = await begin();
  await picker.upload(await pictureFile('screen.png'));
  await expect.element(rows).toHaveTextContent('已上傳');
  site.answer({ [CREATE]: over });
  await send.click();
  await expect.element(inTime).toBeVisible();
  expect(location.pathname).toBe('/service/H73/query');
  await expect.element(page.getByText(/填到一半的回報還在這台裝置上/)).toBeVisible();
  await expectAccessible('ended');

  // After the look-up it is offered once more, and goes on in the name of who is there now.
  site.answer({ [LOOKUP]: looked, [VIEW]: ticketOf(), [FORM]: formOf() });
  await lookUp();
  await expect.element(page.getByText('您填到一半的回報還在')).toBeVisible();
  await expectAccessible('offered');
  await page.getByRole('link', { name: '接著填完' }).click();
  await expect.element(words).toHaveValue(WORDS);
  await expect.element(rows).toHaveTextContent('已上傳');
  await fillVisitor();
  site.answer({ [CREATE]: documented(CREATE) });
  await send.click();
  await expect.element(slip).toBeVisible();
  await site.open('/service/H73/view/10231');
  await expect.element(more).toBeVisible();
  await expect.element(page.getByText('您填到一半的回報還在')).toHaveLength(0);
});

test('a report that continues a case stays one when its session ends', async () => {
  const closed = ticketOf({ status: '4', closed_at: '2026-11-21T10:20:00+08:00', closed_by: 'player' });
  const site = await openAsPlayer({ [VIEW]: closed }, '/service/H73/create?follows=10231', '&');
  await page.getByLabelText('問題類型').selectOptions('1');
  await words.fill('今天又閃退了');
  site.answer({ [CREATE]: over });
  await send.click();
  await expect.element(inTime).toBeVisible();
  site.answer({ [FORM]: formOf() });
  await page.getByRole('link', { name: '不登入，改從官網表單送出' }).click();
  await expect.element(words).toHaveValue('今天又閃退了');
  expect(location.search).toBe('?follows=10231');
  site.answer({ [FORM]: playerForm() });
  await site.open(`/service/H73/create?follows=10231&token=${playerToken()}`);
  await expect.element(words).toHaveValue('今天又閃退了');
});

test('what one character has begun to write does not become that of another one in the same tab', async () => {
  const site = await begin();
  await expect.element(page.getByText('草稿已存在這台裝置').first()).toBeVisible();
  const { settings } = playerForm();
  const other = { ...settings, user: { ...settings.user!, role_id: '2', character_name: '別人' } };
  site.answer({ [FORM]: { settings: other } });
  await site.open(`/service/H73/create?token=${playerToken({ uid: 'uid-2' })}`);
  await expect.element(page.getByText('別人')).toBeVisible();
  await expect.element(words).toHaveValue('');
  site.answer({ [FORM]: playerForm() });
  await site.open(`/service/H73/create?token=${playerToken()}`);
  await expect.element(words).toHaveValue(WORDS);
});

test('what was typed a moment before the session ended is kept too', async () => {
  const site = await openAsPlayer({ [UPLOAD]: over });
  // The upload finds out, while the typing is younger than the pause after which drafts are saved.
  await words.fill(WORDS);
  await picker.upload(await pictureFile('screen.png'));
  await expect.element(inTime).toBeVisible();
  site.answer(takesUploads());
  await site.open(`/service/H73/create?token=${playerToken()}`);
  await expect.element(words).toHaveValue(WORDS);
  await expect.element(rows).toHaveTextContent('已上傳');
});

test('a session that ends under a follow-up puts words and picture back into the form of that case', async () => {
  const site = await openCase({}, takesUploads());
  await more.fill('更新了，還是一樣');
  await picker.upload(await pictureFile('screen.png'));
  await expect.element(rows).toHaveTextContent('已上傳');
  // What the session leaves is what the device has noted by then.
  await expect.element(page.getByText('草稿已存在這台裝置')).toBeVisible();
  site.answer({ [REPLY]: over });
  await page.getByRole('button', { name: '送出' }).click();
  await expect.element(page.getByText(/案件 10231 寫到一半的補充還在/)).toBeVisible();
  const { msg } = ticketOf();
  const said = {
    ...msg.replies[0]!,
    id: 502,
    is_official: '0' as const,
    content: '更新了，還是一樣',
    staff_name: null,
  };
  site.answer({
    [LOOKUP]: looked,
    [REPLY]: { msg: { replies: [...msg.replies, said], pic_plus: [], earlier: 0, status: '1' } },
  });
  await lookUp();
  await expect.element(more).toHaveValue('更新了，還是一樣');
  await expect.element(rows).toHaveTextContent('已上傳');
  await page.getByRole('button', { name: '送出' }).click();
  await expect.element(page.getByText('更新了，還是一樣')).toHaveLength(1);
  await expect.element(more).toHaveValue('');
});

test('what was written is told also when it becomes a draft after the look-up has opened', async () => {
  const site = await openCase({}, takesUploads());
  await more.fill('更新了，還是一樣');
  site.answer({ [REPLY]: over });
  const { setTimeout: real } = globalThis;
  const slow = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, ms = 500) => real(work, ms)) as typeof setTimeout);
  onTestFinished(() => slow.mockRestore());
  await page.getByRole('button', { name: '送出' }).click();
  await expect.element(inTime.or(page.getByText('查看的時間到了'))).toBeVisible();
  await expect.element(page.getByText(/案件 10231 寫到一半的補充還在/)).toBeVisible();
});

test('wrong code and stranger get the same sentence', async () => {
  const msg = '您查詢的問題不存在，請確認輸入的欄位是否正確';
  await renderPage({ at: '/service/H73/query', calls: { [LOOKUP]: reply(404, { noexist: msg }) } });
  await lookUp();
  await expect.element(page.getByText(msg).first()).toBeVisible();
});
