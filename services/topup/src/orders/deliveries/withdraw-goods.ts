import { deliveryWithdrawn } from '@hub/contracts/integration-events';
import type { Tx } from '@hub/nest-kit/db';
import { publishEvent } from '@hub/nest-kit/integration-events';
import { giveTierBack } from '../claim-tier.ts';
import type { Order } from '../order.entity.ts';
import { isBonusFree, mayStillGo, type Part } from './delivery-of.ts';

/** Of a refunded order: stops those of `told` that may still go. `parts`: all of the order, for the bonus of the month. */
export async function withdrawGoods(
  tx: Tx,
  order: Order,
  parts: readonly Part[],
  told: readonly Part[] = parts,
): Promise<void> {
  if (order.state !== 'refunded') return;
  for (const { id } of told.filter(mayStillGo)) await publishEvent(tx, deliveryWithdrawn, { id });
  if (isBonusFree(parts)) await giveTierBack(tx, order);
}
