import type { DeskOrder, DeskOrderDetail } from '@hub/contracts/topup';

const at = (time: string) => `2026-11-26T${time}:00+08:00`;

/** A transfer that a player reported and nobody has looked at. */
export const deskRow = (over: Partial<DeskOrder> = {}): DeskOrder => ({
  report_id: 261126000124,
  game_id: 'h55naxx2tw',
  report_type: '1',
  kind: 'transfer',
  rehearsal: false,
  state: 'reported',
  delivery: 'none',
  server_id: 'asia_1001',
  server_name: '亞洲服',
  role_id: '1234567',
  char_name: '示範角色',
  partner_uid: 'uid-900001',
  title: '10,000 方案',
  qty: 1,
  amount: 10_000,
  transfer: { last_five: '12345', time: at('14:05'), amount: 10_000, name: '王示範', bank: '示範銀行', note: '' },
  asked: null,
  create_time: at('14:00'),
  change_time: at('14:10'),
  cancel_time: null,
  pay_time: null,
  version: 3,
  may: ['confirm', 'reject'],
  ...over,
});

const step = { reason: '', by: '', party: 'player' as const };

export const deskOrder = (): DeskOrderDetail => ({
  row: deskRow(),
  buyer: {
    masked: false,
    email: 'player@example.com',
    phone: '0912345678',
    area: '臺北市',
    birthday: '1995-05-05',
    gender: 'x',
    invoice: { option: 'donate', love_code: '1001', carrier: '', recipient: '', area: '', address: '' },
    prize: null,
  },
  goods: [{ part: 'goods', title: '10,000 方案', items: [{ item_code: 'GOLD', qty: 10_000 }] }],
  payment: null,
  steps: [
    { ...step, at: at('14:00'), step: 'started', from: '', to: 'draft' },
    { ...step, at: at('14:10'), step: 'reported', from: 'draft', to: 'reported' },
  ],
  attempts: [],
  issues: [],
});
