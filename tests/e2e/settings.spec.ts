import { expect, expectAccessible, signInFresh, test } from './hub.ts';
import { lookIn } from './settings-looks.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('an editor changes an article with a preview; the player sees it; an older version comes back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInFresh(page, 'product_admin');
  await page.getByRole('link', { name: '設定', exact: true }).click();
  await expect(page.getByRole('list', { name: '常見問題' })).toBeVisible();
  await expectAccessible(page);
  await lookIn(page, 'settings-list');
  await page.getByRole('link', { name: /有草稿/ }).click();
  await expect(page.getByText('存了一份草稿')).toBeVisible();
  await page.getByRole('button', { name: '載入版本 3' }).click();
  const content = page.getByLabel('內文');
  await expect(content).toHaveValue(/信用卡號可以先遮住/);
  const words = `請看這一段 ${Date.now()}`;
  await content.fill(`${await content.inputValue()}<p onclick="x()">${words}</p><script>1</script>`);
  const preview = page.getByRole('region', { name: '玩家會看到' });
  await expect(preview.getByText(words)).toBeVisible();
  await expectAccessible(page);
  await lookIn(page, 'settings-article');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByText('已儲存').first()).toBeVisible();

  const player = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'zh-TW' })).newPage();
  await expect(async () => {
    await player.goto('/faq?id=3');
    await expect(player.getByText(words)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await player.context().close();

  await page.getByRole('button', { name: '載入版本 2' }).click();
  await expect(content).not.toHaveValue(new RegExp(words));
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByRole('button', { name: '載入版本 5' })).toBeVisible();

  for (const kind of ['公告', '問題類型', '遊戲', '遊戲外觀', '伺服器', '小提醒', '快速按鈕', '點擊連結', '網站']) {
    await page.getByRole('navigation', { name: '設定的種類' }).getByRole('link', { name: kind, exact: true }).click();
    await page.getByRole('main').getByRole('list', { name: kind, exact: true }).getByRole('link').first().click();
    await expect(page.getByRole('button', { name: '儲存', exact: true })).toBeVisible();
    await expectAccessible(page);
    await lookIn(page, `settings-${kind}`);
  }
});

test('what an empty form lacks is said by the names of its fields', async ({ page }) => {
  await signInFresh(page, 'product_admin', '/staff/settings/faq/new');
  await page.getByLabel('分類').fill('１');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByRole('link', { name: '標題：請填寫這一欄', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^分類/ })).toHaveCount(0);
  await page.getByRole('link', { name: '內文（HTML）：請填寫這一欄', exact: true }).click();
  await expect(page.getByLabel('內文')).toBeFocused();
});

test('of two editors the second is told what differs, and nothing typed is lost', async ({ page }) => {
  await signInFresh(page, 'product_admin');
  const other = await page.context().newPage();
  for (const one of [page, other]) await one.goto('/staff/settings/tips/H73');
  await page.getByLabel('小提醒').fill('第一位的提醒');
  await other.getByLabel('小提醒').fill('第二位的提醒');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByText('已儲存').first()).toBeVisible();
  await other.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(other.getByText(/小婷 在 .* 存了新的內容/)).toBeVisible();
  await expect(other.getByLabel('小提醒')).toHaveValue('第二位的提醒');
  await lookIn(other, 'settings-conflict');
  await other.getByRole('button', { name: '保留我的，再按儲存' }).click();
  await other.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(other.getByText('已儲存').first()).toBeVisible();
});

test('two owners replace a key: one asks, the other approves', async ({ page, browser, baseURL }) => {
  test.slow();
  await signInFresh(page, 'owner');
  await expect(page.getByRole('link', { name: /等待核准 \d+ 筆等您核准/ })).toBeVisible();
  await page.goto('/staff/keys?game=G115');
  await page.getByRole('link', { name: '更換 g115-local', exact: true }).click();
  await page.getByRole('button', { name: '送出，等另一位核准' }).click();
  await expect(page.getByText('請輸入金鑰名稱')).toBeVisible();
  await page.getByLabel('新金鑰的名稱').fill('g115-2027');
  await page.getByLabel('原因').fill('每半年例行更換');
  await expectAccessible(page);
  await lookIn(page, 'key-ask');
  await page.getByRole('button', { name: '送出，等另一位核准' }).click();
  await expect(page.getByRole('group', { name: '已提出' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: '看等待核准的清單' }).click();
  await expect(page.getByText('這是您提出的')).toBeVisible();
  await lookIn(page, 'approvals');

  const second = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'zh-TW' })).newPage();
  await signInFresh(second, 'owner2', '/staff/approvals');
  const request = second.getByRole('group', { name: /g115-2027/ });
  await expectAccessible(second);
  await request.getByRole('button', { name: '核准', exact: true }).click();
  await second.getByRole('dialog').getByRole('button', { name: '核准', exact: true }).click();
  await expect(request.getByText('核准好了，變更已經生效')).toBeVisible();
  await second.goto('/staff/keys?game=G115');
  await expect(second.getByRole('listitem').filter({ hasText: 'g115-2027' }).getByText('使用中')).toBeVisible();
  await expectAccessible(second);
  await lookIn(second, 'keys');
  await second.context().close();
});

test('who runs events makes a click link; a host that no setting names is refused at the field', async ({ page }) => {
  await signInFresh(page, 'product_admin', '/staff/settings/clicks/new');
  await page.getByLabel('遊戲', { exact: true }).selectOption('H73');
  const url = page.getByLabel('前往的網址');
  await url.fill('https://evil.example/free');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByText(/這個主機不在允許名單：可以用 .*h73\.example/).first()).toBeVisible();
  await expect(url).toHaveValue('https://evil.example/free');
  await expectAccessible(page);
  await url.fill('https://h73.example/winter');
  await expect(page.getByRole('region', { name: '玩家會看到' }).getByText('/winter')).toBeVisible();
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page).toHaveURL(/\/staff\/settings\/clicks\/\d+$/);
  await expect(page.getByRole('button', { name: '載入版本 1' })).toBeVisible();
  await expectAccessible(page);
  await lookIn(page, 'settings-click');
});
