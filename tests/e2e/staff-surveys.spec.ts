import { expect, expectAccessible, signInAs, test } from './hub.ts';

/** One survey from its first question to its first result, made without a line of code; each step stands on the one before it. */
test.describe.configure({ mode: 'serial' });

const stamp = Date.now().toString(36);
const title = `冬季問卷 ${stamp}`;
const key = `winter-${stamp}`;
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

test('once it is published a player answers it', async ({ page, browser, baseURL }) => {
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
  await player.getByRole('radio', { name: '其他' }).check();
  await player.getByLabel('想說什麼？').fill('想要更多雪人');
  await player.getByRole('button', { name: '送出問卷' }).click();
  await expect(player.getByText('謝謝，下次活動見。')).toBeVisible();
  await player.context().close();
});

test('the desk sees the answer, and takes it along', async ({ page }) => {
  await signInAs(page, 'event_operator');
  await expect(async () => {
    await page.goto(to('results'));
    await expect(page.getByRole('row', { name: '其他 1 100.0%' })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 45_000 });
  await page.getByRole('button', { name: '看玩家寫的' }).click();
  await expect(page.getByText('想要更多雪人')).toBeVisible();
  await page.goto(to('exports'));
  await page.getByRole('button', { name: '開始匯出' }).click();
  const file = page.getByRole('link', { name: new RegExp(`^下載 ${title}`) });
  await expect(file).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});
