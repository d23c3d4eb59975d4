import { expect, expectAccessible, freshEmail, freshRole, signInAs, test } from './hub.ts';

/** One survey from its first question to its first result, made without a line of code; each step stands on the one before it. */
test.describe.configure({ mode: 'serial' });

const stamp = Date.now().toString(36);
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
  await page.getByRole('link', { name: '新問卷' }).click();
  const form = page.getByRole('form', { name: '新問卷' });
  await form.getByLabel('遊戲', { exact: true }).selectOption('H73');
  await form.getByLabel('網址代號').fill(key);
  await form.getByLabel('標題', { exact: true }).fill(title);
  await form.getByLabel(/^填完後說(?!（)/).fill('謝謝，下次活動見。');
  const question = (number: number) => form.getByRole('group', { name: `第 ${number} 題`, exact: true });
  await form.getByRole('button', { name: '加到第 1 頁' }).click();
  await question(1).getByLabel('題目', { exact: true }).fill('喜歡冬季活動嗎？');
  await question(1).getByLabel('選項 1', { exact: true }).fill('喜歡');
  await question(1).getByLabel('選項 2', { exact: true }).fill('其他');
  await form.getByLabel('要加哪一種題目').selectOption('text');
  await form.getByRole('button', { name: '加到第 1 頁' }).click();
  await question(2).getByLabel('題目', { exact: true }).fill('想說什麼？');
  await question(2).getByLabel('什麼時候顯示').selectOption({ label: '看「喜歡冬季活動嗎？」的回答' });
  await question(2).getByLabel('其他').check();
  await form.getByRole('button', { name: '再加一頁' }).click();
  const second = form.getByRole('region', { name: '第 2 頁' });
  for (const [at, [kind, words]] of others.entries()) {
    await second.getByLabel('要加哪一種題目').selectOption(kind);
    await second.getByRole('button', { name: '加到第 2 頁' }).click();
    await question(at + 3)
      .getByLabel(kind === 'note' ? '文字' : '題目', { exact: true })
      .fill(words);
    // One question is open at a time.
    if (kind !== 'checks') continue;
    await question(at + 3)
      .getByLabel('選項 1', { exact: true })
      .fill('限時競賽');
    await question(at + 3)
      .getByLabel('選項 2', { exact: true })
      .fill('創作徵件');
  }
  const phone = page.frameLocator('iframe[title="預覽"]');
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // In the clothes of the page: the shell brings its styles another way than a chunk does.
  await expect(phone.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '24px');
  await expect(phone.getByText('想說什麼？')).toHaveCount(0);
  await phone.getByRole('radio', { name: '其他' }).check();
  await expect(phone.getByText('想說什麼？')).toBeVisible();
  await page.getByRole('button', { name: '存成草稿' }).click();
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
  await page.getByRole('button', { name: '發布', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '發布這份問卷？' });
  await dialog.getByLabel('原因').fill('內容已核對');
  await dialog.getByRole('button', { name: '發布問卷' }).click();
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
  await page.getByRole('button', { name: '看玩家寫的' }).click();
  await expect(page.getByText('想要更多雪人')).toBeVisible();
  await page.goto(to('exports'));
  await page.getByRole('button', { name: '開始匯出' }).click();
  const file = page.getByRole('link', { name: new RegExp(`^下載 ${title}`) });
  await expect(file).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});
