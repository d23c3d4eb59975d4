import { deliveryAsked } from '@hub/contracts/integration-events';
import type { Tx } from '@hub/nest-kit/db';
import { publishEvent } from '@hub/nest-kit/integration-events';
import { claimTier } from './claim-tier.ts';
import type { Order, OrderGoods } from './order.entity.ts';

const EXPIRE_DAYS = 180;

export const deliveryIdOf = ({ report_id }: Pick<Order, 'report_id'>, part: OrderGoods['part']): string =>
  `topup_${report_id}_${part}`;

/** Asks, in the transaction of the payment, for everything that a paid order gives. A bonus that the character has had is left out. */
export async function askForGoods(tx: Tx, order: Order): Promise<void> {
  const goods = JSON.parse(order.goods) as OrderGoods[];
  const hasTier = await claimTier(tx, order, order.paid_at ?? new Date());
  for (const { part, title, items } of goods.filter((one) => one.part !== 'tier' || hasTier))
    await publishEvent(tx, deliveryAsked, {
      id: deliveryIdOf(order, part),
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
