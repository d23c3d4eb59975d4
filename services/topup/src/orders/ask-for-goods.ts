import { createHash } from 'node:crypto';
import { CODE_SIGNS } from '@hub/contracts/shared';
import { deliveryAsked } from '@hub/contracts/integration-events';
import { insertRow, type Tx } from '@hub/nest-kit/db';
import { publishEvent } from '@hub/nest-kit/integration-events';
import { claimTier } from './claim-tier.ts';
import type { OrderGoods } from './order-goods.ts';
import type { Order } from './order.entity.ts';

const EXPIRE_DAYS = 180;

const NAME_SIGNS = 26;

/** The same for ever: a game that is asked again gives nothing again. */
export function deliveryIdOf({ report_id }: Pick<Order, 'report_id'>, part: OrderGoods['part']): string {
  const bytes = createHash('sha256').update(`${report_id}:${part}`).digest().subarray(0, NAME_SIGNS);
  return `ord_${[...bytes].map((byte) => CODE_SIGNS[byte & 31]).join('')}`;
}

/** Asks, in the transaction of the payment, for everything that a paid order gives. A bonus that the character has had is left out. */
export async function askForGoods(tx: Tx, order: Order): Promise<void> {
  const goods = JSON.parse(order.goods) as OrderGoods[];
  const hasTier = await claimTier(tx, order, order.paid_at ?? new Date());
  for (const { part, title, items } of goods.filter((one) => one.part !== 'tier' || hasTier)) {
    const id = deliveryIdOf(order, part);
    await insertRow(tx.manager, 'order_delivery', { id, order_id: order.id, part });
    await publishEvent(tx, deliveryAsked, {
      id,
      source: 'topup',
      reason: `order:${order.report_id}`,
      game_id: order.game_id,
      server_id: order.server_id,
      role_id: order.role_id,
      partner_uid: order.partner_uid,
      title,
      body: '',
      items,
      expire_days: EXPIRE_DAYS,
      not_before: null,
      deadline: null,
      batch: '',
    });
  }
}
