import { expectWellInEveryLook, languages, renderPage, reply, switchTo } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { group, passBuyer, toCheck } from '../testing/fill-flow.ts';
import {
  FIRST_STEP,
  gift,
  GIFT,
  payment,
  PRODUCTS,
  products,
  PURCHASE,
  SHOP,
  shopCalls,
  shopOf,
  started,
  tiers,
} from '../testing/shop-answers.ts';

const AT = '/wire_report_v2/H73';
const open = async (over = {}) => {
  const site = await renderPage({ at: AT, calls: shopCalls(over) });
  await passBuyer();
  return site;
};
const product = (name: string) => group('選擇商品').getByRole('radio', { name });
const amount = page.getByLabelText('金額', { exact: true });
const invoice = (name: RegExp) => group('發票的方式').getByRole('radio', { name });
const pay = page.getByRole('button', { name: '前往付款' });

async function chooseGoods(): Promise<void> {
  await product('30,000 金幣').click();
  await page.getByLabelText('捐贈單位').selectOptions('1001');
  await toCheck.click();
  await expect.element(pay).toBeVisible();
}

test('each package says what it brings, and what cannot be bought keeps its place', async () => {
  await open({ [GIFT]: gift, [SHOP]: shopOf({ first_topup: tiers }) });
  const card = (name: string) => product(name).element().closest('label')?.textContent ?? '';
  await expect.element(page.getByText('本月首儲已領')).toBeVisible();
  expect(card('10,000 金幣')).toContain('本月首儲已領');
  expect(card('30,000 金幣')).toContain('首儲獎勵 B');
  expect(card('30,000 金幣')).toContain('贈禮 ×2');
  expect(card('15,000 金幣')).toContain('贈禮 ×1');
  expect(card('20,000 金幣')).toContain('目前已售完');
  await expect.element(product('20,000 金幣')).toBeDisabled();
  expect(card('100,000 金幣')).toContain('限信用卡');
  await product('30,000 金幣').click();
  await expect.element(amount).toHaveValue('NT$30,000');
  await expect.element(amount).toHaveAttribute('readonly');
  await expect.element(page.getByText('這次得 2 份')).toBeVisible();
  await expect.element(page.getByText('這次可得')).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '退費辦法' }))
    .toHaveAttribute('href', '/member/complete_agreement#refund');
  await expectWellInEveryLook();
});

test('bonuses are asked for of the character that was confirmed', async () => {
  const site = await open();
  await vi.waitFor(() => expect(site.asked(SHOP).at(-1)?.query.get('role_id')).toBe('123456789'));
});

test.for(languages)('on a phone the amount below stands in one line in %s', async (language) => {
  await page.viewport(360, 740);
  await open();
  await product('100,000 金幣').click();
  await switchTo(language);
  const bar = document.querySelector('[class*=bar] b')!;
  expect(bar.textContent).toBe('NT$100,000');
  const line = document.createRange();
  line.selectNodeContents(bar);
  expect(line.getClientRects()).toHaveLength(1);
});

test('a quantity is offered where more than one may be bought', async () => {
  await open({ [SHOP]: shopOf({ qty_max: 10 }) });
  await product('10,000 金幣').click();
  await page.getByLabelText('數量').selectOptions('3');
  await expect.element(amount).toHaveValue('NT$30,000');
  await product('15,000 金幣').click();
  await expect.element(amount).toHaveValue('NT$15,000');
});

test('of what fills a mail by itself no more is offered than one mail takes', async () => {
  const few = products.products.map((one) => (one.product_id === 302 ? { ...one, qty_most: 3 } : one));
  await open({ [SHOP]: shopOf({ qty_max: 10 }), [PRODUCTS]: { products: few } });
  await product('10,000 金幣').click();
  await expect.element(page.getByText('一次最多 3 份')).toBeVisible();
  await product('15,000 金幣').click();
  await expect.element(page.getByText('一次最多 10 份')).toBeVisible();
});

