import type { OrderResult, OwnOrder, PaymentNumber } from '../order.api.ts';
import type { PaymentForm } from '../hand-over/payment-fields.tsx';

export const orderToken = 'o_5JmQ2rV8kXw3Tz7Lp9Nc1B';
const until = '2026-11-27T14:32:00+08:00';

/** An order of L33 that waits for its payment. */
export const orderOf = (over: Partial<OrderResult> = {}): OrderResult => ({
  report_id: 261126000124,
  token: orderToken,
  report_type: '1',
  game_id: 'L33',
  game_name: '遊戲 L33（示範）',
  server_name: '示範一服',
  role_id: '20012345',
  char_name: '星野',
  title: '30,000 金幣',
  qty: 1,
  wire_amount: 30_000,
  create_time: '2026-11-26T14:32:00+08:00',
  rehearsal: false,
  report_status: 1,
  delivery_status: 0,
  late: false,
  by_transfer: false,
  may_pay: true,
  may_cancel: true,
  cancel_time: until,
  email: 'player@example.com',
  phone: '0912345678',
  invoiceOption: 'mobile',
  Message: '',
  PaymentType: '',
  orderno: 'T261126K7Q9ZB2M4X',
  number: null,
  paid_time: null,
  ...over,
});

export const accountNumber = {
  BankCode: '017',
  CodeNo: '9103552284730164',
  ExpireDate: '2026-11-27',
  ExpireTime: '14:32:00',
};

export const paid: Partial<OrderResult> = {
  report_status: 2,
  delivery_status: 1,
  may_pay: false,
  may_cancel: false,
  cancel_time: null,
  PaymentType: 'CREDIT',
  paid_time: '2026-11-26T14:35:00+08:00',
};

export const ownOrder = (over: Partial<OwnOrder> = {}): OwnOrder => {
  const { email, phone, invoiceOption, Message, PaymentType, orderno, number, ...row } = orderOf();
  return { ...row, ...over };
};

export const paymentNumber = (over: Partial<PaymentNumber> = {}): PaymentNumber => ({
  Status: 'SUCCESS',
  report_id: 261126000124,
  TradeNo: '26112614320000001',
  title: '30,000 金幣',
  qty: 1,
  Amt: 30_000,
  PaymentType: 'VACC',
  ...accountNumber,
  Message: '取號成功',
  TradeStatus: '0',
  report_type: '1',
  game_id: 'L33',
  report_status: 1,
  delivery_status: 0,
  late: false,
  cancel_time: until,
  rehearsal: false,
  ...over,
});

export const paymentForm = (): PaymentForm => ({
  newebpay_site: 'https://pay.example/MPG/mpg_gateway',
  MerchantID: 'MS00000000',
  Version: '2.0',
  TradeInfo: 'f4df5d081be0d4a4',
  TradeSha: 'CAE78AB098F0302C',
  orderno: 'T261126K7Q9ZB2M4X',
  report_id: 261126000124,
  token: orderToken,
  title: '30,000 金幣',
  qty: 1,
  wire_amount: 30_000,
  cancel_time: until,
});
