import { expect } from 'vitest';
import { page } from 'vitest/browser';

export const next = page.getByRole('button', { name: '下一步' });
export const confirmRole = page.getByRole('button', { name: '確認角色' });
export const toCheck = page.getByRole('button', { name: '確認內容' });
export const group = (name: string) => page.getByRole('group', { name });

/** A buyer of H73 in Taiwan, up to the button. */
export async function fillBuyer(): Promise<void> {
  await page.getByLabelText('伺服器').selectOptions('tw_2001');
  await page.getByLabelText('角色 ID').fill('123456789');
  await confirmRole.click();
  await expect.element(page.getByLabelText('角色名稱')).toHaveValue('星夜的貓');
  await page.getByLabelText('電子信箱').fill('player@example.com');
  await page.getByLabelText('居住地區').selectOptions('台北市');
  await page.getByLabelText('手機號碼').fill('0912345678');
  await group('性別').getByRole('radio', { name: '不公開' }).click();
  await group('生日').getByLabelText('年').selectOptions('1995');
  await group('生日').getByLabelText('月').selectOptions('5');
  await group('生日').getByLabelText('日', { exact: true }).selectOptions('5');
}

export async function passBuyer(): Promise<void> {
  await fillBuyer();
  await next.click();
  await expect.element(group('選擇商品')).toBeVisible();
}
