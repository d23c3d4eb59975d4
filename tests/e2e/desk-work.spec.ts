import type { Browser, Page } from '@playwright/test';
import { fileReport, playerReads, type Filed } from './filed-report.ts';
import { expect, expectAccessible, freshRole, mailsTo, partnerToken, signIn, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** The desk of a colleague, in a browser of their own. */
async function colleague(browser: Browser, origin: string | undefined, login = 'min'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'zh-TW',
  });
  const page = await context.newPage();
  await signIn(page, login);
  return page;
}

const open = (page: Page, { id }: Filed) => page.goto(`/staff/questions/${id}`);

test('two agents at one report see each other, and the later answer meets the earlier', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const report = await fileReport(baseURL, '公會倉庫的東西不見了');
  await signIn(page);
  await open(page, report);
  await expect(page.getByRole('button', { name: '接手' })).toBeVisible();
  const other = await colleague(browser, baseURL);
  await open(other, report);
  await expect(other.getByText('小岳也在看')).toBeVisible();
  await expect(page.getByText('小敏也在看')).toBeVisible();

  const words = page.getByRole('textbox', { name: '回覆內容' });
  await words.fill('我們查到了，稍後補發');
  await expect(other.getByText('小岳正在寫回覆')).toBeVisible();

  await other.keyboard.press('a');
  await expect(other.getByRole('button', { name: '我負責' })).toBeVisible();
  await expect(page.getByText('小敏 剛剛接手了')).toBeVisible();
  await expect(page.getByRole('button', { name: '小敏負責' })).toBeVisible();

  await other.keyboard.press('n');
  await other.getByRole('textbox', { name: '內部備註' }).fill('倉庫紀錄在後台第 3 頁 NOTE-9');
  await other.keyboard.press('Control+Enter');
  await expect(page.getByText('倉庫紀錄在後台第 3 頁 NOTE-9')).toBeVisible();
  await expectAccessible(page);

  // From here on this browser hears nothing: its answer is for the report as it was.
  await page.route('**/api/live?*', (route) => route.abort());
  await page.route(`**/api/staff/questions/${report.id}`, (route) => route.abort());
  await other.keyboard.press('Escape');
  await other.keyboard.press('r');
  await other.getByRole('textbox', { name: '回覆內容' }).fill('已經**補發**到您的信箱');
  await other.keyboard.press('Control+Enter');
  await expect(other.getByText('回覆已送出')).toBeVisible();
  await page.unroute(`**/api/staff/questions/${report.id}`);
  await page.getByRole('button', { name: /^送出/ }).click();
  await expect(page.getByRole('alert')).toContainText('還沒送出：小敏 剛剛回覆了');
  const fresh = page.getByRole('group', { name: '剛剛的新訊息' });
  await expect(fresh).toContainText('已經補發到您的信箱');
  await expect(fresh.locator('strong')).toHaveText('補發');
  await expect(words).toHaveValue('我們查到了，稍後補發');
  await page.getByRole('button', { name: '看過了，照樣送出' }).click();
  await expect(page.getByText('回覆已送出')).toBeVisible();
  const seen = await playerReads(baseURL, report);
  expect(seen).toContain('我們查到了，稍後補發');
  expect(seen).not.toContain('NOTE-9');
  await other.context().close();
});