test('the bonus of the month is that of what the order costs, as it is when it is paid', async () => {
  await open({
    [SHOP]: shopOf({ qty_max: 10, first_topup: [{ amount: 10_000, title: '首儲獎勵 A', available: true }] }),
  });
  await product('10,000 金幣').click();
  await expect.element(page.getByText('這次可得')).toBeVisible();
  await page.getByLabelText('數量').selectOptions('3');
  await expect.element(page.getByText('還可以領')).toBeVisible();
  await expect.element(page.getByText('這次可得')).not.toBeInTheDocument();
  await expect.element(page.getByText('首儲禮', { exact: true })).not.toBeInTheDocument();
});

test('nothing is gone on with before a package and a charity are chosen', async () => {
  await open();
  await toCheck.click();
  await expect.element(page.getByText('請選擇一個方案').first()).toBeVisible();
  await expect.element(page.getByText('請選擇捐贈單位').first()).toBeVisible();
});

test.for([
  [/手機條碼/, '手機條碼', 'ABC', '手機條碼是 / 加 7 個字，可用大寫英文、數字和 + - .', '/ab12+.9'],
  [/自然人憑證/, '自然人憑證條碼', '12', '自然人憑證條碼是 2 個大寫英文加 14 個數字', 'ab12345678901234'],
] as const)('an invoice of %s has its format', async ([kind, label, wrong, words, right]) => {
  await open();
  await product('10,000 金幣').click();
  await invoice(kind).click();
  const code = page.getByLabelText(label, { exact: true });
  await code.fill(wrong);
  await toCheck.click();
  await expect.element(page.getByText(words).first()).toBeVisible();
  await code.fill(right);
  await toCheck.click();
  await expect.element(page.getByText(right.toUpperCase())).toBeVisible();
});

test('an invoice on paper asks where it goes', async () => {
  await open();
  await product('10,000 金幣').click();
  await invoice(/紙本/).click();
  await toCheck.click();
  for (const words of ['請填寫收件人姓名', '請選擇寄送發票的縣市和鄉鎮市區', '請填寫發票的寄送地址'])
    await expect.element(page.getByText(words).first()).toBeVisible();
  await page.getByLabelText('收件人').fill('王示範');
  await group('寄送地區').getByLabelText('縣市').selectOptions('新竹市');
  await group('寄送地區').getByLabelText('鄉鎮市區').selectOptions('300 北區');
  await page.getByLabelText('寄送地址').fill('示範路 1 號');
  await toCheck.click();
  await expect.element(page.getByText('300 新竹市 北區')).toBeVisible();
});

test('whoever takes part in an event says where the prize goes', async () => {
  const event = { open: true, title: '登錄抽獎', start: '2026-11-01T00:00:00+08:00', end: '2026-12-31T23:59:59+08:00' };
  await open({ [SHOP]: shopOf({ event_optin: event }) });
  await page.getByRole('checkbox', { name: /登錄抽獎/ }).click();
  await toCheck.click();
  for (const words of ['請填寫活動獎品的收件人', '請選擇活動獎品寄送的地區', '請填寫活動獎品的寄送地址'])
    await expect.element(page.getByText(words).first()).toBeVisible();
  await expectWellInEveryLook();
});

test('everything stands there once more, and is sent once', async () => {
  const site = await open();
  await chooseGoods();
  await expect.element(page.getByText('示範公益單位甲')).toBeVisible();
  await expect.element(page.getByText('星夜的貓 123456789')).toBeVisible();
  await expect.element(page.getByText('NT$30,000')).toBeVisible();
  await expectWellInEveryLook();
  await site.reload();
  await expect.element(pay).toBeVisible();
  // Nothing leaves the site in a test.
  const sent = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue(undefined);
  await pay.click();
  await expect.element(page.getByText('正在前往付款頁面')).toBeVisible();
  // Its last step is an address of its own, and comes a moment later.
  const last = page.getByRole('list', { name: '儲值的步驟' }).getByRole('listitem').last();
  await expect.element(last).toHaveAttribute('aria-current', 'step');
  expect(sent).toHaveBeenCalledTimes(1);
  sent.mockRestore();
  expect(site.asked(PURCHASE)).toHaveLength(1);
  expect(site.asked(PURCHASE)[0]?.body).toMatchObject({
    productId: 305,
    qty: 1,
    wireAmount: 30_000,
    invoiceOption: 'donate',
    loveCode: '1001',
    report_type: '1',
    eventCheck: false,
  });
  expect(Object.keys(localStorage).filter((key) => key.includes('topup'))).toEqual([]);
});

