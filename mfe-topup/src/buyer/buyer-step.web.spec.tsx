import { expectWellInEveryLook, renderPage, reply } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { confirmRole, fillBuyer, group, next, passBuyer } from '../testing/fill-flow.ts';
import { orderToken } from '../testing/order-answers.ts';
import { FIRST_STEP, PREVIOUS, previous, ROLE, SHOP, shopCalls, shopOf } from '../testing/shop-answers.ts';

const AT = '/wire_report_v2/H73';
const ABROAD = '/wire_report_v3/H73';
const open = (over = {}, at = AT) => renderPage({ at, calls: shopCalls(over) });
const name = page.getByLabelText('角色名稱');
const id = page.getByLabelText('角色 ID');

test('what is missing is said at each field', async () => {
  await open();
  await next.click();
  for (const words of [
    '請輸入角色 ID，只有數字',
    '請先確認角色',
    '請填寫電子信箱',
    '請選擇居住地區',
    '請填寫手機號碼',
    '請選擇性別，也可以不公開',
    '請選擇完整的生日年、月、日',
  ])
    await expect.element(page.getByText(words).first()).toBeVisible();
  await expectWellInEveryLook();
});

test('a buyer is sent as the contract has it, and the next step has an address', async () => {
  const site = await open();
  await passBuyer();
  expect(location.search).toBe('?step=goods');
  expect(site.asked(FIRST_STEP)[0]?.body).toMatchObject({
    game_id: 'H73',
    reportType: '1',
    serverId: 'tw_2001',
    roleId: '123456789',
    charName: '星夜的貓',
    email: 'player@example.com',
    area: '台北市',
    userPhone: '0912345678',
    gender: 'x',
    birthday: '1995-05-05',
  });
});

test('back at the first step all of it stands there, and the same once more begins no other order', async () => {
  const site = await open();
  await passBuyer();
  await page.getByRole('link', { name: '填寫資料' }).click();
  await expect.element(name).toHaveValue('星夜的貓');
  await next.click();
  await expect.element(group('選擇商品')).toBeVisible();
  expect(site.asked(FIRST_STEP)).toHaveLength(1);
});

test('what was typed survives a closed page', async () => {
  const site = await open();
  await fillBuyer();
  await vi.waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('1995-05-05'));
  await site.reload();
  await expect.element(name).toHaveValue('星夜的貓');
  await expect.element(group('生日').getByLabelText('年')).toHaveValue('1995');
});

test('another id is another character: its name goes and is confirmed anew', async () => {
  await open();
  await fillBuyer();
  await id.fill('123456780');
  await expect.element(name).toHaveValue('');
  await next.click();
  await expect.element(page.getByText('請先確認角色').first()).toBeVisible();
});

test.for([
  [{ result: null }, '查無角色資料'],
  [reply(429, { msg: '查詢的次數太多了' }), '查詢的次數太多了'],
  [reply(503, { msg: '遊戲伺服器忙碌，請稍後再試' }), '遊戲伺服器忙碌，請稍後再試'],
] as const)('a character that cannot be confirmed says why at its id', async ([answer, words]) => {
  await open({ [ROLE]: answer });
  await page.getByLabelText('伺服器').selectOptions('tw_2001');
  await id.fill('123456789');
  await confirmRole.click();
  await expect.element(page.getByText(words).first()).toBeVisible();
});

test('where the game is not asked, the name is typed', async () => {
  await open({ [SHOP]: shopOf({ confirm_role: false, role_digits: { digits_least: 6, digits_most: 8 } }) });
  await expect.element(confirmRole).not.toBeInTheDocument();
  await id.fill('12345');
  await next.click();
  await expect.element(page.getByText('角色 ID 是 6–8 位數字').first()).toBeVisible();
  await name.fill('手打的名字');
  await expect.element(name).toHaveValue('手打的名字');
});

test('who is not of age is told so', async () => {
  await open();
  await fillBuyer();
  const now = new Date();
  const later = new Date(Date.UTC(now.getUTCFullYear() - 18, 11, 31));
  await group('生日').getByLabelText('年').selectOptions(String(later.getUTCFullYear()));
  await group('生日').getByLabelText('月').selectOptions('12');
  await group('生日').getByLabelText('日', { exact: true }).selectOptions('31');
  await next.click();
  await expect.element(page.getByText('未滿 18 歲，無法提供後續服務').first()).toBeVisible();
});

test('abroad the phone is one of the area', async () => {
  const site = await open({}, ABROAD);
  const area = page.getByLabelText('居住地區');
  const phone = page.getByLabelText('手機號碼');
  await area.selectOptions('852');
  await phone.fill('12345678');
  await next.click();
  await expect.element(page.getByText(/手機號碼格式不對/).first()).toBeVisible();
  await phone.fill('6123 4567');
  await page.getByLabelText('電子信箱').click();
  await expect.element(phone).toHaveValue('85261234567');
  expect(site.asked(SHOP)[0]?.query.get('report_type')).toBe('2');
});

test('an order of before fills the form in, and what it cannot tell is not missed', async () => {
  const site = await open({}, `${AT}?token=${orderToken}`);
  await expect.element(name).toHaveValue('測試角色');
  await expect.element(page.getByLabelText('居住地區')).toHaveValue('台北市');
  expect(site.asked(PREVIOUS)).toHaveLength(1);
  expect(location.search).toBe('');
});

test('an order of another game fills in the person alone, an unknown one nothing', async () => {
  const site = await open({ [PREVIOUS]: previous({ game_id: 'L33' }) }, `${AT}?token=${orderToken}`);
  await expect.element(page.getByLabelText('電子信箱')).toHaveValue('player@example.com');
  await expect.element(id).toHaveValue('');
  site.answer({ [PREVIOUS]: reply(404, { msg: '查無資料' }) });
  await site.reload();
  await expect.element(id).toHaveValue('');
  await expect.element(page.getByText('查無資料')).not.toBeInTheDocument();
});

test('a refusal of the server stands at its field, and nothing typed is lost', async () => {
  await open({ [FIRST_STEP]: reply(400, { roleId: '查無角色資料' }) });
  await fillBuyer();
  await next.click();
  await expect.element(page.getByText('查無角色資料').first()).toBeVisible();
  await expect.element(page.getByLabelText('電子信箱')).toHaveValue('player@example.com');
});
