import { PHONE, pictures, picker, rows, SLOW } from './attachment-form.ts';
import { expect, freshEmail, freshRole, partnerToken, test } from './hub.ts';

test.use({ viewport: PHONE });

const WORDS = '儲值後三十分鐘仍未入帳，這個視窗選不到收據';

test('a report that a game window cannot finish goes on in a browser, once, opens nothing else, and the window hears of it', async ({
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

  const elsewhere = await browser.newContext({ viewport: PHONE, baseURL: new URL(page.url()).origin, locale: 'zh-TW' });
  const other = await elsewhere.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(address);
  await expect(other).toHaveURL(/\/service\/H73\/create\?draft=[\w-]{8}$/);
  await expect(other.getByLabel('問題描述')).toHaveValue(WORDS);
  await expect(rows(other)).toHaveCount(1);
  const code = address.split('#')[1] ?? '-';
  expect(asked.filter((url) => url.includes(code))).toEqual([]);
  await expect(page.getByText('已在瀏覽器打開')).toBeVisible({ timeout: 15_000 });

  // The link has been used: nobody else gets anything.
  const late = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'zh-TW' });
  const third = await late.newPage();
  await third.goto(address);
  await expect(third.getByText('這個連結不能用了')).toBeVisible();
  await late.close();

  // The token of such a report opens no list.
  const { token = '' } = await other.evaluate(
    () => JSON.parse(sessionStorage.getItem('hub.session') ?? '{}') as { token?: string },
  );
  expect(token).not.toBe('');
  expect((await other.request.get('/api/questions/list', { headers: { 'x-auth-token': token } })).ok()).toBe(false);
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
  await expect(page.getByRole('main').locator('img[src^="blob:"]')).toHaveCount(2);
  await elsewhere.close();
});
