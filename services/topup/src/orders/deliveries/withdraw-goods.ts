import { deliveryWithdrawn } from '@hub/contracts/integration-events';
import type { Tx } from '@hub/nest-kit/db';
import { publishEvent } from '@hub/nest-kit/integration-events';
import { giveTierBack } from '../claim-tier.ts';
import type { Order } from '../order.entity.ts';
import { isBonusFree, mayStillGo, partsOf, type Part } from './delivery-of.ts';

/** Stops what a refunded order has not brought yet. */
export async function withdrawGoods(tx: Tx, order: Order): Promise<void> {
  const parts = await partsOf(tx, order);
  for (const { id } of parts.filter(mayStillGo)) await publishEvent(tx, deliveryWithdrawn, { id });
  await giveBonusBack(tx, order, parts);
}

/** The bonus of the month is there again once the money went back and the bonus is not in the game. */
export async function giveBonusBack(tx: Tx, order: Order, parts: readonly Part[]): Promise<void> {
  if (order.state === 'refunded' && isBonusFree(parts)) await giveTierBack(tx, order);
}
