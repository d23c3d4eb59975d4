import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { drawn, openForm, pictures, rows, send, sendAndLook, SLOW } from './attachment-form.ts';
import { fileReport, playerReads } from './filed-report.ts';
import { expect, freshEmail, freshRole, partnerToken, signIn, signInByHand, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const answer = (page: Page) => page.getByRole('textbox', { name: '回覆內容' });
const row = (page: Page, id: number) => page.locator(`[data-row="${id}"]`);

/** A lost account, with one ID paper. */
async function fileLostAccount(browser: Browser, origin: string | undefined): Promise<number> {
  const context = await browser.newContext({ ...(origin && { baseURL: origin }), locale: 'zh-TW' });
  const page = await context.newPage();
  await openForm(page);
  await page.goto(`/service/H73/create?token=${partnerToken(freshRole())}`);
  await page.getByLabel('問題類型').selectOption({ label: '帳號遺失' });
  await page.getByLabel('電子信箱').fill(freshEmail());
  const description = page.getByLabel('問題描述');
  await description.fill((await description.inputValue()).replace('最後登入時間：', '最後登入時間：上週六晚上'));
  await page.getByLabel(/^身分證件/).setInputFiles(await pictures(page, 'paper.png'));
  await expect(rows(page)).toContainText('已上傳', SLOW);
  await expect(send(page)).toBeEnabled();
  const number = await sendAndLook(page);
  await context.close();
  return Number(number);
}

/** The first case of the shift: found by a filter, taken, answered with a canned reply beside a note. */
async function answerFirst(page: Page, id: number) {
  // The queue is long by now, oldest first; few are of this type, so that this one is on the first page.
  await page.goto('/staff/questions?game=H73&type=6&assignee=none');
  await row(page, id).click();
  await expect(page.getByRole('button', { name: '接手' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: '我負責' })).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: '內部備註' }).fill('和昨天的維護有關 SHIFT-1');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('和昨天的維護有關 SHIFT-1')).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.press('/');
  const choice = page.getByRole('dialog', { name: '罐頭回覆' });
  await expect(choice.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('補發');
  await expect(choice.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('送出後結案')).toBeChecked();
  // It goes on: another report of the same player is merged into it later.
  await page.getByLabel('送出後結案').uncheck();
  await page.getByRole('button', { name: '去填' }).click();
  await page.keyboard.type('30 個零件');
}

/** A colleague answers while this one still writes: the answer is held back, shows theirs, and goes when it is meant. */
async function collide(page: Page, browser: Browser, origin: string | undefined, id: number) {
  const context = await browser.newContext({ ...(origin && { baseURL: origin }), locale: 'zh-TW' });
  const other = await context.newPage();
  await signIn(other, 'min');
  await other.goto(`/staff/questions/${id}`);
  await expect(page.getByText('小敏也在看')).toBeVisible();
  await page.route('**/api/live?*', (route) => route.abort());
  await page.route(`**/api/staff/questions/${id}`, (route) => route.abort());
  await answer(other).fill('先補一句：請別再重複儲值');
  await other.keyboard.press('Control+Enter');
  await expect(other.getByText('回覆已送出')).toBeVisible();
  await context.close();
  await page.unroute(`**/api/staff/questions/${id}`);
  await page.unroute('**/api/live?*');
  await answer(page).press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('還沒送出：小敏 剛剛回覆了');
  await page.getByRole('button', { name: '看過了，照樣送出' }).click();
  await expect(page.getByText('回覆已送出')).toBeVisible();
}

test('a whole shift: from the sign-in with a code to the figures that are taken along', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const token = partnerToken(freshRole());
  const first = await fileReport(baseURL, '首購加贈沒有收到，等一個晚上了', { token, fields: { question_type: '6' } });
  const double = await fileReport(baseURL, '首購加贈還是沒有收到', { token, fields: { question_type: '6' } });
  const lost = await fileLostAccount(browser, baseURL);

  await signInByHand(page, 'yue');
  await answerFirst(page, first.id);
  await collide(page, browser, baseURL, first.id);
  expect(await playerReads(baseURL, first)).toContain('30 個零件');
  expect(await playerReads(baseURL, first)).not.toContain('SHIFT-1');

  await page.goto(`/staff/questions/${double.id}`);
  await expect(page.getByRole('link', { name: new RegExp(`#${first.id}`) })).toBeVisible();
  await page.keyboard.press('.');
  await page.getByRole('button', { name: '併入另一件' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '合併' }).click();
  await expect(page.getByText('已併入')).toBeVisible();

  await page.goto(`/staff/questions/${lost}`);
  await page.getByRole('button', { name: '查看第 1 份' }).click();
  const paper = page.getByRole('dialog', { name: '身分證件 第 1 份' });
  await paper.getByRole('textbox', { name: '查看的原因' }).fill('核對帳號擁有者');
  await paper.getByRole('button', { name: '查看', exact: true }).click();
  await drawn(paper.getByRole('img'));
  await paper.getByRole('button', { name: '看完了' }).click();
  await page.keyboard.press('e');
  const close = page.getByRole('dialog');
  await close.getByRole('button', { name: '結案' }).click();
  await expect(page.getByText('已結案').first()).toBeVisible();
  await page.getByRole('button', { name: '登出', exact: true }).click();
  await expect(page.getByRole('textbox', { name: '帳號' })).toBeVisible();

  await signIn(page, 'min');
  await page.goto('/staff/reports');
  await page.getByRole('button', { name: '匯出', exact: true }).click();
  await page.getByRole('button', { name: '開始匯出' }).click();
  const file = page.getByRole('link', { name: /^下載 報表數字/ }).first();
  await expect(file).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect((await readFile(await download.path(), 'utf8')).startsWith('\ufeff日期,遊戲,新進案件,')).toBe(true);
});
