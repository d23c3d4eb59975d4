import { expect, expectAccessible, freshEmail, provider, test } from './hub.ts';
import type { Page } from '@playwright/test';

const FORM = '/service/L33/create';

async function fill(page: Page): Promise<string> {
  const email = freshEmail();
  await page.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await page.getByLabel('電子信箱').fill(email);
  await page.getByLabel('手機號碼').fill('0912345678');
  await page.getByLabel('伺服器').selectOption({ index: 1 });
  await page.getByLabel('角色名稱').fill('小測');
  await page.getByLabel('角色 ID').fill('123456789');
  await page.getByLabel('問題描述').fill('儲值後三十分鐘還沒有入帳');
  return email;
}
const send = (page: Page) => page.getByRole('button', { name: '送出回報' }).click();
/** Long enough for our own check on a busy machine. */
const sent = (page: Page) => expect(page.getByText('我們收到了').first()).toBeVisible({ timeout: 75_000 });
const widget = (page: Page) => page.frameLocator('iframe[title^="Security check"]');

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.afterEach(() => provider('ok'));

test('a form shows the widget of the outside provider, in its theme and language, and is sent with its answer', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(FORM);
  await expect(widget(page).getByText('已確認')).toBeVisible();
  await expectAccessible(page);
  await fill(page);
  await send(page);
  await sent(page);
});

test('a widget that wants to be pressed says so at its place, and keeps what is typed', async ({ page }) => {
  await provider('press');
  await page.goto(FORM);
  await fill(page);
  await send(page);
  await expect(page.getByText('請先完成驗證，再送出一次').first()).toBeVisible();
  await expect(page.getByLabel('問題描述')).toHaveValue('儲值後三十分鐘還沒有入帳');
  await widget(page).getByRole('button', { name: '我是真人' }).press('Enter');
  await expect(widget(page).getByText('已確認')).toBeVisible();
  await send(page);
  await sent(page);
});

test('a widget that does not load can be tried again', async ({ page }) => {
  await provider('unloaded');
  await page.goto(FORM);
  await expect(page.getByText('驗證沒有載到，您填的內容還在')).toBeVisible();
  await fill(page);
  await send(page);
  await expect(page.getByText('請完成驗證').first()).toBeVisible();
  await expectAccessible(page);
  await provider('ok');
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect(widget(page).getByText('已確認')).toBeVisible();
  await send(page);
  await sent(page);
});

test('while the provider is away the report is sent with our own check, by itself', async ({ page }) => {
  await page.goto(FORM);
  await expect(widget(page).getByText('已確認')).toBeVisible();
  await fill(page);
  await provider('down');
  await send(page);
  await sent(page);
});

test('a game with our own check loads nothing from outside', async ({ page, baseURL }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
  });
  await page.goto('/service/G112/create');
  await expect(page.getByText('開始填寫後會自動驗證')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(outside.filter((url) => url.startsWith('http'))).toEqual([]);
});
