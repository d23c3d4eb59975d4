import { expectAccessible, renderPage, reply, type Asked } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ADD, CHANGE, LIST, ONE, rowsOf, settingCalls, settingOf, THEME, themeOf } from '../testing/setting-calls.ts';

const GAME = 'E2041';
const NAME = '新遊戲 E2041';
const row = { key: GAME, game_id: GAME, title: NAME, state: 'off' } as const;
const hidden = settingOf('games', { game_id: GAME, name: NAME, hidden: true }, { key: GAME });
const looks = settingOf('themes', { game_id: GAME }, { key: GAME });
const calls = {
  ...settingCalls(),
  [LIST]: rowsOf(row),
  [ONE]: ({ params }: Asked) => (params.kind === 'themes' ? looks : hidden),
};
const save = () => page.getByRole('button', { name: '儲存' });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const notYet = page.getByText('這款遊戲還沒公開');
const hide = page.getByRole('checkbox', { name: '隱藏這款遊戲' });

test('a game is added, hidden until it is ready; a name that the site uses itself is refused at its field', async () => {
  const site = await renderPage({ at: '/staff/settings/games', calls, look: 'desk, light' });
  await page.getByRole('link', { name: '新增遊戲' }).click();
  await expect.element(page.getByText('新遊戲先不公開，伺服器和外觀都準備好再公開。')).toBeVisible();
  await expect.element(hide).toHaveLength(0);
  await page.getByRole('textbox', { name: '遊戲代碼' }).fill('hub');
  await field('名稱').fill(NAME);
  await page.getByRole('textbox', { name: '官方網站' }).fill('https://new.example');
  await page.getByRole('textbox', { name: '客服時間，從' }).fill('10:00');
  await page.getByRole('textbox', { name: '客服時間，到' }).fill('18:00');
  await save().click();
  await expect.element(page.getByText('這個代碼是網站自己用的，請換一個').first()).toBeVisible();
  expect(site.asked(ADD)).toEqual([]);
  await expectAccessible('refused');
  site.answer({ [ADD]: reply(201, hidden) });
  await page.getByRole('textbox', { name: '遊戲代碼' }).fill(GAME);
  await save().click();
  await expect.element(notYet).toBeVisible();
  expect(location.pathname).toBe(`/staff/settings/games/${GAME}`);
  expect(site.asked(ADD)[0]?.body).toMatchObject({ game_id: GAME, name: NAME, service_from: '10:00' });
  await expectAccessible('added');
  await page.getByRole('main').getByRole('link', { name: '遊戲外觀' }).last().click();
  await expect.element(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
});

test('looks are taken from a colour, shown while they are chosen, and not saved while they cannot be read', async () => {
  const weak = [{ mode: 'dark', front: 'fill', back: 'page', ratio: '2.95', least: '3' }] as const;
  const site = await renderPage({ at: `/staff/settings/themes/${GAME}`, calls, look: 'desk, light' });
  await expect.element(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await page.getByRole('textbox', { name: '從品牌色帶入' }).fill('#c2410c');
  await page.getByRole('button', { name: '帶入' }).click();
  await expect.element(page.getByText('已帶入色相 38°、鮮豔程度 105%')).toBeVisible();
  const previewed = () => site.asked(THEME).at(-1)?.body;
  await expect.poll(previewed).toMatchObject({ hue: '38', chroma: '105' });
  await expect.element(page.getByText('淺色和深色的對比都足夠')).toBeVisible();
  await expectAccessible('readable');
  site.answer({
    [THEME]: themeOf({ weak: [...weak] }),
    [CHANGE]: reply(400, { msg: '這組顏色對比不足，請調整後再儲存' }),
  });
  await page.getByRole('spinbutton', { name: '品牌色的色相' }).fill('330');
  await page.getByRole('spinbutton', { name: '鮮豔程度' }).fill('150');
  await expect.element(page.getByText('對比不足，還不能儲存')).toBeVisible();
  await expect.element(page.getByText('深色：按鈕在頁面底色上是 2.95，至少要 3')).toBeVisible();
  await expect.poll(previewed).toMatchObject({ hue: '330', chroma: '150' });
  await save().click();
  await expect.element(page.getByText(/這組顏色對比不足/).first()).toBeVisible();
  await expectAccessible('too weak');
  site.answer({ [THEME]: themeOf(), [CHANGE]: settingOf('themes', { game_id: GAME, hue: '330', chroma: '90' }) });
  await page.getByRole('spinbutton', { name: '鮮豔程度' }).fill('90');
  await save().click();
  await expect.element(page.getByText('已儲存')).toBeVisible();
  expect(site.asked(CHANGE).at(-1)?.body).toMatchObject({ game_id: GAME, hue: 330, chroma: 90 });
});

test('a game that is not published is called so where games are chosen, and is published by its own form', async () => {
  const site = await renderPage({ at: '/staff/settings/servers/new', calls, look: 'desk, light' });
  const choice = page.getByLabelText('遊戲', { exact: true });
  await expect.element(choice.getByRole('option', { name: `${NAME}（未公開）` })).toBeInTheDocument();
  await site.open(`/staff/settings/games/${GAME}`);
  const open = settingOf('games', { game_id: GAME, name: NAME }, { key: GAME, version: 3 });
  site.answer({ [CHANGE]: open });
  await expect.element(notYet).toBeVisible();
  await hide.click();
  site.answer({ [ONE]: open });
  await save().click();
  await expect.element(page.getByText('已儲存')).toBeVisible();
  await expect.element(notYet).toHaveLength(0);
  expect(site.asked(CHANGE)[0]?.body).toMatchObject({ game_id: GAME, hidden: false });
});
