import { expect, signInFresh, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a product admin adds a game, gives it its looks, publishes it, and it is open to players', async ({ page }) => {
  test.slow();
  const game = `E${Date.now()}`;
  const name = `新遊戲 ${game}`;
  const save = () => page.getByRole('button', { name: '儲存' }).click();
  const hide = page.getByRole('checkbox', { name: '隱藏這款遊戲' });
  const notYet = page.getByText('這款遊戲還沒公開');
  await signInFresh(page, 'product_admin', '/staff/settings/games/new');
  await page.getByRole('textbox', { name: '遊戲代碼' }).fill(game);
  await page.getByRole('textbox', { name: '名稱', exact: true }).fill(name);
  await page.getByRole('textbox', { name: '官方網站' }).fill('https://new.example');
  await page.getByRole('textbox', { name: '客服時間，從' }).fill('10:00');
  await page.getByRole('textbox', { name: '客服時間，到' }).fill('18:00');
  await save();
  await expect(notYet).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '遊戲外觀' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('textbox', { name: '從品牌色帶入' }).fill('#c2410c');
  await page.getByRole('button', { name: '帶入' }).click();
  await expect(page.getByText('淺色和深色的對比都足夠')).toBeVisible();
  await save();
  await expect(page.getByText('已儲存')).toBeVisible();

  const games = async () => (await page.request.get('/api/games/get_games')).text();
  expect(await games()).not.toContain(game);
  await page.goto(`/staff/settings/games/${game}`);
  await hide.uncheck();
  await save();
  await expect(page.getByText('已儲存')).toBeVisible();
  await expect(notYet).toHaveCount(0);
  await expect.poll(games, { timeout: 15_000 }).toContain(game);
  // The other journeys count the games.
  await hide.check();
  await save();
  await expect(notYet).toBeVisible();
});
