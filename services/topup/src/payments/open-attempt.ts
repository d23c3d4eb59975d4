import { insertRow, type Tx } from '@hub/nest-kit/db';
import { randomCode } from '@hub/nest-kit/crypto';
import type { Order } from '../orders/order.entity.ts';

const SIGNS = 16;

/** A new way to the provider for an order, under a number that was never used: one that a page was opened with is spent. */
export async function openAttempt({ manager }: Pick<Tx, 'manager'>, { id, amount }: Order): Promise<string> {
  const orderno = `T${randomCode(SIGNS)}`;
  await insertRow(manager, 'payment_attempt', { order_id: id, orderno, amount });
  return orderno;
}
