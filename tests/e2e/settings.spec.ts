import { expect, signInFresh, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('an editor changes an article with a preview; the player sees it; an older version comes back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInFresh(page, 'product_admin', '/staff/settings');
  await page.getByRole('link', { name: /有草稿/ }).click();
  await expect(page.getByText('存了一份草稿')).toBeVisible();
  await page.getByRole('button', { name: '載入版本 3' }).click();
  const content = page.getByRole('textbox', { name: '內文（HTML）', exact: true });
  await expect(content).toHaveValue(/信用卡號可以先遮住/);
  const words = `請看這一段 ${Date.now()}`;
  await content.fill(`${await content.inputValue()}<p onclick="x()">${words}</p><script>1</script>`);
  await expect(page.getByRole('region', { name: '玩家會看到' }).getByText(words)).toBeVisible();
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
});
