import type { Page } from '@playwright/test';
import { sendAndLook } from './attachment-form.ts';
import { expect, freshEmail, provider, test } from './hub.ts';

/** A form whose widget has said yes. */
async function fill(page: Page): Promise<void> {
  await page.goto('/service/L33/create');
  await expect(page.frameLocator('iframe[title^="Security check"]').getByText('已確認')).toBeVisible();
  await page.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await page.getByLabel('電子信箱').fill(freshEmail());
  await page.getByLabel('手機號碼').fill('0912345678');
  await page.getByLabel('伺服器').selectOption({ index: 1 });
  await page.getByLabel('角色名稱').fill('小測');
  await page.getByLabel('角色 ID').fill('123456789');
  await page.getByLabel('問題描述').fill('儲值後三十分鐘還沒有入帳');
}

test.afterEach(() => provider('ok'));

test('a report goes with the answer of the outside provider, and with our own check by itself while that is away', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.emulateMedia({ colorScheme: 'dark' });
  await fill(page);
  await sendAndLook(page);
  await fill(page);
  await provider('down');
  await sendAndLook(page);
});
