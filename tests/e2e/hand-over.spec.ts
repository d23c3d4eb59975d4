import type { Page } from '@playwright/test';
import { PHONE, pictures, picker, rows, SLOW } from './attachment-form.ts';
import { expect, expectAccessible, freshEmail, freshRole, partnerToken, test } from './hub.ts';

test.use({ viewport: PHONE });

const WORDS = '儲值後三十分鐘仍未入帳，這個視窗選不到收據';

test('a report that a game window cannot finish goes on in a browser, once, and the window hears of it', async ({
  page,
  browser,
}) => {
  test.slow();
  const role = freshRole();
  await page.goto(`/g/H73/support?token=${partnerToken(role)}&to=/service/H73/create`);
  await page.getByLabel('問題類型').selectOption({ label: '儲值未入帳' });
  await page.getByLabel('電子信箱').fill(freshEmail());
  await page.getByLabel('問題描述').fill(WORDS);
  const [shot, second] = await pictures(page, 'screen.png', 'receipt.png');
  await picker(page).setInputFiles(shot!);
  await expect(rows(page).first()).toHaveAttribute('data-state', 'done', SLOW);

  await page.getByRole('button', { name: '改用瀏覽器接著填' }).click();
  const address = (await page.getByText(/\/service\/H73\/continue#/).innerText()).trim();
  await expect(page.getByRole('img', { name: '網址的 QR Code' })).toBeVisible();
  await expectAccessible(page);

  const elsewhere = await browser.newContext({ viewport: PHONE, baseURL: new URL(page.url()).origin, locale: 'zh-TW' });
  const other = await elsewhere.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(address);
  await expect(other).toHaveURL(/\/service\/H73\/create\?draft=[\w-]{8}$/);
  await expect(other.getByLabel('問題描述')).toHaveValue(WORDS);
  await expect(other.getByText(`ID ${role}`)).toBeVisible();
  await expect(rows(other)).toHaveCount(1);
  const code = address.split('#')[1] ?? '-';
  expect(asked.filter((url) => url.includes(code))).toEqual([]);
  await expectAccessible(other);
  await expect(page.getByText('已在瀏覽器打開')).toBeVisible({ timeout: 15_000 });
  // A web view that begins anew still knows of it.
  await page.reload();
  await expect(page.getByText('已在瀏覽器打開')).toBeVisible({ timeout: 15_000 });

  // The link has been used: nobody else gets anything.
  const late = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'zh-TW' });
  const third = await late.newPage();
  await third.goto(address);
  await expect(third.getByText('這個連結不能用了')).toBeVisible();
  await expectAccessible(third);
  await late.close();

  // A reload changes nothing; the token opens nothing else.
  await other.reload();
  await expect(other.getByLabel('問題描述')).toHaveValue(WORDS);
  await picker(other).setInputFiles(second!);
  await expect(rows(other)).toHaveCount(2);
  await expect(rows(other).last()).toHaveAttribute('data-state', 'done', SLOW);
  await other.getByRole('button', { name: '送出回報' }).click();
  const slip = other.getByRole('dialog');
  await expect(slip.getByText('我們收到了')).toBeVisible(SLOW);
  const number = (await slip.innerText()).match(/\b\d{5,}\b/)?.[0] ?? '';

  await expect(page.getByText('已在瀏覽器送出')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('問題描述')).toHaveValue('');
  await page.getByRole('link', { name: '查看這筆回報' }).click();
  await expect(page).toHaveURL(new RegExp(`/view/${number}$`));
  await expect(page.getByText(WORDS).first()).toBeVisible();
  await expect(page.getByRole('main').locator('img[src*="/media/"]')).toHaveCount(2);
  await elsewhere.close();
});

