import { deliverySettled, type IntegrationEventData } from '@hub/contracts/integration-events';
import type { Tx } from '@hub/nest-kit/db';
import { handlesEvent } from '@hub/nest-kit/integration-events';
import { lockOrder, noteDelivery } from '../write-order.ts';
import { deliveryOf, partsOf } from './delivery-of.ts';
import { withdrawGoods } from './withdraw-goods.ts';
import type { OrderDelivery } from './order-delivery.entity.ts';

type Settled = IntegrationEventData<typeof deliverySettled>;
type Known = Pick<OrderDelivery, 'order_id' | 'part' | 'outcome'>;

/** In any order: what became of a mail may be told before whose place it took. */
export async function takeSettled(tx: Tx, settled: Settled): Promise<void> {
  const known = await noteOutcome(tx, settled);
  if (known.order_id === null) return;
  if (known.outcome === 'replaced' && settled.replaced_by) await noteSuccessor(tx, settled.replaced_by, known);
  const order = await lockOrder(tx, known.order_id);
  if (!order) return;
  const parts = await partsOf(tx, order);
  await noteDelivery(tx, order, deliveryOf(order, parts));
  // Who sent it once more, or another in its place, may not have heard of a refund.
  const told = parts.filter(({ id }) => id === settled.id || id === settled.replaced_by);
  await withdrawGoods(tx, order, parts, told);
}

/** Of two words about one mail the later one counts, whichever comes first. */
async function noteOutcome({ manager }: Tx, { id, outcome, error, at }: Settled): Promise<Known> {
  const later = (column: string) =>
    `${column} = IF(settled_at IS NULL OR settled_at <= VALUES(settled_at), VALUES(${column}), ${column})`;
  await manager.query(
    `INSERT INTO order_delivery (id, outcome, error, settled_at) VALUES (?)
      ON DUPLICATE KEY UPDATE ${later('outcome')}, ${later('error')}, ${later('settled_at')}`,
    [[id, outcome, error, new Date(at)]],
  );
  const [known] = await manager.query<[Known]>('SELECT order_id, part, outcome FROM order_delivery WHERE id = ?', [id]);
  return known;
}

async function noteSuccessor({ manager }: Tx, id: string, { order_id, part }: Known): Promise<void> {
  await manager.query(
    `INSERT INTO order_delivery (id, order_id, part) VALUES (?)
      ON DUPLICATE KEY UPDATE order_id = VALUES(order_id), part = VALUES(part)`,
    [[id, order_id, part]],
  );
}

export const settledEvents = [handlesEvent(deliverySettled, takeSettled)];
