import type { Locator, Page } from '@playwright/test';
import { expect, freshEmail } from './hub.ts';

/** A phone on which the forms are filled. */
export const PHONE = { width: 360, height: 740 };
/** The proof of work and the pictures take their time on a busy machine. */
export const SLOW = { timeout: 60_000 };
type Given = { name: string; mimeType: string; buffer: Buffer };

/** Real pictures: what the browser shows just now. */
export async function pictures(page: Page, ...names: string[]): Promise<Given[]> {
  const buffer = await page.screenshot({ type: 'png' });
  return names.map((name) => ({ name, mimeType: 'image/png', buffer }));
}

export const picker = (page: Page): Locator => page.getByLabel(/^附件/);
export const rows = (page: Page): Locator => page.locator('li[data-state]');
export const send = (page: Page): Locator => page.getByRole('button', { name: '送出回報' });

export async function openForm(page: Page): Promise<void> {
  await page.goto('/service/H73/create');
  await expect(page.getByLabel('問題描述')).toBeVisible();
}

export async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('問題類型').selectOption({ label: '儲值未入帳' });
  await page.getByLabel('電子信箱').fill(freshEmail());
  await page.getByLabel('手機號碼').fill('0912345678');
  await page.getByLabel('伺服器').selectOption({ index: 1 });
  await page.getByLabel('角色名稱').fill('小測');
  await page.getByLabel('角色 ID').fill('123456789');
  await page.getByLabel('問題描述').fill('儲值後三十分鐘仍未入帳，附上收據');
}

/** Sends the form and goes to the case; gives its number. */
export async function sendAndLook(page: Page): Promise<string> {
  await send(page).click();
  const slip = page.getByRole('dialog');
  await expect(slip.getByText('我們收到了')).toBeVisible(SLOW);
  await slip.getByRole('link', { name: '查看這筆回報' }).click();
  await expect(page).toHaveURL(/\/view\/\d+/);
  return /\/view\/(\d+)/.exec(page.url())?.[1] ?? '';
}

export const shown = (page: Page): Locator => page.getByRole('list', { name: '附上的圖片' }).getByRole('img');
/** A picture that the browser has really drawn. */
export const drawn = (image: Locator) =>
  expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
