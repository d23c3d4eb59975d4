import { expect, expectAccessible, signInFresh, test } from './hub.ts';
import { lookIn } from './settings-looks.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a product admin adds a game, gives it its looks, and publishes it', async ({ page }) => {
  test.slow();
  const game = `E${Date.now()}`;
  const name = `新遊戲 ${game}`;
  await signInFresh(page, 'product_admin', '/staff/settings/games');
  await page.getByRole('link', { name: '新增遊戲' }).click();
  await expect(page.getByText('新遊戲先不公開，伺服器和外觀都準備好再公開。')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '隱藏這款遊戲' })).toHaveCount(0);
  await page.getByRole('textbox', { name: '遊戲代碼' }).fill('hub');
  await page.getByRole('textbox', { name: '名稱', exact: true }).fill(name);
  await page.getByRole('textbox', { name: '官方網站' }).fill('https://new.example');
  await page.getByRole('textbox', { name: '客服時間，從' }).fill('10:00');
  await page.getByRole('textbox', { name: '客服時間，到' }).fill('18:00');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('這個代碼是網站自己用的，請換一個').first()).toBeVisible();
  await expectAccessible(page);
  await lookIn(page, 'game-new');
  await page.getByRole('textbox', { name: '遊戲代碼' }).fill(game);
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('這款遊戲還沒公開')).toBeVisible();
  await expectAccessible(page);
  await lookIn(page, 'game-hidden');

  await page.getByRole('main').getByRole('link', { name: '遊戲外觀' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('textbox', { name: '從品牌色帶入' }).fill('#c2410c');
  await page.getByRole('button', { name: '帶入' }).click();
  await expect(page.getByText('已帶入色相', { exact: false })).toBeVisible();
  await expect(page.getByText('淺色和深色的對比都足夠')).toBeVisible();
  await expectAccessible(page);
  await lookIn(page, 'theme');
  await page.getByRole('spinbutton', { name: '品牌色的色相' }).fill('330');
  await page.getByRole('spinbutton', { name: '鮮豔程度' }).fill('150');
  await expect(page.getByText('對比不足，還不能儲存')).toBeVisible();
  await expect(page.getByText('深色：按鈕在頁面底色上是 2.95，至少要 3')).toBeVisible();
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText(/這組顏色對比不足/).first()).toBeVisible();
  await expectAccessible(page);
  await lookIn(page, 'theme-weak');
  await page.getByRole('spinbutton', { name: '鮮豔程度' }).fill('90');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('已儲存')).toBeVisible();

  await page.goto(`/staff/settings/servers/new`);
  await expect(
    page.getByLabel('遊戲', { exact: true }).getByRole('option', { name: `${name}（未公開）` }),
  ).toBeAttached();
  await page.goto(`/staff/settings/games/${game}`);
  await page.getByRole('checkbox', { name: '隱藏這款遊戲' }).uncheck();
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('已儲存')).toBeVisible();
  await expect(page.getByText('這款遊戲還沒公開')).toHaveCount(0);
  await expect
    .poll(async () => (await (await page.request.get('/api/games/get_games')).text()).includes(game), {
      timeout: 15_000,
    })
    .toBe(true);
  // The other journeys count the games.
  await page.getByRole('checkbox', { name: '隱藏這款遊戲' }).check();
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('這款遊戲還沒公開')).toBeVisible();
});
