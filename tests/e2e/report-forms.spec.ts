import { drawn, PHONE, send, shown, SLOW } from './attachment-form.ts';
import { expect, freshEmail, freshRole, partnerToken, signIn, test } from './hub.ts';
import { contact, numberOf, payment, proofs, slip } from './report-form.ts';

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 180_000 });

test('a game that moved over leads from the old form through the chooser to the form for a top-up', async ({
  page,
  browser,
}) => {
  await page.goto('/service/MA96/create?from=mail');
  await expect(page).toHaveURL(/\/service\/MA96\/confirm-issue\?from=mail$/);
  await page.getByLabel('遇到什麼問題').selectOption('topup_not_received');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL(/\/service\/MA96\/report-issue\?from=mail&form_id=topup_not_received$/);
  await contact(page);
  await page.getByLabel('帳號 ID').fill('１２３４５');
  await page.getByLabel('角色 ID').fill('9870001');
  await page.getByLabel('角色名稱').fill('小測');
  await payment(page);
  await proofs(page);
  await send(page).click();
  await expect(slip(page)).toBeVisible(SLOW);
  const number = await numberOf(page);

  const desk = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 1280, height: 800 },
  });
  const agent = await desk.newPage();
  await signIn(agent);
  await agent.goto(`/staff/questions/${number}`);
  for (const line of [
    '帳號 ID：12345',
    '角色 ID：9870001',
    '交易時間：2026/01/02 14:30（台北時間）',
    '訂單編號：GPA.3372-5514-0098',
    '購買的商品：月卡豪華版',
    '沒收到的商品：月卡',
  ])
    await expect(agent.getByText(line).first()).toBeVisible();
  for (const name of ['附上的圖片', '儲值憑證'])
    await expect(agent.getByRole('list', { name }).getByRole('img')).toHaveCount(1);
  await desk.close();
});

test('a top-up reported in the game is read again with its proofs, and the next report is led to it', async ({
  page,
}) => {
  const token = partnerToken(freshRole());
  await page.goto(`/service/H73/report-issue?form_id=topup_not_received&token=${token}`);
  await page.getByLabel('電子信箱').fill(freshEmail());
  await payment(page);
  await proofs(page);
  await send(page).click();
  await expect(slip(page)).toBeVisible(SLOW);
  const number = await numberOf(page);
  await slip(page).getByRole('link', { name: '查看這筆回報' }).click();
  await expect(page.getByText('訂單編號：GPA.3372-5514-0098')).toBeVisible();
  await drawn(shown(page).first());

  await page.goto('/service/H73/create');
  await page.getByLabel('問題類型').selectOption('2');
  await page.getByRole('link', { name: `前往案件 ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`/view/${number}$`));
});
