import { insertRow, isDuplicate, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Order } from '../order.entity.ts';
import { changeOrder, lockOrder } from '../write-order.ts';
import { orderAbsent, orderMoved, statementUsed } from './desk.errors.ts';

/** A line on the statement of the bank. `paid_at`: ISO. */
export type Statement = { ref: string; paid_at: string };
type Confirmed = { statement: Statement; reason: string; by: StaffCaller };

/** Locked. Throws where there is none. */
export async function orderOf(tx: Tx, report_id: string): Promise<Order> {
  const [row] = await tx.manager.query<{ id: number }[]>('SELECT id FROM topup_order WHERE report_id = ?', [report_id]);
  const order = row && (await lockOrder(tx, row.id));
  if (!order) throw orderAbsent();
  return order;
}

/** Its two keys are the promise, as at the provider: a line of the statement pays once, and an order is paid once. */
export async function confirmTransfer(tx: Tx, order: Order, { statement, reason, by }: Confirmed): Promise<void> {
  const paid_at = new Date(statement.paid_at);
  try {
    await insertRow(tx.manager, 'payment', {
      order_id: order.id,
      provider: 'bank',
      trade_no: statement.ref,
      amount: order.amount,
      method: 'TRANSFER',
      paid_at,
    });
  } catch (error) {
    if (isDuplicate(error, 'payment_trade')) throw statementUsed();
    throw isDuplicate(error, 'payment_of_order') ? orderMoved() : error;
  }
  await changeOrder(tx, { move: 'confirm', order, by, reason, set: { paid_at } });
}
