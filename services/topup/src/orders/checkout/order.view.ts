import { taipeiIso } from '@hub/contracts/shared';
import { deliveryStatuses, type MyReport } from '@hub/contracts/topup';
import type { Order } from '../order.entity.ts';
import { orderMoves } from '../order.moves.ts';
import { reportStatusOf } from '../order.states.ts';

/** `game_name`, `token`: of the order. */
export type Shown = { game_name: string; token: string };

export const isoOrNull = (at: Date | null): string | null => at && taipeiIso(at);

export const cancelTimeOf = ({ state, cancels_at }: Order): string | null =>
  orderMoves.may('expire', state) ? isoOrNull(cancels_at) : null;

export const isTransfer = ({ kind }: Order): boolean => kind === 'transfer';

export const isRehearsal = ({ rehearsal }: Pick<Order, 'rehearsal'>): boolean => rehearsal === 1;

/** Where something is chosen that is paid at the provider. */
export const mayPay = ({ kind, state }: Order): boolean =>
  kind === 'purchase' && (state === 'waiting' || state === 'failed');

export const standingOf = (order: Order) => ({
  report_status: reportStatusOf(order.state),
  delivery_status: deliveryStatuses[order.delivery],
  late: order.state === 'late',
  by_transfer: isTransfer(order),
  may_pay: mayPay(order),
  may_cancel: orderMoves.may('cancel', order.state),
  cancel_time: cancelTimeOf(order),
});

export const whatForOf = (order: Order, { game_name, token }: Shown) => ({
  report_id: Number(order.report_id),
  token,
  report_type: order.report_type,
  game_id: order.game_id,
  game_name,
  server_name: order.server_name,
  role_id: order.role_id,
  char_name: order.char_name,
  title: order.title,
  qty: order.qty,
  wire_amount: order.amount,
  create_time: taipeiIso(order.created_at),
  rehearsal: isRehearsal(order),
});

export const myReportOf = (order: Order, shown: Shown): MyReport => ({
  ...whatForOf(order, shown),
  ...standingOf(order),
  paid_time: isoOrNull(order.paid_at),
});

/** `ExpireDate`, `ExpireTime`: as the provider writes them, of Taipei. */
export function accountNumberOf({ bank_code, code_no, number_until }: NumberRow) {
  const until = isoOrNull(number_until) ?? '';
  return { BankCode: bank_code, CodeNo: code_no, ExpireDate: until.slice(0, 10), ExpireTime: until.slice(11, 19) };
}
export type NumberRow = { bank_code: string; code_no: string; number_until: Date | null };
