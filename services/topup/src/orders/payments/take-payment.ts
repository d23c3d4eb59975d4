import { insertRow, isDuplicate, type Tx } from '@hub/nest-kit/db';
import { changeOrder } from '../write-order.ts';
import { lockAttempt, settleAttempt } from './write-attempt.ts';
import type { Order } from '../order.entity.ts';
import { SUCCESS, type Payment as PaidTrade } from '../../newebpay/trade-answer.ts';
import type { IssueKind } from './payment-issue.entity.ts';
import type { PaymentAttempt } from './payment-attempt.entity.ts';

export type PaymentOutcome = 'paid' | 'paid_late' | 'again' | 'declined' | 'ignored' | IssueKind;

/** `trade`: what the provider says of it. `code`: `SUCCESS`, or why it was declined. `merchantId`: ours. `rehearsal`: of the test area. */
export type SettledTrade = {
  trade: PaidTrade;
  code: string;
  message: string;
  merchantId: string;
  rehearsal: boolean;
};

const MESSAGE_MAX = 100;

/** Under the lock of the order, in the caller's transaction: any number of news, at once and in any order, pay once. */
export async function takePayment(tx: Tx, settled: SettledTrade): Promise<PaymentOutcome> {
  const { trade, code, merchantId, rehearsal } = settled;
  if (trade.merchantId !== merchantId) return noteIssue(tx, 'other_merchant', settled, null, null);
  const found = await lockAttempt(tx, trade.orderNo);
  if (!found) return noteIssue(tx, 'unknown_order', settled, null, null);
  const { order, attempt } = found;
  if (Boolean(order.rehearsal) !== rehearsal) return noteIssue(tx, 'other_merchant', settled, null, null);
  if (code !== SUCCESS) return decline(tx, order, attempt, settled);
  const known = await paymentOf(tx, order.id);
  if (known) return known === trade.tradeNo ? 'again' : noteIssue(tx, 'second', settled, order, null);
  if (trade.amount !== attempt.amount) return noteIssue(tx, 'other_amount', settled, order, attempt.amount);
  return pay(tx, order, attempt, settled);
}

async function pay(tx: Tx, order: Order, attempt: PaymentAttempt, settled: SettledTrade): Promise<PaymentOutcome> {
  const { trade } = settled;
  const paidAt = trade.paidAt ?? new Date();
  try {
    await keepPayment(tx, order, settled, paidAt);
  } catch (error) {
    if (isDuplicate(error, 'payment_trade')) return noteIssue(tx, 'other_order', settled, order, attempt.amount);
    throw error;
  }
  await settleAttempt(tx, attempt, { state: 'paid', trade_no: trade.tradeNo, method: trade.method });
  const late = order.state === 'cancelled' || order.state === 'expired';
  await changeOrder(tx, { move: late ? 'pay_late' : 'pay', order, by: 'provider', set: { paid_at: paidAt } });
  return late ? 'paid_late' : 'paid';
}

/** Its two keys are the promise: a trade pays once, and an order is paid once. */
async function keepPayment({ manager }: Tx, { id }: Order, settled: SettledTrade, paidAt: Date): Promise<void> {
  const { trade, rehearsal } = settled;
  await insertRow(manager, 'payment', {
    order_id: id,
    // Both areas number their trades from one.
    provider: rehearsal ? 'sandbox' : 'newebpay',
    trade_no: trade.tradeNo,
    orderno: trade.orderNo,
    amount: trade.amount,
    method: trade.method,
    paid_at: paidAt,
    payer_bank: trade.payer?.bank ?? '',
    payer_last_five: trade.payer?.lastFive ?? '',
  });
}

async function decline(tx: Tx, order: Order, attempt: PaymentAttempt, settled: SettledTrade): Promise<PaymentOutcome> {
  const { trade, code, message } = settled;
  if (attempt.state === 'paid' || attempt.state === 'failed') return 'again';
  const said = { code, message: message.slice(0, MESSAGE_MAX) };
  await settleAttempt(tx, attempt, { state: 'failed', trade_no: trade.tradeNo, method: trade.method, ...said });
  const others = await tx.manager.query<unknown[]>(
    "SELECT id FROM payment_attempt WHERE order_id = ? AND state IN ('opened', 'number') AND id > ? LIMIT 1",
    [order.id, attempt.id],
  );
  if (order.state !== 'waiting' || others.length > 0) return 'ignored';
  await changeOrder(tx, { move: 'decline', order, by: 'provider' });
  return 'declined';
}

async function paymentOf({ manager }: Tx, orderId: number): Promise<string | null> {
  const rows = await manager.query<{ trade_no: string }[]>('SELECT trade_no FROM payment WHERE order_id = ?', [
    orderId,
  ]);
  return rows[0]?.trade_no ?? null;
}

/** Of a rehearsal there is no money that a person would have to look for. */
async function noteIssue(
  { manager }: Tx,
  kind: IssueKind,
  { trade, rehearsal }: SettledTrade,
  order: Order | null,
  wanted: number | null,
): Promise<IssueKind | 'ignored'> {
  if (rehearsal) return 'ignored';
  await manager.query(
    `INSERT INTO payment_issue (kind, order_id, orderno, trade_no, amount, wanted) VALUES (?)
      ON DUPLICATE KEY UPDATE id = id`,
    [[kind, order?.id ?? null, trade.orderNo, trade.tradeNo, trade.amount, wanted]],
  );
  return kind;
}