/** A report that is begun in the window of a game, and the address where it goes on. */
async function handOver(page: Page, role: string, words: string): Promise<string> {
  await page.goto(`/g/H73/support?token=${partnerToken(role)}&to=/service/H73/create`);
  await page.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await page.getByLabel('電子信箱').fill(freshEmail());
  await page.getByLabel('問題描述').fill(words);
  const button = page.getByRole('button', { name: '改用瀏覽器接著填' });
  await button.focus();
  await page.keyboard.press('Enter');
  const address = (await page.getByText(/\/service\/H73\/continue#/).innerText()).trim();
  await expect(page.locator(':focus').getByText('在瀏覽器接著填')).toBeVisible();
  return address;
}

test('a link neither disturbs what is being written in the browser, nor takes what is written in the window later', async ({
  page,
  browser,
}) => {
  test.slow();
  const role = freshRole();
  const first = await handOver(page, role, WORDS);
  const elsewhere = await browser.newContext({ viewport: PHONE, baseURL: new URL(page.url()).origin, locale: 'zh-TW' });
  const other = await elsewhere.newPage();
  const OWN = '在瀏覽器寫到一半的另一件事';
  await other.goto(`/service/H73/create?token=${partnerToken(role)}`);
  await other.getByLabel('問題描述').fill(OWN);
  await expect(other.getByText('草稿已存在這台裝置').first()).toBeVisible();

  await other.goto(first);
  await expect(other.getByLabel('問題描述')).toHaveValue(WORDS);
  // Another link in the same tab: only what stands behind the # changes.
  const second = await handOver(page, freshRole(), '第二件完全不同的事');
  await other.goto(new URL('/service/H73/continue#AAAAAAAAAAAAAAAAAAAAAA', other.url()).href);
  await expect(other.getByText('這個連結不能用了')).toBeVisible();
  await other.evaluate((hash) => (location.hash = hash), second.split('#')[1] ?? '');
  await expect(other.getByLabel('問題描述')).toHaveValue('第二件完全不同的事');

  await page.getByLabel('問題描述').fill('第二件完全不同的事，還有第三件');
  await other.getByRole('button', { name: '送出回報' }).click();
  await expect(other.getByRole('dialog').getByText('我們收到了')).toBeVisible(SLOW);
  await expect(page.getByText('已在瀏覽器送出')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/沒有送出，還留在表單裡/)).toBeVisible();
  await expect(page.getByLabel('問題描述')).toHaveValue('第二件完全不同的事，還有第三件');
  await expectAccessible(page);

  await other.goto(`/service/H73/create?token=${partnerToken(role)}`);
  await expect(other.getByLabel('問題描述')).toHaveValue(OWN);
  await elsewhere.close();
});

test('the token of such a report opens no list', async ({ page, browser }) => {
  await page.goto(`/g/H73/support?token=${partnerToken(freshRole())}&to=/service/H73/create`);
  await page.getByLabel('問題描述').fill(WORDS);
  await page.getByRole('button', { name: '改用瀏覽器接著填' }).click();
  const address = (await page.getByText(/\/service\/H73\/continue#/).innerText()).trim();
  const elsewhere = await browser.newContext({ viewport: PHONE, baseURL: new URL(page.url()).origin, locale: 'zh-TW' });
  const other = await elsewhere.newPage();
  await other.goto(address);
  await expect(other.getByLabel('問題描述')).toHaveValue(WORDS);
  await other.goto('/service/H73/list');
  await expect(other).toHaveURL(/\/service\/H73\/query$/);
  await elsewhere.close();
});

test('a press on the button for files after which nothing opens is noticed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/service/H73/create');
  await page.getByLabel('問題描述').fill(WORDS);
  await picker(page).dispatchEvent('click');
  await page.clock.fastForward('00:30');
  await expect(page.getByText('這個視窗好像選不到圖片')).toHaveCount(0);
  await page.clock.fastForward('00:35');
  await expect(page.getByText('這個視窗好像選不到圖片')).toBeVisible();
  await expect(page.getByRole('button', { name: '改用瀏覽器接著填' })).toBeVisible();
  const can = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('hub.can') ?? '{}') as { file?: string });
  expect(await can()).toMatchObject({ file: 'dead' });
  // Slow it was, and not dead.
  const [shot] = await pictures(page, 'screen.png');
  await picker(page).setInputFiles(shot!);
  await expect(page.getByText('這個視窗好像選不到圖片')).toHaveCount(0);
  expect(await can()).toMatchObject({ file: '1' });
});
