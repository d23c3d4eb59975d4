import type { Browser, Page } from '@playwright/test';
import { pictures, picker, rows, SLOW } from './attachment-form.ts';
import { fileReport } from './filed-report.ts';
import { expect, expectAccessible, freshEmail, mailsTo, signIn, test } from './hub.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
test.use(PHONE);

async function sendReport(page: Page): Promise<string> {
  await page.getByRole('button', { name: '送出回報' }).click();
  const slip = page.getByRole('dialog');
  await expect(slip.getByText('我們收到了')).toBeVisible();
  const number = (await slip.innerText()).match(/\b\d{5,}\b/)?.[0] ?? '';
  await page.getByRole('link', { name: '查看這筆回報' }).click();
  await expect(page).toHaveURL(new RegExp(`/view/${number}$`));
  return number;
}

/** Staff at a desk of their own. */
async function aDesk(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const desk = await context.newPage();
  await signIn(desk);
  return desk;
}

async function answerAs(desk: Page, number: string, words: string): Promise<void> {
  await desk.goto(`/staff/questions/${number}`);
  await desk.getByRole('textbox', { name: /回覆|撰寫/ }).fill(words);
  await desk.getByRole('button', { name: /^送出/ }).click();
  await expect(desk.getByText('回覆已送出')).toBeVisible();
}

test('a player closes a report, says what could be better, and continues it when the problem comes back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { id, email, token } = await fileReport(baseURL, '進副本就閃退，重開也一樣');
  const number = String(id);
  const desk = await aDesk(browser, baseURL);
  await answerAs(desk, number, '請更新到最新版');
  await page.goto(`/service/H73/view/${number}?token=${token}`);
  await expect(page.getByText('請更新到最新版')).toBeVisible();

  await page.getByRole('textbox', { name: '還有想補充的嗎？' }).fill('更新了，先觀察看看');
  const [shot] = await pictures(page, 'screen.png');
  await picker(page).setInputFiles(shot!);
  await expect(rows(page).first()).toHaveAttribute('data-state', 'done', SLOW);
  await page.getByRole('button', { name: '問題解決了，結案' }).click();
  await page.getByRole('button', { name: '結案', exact: true }).click();
  await expect(page.getByText('這件回報已結案')).toBeVisible();
  await page.getByText('沒有幫助', { exact: true }).click();
  await page.getByLabel('哪裡可以做得更好？').fill('回覆有點慢');
  await page.getByRole('button', { name: '送出評分' }).click();
  await expect(page.getByText('謝謝您的評分')).toBeVisible();
  await desk.goto(`/staff/questions/${number}?queue=closed`);
  await expect(desk.getByText('評分：沒有幫助')).toBeVisible();
  await expect(desk.getByText('回覆有點慢')).toBeVisible();
  await expectAccessible(desk);
  const mails = await mailsTo(email, 3);
  expect(mails.some(({ subject }) => subject === `您的回報已結案（案件 ${number}）`)).toBe(true);

  // It came back: what was half written is the beginning of the new report, which is sent with its picture.
  await page.getByRole('link', { name: '問題又發生了' }).click();
  await expect(page.getByLabel('問題描述')).toHaveValue('更新了，先觀察看看');
  await expect(rows(page).first()).toHaveAttribute('data-state', 'done', SLOW);
  const later = await sendReport(page);
  await expect(page.getByRole('main').locator('img[src^="blob:"]').first()).toBeVisible(SLOW);
  await page.getByRole('link', { name: `案件 ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`/view/${number}$`));
  await page.getByRole('link', { name: `案件 ${later}` }).click();
  await expect(page).toHaveURL(new RegExp(`/view/${later}$`));
  await desk.goto(`/staff/questions/${later}`);
  await desk.getByRole('link', { name: `#${number}` }).click();
  await expect(desk).toHaveURL(new RegExp(`/staff/questions/${number}`));
  await desk.context().close();
});

test('a visitor comes from the mail to the rating, and continues without the right to the earlier case', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const email = freshEmail();
  await page.goto('/service/G112/create');
  await page.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await page.getByLabel('電子信箱').fill(email);
  await page.getByLabel('手機號碼').fill('0912345678');
  await page.getByLabel('角色名稱').fill('小測');
  await page.getByLabel('角色 ID').fill('1234567890');
  await page.getByLabel('問題描述').fill('綁定簡訊收不到');
  const number = await sendReport(page);
  const code = (
    await page
      .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .first()
      .innerText()
  ).trim();
  const desk = await aDesk(browser, baseURL);
  await answerAs(desk, number, '已重新寄出簡訊');
  await expect(page.getByText('已重新寄出簡訊')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: '問題解決了，結案' }).click();
  await page.getByRole('button', { name: '結案', exact: true }).click();
  await expect(page.getByText('這件回報已結案')).toBeVisible();

  const closed = (await mailsTo(email, 3)).find(({ subject }) => subject.includes('已結案'));
  const other = await browser.newContext({ ...PHONE, baseURL });
  const reader = await other.newPage();
  await reader.goto(closed?.text.match(/http\S+#then=rating/)?.[0] ?? '');
  await reader.getByLabel('電子信箱', { exact: true }).last().fill(email);
  await reader.getByLabel('查詢碼').first().fill(code);
  await reader.getByRole('button', { name: '查看回報' }).click();
  await expect(reader).toHaveURL(new RegExp(`/view/${number}#rating$`));
  await expect(reader.getByText('這次的客服對您有幫助嗎？')).toBeInViewport();
  await reader.getByText('有幫助', { exact: true }).click();
  await reader.getByRole('button', { name: '送出評分' }).click();
  await expect(reader.getByText('很高興有幫上忙。')).toBeVisible();

  await reader.getByRole('link', { name: '問題又發生了' }).click();
  await expect(reader.getByLabel('手機號碼')).toHaveValue('0912345678');
  await expect(reader.getByLabel('角色名稱')).toHaveValue('小測');
  await reader.getByLabel('角色 ID').fill('1234567890');
  await reader.getByLabel('問題描述').fill('今天又收不到簡訊了');
  await sendReport(reader);
  await expect(reader.getByText(`案件 ${number}`)).toBeVisible();
  await expect(reader.getByRole('link', { name: `案件 ${number}` })).toHaveCount(0);
  await other.close();
  await desk.context().close();
});
