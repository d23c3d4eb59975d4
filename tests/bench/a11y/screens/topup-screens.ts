import type { Page } from '@playwright/test';
import { everything, fetched, ME, ofForm, openRow, press, type Screen } from './screen.ts';

/** The second step of an order of H73. */
async function toGoods(page: Page): Promise<void> {
  await page.getByLabel('伺服器').selectOption('tw_2001');
  await page.getByLabel('角色 ID').fill('123456789');
  await press('確認角色')(page);
  await page.getByLabel('電子信箱').fill('looks@example.com');
  await page.getByLabel('居住地區').selectOption('台北市');
  await page.getByLabel('手機號碼').fill('0912345678');
  await page.getByRole('radio', { name: '不公開' }).check();
  const birthday = page.getByRole('group', { name: '生日' });
  await birthday.getByLabel('年').selectOption('1995');
  await birthday.getByLabel('月').selectOption('5');
  await birthday.getByLabel('日', { exact: true }).selectOption('5');
  await page.locator('input[name=charName]:not([value=""])').waitFor();
  await press('下一步')(page);
  await page.getByRole('radio', { name: '30,000 方案' }).check();
}

async function toCheck(page: Page): Promise<void> {
  await toGoods(page);
  await page.getByLabel('捐贈單位').selectOption('1001');
  await press('確認內容')(page);
  await page.getByText('looks@example.com').waitFor();
}

/** On the way to the provider, which does not come. */
async function toHandOver(page: Page): Promise<void> {
  await page.route('**/MPG/**', (route) => route.fulfill({ status: 204 }));
  await toCheck(page);
  await press('前往付款')(page);
  await page.getByText('付款頁面還沒打開').waitFor();
}

async function toOrder(page: Page): Promise<void> {
  await toHandOver(page);
  await page.getByRole('link', { name: '查看這筆訂單' }).click();
  await page.getByRole('list', { name: '訂單的進度' }).waitFor();
}

const FLOW = '/wire_report_v2/H73';
const DESK_ROW = 'main a[href^="/staff/topup/orders/"]';

/** What a buyer fills in and sees of an order, and the desk of finance. */
export const topupScreens: Screen[] = [
  { name: 'top-up regions', path: '/wire_report_portal/G112', who: 'visitor', states: fetched },
  { name: 'top-up', path: FLOW, who: 'visitor', states: ofForm, send: press('下一步') },
  {
    name: 'transfer',
    path: '/wire_report_v2/G115',
    who: 'visitor',
    states: ['normal', 'fields'],
    send: press('下一步'),
  },
  {
    name: 'top-up abroad',
    path: '/wire_report_v3/G112',
    who: 'visitor',
    states: ['normal', 'fields'],
    send: press('下一步'),
  },
  {
    name: 'goods of top-up',
    path: FLOW,
    who: 'visitor',
    states: ['normal', 'fields'],
    reach: toGoods,
    send: press('確認內容'),
  },
  { name: 'check of top-up', path: FLOW, who: 'visitor', states: ['normal'], reach: toCheck },
  { name: 'way to the provider', path: FLOW, who: 'visitor', states: ['normal'], reach: toHandOver },
  { name: 'order that waits', path: FLOW, who: 'visitor', states: ['normal'], reach: toOrder },
  { name: 'test of top-up, for nobody', path: '/wire_report_v2_sandbox/H73', who: 'visitor', states: ['normal'] },
  { name: 'old address of top-up', path: '/wire_report/H73', who: 'visitor', states: ['normal'] },
  { name: 'number to pay to, none', path: '/wire_report_code', who: 'visitor', states: ['normal'] },
  { name: 'order, none', path: '/wire_report_result', who: 'visitor', states: ['normal'] },
  { name: 'own orders, nobody', path: '/wire_report_orders', who: 'visitor', states: ['normal'] },
  { name: 'own orders', path: '/wire_report_orders', who: 'gamer', states: ['normal'] },
  { name: 'top-up orders of staff', path: '/staff/topup', who: 'staff', as: 'finance', states: everything, spared: ME },
  {
    name: 'top-up order of staff',
    path: '/staff/topup',
    who: 'staff',
    as: 'finance',
    states: ['normal', 'long'],
    reach: openRow(DESK_ROW, /\/staff\/topup\/orders\/\d{12}$/),
    spared: ME,
  },
  {
    name: 'payments to look into',
    path: '/staff/topup/issues',
    who: 'staff',
    as: 'finance',
    states: fetched,
    spared: ME,
  },
  {
    name: 'top-up maintenance',
    path: '/staff/topup/maintenance',
    who: 'staff',
    as: 'product_admin',
    states: ['normal'],
  },
];
