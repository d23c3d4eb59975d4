import { taipeiIso } from '@hub/contracts/shared';
import type { Db, Tx } from '@hub/nest-kit/db';
import { SUCCESS } from '../newebpay/trade-answer.ts';
import { priceOrder } from '../shop/price-order.ts';
import { demoGifts } from '../shop/seed/demo-bonuses.ts';
import { demoProducts } from '../shop/seed/demo-products.ts';
import type { Buyer } from './buyer/buyer.ts';
import type { OrderKeys } from './buyer/order-keys.ts';
import type { Order } from './order.entity.ts';
import { takePayment } from './payments/take-payment.ts';
import { openAttempt } from './payments/write-attempt.ts';
import { changeOrder, insertOrder } from './write-order.ts';

const HOUR_MS = 3_600_000;
const SHOP = 'MS900000001';

/** `paid`: what came after the buyer had cancelled. Games and servers are those of catalog’s demo. */
type Demo = { game: string; server: [id: string, name: string]; role: string; price: number; qty?: number } & (
  { kind: 'transfer' } | { kind: 'purchase'; paid: number }
);

const g66: Pick<Demo, 'game' | 'server'> = { game: 'g66naxx2tw', server: ['g66_10001', '示範一服'] };
const h55: Pick<Demo, 'game' | 'server'> = { game: 'h55naxx2tw', server: ['1', '亞洲服'] };
const ma96: Pick<Demo, 'game' | 'server'> = { game: 'MA96', server: ['1', '台灣服'] };

/** What waits for a person at the desk: none of it brings anything into a game. */
const demos: Demo[] = [
  { ...g66, role: '1234567', price: 30_000, kind: 'transfer' },
  { ...h55, role: '2345678', price: 49_999, qty: 2, kind: 'transfer' },
  { ...ma96, role: '12345678', price: 10_000, kind: 'purchase', paid: 10_000 },
  { ...ma96, role: '23456789', price: 15_000, kind: 'purchase', paid: 14_000 },
];

const numberOf = (nth: number): string => `2601010000${String(nth + 1).padStart(2, '0')}`;

const buyerOf = ({ kind }: Demo, nth: number, now: Date): Buyer => ({
  email: `buyer${nth + 1}@example.com`,
  phone: `09120000${String(nth + 1).padStart(2, '0')}`,
  area: '台北市',
  gender: 'x',
  birthday: '1995-05-05',
  transfer:
    kind === 'transfer'
      ? {
          last_five: `1234${nth}`,
          time: taipeiIso(new Date(now.getTime() - (nth + 2) * HOUR_MS)),
          name: '王示範',
          bank: '示範銀行',
          note: '',
        }
      : null,
  invoice: { option: 'donate', love_code: '1001', carrier: '', recipient: '', area: '', address: '' },
  prize: null,
  sent: '',
});

/** Those that are not there yet. Returns how many were written. */
export async function seedOrders(db: Db, keys: OrderKeys, now: Date): Promise<number> {
  let written = 0;
  for (const [nth, demo] of demos.entries())
    await db.runTx(async (tx) => {
      if (await tx.manager.existsBy<Order>('topup_order', { report_id: numberOf(nth) })) return;
      await become(tx, demo, await begin(tx, keys, demo, nth, now), now);
      written += 1;
    });
  return written;
}

function begin(tx: Tx, keys: OrderKeys, demo: Demo, nth: number, now: Date): Promise<Order> {
  const report_id = numberOf(nth);
  const buyer = buyerOf(demo, nth, now);
  return insertOrder(tx, {
    report_id,
    ...keys.fresh(report_id, buyer),
    game_id: demo.game,
    report_type: '1',
    server_id: demo.server[0],
    server_name: demo.server[1],
    role_id: demo.role,
    char_name: '示範角色',
    partner_uid: '',
    owner: '',
    cancels_at: null,
    rehearsal: 0,
  });
}

async function become(tx: Tx, demo: Demo, draft: Order, now: Date): Promise<void> {
  const { game, price, qty = 1, kind } = demo;
  const product = demoProducts(now)[game]!.products.find((one) => one.price === price)!;
  const { amount, goods } = priceOrder({ product, qty, gift: demoGifts[game] ?? null, tiers: [] });
  const named = { kind, product_id: product.product_id, title: product.title, qty };
  const set = { ...named, amount, goods: JSON.stringify(goods) };
  if (demo.kind === 'transfer') {
    await changeOrder(tx, { move: 'report', order: draft, by: 'player', set });
    return;
  }
  const order = await changeOrder(tx, { move: 'choose', order: draft, by: 'player', set });
  const orderNo = await openAttempt(tx, order);
  await changeOrder(tx, { move: 'cancel', order, by: 'player' });
  await payLate(tx, orderNo, demo.paid, now);
}

async function payLate(tx: Tx, orderNo: string, amount: number, paidAt: Date): Promise<void> {
  const paid = { orderNo, tradeNo: `26010100000${amount}`, amount, method: 'VACC', paidAt, payer: null };
  await takePayment(tx, {
    trade: { merchantId: SHOP, ...paid },
    code: SUCCESS,
    message: '',
    merchantId: SHOP,
    rehearsal: false,
  });
}
