import { expectWellInEveryLook, renderPage } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { group, passBuyer, toCheck } from '../testing/fill-flow.ts';
import { SHOP, shopCalls, TRANSFER, transferShop } from '../testing/shop-answers.ts';

const open = async () => {
  const site = await renderPage({ at: '/wire_report_v2/H73', calls: shopCalls({ [SHOP]: transferShop() }) });
  await passBuyer();
  return site;
};
const field = (label: string) => page.getByLabelText(label);
const send = page.getByRole('button', { name: '送出匯款回報' });
const DAY_MS = 86_400_000;
/** A minute of Taipei as its field has it. */
const minute = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 16);

async function fillTransfer(): Promise<void> {
  await group('選擇商品').getByRole('radio', { name: '10,000 金幣' }).click();
  await field('匯款帳號末五碼').fill('01234');
  await field('匯款時間').fill(minute(Date.now() - DAY_MS));
  await field('匯出銀行').fill('示範銀行');
  await field('匯款人姓名').fill('王示範');
  await field('捐贈單位').selectOptions('1001');
}

test('the account to pay to stands there, to be copied', async () => {
  await open();
  await expect.element(page.getByText('000-00-000000-0')).toBeVisible();
  await expect.element(page.getByText('戶名 示範發行公司')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /複製.*匯款帳號/ })).toBeVisible();
  await expectWellInEveryLook();
});

test('what is missing or cannot be is said at each field', async () => {
  await open();
  await toCheck.click();
  for (const words of [
    '請選擇一個方案',
    '請填匯款帳號的末五碼，共 5 個數字',
    '請選擇匯款的日期和時間',
    '請填寫匯款的銀行',
    '請填寫匯款人的姓名',
  ])
    await expect.element(page.getByText(words).first()).toBeVisible();
  await field('匯款時間').fill(minute(Date.now() + DAY_MS));
  await expect.element(page.getByText('匯款時間還沒到，請再看一下').first()).toBeVisible();
  await field('匯款時間').fill(minute(Date.now() - 31 * DAY_MS));
  await expect.element(page.getByText(/超過 30 天的匯款請聯絡客服/).first()).toBeVisible();
});

test('a transfer is checked, sent once, and a person looks at it', async () => {
  const site = await open();
  await fillTransfer();
  await toCheck.click();
  await expect.element(page.getByText('01234')).toBeVisible();
  await expectWellInEveryLook();
  await send.click();
  await expect.element(page.getByRole('heading', { name: '我們收到了' })).toBeVisible();
  await expect.element(page.getByText('由專人核對，不會自動取消')).toBeVisible();
  expect(site.asked(TRANSFER)).toHaveLength(1);
  expect(site.asked(TRANSFER)[0]?.body).toMatchObject({ wireCode: '01234', wireAmount: 10_000, loveCode: '1001' });
  const again = page.getByRole('link', { name: /再回報一筆/ });
  expect(again.element().getAttribute('href')).toMatch(/^\/wire_report_v2\/.+\?token=o_/);
  await expectWellInEveryLook();
});
