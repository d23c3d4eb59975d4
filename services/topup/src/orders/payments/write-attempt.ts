import { randomCode } from '@hub/nest-kit/crypto';
import { insertRow, settingOf, type Tx } from '@hub/nest-kit/db';
import type { Order } from '../order.entity.ts';
import { lockOrder } from '../write-order.ts';
import type { PaymentAttempt } from './payment-attempt.entity.ts';

const SIGNS = 16;
/** Of an attempt. What has other signs is looked for in no table: a column of ASCII is compared with nothing else. */
export const ORDERNO = /^T[0-9A-Z]{16}$/;

/** A new way to the provider for an order, under a number that was never used: one that a page was opened with is spent. */
export async function openAttempt({ manager }: Pick<Tx, 'manager'>, { id, amount, rehearsal }: Order): Promise<string> {
  const orderno = `T${randomCode(SIGNS)}`;
  await insertRow(manager, 'payment_attempt', { order_id: id, orderno, amount, rehearsal });
  return orderno;
}

/** An attempt and its order, under the lock of the order: attempts are written under it only. Null for an unknown number. */
export async function lockAttempt(tx: Tx, orderNo: string): Promise<{ order: Order; attempt: PaymentAttempt } | null> {
  const known = await attemptOf(tx, orderNo);
  const order = known && (await lockOrder(tx, known.order_id));
  const attempt = order && (await attemptOf(tx, orderNo));
  return order && attempt ? { order, attempt } : null;
}

export async function settleAttempt(
  { manager }: Pick<Tx, 'manager'>,
  { id }: Pick<PaymentAttempt, 'id'>,
  columns: Partial<PaymentAttempt>,
): Promise<void> {
  const { sets, values } = settingOf({ ...columns, seen: 1 });
  await manager.query(`UPDATE payment_attempt SET ${sets} WHERE id = ?`, [...values, id]);
}

async function attemptOf({ manager }: Tx, orderNo: string): Promise<PaymentAttempt | null> {
  const rows = await manager.query<PaymentAttempt[]>('SELECT * FROM payment_attempt WHERE orderno = ?', [orderNo]);
  return rows[0] ?? null;
}

export type OpenAttempt = Pick<PaymentAttempt, 'id' | 'orderno' | 'amount' | 'seen' | 'rehearsal'>;

export function findOpenAttempts(source: Pick<Tx['manager'], 'query'>, orderId: number): Promise<OpenAttempt[]> {
  return source.query<OpenAttempt[]>(
    "SELECT id, orderno, amount, seen, rehearsal FROM payment_attempt WHERE order_id = ? AND state IN ('opened', 'number') ORDER BY id",
    [orderId],
  );
}

export async function countAttempts({ manager }: Pick<Tx, 'manager'>, { id }: Order): Promise<number> {
  const [row] = await manager.query<{ n: string }[]>('SELECT COUNT(*) AS n FROM payment_attempt WHERE order_id = ?', [
    id,
  ]);
  return Number(row?.n);
}
