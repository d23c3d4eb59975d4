import { MAX_MAIL_ITEMS } from '@hub/contracts/partner';
import type { OrderGoods } from '../orders/order-goods.ts';

type Items = OrderGoods['items'];

/** Of one line of a mail. */
const QTY_MAX = 1_000_000;

/** Goods go in one mail, which has so many lines: a part that needs more could not be sent, and its payment not be taken. */
export const fitsOneMail = (items: Items, times: number): boolean => many(items, times).length <= MAX_MAIL_ITEMS;

export const many = (items: Items, times: number): Items =>
  items.flatMap(({ item_code, qty }) => portions(qty * times).map((some) => ({ item_code, qty: some })));

function portions(qty: number): number[] {
  const whole = Array.from({ length: Math.floor(qty / QTY_MAX) }, () => QTY_MAX);
  return qty % QTY_MAX === 0 ? whole : [...whole, qty % QTY_MAX];
}
