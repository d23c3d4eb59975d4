import { staffMay, taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { buyerReaders, type DeskAttempt, type DeskOrder, type DeskStep } from '@hub/contracts/topup';
import type { Buyer } from '../buyer/buyer.ts';
import type { OrderStepRow } from '../order-step.entity.ts';
import type { Order } from '../order.entity.ts';
import type { PaymentAttempt } from '../payments/payment-attempt.entity.ts';
import { actionsOf } from './desk.policy.ts';
import { maskedName, maskedTransfer } from './masked-buyer.ts';

export type Asked = DeskOrder['asked'];
type Seen = { who: StaffPrincipal; buyer: Buyer | null; asked: Asked };

export const isoOrNull = (at: Date | null): string | null => at && taipeiIso(at);
export const seesBuyers = (who: StaffPrincipal, game: string): boolean => staffMay(who, buyerReaders, game);

/** A row of a list: nobody’s name in full. */
export function orderRow(order: Order, { who, buyer, asked }: Seen): DeskOrder {
  const transfer = transferOf(order, who, buyer);
  return {
    report_id: Number(order.report_id),
    game_id: order.game_id,
    report_type: order.report_type,
    kind: order.kind,
    rehearsal: order.rehearsal === 1,
    state: order.state,
    delivery: order.delivery,
    server_id: order.server_id,
    server_name: order.server_name,
    role_id: order.role_id,
    char_name: order.char_name,
    partner_uid: order.partner_uid,
    title: order.title,
    qty: order.qty,
    amount: order.amount,
    transfer: transfer && { ...transfer, name: maskedName(transfer.name), note: '' },
    asked,
    create_time: taipeiIso(order.created_at),
    change_time: taipeiIso(order.changed_at),
    cancel_time: isoOrNull(order.cancels_at),
    pay_time: isoOrNull(order.paid_at),
    version: order.version,
    may: actionsOf(who, order, asked?.action),
  };
}

/** In full for who may see buyers: of one order that was opened, which leaves a trace. */
export function transferOf(order: Order, who: StaffPrincipal, buyer: Buyer | null): DeskOrder['transfer'] {
  if (!buyer?.transfer) return null;
  const said = seesBuyers(who, order.game_id) ? buyer.transfer : maskedTransfer(buyer.transfer);
  return { ...said, amount: order.amount };
}

export const stepView = ({ at, step, from_state, to_state, party, actor, reason }: OrderStepRow): DeskStep => ({
  at: taipeiIso(at),
  step,
  from: from_state,
  to: to_state,
  party,
  by: actor,
  reason,
});

export const attemptView = (attempt: PaymentAttempt): DeskAttempt => ({
  orderno: attempt.orderno,
  at: taipeiIso(attempt.created_at),
  state: attempt.state,
  amount: attempt.amount,
  method: attempt.method,
  trade_no: attempt.trade_no,
  bank_code: attempt.bank_code,
  code_no: attempt.code_no,
  number_until: isoOrNull(attempt.number_until),
  code: attempt.code,
  message: attempt.message,
  asked_at: isoOrNull(attempt.asked_at),
});