test('the menu is used by keyboard alone: the type changes, for the player too', async ({ page, baseURL }) => {
  const report = await fileReport(baseURL, '點數沒有入帳');
  await signIn(page);
  await open(page, report);
  await expect(page.getByRole('button', { name: '更多動作' })).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.getByRole('button', { name: '寫內部備註' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: '再寄一次查詢碼' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '更多動作' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '改類型、遊戲、伺服器' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('問題類型').selectOption({ label: '儲值未入帳' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '更改' }).click();
  await expect(page.getByRole('heading', { name: '儲值未入帳', level: 1 })).toBeVisible();
  expect(await playerReads(baseURL, report)).toContain('"type_text":"儲值未入帳"');
});

test('a duplicate is merged, leads its player on, and is taken apart again', async ({ page, baseURL }) => {
  test.slow();
  const token = partnerToken(freshRole());
  const first = await fileReport(baseURL, '月卡沒有收到', { token });
  const second = await fileReport(baseURL, '月卡還是沒有收到', { token });
  await signIn(page);
  await open(page, second);
  await expect(page.getByRole('link', { name: new RegExp(`#${first.id}`) })).toBeVisible();
  await page.keyboard.press('.');
  await page.getByRole('button', { name: '併入另一件' }).click();
  const merging = page.getByRole('dialog');
  await merging.getByText('另一件', { exact: true }).click();
  const number = merging.getByLabel('案件編號');
  await number.fill('＃3999999999');
  await merging.getByText('案件編號', { exact: true }).click();
  await expect(number).toBeFocused();
  await expect(number).toHaveValue('＃3999999999');
  await merging.getByRole('button', { name: '合併' }).click();
  await expect(merging.locator('p', { hasText: '找不到這個編號的案件' })).toBeVisible();
  await number.fill(`#${first.id}`);
  await merging.getByRole('button', { name: '合併' }).click();
  await expect(page.getByText('已併入')).toBeVisible();
  const [mail] = (await mailsTo(second.email, 2)).filter(({ subject }) => subject.includes('合併'));
  expect(mail?.text).toContain(String(first.id));

  const player = await page.context().newPage();
  await player.goto(`/service/H73/view/${second.id}?token=${second.token}`);
  await player.getByRole('link', { name: `案件 ${first.id}` }).click();
  await expect(player.getByText('月卡沒有收到').first()).toBeVisible();
  await player.close();

  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('重新開啟的原因').fill('其實是兩張不同的月卡');
  await dialog.getByRole('button', { name: '重新開啟' }).click();
  await expect(page.getByRole('button', { name: '接手' })).toBeVisible();
  await expect(page.getByText('已併入')).toHaveCount(0);
});

test('the check code goes again to the address of the report', async ({ page, baseURL }) => {
  const report = await fileReport(baseURL, '查詢碼的信找不到');
  await signIn(page);
  await open(page, report);
  await page.getByRole('button', { name: '更多動作' }).click();
  await page.getByRole('button', { name: '再寄一次查詢碼' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '寄出' }).click();
  await expect(page.getByText('查詢碼寄出了')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const mails = await mailsTo(report.email, 2);
  expect(mails.map(({ subject }) => subject)).toContain(`您的查詢碼（案件 ${report.id}）`);
});

test('chosen reports are closed together, in two steps that name the number', async ({ page, baseURL }) => {
  test.slow();
  const reports = [await fileReport(baseURL, '重複回報甲'), await fileReport(baseURL, '重複回報乙')];
  await signIn(page);
  await page.goto('/staff/questions?queue=all');
  for (const { id } of reports) await page.getByRole('checkbox', { name: `選取 #${id}` }).check();
  const bar = page.getByRole('toolbar', { name: '選取的案件' });
  await expect(bar).toContainText('已選 2 件');
  await expectAccessible(page);
  await bar.getByRole('button', { name: '結案' }).click();
  await page.getByRole('button', { name: '結案這 2 件' }).click();
  await expect(page.getByText('完成 2 件')).toBeVisible({ timeout: 20_000 });
  for (const report of reports) expect(await playerReads(baseURL, report)).toContain('"status":"4"');
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(page.locator('[data-row]').first()).toBeFocused();
});

test('a phone reaches every action of a report', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const report = await fileReport(baseURL, '用手機處理這件');
  await signIn(page);
  await open(page, report);
  await page.getByRole('button', { name: '接手' }).click();
  await expect(page.getByRole('button', { name: '我負責' })).toBeVisible();
  await page.getByRole('button', { name: '更多動作' }).click();
  await expect(page.getByRole('button', { name: '轉派給同事' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: '轉派給同事' }).click();
  await page.getByRole('dialog').getByText('小敏', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '轉派' }).click();
  await expect(page.getByRole('button', { name: '小敏負責' })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
});
