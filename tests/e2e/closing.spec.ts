import type { Browser, Page } from '@playwright/test';
import { pictures, picker, rows, SLOW } from './attachment-form.ts';
import { expect, expectAccessible, freshEmail, freshRole, mailsTo, partnerToken, signIn, test } from './hub.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
test.use(PHONE);

/** Files a report from inside the game; its number. */
async function fileReport(page: Page, words: string, email: string): Promise<string> {
  await page.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await page.getByLabel('電子信箱').fill(email);
  await page.getByLabel('問題描述').fill(words);
  return sendReport(page);
}

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
async function aDesk(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 1280, height: 800 },
  });
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
}) => {
  test.slow();
  const email = freshEmail();
  const token = partnerToken(freshRole());
  await page.goto(`/service/H73/create?token=${token}`);
  const number = await fileReport(page, '進副本就閃退，重開也一樣', email);
  await expect(page.getByRole('button', { name: /結案/ })).toHaveCount(0);

  const desk = await aDesk(browser, page);
  await answerAs(desk, number, '請更新到最新版');
  await page.reload();
  await expect(page.getByText('請更新到最新版')).toBeVisible();

  // By the keyboard: asked first, called off, then meant.
  await page.getByRole('textbox', { name: '還有想補充的嗎？' }).fill('更新了，先觀察看看');
  const [shot] = await pictures(page, 'screen.png');
  await picker(page).setInputFiles(shot!);
  await expect(rows(page).first()).toHaveAttribute('data-state', 'done', SLOW);
  const close = page.getByRole('button', { name: '問題解決了，結案' });
  await close.press('Enter');
  await expect(page.getByRole('group', { name: /問題都解決了嗎/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '結案', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(close).toBeFocused();
  await close.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('這件回報已結案')).toBeVisible();
  await expect(page.getByText(/由您結案/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '還有想補充的嗎？' })).toHaveCount(0);
  await expect(page.locator(':focus').getByText('這件回報已結案')).toBeVisible();
  await expectAccessible(page);

  // The rating: nothing chosen is said so, the comment outlives a reload, quotes do not.
  await page.getByRole('button', { name: '送出評分' }).click();
  await expect(page.getByText('請選擇「有幫助」或「沒有幫助」').first()).toBeVisible();
  await expect(page.getByLabel('哪裡可以做得更好？')).toHaveCount(0);
  await page.getByText('沒有幫助', { exact: true }).click();
  await page.getByLabel('哪裡可以做得更好？').fill('回覆"有點"慢');
  await expect(page.getByLabel('哪裡可以做得更好？')).toHaveValue('回覆有點慢');
  await expect(page.getByText('草稿已存在這台裝置')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('哪裡可以做得更好？')).toHaveValue('回覆有點慢');
  await page.route('**/api/questions/post_csat', (route) => route.abort());
  await page.getByRole('button', { name: '送出評分' }).click();
  await expect(page.getByText('連不上網路，您填的內容還在，請再試一次').first()).toBeVisible();
  await page.unroute('**/api/questions/post_csat');
  await expect(page.getByLabel('哪裡可以做得更好？')).toHaveValue('回覆有點慢');
  await page.getByRole('button', { name: '送出評分' }).click();
  await expect(page.getByText('謝謝您的評分')).toBeVisible();
  await expectAccessible(page);
  await desk.goto(`/staff/questions/${number}?queue=closed`);
  await expect(desk.getByText('評分：沒有幫助')).toBeVisible();
  await expect(desk.getByText('回覆有點慢')).toBeVisible();
  await expectAccessible(desk);
  const mails = await mailsTo(email, 3);
  expect(mails.some(({ subject }) => subject === `您的回報已結案（案件 ${number}）`)).toBe(true);

  // It came back: what was half written is the beginning of the new report.
  await page.getByRole('link', { name: '問題又發生了' }).click();
  await expect(page.getByText(`案件 ${number}`).first()).toBeVisible();
  await expect(page.getByLabel('電子信箱')).toHaveValue(email);
  await expect(page.getByLabel('問題類型')).toHaveValue('1');
  await expect(page.getByLabel('問題描述')).toHaveValue('更新了，先觀察看看');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toHaveAttribute('data-state', 'done', SLOW);
  await expectAccessible(page);
  await page.getByLabel('問題描述').fill('更新了，先觀察看看。今天又閃退了');
  await page.reload();
  await expect(page.getByLabel('問題描述')).toHaveValue('更新了，先觀察看看。今天又閃退了');

  // It shares nothing with another report, and outlives its session as what it is.
  await page.goto('/service/H73/create');
  await expect(page.getByLabel('問題描述')).toHaveValue('');
  await page.getByLabel('問題描述').fill('完全不同的一件事');
  await expect(page.getByText('草稿已存在這台裝置').first()).toBeVisible();
  await page.goto(`/service/H73/create?follows=${number}`);
  await expect(page.getByLabel('問題描述')).toHaveValue('更新了，先觀察看看。今天又閃退了');
  await page.route('**/api/**', (route, request) => {
    const headers = request.headers();
    return route.continue({ headers: 'x-auth-token' in headers ? { ...headers, 'x-auth-token': 'a.b.c' } : headers });
  });
  await page.getByRole('button', { name: '送出回報' }).click();
  await expect(page).toHaveURL(/\/query$/);
  await page.unroute('**/api/**');
  await page.getByRole('link', { name: '不登入，改從官網表單送出' }).click();
  await expect(page).toHaveURL(new RegExp(`follows=${number}$`));
  await expect(page.getByLabel('問題描述')).toHaveValue('更新了，先觀察看看。今天又閃退了');
  await page.goto(`/service/H73/create?follows=${number}&token=${token}`);
  await expect(page.getByLabel('問題描述')).toHaveValue('更新了，先觀察看看。今天又閃退了');
  // Not continued after all: what is written stays, and the focus is not lost with the button.
  await page.getByRole('button', { name: '不接續，當作新的回報' }).press('Enter');
  await expect(page.locator(':focus').getByText('這會是一件新的回報')).toBeVisible();
  await expect(page.getByLabel('問題描述')).toHaveValue('更新了，先觀察看看。今天又閃退了');
  await expectAccessible(page);
  await page.goto(`/service/H73/create?follows=${number}`);
  const later = await sendReport(page);
  await expect(page.getByText('寫到一半的補充還在')).toHaveCount(0);
  await expect(page.getByRole('main').locator('img[src*="/media/"]').first()).toBeVisible(SLOW);
  await page.getByRole('link', { name: `案件 ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`/view/${number}$`));
  await expect(page.getByText('您還有沒送出的內容')).toHaveCount(0);
  await page.getByRole('link', { name: `案件 ${later}` }).click();
  await expect(page).toHaveURL(new RegExp(`/view/${later}$`));
  await desk.goto(`/staff/questions/${later}`);
  await desk.getByRole('link', { name: `#${number}` }).click();
  await expect(desk).toHaveURL(new RegExp(`/staff/questions/${number}`));
  await desk.context().close();
});

test('a new answer is read before the report is closed', async ({ page, browser }) => {
  test.slow();
  await page.goto(`/service/H73/create?token=${partnerToken(freshRole())}`);
  const number = await fileReport(page, '換手機後登不進去', freshEmail());
  const desk = await aDesk(browser, page);
  await answerAs(desk, number, '請先重設密碼');
  await expect(page.getByText('請先重設密碼')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: '問題解決了，結案' }).click();
  // What staff writes now is not on this page yet when the player presses.
  await page.route(`**/api/questions/view/${number}`, (route) => route.abort());
  await desk.getByRole('button', { name: '再寫一則' }).click();
  await desk.getByRole('textbox', { name: /回覆|撰寫/ }).fill('另外，請綁定手機');
  await desk.getByRole('button', { name: /^送出/ }).click();
  await expect(desk.getByText('回覆已送出')).toBeVisible();
  await page.unroute(`**/api/questions/view/${number}`);
  await page.getByRole('button', { name: '結案', exact: true }).click();
  await expect(page.getByText('客服剛剛又回覆了，請先看過再結案')).toBeVisible();
  await expect(page.getByText('另外，請綁定手機')).toBeVisible();
  await page.getByRole('button', { name: '結案', exact: true }).click();
  await expect(page.getByText('這件回報已結案')).toBeVisible();
  await desk.context().close();
});

test('a visitor comes from the mail to the rating, and continues without the right to the earlier case', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail();
  await page.goto('/service/G112/create');
  await page.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await page.getByLabel('電子信箱').fill(email);
  await page.getByLabel('手機號碼').fill('0912345678');
  await page.getByLabel('角色名稱').fill('小測');
  await page.getByLabel('角色 ID').fill('123456789');
  await page.getByLabel('問題描述').fill('綁定簡訊收不到');
  const number = await sendReport(page);
  const code = (
    await page
      .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .first()
      .innerText()
  ).trim();
  const desk = await aDesk(browser, page);
  await answerAs(desk, number, '已重新寄出簡訊');
  await expect(page.getByText('已重新寄出簡訊')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: '問題解決了，結案' }).click();
  await page.getByRole('button', { name: '結案', exact: true }).click();
  await expect(page.getByText('這件回報已結案')).toBeVisible();

  const closed = (await mailsTo(email, 3)).find(({ subject }) => subject.includes('已結案'));
  const other = await browser.newContext({ ...PHONE, baseURL: new URL(page.url()).origin });
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
  await reader.getByLabel('角色 ID').fill('123456789');
  await reader.getByLabel('問題描述').fill('今天又收不到簡訊了');
  await sendReport(reader);
  await expect(reader.getByText(`案件 ${number}`)).toBeVisible();
  await expect(reader.getByRole('link', { name: `案件 ${number}` })).toHaveCount(0);
  await other.close();
  await desk.context().close();
});

test('a case that cannot be continued makes a report of its own', async ({ page }) => {
  await page.goto(`/service/H73/create?follows=4000000000&token=${partnerToken(freshRole())}`);
  await expect(page.getByText('無法接續案件 4000000000')).toBeVisible();
  await expectAccessible(page);
  await fileReport(page, '副本獎勵沒有拿到', freshEmail());
});
