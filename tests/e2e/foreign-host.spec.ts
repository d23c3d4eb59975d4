import type { SignalMessage } from '@hub/contracts/shared';
import type { Page } from '@playwright/test';
import { pictures, SLOW } from './attachment-form.ts';
import { html, serveExample, startExample, type ForeignHost } from './foreign-host-page.ts';
import { expect, expectAccessible, freshEmail, siteUrl, test } from './hub.ts';

// Headers of a test would make each call one that wants leave.
test.use({ viewport: { width: 900, height: 900 }, extraHTTPHeaders: {} });

let host: ForeignHost;
test.afterEach(() => host.close());

async function open(page: Page): Promise<void> {
  await page.goto(host.url);
  await page.getByRole('button', { name: '聯絡客服' }).click();
}

const area = (page: Page) => page.locator('#support');
const heading = (page: Page) => area(page).getByRole('heading', { level: 1 });

/** Of an element inside, as it is drawn. */
const styleOf = (page: Page, selector: string, name: string) =>
  area(page)
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

test('thirty lines show the ticket area: a player files a report, sees it and closes', async ({ page }) => {
  test.slow();
  expect(html().trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  host = await serveExample({ head: '<script>window.React = { version: "16.0.0" }; window.closed = 0</script>' });
  const cookies: string[] = [];
  page.on('request', (request) => {
    const { cookie } = request.headers();
    if (request.url().startsWith(siteUrl()) && cookie) cookies.push(cookie);
  });
  await open(page);
  await expect(area(page).getByRole('region', { name: '客服中心' })).toBeFocused();
  await expect(heading(page)).toBeVisible();
  await expectAccessible(page);

  await area(page)
    .getByRole('link', { name: /^線上回報/ })
    .click();
  await area(page).getByLabel('電子信箱').fill(freshEmail());
  await area(page).getByLabel('問題類型').selectOption({ label: '一般問題' });
  await area(page).getByLabel('問題描述').fill('啟動器更新後打不開');
  const [picture] = await pictures(page, '畫面.png');
  await area(page).getByLabel(/^附件/).setInputFiles([picture!]);
  await expect(area(page).locator('form li[data-state="done"]')).toHaveCount(1, SLOW);
  await expectAccessible(page);
  await area(page).getByRole('button', { name: '送出回報' }).click();
  const slip = area(page).getByRole('dialog');
  await expect(slip.getByText('我們收到了')).toBeVisible(SLOW);
  await slip.getByRole('link', { name: '查看這筆回報' }).click();
  await expect(area(page).getByText('啟動器更新後打不開')).toBeVisible();
  const shown = area(page).getByRole('list', { name: '附上的圖片' }).getByRole('img');
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);

  expect(page.url()).toBe(host.url);
  expect(await page.title()).toBe('Launcher');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  expect(cookies).toEqual([]);
  await area(page).getByRole('button', { name: '返回' }).click();
  await expect(slip.getByText('我們收到了')).toBeVisible();
  await slip.getByRole('link', { name: '查看這筆回報' }).click();
  await expect(area(page).getByText('啟動器更新後打不開')).toBeVisible();
  const closed = page.waitForEvent('console', (message) => message.text() === 'closed');
  await area(page).getByRole('button', { name: '關閉' }).click();
  await closed;
  await expect(area(page)).toBeEmpty();
  await page.getByRole('button', { name: '聯絡客服' }).click();
  await expect(heading(page)).toBeVisible();
});

test('the server of the documentation signs the token of its player', async ({ page }) => {
  host = await startExample();
  await open(page);
  await area(page).getByRole('link', { name: '回報紀錄' }).first().click();
  await expect(area(page).getByText('活動副本第三關打完後畫面變黑').first()).toBeVisible();
});

test('a visitor without a token passes our own check from there', async ({ page }) => {
  test.slow();
  host = await serveExample({ options: "token: '', page: '/service/H73/create'," });
  await open(page);
  const form = area(page);
  await form.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await form.getByLabel('電子信箱').fill(freshEmail());
  await form.getByLabel('手機號碼').fill('0912345678');
  await form.getByLabel('伺服器').selectOption({ index: 1 });
  await form.getByLabel('角色名稱').fill('小測');
  await form.getByLabel('角色 ID').fill('123456789');
  await form.getByLabel('問題描述').fill('沒有帳號的人也能回報');
  await form.getByRole('button', { name: '送出回報' }).click();
  await expect(form.getByRole('dialog').getByText('我們收到了')).toBeVisible(SLOW);
});

