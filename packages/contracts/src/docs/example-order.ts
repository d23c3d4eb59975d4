import type { PaymentFormView } from '../topup/order-views.ts';

export const report_id = 493025817746;
export const token = 'o_5JmQx0b2Vd8Hn3LrT7yKcw';
export const orderno = 'T7KQ2M9XA4D3HV8RW';
const character = { server_id: 'tw_2001', role_id: '123456789', char_name: '測試角色' };
export const buyer = {
  game_id: 'H73',
  ...character,
  email: 'player@example.com',
  phone: '0912345678',
  area: '台北市',
  gender: 'x',
  birthday: '1995-05-05',
};
export const whatFor = {
  report_id,
  token,
  report_type: '1',
  game_id: 'H73',
  game_name: '遊戲 H73（示範）',
  server_name: '台灣一服',
  role_id: '123456789',
  char_name: '測試角色',
  title: '10,000 方案',
  qty: 1,
  wire_amount: 10000,
  create_time: '2026-11-26T14:10:00+08:00',
  rehearsal: false,
} as const;
export const waiting = {
  report_status: 1,
  delivery_status: 0,
  late: false,
  by_transfer: false,
  may_pay: true,
  may_cancel: true,
  cancel_time: '2026-11-27T14:10:00+08:00',
} as const;
export const number = {
  BankCode: '008',
  CodeNo: '9103522175887271',
  ExpireDate: '2026-11-27',
  ExpireTime: '23:59:59',
};
export const form: PaymentFormView['record'] = {
  newebpay_site: 'https://ccore.newebpay.com/MPG/mpg_gateway',
  MerchantID: 'MS900000001',
  Version: '2.0',
  TradeInfo: 'f4df5d081be0d4a4…',
  TradeSha: 'CAE78AB098F0302C…',
  orderno,
  report_id,
  token,
  title: '10,000 方案',
  qty: 1,
  wire_amount: 10000,
  cancel_time: waiting.cancel_time,
};

export const chosen = {
  productId: 301,
  qty: 1,
  wireAmount: 10000,
  invoiceOption: 'donate',
  loveCode: '1001',
  report_id,
  token,
};
