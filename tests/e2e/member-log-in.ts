import type { Page } from '@playwright/test';
import { expect, mailsTo } from './hub.ts';

/** On a crowded machine. */
export const SOON = { timeout: 30_000 };

/** The newest code, once `n` were mailed. */
export const codeFor = async (email: string, n: number): Promise<string> =>
  (await mailsTo(email, n)).flatMap(({ subject }) => /^(\d{6}) /.exec(subject)?.[1] ?? [])[0] ?? '';

/** On the log-in page, by the code of the mail; `n` mails have come to the address by then. */
export async function logInByMail(page: Page, email: string, n = 1): Promise<void> {
  await page.getByLabel('電子信箱').fill(email);
  await page.getByRole('button', { name: '寄驗證碼給我' }).click();
  await expect(page.getByText(`驗證碼已寄到 ${email}`)).toBeVisible(SOON);
  await page.getByLabel('驗證碼', { exact: true }).fill(await codeFor(email, n));
  await page.getByRole('button', { name: '登入' }).click();
}