test('a changed price is said and shown, and the next press sends the new one', async () => {
  const site = await open({ [PURCHASE]: reply(400, { wireAmount: '這個方案的價格剛剛更新，現在是 NT$31,000' }) });
  await chooseGoods();
  const dearer = products.products.map((one) => (one.product_id === 305 ? { ...one, price: 31_000 } : one));
  site.answer({ [PRODUCTS]: { products: dearer } });
  await pay.click();
  await expect.element(page.getByText('這個方案的價格剛剛更新，現在是 NT$31,000').first()).toBeVisible();
  await expect.element(page.getByText('NT$31,000', { exact: true })).toBeVisible();
  await pay.click();
  await vi.waitFor(() => expect(site.asked(PURCHASE)).toHaveLength(2));
  expect(site.asked(PURCHASE)[1]?.body).toMatchObject({ wireAmount: 31_000 });
});

test('maintenance that begins meanwhile loses nothing', async () => {
  const site = await open({ [PURCHASE]: reply(503, { msg: '儲值系統維護中' }) });
  await chooseGoods();
  await pay.click();
  await expect.element(page.getByText('儲值系統維護中')).toBeVisible();
  await site.reload();
  await expect.element(page.getByText('示範公益單位甲')).toBeVisible();
});

test('a row leads back to what it says', async () => {
  await open();
  await chooseGoods();
  await page.getByRole('link', { name: '修改 捐贈單位' }).click();
  await expect.element(page.getByLabelText('捐贈單位')).toHaveValue('1001');
  await expect.element(product('30,000 金幣')).toBeChecked();
});

test('an order that is gone says why, keeps what was typed, and another one is begun with it by one press', async () => {
  const site = await open({ [PURCHASE]: reply(409, { msg: '這筆訂單已經結束或正在處理' }) });
  await chooseGoods();
  await pay.click();
  await expect.element(page.getByText('這筆訂單已經結束或正在處理').first()).toBeVisible();
  await expect.element(page.getByText('示範公益單位甲')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '查看原來的訂單' })).toBeVisible();
  await expectWellInEveryLook();
  const sent = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue(undefined);
  const other = { record: { ...started.record, report_id: 261126000999, token: 'o_another' } };
  site.answer({ [FIRST_STEP]: other, [PURCHASE]: payment() });
  await page.getByRole('button', { name: '用同樣的內容重新下單' }).click();
  await pay.click();
  await expect.element(page.getByText('正在前往付款頁面')).toBeVisible();
  const last = page.getByRole('list', { name: '儲值的步驟' }).getByRole('listitem').last();
  await expect.element(last).toHaveAttribute('aria-current', 'step');
  sent.mockRestore();
  const [first, again] = site.asked(FIRST_STEP);
  expect(again?.body).toEqual(first?.body);
  expect(site.asked(PURCHASE).at(-1)?.body).toMatchObject({ report_id: 261126000999, token: 'o_another' });
});

test('Enter sends what was filled in to the next step', async () => {
  await open();
  await product('30,000 金幣').click();
  await page.getByLabelText('捐贈單位').selectOptions('1001');
  await invoice(/手機條碼/).click();
  await page.getByRole('textbox', { name: /手機條碼/ }).fill('/ABC1234');
  await userEvent.keyboard('{Enter}');
  await expect.element(pay).toBeVisible();
});

test('an event that closed meanwhile is refused at its box, and can be unticked', async () => {
  const event = { open: true, title: '登錄抽獎', start: '2026-11-01T00:00:00+08:00', end: '2026-12-31T23:59:59+08:00' };
  const site = await open({ [SHOP]: shopOf({ event_optin: event }) });
  await page.getByRole('checkbox', { name: /登錄抽獎/ }).click();
  site.answer({ [SHOP]: shopOf({ event_optin: { ...event, open: false } }) });
  await site.reload();
  await product('30,000 金幣').click();
  await toCheck.click();
  const box = page.getByRole('group', { name: '活動' });
  await expect.element(box.getByText('這個活動現在沒有開放參加，請取消勾選再送出')).toBeVisible();
  await expectWellInEveryLook();
  await box.getByRole('checkbox').click();
  await expect.element(page.getByRole('checkbox', { name: /登錄抽獎/ })).not.toBeInTheDocument();
});
