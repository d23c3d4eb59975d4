import { giftTimes, tierOf } from '@hub/contracts/topup';
import type { OrderGoods } from '../orders/order-goods.ts';
import { fitsOneMail, many } from './mail-lines.ts';
import type { Gift, Product, Tier } from './setting-bodies.ts';

export type Basket = { product: Product; qty: number; gift: Gift | null; tiers: readonly Tier[] };
/** `amount` in TWD. `tier_amount`: the bonus of the month that it asks for, null for none. */
export type PricedOrder = { amount: number; goods: OrderGoods[]; tier_amount: number | null };

/** What an order costs and brings. Whoever sells believes nothing else. */
export function priceOrder({ product, qty, gift, tiers }: Basket): PricedOrder {
  const amount = product.price * qty;
  const times = gift ? giftTimes(gift.rules, amount) : 0;
  const tier = tierOf(tiers, amount);
  return {
    amount,
    goods: [
      { part: 'goods', title: product.title, items: many(product.items, qty) },
      ...(gift && times > 0 ? [{ part: 'gift' as const, title: gift.title, items: many(gift.items, times) }] : []),
      ...(tier ? [{ part: 'tier' as const, title: tier.title, items: tier.items }] : []),
    ],
    tier_amount: tier ? amount : null,
  };
}

/** Of a product, up to `limit`; at least one, which its setting promises. */
export function mostAtOnce({ items }: Pick<Product, 'items'>, limit: number): number {
  let most = limit;
  while (most > 1 && !fitsOneMail(items, most)) most -= 1;
  return most;
}
