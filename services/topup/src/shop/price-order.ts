import { MAX_MAIL_ITEMS } from '@hub/contracts/partner';
import { giftTimes, tierOf } from '@hub/contracts/topup';
import type { OrderGoods } from '../orders/order-goods.ts';
import type { Gift, Product, Tier } from './setting-bodies.ts';

export type Basket = { product: Product; qty: number; gift: Gift | null; tiers: readonly Tier[] };
/** `amount` in TWD. `tier_amount`: the bonus of the month that it asks for, null for none. */
export type PricedOrder = { amount: number; goods: OrderGoods[]; tier_amount: number | null };

type Items = OrderGoods['items'];

/** Of one line of a mail. */
const QTY_MAX = 1_000_000;

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

/** Goods go in one mail, which has so many lines: a part that needs more could not be sent, and its payment not be taken. */
export const fitsOneMail = (items: Items, times: number): boolean => many(items, times).length <= MAX_MAIL_ITEMS;

/** Of a product, up to `limit`; at least one, which its setting promises. */
export function mostAtOnce({ items }: Pick<Product, 'items'>, limit: number): number {
  let most = limit;
  while (most > 1 && !fitsOneMail(items, most)) most -= 1;
  return most;
}

const many = (items: Items, times: number): Items =>
  items.flatMap(({ item_code, qty }) => portions(qty * times).map((some) => ({ item_code, qty: some })));

function portions(qty: number): number[] {
  const whole = Array.from({ length: Math.floor(qty / QTY_MAX) }, () => QTY_MAX);
  return qty % QTY_MAX === 0 ? whole : [...whole, qty % QTY_MAX];
}
