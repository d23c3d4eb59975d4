import { expect, expectAccessible, freshEmail, freshRole, freshStamp, signInAs, test } from './hub.ts';
import { chooseBelow, pick, pressOn, typeInto } from './keyboard.ts';

/**
 * One survey from its first question to its first result, made without a line of code and without a mouse; each step stands on
 * the one before it.
 */
test.describe.configure({ mode: 'serial' });

const stamp = freshStamp();
const title = `冬季問卷 ${stamp}`;
const key = `winter-${stamp}`;
/** One of every other kind, on a page of their own. */
const others = [
  ['note', '最後幾題'],
  ['checks', '還想看到哪些活動？'],
  ['email', '電子信箱'],
  ['phone', '聯絡電話'],
  ['role', '角色 ID'],
  ['consent', '我同意'],
] as const;
let id = '';
const to = (tab = '') => `/staff/surveys/${id}${tab && `/${tab}`}`;

test('a survey is written at the desk, and seen as a player will see it', async ({ page }) => {
  await signInAs(page, 'event_operator', '/staff/surveys');
  await pressOn(page.getByRole('link', { name: '新問卷' }));
  const form = page.getByRole('form', { name: '新問卷' });
  await pick(form.getByLabel('遊戲', { exact: true }), 'H73');
  await typeInto(form.getByLabel('網址代號'), key);
  await typeInto(form.getByLabel('標題', { exact: true }), title);
  await typeInto(form.getByLabel(/^填完後說(?!（)/), '謝謝，下次活動見。');
  const question = (number: number) => form.getByRole('group', { name: `第 ${number} 題`, exact: true });
  const write = (number: number, label: string, words: string) =>
    typeInto(question(number).getByLabel(label, { exact: true }), words);
  await pressOn(form.getByRole('button', { name: '加到第 1 頁' }));
  await write(1, '題目', '喜歡冬季活動嗎？');
  await write(1, '選項 1', '喜歡');
  await write(1, '選項 2', '其他');
  await pick(form.getByLabel('要加哪一種題目'), 'text');
  await pressOn(form.getByRole('button', { name: '加到第 1 頁' }));
  await write(2, '題目', '想說什麼？');
  await pick(question(2).getByLabel('什麼時候顯示'), '看「喜歡冬季活動嗎？」的回答');
  await pressOn(question(2).getByLabel('其他'), 'Space');
  await pressOn(form.getByRole('button', { name: '再加一頁' }));
  const second = form.getByRole('region', { name: '第 2 頁' });
  for (const [at, [kind, words]] of others.entries()) {
    await pick(second.getByLabel('要加哪一種題目'), kind);
    await pressOn(second.getByRole('button', { name: '加到第 2 頁' }));
    await write(at + 3, kind === 'note' ? '文字' : '題目', words);
    // One question is open at a time.
    if (kind !== 'checks') continue;
    await write(at + 3, '選項 1', '限時競賽');
    await write(at + 3, '選項 2', '創作徵件');
  }
  const phone = page.frameLocator('iframe[title="預覽"]');
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // In the clothes of the page: the shell brings its styles another way than a chunk does.
  await expect(phone.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '24px');
  await expect(phone.getByText('想說什麼？')).toHaveCount(0);
  await chooseBelow(page, phone.getByRole('radio').first(), phone.getByRole('radio', { name: '其他' }));
  await expect(phone.getByText('想說什麼？')).toBeVisible();
  await pressOn(page.getByRole('button', { name: '存成草稿' }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('還是草稿，玩家看不到')).toBeVisible();
  id = /surveys\/(\d+)$/.exec(page.url())?.[1] ?? '';
  expect(id).not.toBe('');
  await expectAccessible(page);
});

test('once it is published a player answers every kind of question, with the keyboard alone', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'event_operator');
  await page.goto(to());
  await pressOn(page.getByRole('button', { name: '發布', exact: true }));
  const dialog = page.getByRole('dialog', { name: '發布這份問卷？' });
  await typeInto(dialog.getByLabel('原因'), '內容已核對');
  await pressOn(dialog.getByRole('button', { name: '發布問卷' }));
  await expect(page.getByText(/^開放中：第 1 版/)).toBeVisible();

  const player = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await player.goto(`/survey/${key}`);
  await expect(player.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const progress = player.getByRole('progressbar', { name: '填寫進度' });
  await expect(progress).toHaveAttribute('value', '1');
  const press = async (...keys: string[]) => {
    for (const one of keys) await player.keyboard.press(one);
  };
  await player.getByRole('radio', { name: '喜歡' }).focus();
  await press('Space', 'ArrowDown', 'Tab');
  await expect(player.getByLabel('想說什麼？')).toBeFocused();
  await player.keyboard.type('想要更多雪人');
  await press('Tab', 'Enter');
  await expect(progress).toHaveAttribute('value', '2');
  await expect(player.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await press('Tab', 'Space', 'Tab', 'Space', 'Tab');
  await player.keyboard.type(freshEmail());
  await press('Tab');
  await player.keyboard.type('0912345678');
  await press('Tab');
  await player.keyboard.type(freshRole());
  await press('Enter');
  await expect(player.getByLabel('角色名稱')).not.toHaveValue('');
  await press('Tab', 'Tab', 'Tab', 'Space', 'Tab', 'Enter');
  await expect(player.getByText('謝謝，下次活動見。')).toBeVisible();
  await player.context().close();
});

test('the desk sees the answer, and takes it along', async ({ page }) => {
  await signInAs(page, 'event_operator');
  await expect(async () => {
    await page.goto(to('results'));
    await expect(page.getByRole('row', { name: '其他 1 100.0%' })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 45_000 });
  await expect(page.getByRole('row', { name: '創作徵件 1 100.0%' })).toBeVisible();
  await pressOn(page.getByRole('button', { name: '看玩家寫的' }));
  await expect(page.getByText('想要更多雪人')).toBeVisible();
  await pressOn(page.getByRole('link', { name: '匯出', exact: true }));
  await pressOn(page.getByRole('button', { name: '開始匯出' }));
  const file = page.getByRole('link', { name: new RegExp(`^下載 ${title}`) });
  await expect(file).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), pressOn(file)]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});
