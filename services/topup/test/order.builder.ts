import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '@hub/nest-kit/db';
import type { OrderGoods } from '../src/orders/order-goods.ts';
import type { Order } from '../src/orders/order.entity.ts';
import { ProviderShops, type ProviderShop } from '../src/orders/payments/provider-shops.ts';
import { changeOrder, insertOrder } from '../src/orders/write-order.ts';
import { openAttempt } from '../src/orders/payments/write-attempt.ts';

export const SHOP = 'MS900000001';
export const SANDBOX = 'MS900000002';
const HOUR_MS = 3_600_000;

const shopOf = (id: string, api: ProviderShop['api']): ProviderShop => ({
  api,
  site: 'http://127.0.0.1:1',
  merchant: { id, hashKey: '', hashIv: '' },
});

/** Both shops ask the one that answers here. */
export const shopsAsking = (api: ProviderShop['api']) => new ProviderShops(shopOf(SHOP, api), shopOf(SANDBOX, api));

export const goods: OrderGoods[] = [
  { part: 'goods', title: '10,000 方案', items: [{ item_code: 'gold', qty: 10_500 }] },
  { part: 'tier', title: '首儲好禮', items: [{ item_code: 'first_topup', qty: 30 }] },
];

type Over = Partial<
  Pick<Order, 'game_id' | 'role_id' | 'amount' | 'tier_amount' | 'cancels_at' | 'goods' | 'rehearsal'>
>;

let numbers = randomInt(1_000_000);
const aNumber = () => `261126${String((numbers += 1) % 1_000_000).padStart(6, '0')}`;

/** An order that is begun and nothing more. */
export function aDraft(db: Db, over: Over = {}): Promise<Order> {
  const { game_id = 'H73', role_id = '123456789', cancels_at, rehearsal = 0 } = over;
  return db.runTx((tx) =>
    insertOrder(tx, {
      report_id: aNumber(),
      token_mac: randomBytes(32),
      token_box: randomBytes(48),
      game_id,
      report_type: '1',
      server_id: 'tw_2001',
      server_name: '台灣一服',
      role_id,
      char_name: '測試角色',
      partner_uid: 'uid-900001',
      owner: '',
      buyer_box: randomBytes(64),
      buyer_kid: 'k1',
      rehearsal,
      cancels_at: cancels_at ?? new Date(Date.now() + 24 * HOUR_MS),
    }),
  );
}

/** An order whose player is on the way to the provider, and the number that it is known by there. */
export async function aPurchase(db: Db, over: Over = {}): Promise<{ order: Order; orderno: string }> {
  const draft = await aDraft(db, over);
  const { amount = 10_000, tier_amount = 10_000, goods: what = JSON.stringify(goods) } = over;
  const set = { product_id: 301, title: '10,000 方案', qty: 1, amount, tier_amount, goods: what };
  return db.runTx(async (tx) => {
    const order = await changeOrder(tx, { move: 'choose', order: draft, by: 'player', set });
    return { order, orderno: await openAttempt(tx, order) };
  });
}
