import type { Page } from '@playwright/test';
import { pictures, SLOW } from './attachment-form.ts';
import { expect, freshEmail } from './hub.ts';

const paidAt = '2026-01-02T14:30';
export const slip = (page: Page) => page.getByRole('dialog').filter({ hasText: '我們收到了' });
const files = (page: Page) => page.locator('form li[data-state="done"]');
export const numberOf = async (page: Page) => (await slip(page).innerText()).match(/\b\d{5,}\b/)?.[0] ?? '';

export async function contact(page: Page): Promise<void> {
  await page.getByLabel('電子信箱').fill(freshEmail());
  await page.getByLabel('手機號碼').fill('0912345678');
}

export async function payment(page: Page): Promise<void> {
  await page.getByLabel('交易時間').fill(paidAt);
  await page.getByLabel('訂單編號').fill('GPA.3372-5514-0098');
  await page.getByLabel('購買的商品名稱').fill('"月卡"豪華版');
  await page.getByLabel('沒收到的商品名稱').fill('月卡');
}

export async function proofs(page: Page): Promise<void> {
  const [receipt, message] = await pictures(page, '收據.png', '簡訊.png');
  await page.getByLabel(/^收據截圖/).setInputFiles([receipt!]);
  await page.getByLabel(/^簡訊或收據截圖/).setInputFiles([message!]);
  await expect(files(page)).toHaveCount(2, SLOW);
}
