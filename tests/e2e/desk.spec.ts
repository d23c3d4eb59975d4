import type { Browser, Page } from '@playwright/test';
import { drawn, pictures } from './attachment-form.ts';
import { fileReport, playerReads, type Filed } from './filed-report.ts';
import { expect, mailsTo, signInAs, signInByHand, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const answer = (page: Page) => page.getByRole('textbox', { name: '回覆內容' });
const at = ({ id }: Filed) => `/staff/questions/${id}`;

/** A colleague at this report, in a browser of their own. */
async function colleague(browser: Browser, origin: string | undefined, report: Filed): Promise<Page> {
  const context = await browser.newContext({ ...(origin && { baseURL: origin }), locale: 'zh-TW' });
  const page = await context.newPage();
  await signInAs(page, 'min', at(report));
  return page;
}

test('every screen has an address that is known, also to who reloads it', async ({ request }) => {
  const places = [
    'audit',
    'accounts',
    'account',
    'keys',
    'keys/change',
    'approvals',
    'settings',
    'deliveries',
    'questions',
  ];
  for (const place of places) expect([place, (await request.get(`/staff/${place}`)).status()]).toEqual([place, 200]);
  expect((await request.get('/staff/nowhere')).status()).toBe(404);
});

test('a report is found by its words and answered by keyboard; its player gets the mail, the words and the picture', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const report = await fileReport(baseURL, '孔明燈活動的獎勵少了一個');
  await signInAs(page, 'yue', '/staff/questions');
  await expect(page.getByRole('heading', { level: 1, name: '待處理' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: '要找的字' })).toBeFocused();
  await page.keyboard.type('孔明燈');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?]q=/);
  const row = page.locator(`[data-row="${report.id}"]`);
  // The worker indexes what was written a moment ago.
  await expect(async () => {
    await page.reload();
    await expect(row.locator('mark').first()).toHaveText('孔明燈', { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await row.press('Enter');
  await expect(answer(page)).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('請照**這張圖**操作');
  const files = page.locator('input[type=file]').first();
  await files.setInputFiles(await pictures(page, '步驟.png'));
  await expect(page.getByText(/已上傳/).first()).toBeVisible();
  await answer(page).press('Control+Enter');
  await expect(page.getByText('回覆已送出')).toBeVisible();
  await drawn(page.getByRole('button', { name: /圖片 1，步驟/ }).getByRole('img'));
  const subjects = (await mailsTo(report.email, 2)).map(({ subject }) => subject);
  expect(subjects).toContain(`客服回覆了您的回報（案件 ${report.id}）`);
  const read = await playerReads(baseURL, report);
  for (const words of ['請照**這張圖**操作', '步驟.png', '"status":"2"']) expect(read).toContain(words);
});

test('two agents at one report see each other, and the later answer meets the earlier', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const report = await fileReport(baseURL, '公會倉庫的東西不見了');
  const [other] = await Promise.all([colleague(browser, baseURL, report), signInAs(page, 'yue', at(report))]);
  await expect(other.getByText('小岳也在看')).toBeVisible();
  await answer(page).fill('我們查到了，稍後補發');
  await expect(other.getByText('小岳正在寫回覆')).toBeVisible();
  await other.keyboard.press('a');
  await expect(page.getByRole('button', { name: '小敏負責' })).toBeVisible();
  await other.keyboard.press('n');
  await other.keyboard.type('倉庫紀錄在後台第 3 頁 NOTE-9');
  await other.keyboard.press('Control+Enter');
  await expect(page.getByText('倉庫紀錄在後台第 3 頁 NOTE-9')).toBeVisible();

  // From here on this browser hears nothing: its answer is for the report as it was.
  await page.route('**/api/live?*', (route) => route.abort());
  await page.route(`**/api/staff/questions/${report.id}`, (route) => route.abort());
  await other.keyboard.press('r');
  await other.keyboard.type('已經補發到您的信箱');
  await other.keyboard.press('Control+Enter');
  await expect(other.getByText('回覆已送出')).toBeVisible();
  await page.unroute(`**/api/staff/questions/${report.id}`);
  await answer(page).press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('還沒送出：小敏 剛剛回覆了');
  await page.getByRole('button', { name: '看過了，照樣送出' }).click();
  await expect(page.getByText('回覆已送出')).toBeVisible();
  const read = await playerReads(baseURL, report);
  for (const words of ['已經補發到您的信箱', '我們查到了，稍後補發']) expect(read).toContain(words);
  expect(read).not.toContain('NOTE-9');
  await other.context().close();
});

test('chosen reports are closed together', async ({ page, baseURL }) => {
  const reports = [await fileReport(baseURL, '重複回報甲'), await fileReport(baseURL, '重複回報乙')];
  await signInAs(page, 'yue', '/staff/questions?queue=all');
  for (const { id } of reports) await page.getByRole('checkbox', { name: `選取 #${id}` }).check();
  await page.getByRole('toolbar', { name: '選取的案件' }).getByRole('button', { name: '結案' }).click();
  await page.getByRole('button', { name: '結案這 2 件' }).click();
  await expect(page.getByText('完成 2 件')).toBeVisible({ timeout: 20_000 });
  for (const report of reports) expect(await playerReads(baseURL, report)).toContain('"status":"4"');
});

test('signing out leaves nothing of a half-written answer on the machine', async ({ page, baseURL }) => {
  const report = await fileReport(baseURL, '登入後一直轉圈');
  await signInByHand(page, 'min');
  await page.goto(at(report));
  await answer(page).fill('寫到一半');
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('hub.draft.')).length);
  await expect.poll(drafts).toBe(1);
  // The desk leaves by loading its page anew.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: '登出', exact: true }).click()]);
  expect(await drafts()).toBe(0);
});
