import { drawn, PHONE, picker, pictures, send, shown, SLOW } from './attachment-form.ts';
import { expect, expectAccessible, freshEmail, freshRole, partnerToken, signIn, test } from './hub.ts';
import { contact, files, numberOf, paidAt, payment, proofs, slip } from './report-form.ts';

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 180_000 });

test('a game that moved over leads from the old form through the chooser to the form for a top-up', async ({
  page,
  browser,
}) => {
  await page.goto('/service/MA96/create?from=mail');
  await expect(page).toHaveURL(/\/service\/MA96\/confirm-issue\?from=mail$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('請選擇問題類型').first()).toBeVisible();

  // By keyboard alone, as on a desk.
  await page.getByLabel('遇到什麼問題').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('付了款，商品還沒進遊戲')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/service\/MA96\/report-issue\?from=mail&form_id=topup_not_received$/);

  // Everything is asked for, each in its own words.
  await send(page).click();
  await expect(page.getByText('有 11 個地方需要修改')).toBeVisible();
  for (const sentence of [
    '請輸入您的電子信箱',
    '請填寫帳號 ID',
    '請填寫角色 ID',
    '請選擇交易時間，日期和時間都要填',
    '請填寫訂單編號',
    '請填寫購買的商品名稱',
    '請填寫沒收到的商品名稱',
    '請上傳收據截圖',
    '請上傳簡訊或收據截圖',
  ])
    await expect(page.getByRole('link', { name: sentence, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '請上傳收據截圖' }).click();
  await expect(page.getByLabel(/^收據截圖/)).toBeFocused();

  await contact(page);
  await page.getByLabel('帳號 ID').fill('一二三');
  await expect(page.getByText('帳號 ID 只能填數字').first()).toBeVisible();
  await page.getByLabel('帳號 ID').fill('１２３４５');
  await page.getByLabel('角色 ID').fill('987');
  await page.getByLabel('角色名稱').fill('小測');
  await payment(page);
  await page.getByLabel('交易時間').fill('2999-01-01T00:00');
  await expect(page.getByText('交易時間還沒到，請以台北時間再確認一次').first()).toBeVisible();
  await page.getByLabel('交易時間').fill(paidAt);
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
    '角色 ID：987',
    '交易時間：2026/01/02 14:30（台北時間）',
    '訂單編號：GPA.3372-5514-0098',
    '購買的商品：月卡豪華版',
    '沒收到的商品：月卡',
  ])
    await expect(agent.getByText(line).first()).toBeVisible();
  for (const name of ['附上的圖片', '儲值憑證'])
    await expect(agent.getByRole('list', { name }).getByRole('img')).toHaveCount(1);
  await desk.close();

  // The same kind of problem again: this browser remembers, and the form is still there.
  await page.goto('/service/MA96/report-issue?form_id=topup_not_received');
  await expect(page.getByText('同類型的問題回報過了')).toBeVisible();
  await expect(page.getByRole('link', { name: `查看案件 ${number}` })).toHaveAttribute('href', '/service/MA96/query');
});

test('in the game nothing is asked that the token says, and an open report is named', async ({ page }) => {
  const token = partnerToken(freshRole());
  await page.goto(`/service/H73/report-issue?form_id=topup_not_received&token=${token}`);
  await expect(page.getByText('測試角色')).toBeVisible();
  for (const label of ['手機號碼', '帳號 ID', '角色 ID', '伺服器']) await expect(page.getByLabel(label)).toHaveCount(0);
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
  await expect(page.getByText('同類型的回報還在處理中')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `前往案件 ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`/view/${number}$`));
});

for (const [issue, papers] of [
  ['account_lost', true],
  ['account_compromised', true],
  ['general_issue', false],
] as const) {
  test(`a visitor files ${issue} with the generic form`, async ({ page }) => {
    await page.goto(`/service/H73/report-issue?form_id=${issue}`);
    await expect(page.getByLabel(/^身分證件/)).toHaveCount(papers ? 1 : 0);
    await expect(page.getByLabel('問題類型')).toHaveCount(0);
    await page.getByLabel('問題描述').fill('短');
    await send(page).click();
    await expect(page.getByText('問題描述至少要 5 個字，目前 1 個字').first()).toBeVisible();
    await expect(page.getByText('請輸入您的電子信箱').first()).toBeVisible();
    await expectAccessible(page);

    await contact(page);
    await page.getByLabel('伺服器').selectOption({ index: 1 });
    await page.getByLabel('我沒有角色').check();
    await page.getByLabel('問題描述').fill('換了手機之後就進不去了');
    const many = await pictures(page, ...Array.from({ length: 7 }, (_, n) => `圖${n}.png`));
    await picker(page).setInputFiles(many);
    await expect(page.getByText(/^最多 6 個附件/).first()).toBeVisible();
    await picker(page).setInputFiles(many.slice(0, 2));
    await expect(page.getByText('已上傳 2／2 張')).toBeVisible(SLOW);
    await send(page).click();
    await expect(slip(page)).toBeVisible(SLOW);
    await slip(page).getByRole('link', { name: '查看這筆回報' }).click();
    await expect(shown(page)).toHaveCount(2);
  });
}

test('the draft of a new form outlives a reload, files and all, and the choice of another category', async ({
  page,
}) => {
  await page.goto('/service/H73/report-issue?form_id=topup_not_received');
  await payment(page);
  const [receipt] = await pictures(page, '收據.png');
  await page.getByLabel(/^收據截圖/).setInputFiles([receipt!]);
  await expect(files(page)).toHaveCount(1, SLOW);
  await page.reload();
  await expect(page.getByText(/已還原/)).toBeVisible();
  await expect(page.getByLabel('交易時間')).toHaveValue(paidAt);
  await expect(page.getByLabel('訂單編號')).toHaveValue('GPA.3372-5514-0098');
  await expect(files(page)).toHaveCount(1, SLOW);

  await page.getByRole('link', { name: '選擇問題' }).click();
  await page.getByLabel('遇到什麼問題').selectOption('general_issue');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('問題描述').fill('寫到一半，換了一種問題');
  await page.goBack();
  await page.getByLabel('遇到什麼問題').selectOption('account_lost');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByLabel('問題描述')).toHaveValue('寫到一半，換了一種問題');
});

test('what the server cannot take now stays on the form with its words', async ({ page }) => {
  await page.goto(`/service/H73/report-issue?form_id=general_issue&token=${partnerToken(freshRole())}`);
  await page.getByLabel('電子信箱').fill(freshEmail());
  await page.getByLabel('問題描述').fill('角色卡在地圖裡，重開也一樣');
  for (const [status, msg] of [
    [429, '您剛剛已送出多筆回報，請 12 分鐘後再試'],
    [409, '這份表單剛剛送出過了'],
    [503, '服務正在休息'],
  ] as const) {
    await page.route('**/api/questions/create_web_form', (route) => route.fulfill({ status, json: { msg } }));
    await send(page).click();
    await expect(page.getByText(msg)).toBeVisible();
    await expect(page.getByLabel('問題描述')).toHaveValue('角色卡在地圖裡，重開也一樣');
    await page.unroute('**/api/questions/create_web_form');
  }
  await send(page).click();
  await expect(slip(page)).toBeVisible(SLOW);
});
