import { fileReport } from './filed-report.ts';
import { expect, expectAccessible, freshEmail, signIn, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQYlWPQy7bCgxhGpbOxBAsA5slSbXrsOvQAAAAASUVORK5CYII=',
  'base64',
);

test('a canned reply by keyboard alone: found, filled, its gap refused until it is filled, the case closed', async ({
  page,
  baseURL,
}) => {
  const { id } = await fileReport(baseURL, '首購加贈沒有收到');
  await signIn(page);
  await page.goto(`/staff/questions/${id}`);
  await expect(page.getByText('首購加贈沒有收到').first()).toBeVisible();
  await page.keyboard.press('r');
  const words = page.getByRole('textbox', { name: '回覆內容' });
  await expect(words).toBeFocused();
  await page.keyboard.press('/');
  const choice = page.getByRole('dialog', { name: '罐頭回覆' });
  await expect(choice).toBeVisible();
  await page.keyboard.type('補發');
  await expect(choice.getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(choice).toBeHidden();
  await expect(words).toHaveValue(/測試角色 您好：[\s\S]*台灣一服[\s\S]*\{fill\}/);
  await expect(words).toBeFocused();
  await expect(page.getByText('還有空格要填：要填的空格')).toBeVisible();
  await expect(page.getByLabel('送出後結案')).toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('還有空格要填：{fill}')).toBeVisible();
  await page.getByRole('button', { name: '去填' }).press('Enter');
  await page.keyboard.type('30 個零件');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('回覆已送出')).toBeVisible();
  await expect(page.getByText('30 個零件').first()).toBeVisible();
  const { status } = await page.evaluate(async (number) => {
    const answer = await fetch(`/api/staff/questions/${number}`);
    return ((await answer.json()) as { data: { status: string } }).data;
  }, id);
  expect(status).toBe('4');
});

test('an answer with bold words and a picture, kept over a reload, reaches the player', async ({ page, baseURL }) => {
  const { id, token } = await fileReport(baseURL, '要怎麼修復客戶端');
  await signIn(page);
  await page.goto(`/staff/questions/${id}`);
  const words = page.getByRole('textbox', { name: '回覆內容' });
  await words.fill('請照圖操作');
  await words.press('Control+a');
  await words.press('Control+b');
  await expect(words).toHaveValue('**請照圖操作**');
  await words.press('Control+z');
  await expect(words).toHaveValue('請照圖操作');
  await words.press('Control+b');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '步驟.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByText('步驟.png')).toBeVisible();
  await expect(page.getByText(/已上傳/).first()).toBeVisible();
  await page.reload();
  await expect(words).toHaveValue('**請照圖操作**');
  await expect(page.getByText('步驟.png')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^送出/ }).click();
  await expect(page.getByText('回覆已送出')).toBeVisible();
  await expect(page.getByRole('button', { name: /圖片 1，步驟/ })).toBeVisible();
  const seen = await fetch(`${baseURL}/api/questions/view/${id}`, { headers: { 'x-auth-token': token } });
  const { msg } = (await seen.json()) as { msg: { pic_plus: { name: string }[] } };
  expect(msg.pic_plus.map(({ name }) => name)).toEqual(['步驟.png']);
});

test('a long answer with pictures leaves the conversation, its button and the keys in sight', async ({
  page,
  baseURL,
}) => {
  const { id } = await fileReport(baseURL, '畫面卡住了');
  await signIn(page);
  await page.goto(`/staff/questions/${id}`);
  await page.getByRole('textbox', { name: '回覆內容' }).fill('一行\n'.repeat(10));
  const files = page.locator('input[type=file]').first();
  for (const name of ['甲.png', '乙.png', '丙.png'])
    await files.setInputFiles({ name, mimeType: 'image/png', buffer: PNG });
  await expect(page.getByText('已上傳 3／3 張')).toBeVisible();
  await page.mouse.move(900, 300);
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('button', { name: /^送出/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('畫面卡住了').last()).toBeInViewport();
  await expect(page.getByRole('button', { name: '所有快捷鍵' })).toBeInViewport({ ratio: 1 });
  expect(await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);
});

test('files that are no pictures hold the answer back: it says so, and the focus goes to the first', async ({
  page,
  baseURL,
}) => {
  const { id } = await fileReport(baseURL, '附件打不開');
  await signIn(page);
  await page.goto(`/staff/questions/${id}`);
  const words = page.getByRole('textbox', { name: '回覆內容' });
  await words.fill('請看附圖');
  const files = page.locator('input[type=file]').first();
  await files.setInputFiles({ name: 'ok.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByText(/^已上傳・/)).toBeVisible();
  await files.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await files.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.getByText(/這不是 JPG/).last()).toBeVisible();
  await words.press('Control+Enter');
  await expect(page.getByRole('alert')).toHaveText('還沒送出：這些檔案送不了，請先移除：fake.png、a.pdf');
  await expect(page.getByRole('listitem').filter({ hasText: 'fake.png' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '移除 a.pdf' }).click();
  await expect(page.getByText('還沒送出')).toHaveCount(0);
  await words.press('Control+Enter');
  await expect(page.getByText('回覆已送出')).toBeVisible();
});

test('the card of the player and the whole contact, each by a press', async ({ page, baseURL }) => {
  const email = freshEmail();
  const earlier = await fileReport(baseURL, '上次也是這樣', { email });
  const { id } = await fileReport(baseURL, '這次又來了', { email });
  await signIn(page);
  await page.goto(`/staff/questions/${id}`);
  await expect(page.getByText('這次又來了').first()).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await page.getByRole('button', { name: '顯示聯絡方式' }).click();
  await expect(page.getByText(email)).toBeFocused();
  await page.keyboard.press('i');
  const card = page.getByRole('complementary');
  await expect(card.getByText('共 2 件')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: new RegExp(`#${earlier.id}`) }).click();
  await expect(page.getByText('上次也是這樣').first()).toBeVisible();
  await expect(card).toBeVisible();
  await page.keyboard.press('i');
  await expect(card).toBeHidden();
});

test('a lead writes a canned reply, and an agent looks at it', async ({ page }) => {
  await signIn(page, 'min');
  await page.getByRole('link', { name: '罐頭回覆' }).click();
  await expect(page.getByRole('heading', { name: '罐頭回覆', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '新增罐頭回覆' }).click();
  await page.getByRole('textbox', { name: '名稱' }).fill('請更新版本');
  const content = page.getByRole('textbox', { name: '內容' });
  await content.fill('您好，{email}');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('沒有 {email} 這個變數').first()).toBeVisible();
  await content.fill('您好，請更新 ');
  await page.getByRole('button', { name: '遊戲名稱' }).click();
  await expect(content).toHaveValue('您好，請更新 {game}');
  await expectAccessible(page);
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page).toHaveURL(/\/macros\/\d+$/);
  await page.getByRole('textbox', { name: '名稱' }).fill('請更新到最新版本');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('已儲存')).toBeVisible();
  await expect(page.getByText(/第 2 版/)).toBeVisible();
  await page.getByRole('button', { name: '封存' }).click();
  await expect(page.getByRole('button', { name: '恢復使用' })).toBeVisible();
});
