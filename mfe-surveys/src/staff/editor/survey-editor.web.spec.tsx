import type { NewSurveyBody, SaveSurveyBody } from '@hub/contracts/surveys';
import { renderPage, reply, type Calls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { content, CREATE, deskAnswers, SAVE, survey, SURVEY } from '../testing/desk-answers.ts';
import { wellFromTheTop } from '../testing/well.ts';

const open = (at: string, over: Calls = {}) =>
  renderPage({ at, calls: { ...deskAnswers(), ...over }, look: 'desk, light' });
const question = (number: number) => page.getByRole('group', { name: `第 ${number} 題`, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const phone = () => document.querySelector('iframe')?.contentDocument;
const save = () => button('存成草稿').click();

test('a survey is made from nothing: fields, options, a condition; the preview follows, and nothing typed is lost', async () => {
  const site = await open('/staff/surveys/new', { [CREATE]: survey() });
  await page.getByLabelText('遊戲', { exact: true }).selectOptions('H73');
  await page.getByLabelText('網址代號').fill('winter-2026');
  await page.getByLabelText('標題', { exact: true }).fill('冬季問卷');
  await expect.poll(() => phone()?.querySelector('h1')?.textContent).toBe('冬季問卷');
  await button('加到第 1 頁').click();
  await expect.element(question(1).getByLabelText('題目', { exact: true })).toHaveFocus();
  await userEvent.keyboard('喜歡這個活動嗎？');
  await question(1).getByLabelText('選項 1', { exact: true }).fill('喜歡');
  await question(1).getByLabelText('選項 2', { exact: true }).fill('其他');
  await page.getByLabelText('要加哪一種題目').selectOptions('text');
  await button('加到第 1 頁').click();
  await question(2).getByLabelText('題目', { exact: true }).fill('為什麼？');
  await question(2).getByLabelText('什麼時候顯示').selectOptions('question1');
  await question(2).getByLabelText('其他').click();
  await expect.poll(() => phone()?.body.textContent).toContain('喜歡這個活動嗎？');
  expect(phone()?.body.textContent).not.toContain('為什麼？');
  await wellFromTheTop();
  await site.reload();
  await expect.element(page.getByLabelText('標題', { exact: true })).toHaveValue('冬季問卷');
  await save();
  await expect.poll(() => site.asked(CREATE)).toHaveLength(1);
  const body = site.asked(CREATE)[0]?.body as NewSurveyBody;
  expect(body).toMatchObject({ key: 'winter-2026', kind: 'form', game_id: 'H73', title: { tw: '冬季問卷' } });
  expect(body.form.pages[0]?.fields).toMatchObject([
    { key: 'question1', kind: 'radio', options: [{ key: 'a', label: { tw: '喜歡' } }, { key: 'b' }] },
    { key: 'question2', kind: 'text', when: { field: 'question1', is: ['b'] } },
  ]);
  await expect.element(page.getByRole('heading', { level: 1, name: '競速玩家問卷' })).toBeVisible();
});

test('what is wrong stands at its own field, which opens for it', async () => {
  await open('/staff/surveys/new');
  await expect.element(page.getByText('沒寫的同台灣').first()).toBeVisible();
  await expect.element(page.getByText('已寫好')).not.toBeInTheDocument();
  await button('加到第 1 頁').click();
  await question(1).getByRole('button', { name: '收起這一題' }).click();
  await save();
  const summary = page.getByRole('group', { name: /地方需要修改/ });
  await expect.element(summary).toHaveFocus();
  await expect.element(question(1).getByLabelText('題目', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(question(1).getByLabelText('選項 2', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByLabelText('網址代號')).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link', { name: /^選項 2/ }).click();
  await expect.element(question(1).getByLabelText('選項 2', { exact: true })).toHaveFocus();
  await wellFromTheTop();
});

test('order by the keyboard, and what was taken out comes back', async () => {
  const site = await open('/staff/surveys/7/edit', { [SAVE]: survey({ row: { version: 6 } }) });
  await expect.element(question(4)).toBeVisible();
  const down = button('第 4 題下移');
  (down.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('第 5 題下移')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(button('第 6 題下移')).toHaveFocus();
  await button('拿掉第 1 題').click();
  await expect.element(page.getByText('已拿掉「角色 ID」')).toBeVisible();
  await expect.element(button('放回去')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await save();
  await expect.poll(() => site.asked(SAVE)).toHaveLength(1);
  const [sent] = site.asked(SAVE);
  expect(sent?.headers.get('if-match')).toBe('5');
  const keys = (sent?.body as SaveSurveyBody).form.pages.flatMap(({ fields }) => fields.map(({ key }) => key));
  expect(keys.slice(0, 6)).toEqual(['role', 'email', 'phone', 'question2', 'question3', 'question1']);
});

test('somebody else saved meanwhile: what was typed stays, and goes over theirs only when that is said', async () => {
  const site = await open('/staff/surveys/7/edit');
  await page.getByLabelText('標題', { exact: true }).fill('我的標題');
  const theirs = survey({ changed_by: '小敏', changed_at: '2026-11-26T11:00:00+08:00', row: { version: 6 } });
  site.answer({ [SAVE]: reply(409, { msg: '剛剛有同事改過，您的還沒存；請看最新內容再決定' }), [SURVEY]: theirs });
  await save();
  await expect.element(page.getByText('小敏 剛改過這份問卷')).toBeVisible();
  await button('以我填的為準').click();
  site.answer({ [SAVE]: theirs });
  await save();
  await expect.poll(() => site.asked(SAVE).map(({ headers }) => headers.get('if-match'))).toEqual(['5', '6']);
  expect(site.asked(SAVE)[1]?.body).toMatchObject({ title: { tw: '我的標題' } });
});

test('the preview is a phone of 360 px in the language and scheme that are chosen; nothing is sent from it', async () => {
  const site = await open('/staff/surveys/7');
  await expect.poll(() => phone()?.querySelector('h1')?.textContent).toBe('競速玩家問卷');
  expect(document.querySelector('iframe')?.clientWidth).toBeLessThanOrEqual(360);
  await button('English').click();
  await button('深色').click();
  await expect.poll(() => phone()?.querySelector('h1')?.textContent).toBe('Racing players');
  expect(phone()?.documentElement.dataset).toMatchObject({ theme: 'dark', game: 'G112' });
  const asked = site.asked(SURVEY).length;
  phone()?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  await expect.poll(() => phone()?.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(3);
  await expect.poll(() => phone()?.body.textContent).toMatch(/Please enter 10 digits.*Confirm/s);
  expect(phone()?.body.textContent?.replaceAll('預覽角色', '')).not.toMatch(/\p{Script=Han}/u);
  await expect.element(button('淺色')).toBeVisible();
  await button('繁體中文（香港）').click();
  await expect.poll(() => phone()?.body.textContent).toContain('電郵地址格式不符');
  expect(site.asked(SURVEY)).toHaveLength(asked);
});

test('whoever comes into a preview without a question by the keyboard sees where the focus is', async () => {
  await open('/staff/surveys/new');
  await expect.poll(() => phone()?.querySelector('h1')?.textContent).toBe('（標題）');
  const outline = () => getComputedStyle(document.querySelector('iframe')!).outlineStyle;
  expect(outline()).toBe('none');
  (button('深色').element() as HTMLElement).focus();
  await userEvent.tab();
  expect(document.activeElement?.tagName).toBe('IFRAME');
  await expect.poll(outline).toBe('solid');
  await userEvent.tab({ shift: true });
  await expect.poll(outline).toBe('none');
});

test('a copy begins with the questions of the other survey, and an address of its own', async () => {
  const site = await open('/staff/surveys/new?from=7', { [CREATE]: survey({ draft: content() as never }) });
  await expect.element(page.getByLabelText('標題', { exact: true })).toHaveValue('競速玩家問卷');
  await expect.element(page.getByLabelText('網址代號')).toHaveValue('');
  await page.getByLabelText('網址代號').fill('racing-2027');
  await save();
  await expect
    .poll(() => site.asked(CREATE)[0]?.body)
    .toMatchObject({ key: 'racing-2027', kind: 'racing', one_answer_per: 'role' });
});
