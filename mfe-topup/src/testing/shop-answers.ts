import type { PostalCodesView } from '@hub/contracts/catalog';
import type { GameShopView, PaymentFormView } from '@hub/contracts/topup';
import { documented, examples, type Calls } from '@hub/page-tests';
import type { PrevReport, Product, ReportedTransfer } from '../flow/shop.api.ts';
import { orderToken } from './order-answers.ts';

export const MAINTENANCE = 'GET /api/vipv3/maintenance';
export const SHOP = 'GET /api/vipv3/game/:game_id';
export const PRODUCTS = 'GET /api/vip/products/:game_id';
export const GIFT = 'GET /api/vipv2/gift/:game_id';
export const DONATE = 'GET /api/vipv3/get_donate';
export const ROLE = 'GET /api/vipv3/get_role/:game_id';
export const POSTAL = 'GET /api/postal';
export const PREVIOUS = 'GET /api/vipv2/prev_report/:token';
export const MEMBER = 'GET /api/auth/get_member_data';
export const FIRST_STEP = 'POST /api/vipv2/first_step';
export const TRANSFER = 'POST /api/vipv2/createReport';
export const PURCHASE = 'POST /api/vipv3/createReport';

/** H73, without bonuses. */
export const shopOf = (over: Partial<GameShopView> = {}): GameShopView => ({
  ...documented<GameShopView>(SHOP),
  role_id_pattern: String.raw`^\d{9}$`,
  role_id_message: '請輸入 9 位數字',
  role_digits: { digits_least: 9, digits_most: 9 },
  first_topup: [],
  banner: '',
  heading: '',
  ...over,
});

export const transferShop = (over: Partial<GameShopView> = {}) =>
  shopOf({
    tw: 1,
    bank: {
      bank_name: '第一銀行（示範）',
      bank_code: '007',
      branch: '營業部',
      account_no: '000-00-000000-0',
      holder: '示範發行公司',
    },
    ...over,
  });

const product = (product_id: number, price: number, over: Partial<Product> = {}): Product => ({
  product_id,
  title: `${price.toLocaleString('en')} 金幣`,
  product_desc: '',
  price,
  qty_most: 10,
  gold: price,
  free_golds: price / 20,
  state: 'on_sale',
  starts_at: null,
  card_only: price > 49_999,
  ...over,
});

export const products = {
  products: [
    product(301, 3000, { free_golds: 0 }),
    product(302, 10_000),
    product(303, 15_000),
    product(304, 20_000, { state: 'sold_out' }),
    product(305, 30_000),
    product(306, 100_000),
  ],
};

export const gift = {
  gift: {
    items: '<ul><li>補給箱 1 個</li></ul>',
    rules: [
      { min: 15_000, times: 1 },
      { min: 30_000, times: 2 },
    ],
  },
};

export const tiers = [
  { amount: 10_000, title: '首儲獎勵 A', available: false },
  { amount: 30_000, title: '首儲獎勵 B', available: true },
];

const district = (zip: string, name: string, name_en: string) => ({ zip, name, name_en });
export const postal: PostalCodesView = {
  msg: [
    { city: '台北市', city_en: 'Taipei City', districts: [district('100', '中正區', 'Zhongzheng District')] },
    { city: '新竹市', city_en: 'Hsinchu City', districts: [district('300', '北區', 'North District')] },
  ],
};

export const previous = (over: Partial<PrevReport> = {}): { record: PrevReport } => ({
  record: {
    game_id: 'H73',
    report_type: '1',
    server_id: 'tw_2001',
    role_id: '123456789',
    char_name: '測試角色',
    email: 'player@example.com',
    phone: '0912345678',
    area: '台北市',
    gender: 'x',
    birthday: '1995-05-05',
    wire_code: '12345',
    wire_name: '王示範',
    bank_name: '示範銀行',
    ...over,
  },
});

export const started = {
  record: { report_id: 261126000124, token: orderToken, report_type: '1', cancel_time: '2026-11-27T14:32:00+08:00' },
};

export const payment = () => documented<PaymentFormView>(PURCHASE);

/** Nobody is signed in, H73 is open in both regions, and everything answers. */
export const shopCalls = (over: Calls = {}): Calls => ({
  ...examples('GET /api/notices', TRANSFER, PURCHASE),
  [MAINTENANCE]: { msg: '', bulletin: '', until: null },
  [SHOP]: shopOf(),
  [PRODUCTS]: products,
  [GIFT]: { gift: null },
  [DONATE]: { donate_option: { '1001': '示範公益單位甲', '30003': '示範公益單位乙' } },
  [ROLE]: { result: '星夜的貓' },
  [POSTAL]: postal,
  [PREVIOUS]: previous(),
  [FIRST_STEP]: started,
  ...over,
});

export type TransferAnswer = { record: ReportedTransfer };
