import type { InferType } from 'yup';
import type { deskOrder, deskOrderDetail } from '../topup/desk.ts';
import type { paymentIssue } from '../topup/payment-issues.ts';
import { TIME } from './example-case.ts';

export const exampleIssue: InferType<typeof paymentIssue> = {
  id: 7,
  kind: 'other_amount',
  report_id: 261126000123,
  game_id: 'H73',
  orderno: 'T7K2M9P4Q8R3S6T5V',
  trade_no: '26112614100000001',
  amount: 9000,
  wanted: 10_000,
  at: TIME,
  settled: null,
  may_settle: true,
};

export const exampleOrder: InferType<typeof deskOrder> = {
  report_id: 261126000123,
  game_id: 'h55naxx2tw',
  report_type: '1',
  kind: 'transfer',
  rehearsal: false,
  state: 'reported',
  delivery: 'none',
  server_id: '1',
  server_name: '亞洲服',
  role_id: '1234567',
  char_name: '示範角色',
  partner_uid: '',
  title: '10,000 方案',
  qty: 1,
  amount: 10_000,
  transfer: { last_five: '12345', time: TIME, amount: 10_000, name: '王***', bank: '示範銀行', note: '' },
  asked: null,
  create_time: TIME,
  change_time: TIME,
  cancel_time: null,
  pay_time: null,
  version: 2,
  may: ['confirm', 'reject'],
};

export const exampleOrderDetail: InferType<typeof deskOrderDetail> = {
  row: exampleOrder,
  buyer: {
    masked: true,
    email: 'p****r@…',
    phone: '***678',
    area: '台北市',
    birthday: '***',
    gender: '',
    invoice: { option: 'donate', love_code: '1001', carrier: '', recipient: '', area: '', address: '' },
    prize: null,
  },
  goods: [{ part: 'goods', title: '10,000 方案', items: [{ item_code: 'gold', qty: 10_500 }] }],
  payment: null,
  steps: [{ at: TIME, step: 'reported', from: 'draft', to: 'reported', party: 'player', by: '', reason: '' }],
  attempts: [],
  issues: [],
};
