import { expect, freshEmail, mailsTo, signIn, test } from './hub.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
const WORDS = '儲值後三十分鐘仍未入帳，訂單編號 GPA.3372-5514-0098-21734';

test.use(PHONE);

test('a visitor on a phone files a report, gets a mail, looks it up, and reads the answer', async ({
  page,
  browser,
}) => {
  // Two people on three screens, two mails and a challenge: a busy machine needs more than the usual minute.
  test.slow();
  const email = freshEmail();
  await page.goto('/support');
  await page.getByRole('main').getByRole('link', { name: /H73/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('H73');
  await page.getByRole('link', { name: /^線上回報/ }).click();
  await expect(page).toHaveURL(/\/service\/H73\/create$/);
  await page.getByLabel('電子信箱').fill(email);
  await page.getByLabel('手機號碼').fill('０９１２３４５６７８');
  await page.getByLabel('伺服器').selectOption({ index: 1 });
  await page.getByLabel('角色名稱').fill('小測');
  await page.getByLabel('角色 ID').fill('123456789');
  await page.getByLabel('問題類型').selectOption({ label: '儲值未入帳' });
  await page.getByLabel('問題描述').fill(WORDS);
  await page.getByRole('button', { name: '送出回報' }).click();

  const slip = page.getByRole('dialog');
  await expect(slip.getByText('我們收到了')).toBeVisible({ timeout: 30_000 });
  const code = (await slip.innerText()).match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? '';
  const number = (await slip.innerText()).match(/\b\d{5,}\b/)?.[0] ?? '';

  const [mail] = await mailsTo(email, 1);
  expect(mail?.subject).toContain(number);
  expect(mail?.text).toContain(code);
  expect(mail?.text).not.toContain('GPA.3372');

  // Another phone, another day: only the slip.
  const other = await browser.newContext({ ...PHONE, baseURL: new URL(page.url()).origin });
  const reader = await other.newPage();
  await reader.goto('/service/H73/query');
  await reader.getByLabel('電子信箱', { exact: true }).last().fill(email);
  await reader.getByLabel('查詢碼').first().fill(code.toLowerCase().replaceAll('-', ' '));
  await reader.getByRole('button', { name: '查看回報' }).click();
  await expect(reader).toHaveURL(new RegExp(`/service/H73/view/${number}$`));
  await expect(reader.getByText(WORDS)).toBeVisible();

  const desk = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 1280, height: 800 },
  });
  const agent = await desk.newPage();
  await signIn(agent);
  await agent.goto(`/staff/questions/${number}`);
  await expect(agent.getByText(WORDS).first()).toBeVisible();
  await agent.getByRole('textbox', { name: /回覆|撰寫/ }).fill('您好，**已為您補發**，請重新登入確認。');
  await agent.getByRole('button', { name: /^送出/ }).click();

  // The page that is open shows the answer without a reload.
  await expect(reader.locator('strong', { hasText: '已為您補發' })).toBeVisible({ timeout: 15_000 });
  const [, answered] = await mailsTo(email, 2);
  expect(answered?.text).not.toContain('已為您補發');
  await other.close();
  await desk.close();
});

test('an unknown game leads to the customer centre', async ({ page }) => {
  await page.goto('/service/nosuchgame');
  await expect(page).toHaveURL(/\/support$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