test('it speaks and looks as the page wants it, and opens nothing that games may not open', async ({ page }) => {
  host = await serveExample({ options: "language: 'en', theme: 'dark', page: '/service_quick?to=/staff'," });
  await open(page);
  await expect(area(page).getByRole('region', { name: 'Support' })).toBeVisible();
  await expect(area(page).getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(area(page).getByRole('link', { name: /^Report a problem/ })).toBeVisible();
  expect(await styleOf(page, '[data-hub-page]', 'color-scheme')).toBe('dark');
  await expectAccessible(page);
});

test('styles of the page around stay outside, and ours inside', async ({ page }) => {
  host = await serveExample();
  await page.goto(host.url);
  const around = () =>
    page.locator('main > h1').evaluate((title) => getComputedStyle(title).cssText || getComputedStyle(title).font);
  const before = await around();
  await page.getByRole('button', { name: '聯絡客服' }).click();
  await expect(heading(page)).toBeVisible();
  expect(await styleOf(page, '[data-hub-page]', 'font-size')).toBe('16px');
  expect(await styleOf(page, '[data-hub-page]', 'font-family')).not.toContain('cursive');
  expect(await styleOf(page, '[data-hub-page]', 'text-transform')).toBe('none');
  expect(await styleOf(page, '[data-hub-page]', 'letter-spacing')).toBe('normal');
  expect(await styleOf(page, 'h1', 'color')).not.toBe('rgb(255, 0, 0)');
  expect(await styleOf(page, 'section', 'box-sizing')).toBe('border-box');
  expect(await around()).toBe(before);
  expect(await page.evaluate(() => document.querySelectorAll('head link[rel=stylesheet]').length)).toBe(0);
});

test('in a narrow column it is as narrow', async ({ page }) => {
  host = await serveExample({ head: '<style>#support { width: 360px; padding: 0 }</style>' });
  await open(page);
  await expect(heading(page)).toBeVisible();
  const inside = area(page).locator('[data-hub-page]');
  const wider = await inside.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect([wider, (await inside.boundingBox())?.width]).toEqual([0, 360]);
});

test('a link out of the area opens the site beside the page', async ({ page, context }) => {
  host = await serveExample();
  await open(page);
  await expect(heading(page)).toBeVisible();
  const beside = context.waitForEvent('page');
  await area(page).getByRole('link', { name: /條款/ }).first().click();
  expect((await beside).url()).toContain(siteUrl());
  expect(page.url()).toBe(host.url);
});

test('mounts are told of as those of a page of another site', async ({ page }) => {
  host = await serveExample();
  const told: SignalMessage[] = [];
  await page.exposeFunction('tellTest', (body: string) => told.push(JSON.parse(body) as SignalMessage));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const { tellTest } = globalThis as unknown as { tellTest: (text: string) => void };
      if (String(address).endsWith('/api/signal')) void new Response(body).text().then(tellTest);
      return send(address, body);
    };
  });
  const taken = page.waitForResponse(`${siteUrl()}/api/signal`);
  await open(page);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => told.flatMap(({ mounts }) => mounts).length).toBeGreaterThan(0);
  expect((await taken).status()).toBe(204);
  expect(told[0]).toMatchObject({ webview: 'foreign' });
  const own = { area: 'support', route: '/service/:game', build: expect.stringMatching(/^\w{10}$/) as unknown };
  expect(told[0]?.mounts).toContainEqual(expect.objectContaining(own));
});

test('a page that no game named is refused, and stays as it was', async ({ page }) => {
  host = await serveExample({ at: 'http://127.0.0.1:0' });
  const said = page.waitForEvent('console', (message) => message.text().includes('may not show support of H73'));
  await open(page);
  await said;
  await expect(area(page).getByRole('alert')).toContainText('錯誤代碼');
  await expect(page.locator('main > h1')).toHaveText('Launcher');
});

test('a site that is away is a card with a way to try again, and with a way out', async ({ page }) => {
  host = await serveExample();
  await page.goto(host.url);
  await page.route(`${siteUrl()}/**`, (route) => route.abort());
  await page.getByRole('button', { name: '聯絡客服' }).click();
  const card = area(page).getByRole('alert');
  await expect(card).toContainText('頁面還沒載入完成');
  await expectAccessible(page);
  await page.unroute(`${siteUrl()}/**`);
  await card.getByRole('button', { name: '再試一次' }).click();
  await expect(heading(page)).toBeVisible();
});

test('a broken remote is a card inside the element; the second try asks the registry anew', async ({ page }) => {
  host = await serveExample();
  const files = `${siteUrl()}/r/support/**/remoteEntry.js`;
  await page.route(files, (route) =>
    route.fulfill({ body: 'tampered()', headers: { 'access-control-allow-origin': '*' } }),
  );
  await open(page);
  const retry = area(page).getByRole('button', { name: '再試一次' });
  await expect(retry).toBeVisible();
  await expectAccessible(page);
  await retry.click();
  await expect(retry).toBeVisible();
  await page.unroute(files);
  await retry.click();
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('main > h1')).toHaveText('Launcher');
});

test('without the platform’s script the page says so itself', async ({ page }) => {
  host = await serveExample();
  await page.route('**/platform.js', (route) => route.abort());
  await open(page);
  await expect(area(page)).toHaveText('客服暫時連不上，請稍後再試。');
});
