import type { DeliveryOutcome } from '@hub/contracts/integration-events';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { schemaFor, unique, type TestSchema } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { deliveryIdOf } from '../src/orders/ask-for-goods.ts';
import { takeSettled } from '../src/orders/deliveries/take-settled.ts';
import { DecideLate, type LatePolicy } from '../src/orders/late/late-policy.ts';
import type { Order } from '../src/orders/order.entity.ts';
import { takePayment } from '../src/orders/payments/take-payment.ts';
import { changeOrder, lockOrder } from '../src/orders/write-order.ts';
import { aPurchase, SHOP } from './order.builder.ts';

let own: TestSchema;
let source: DataSource;
let db: Db;
beforeAll(async () => {
  own = await schemaFor('topup');
  source = await openDatabase(own.url, schema, 8);
  db = new Db(source);
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});

const pay = (orderNo: string) =>
  db.runTx((tx) =>
    takePayment(tx, {
      trade: {
        ...{ merchantId: SHOP, orderNo, tradeNo: String(unique()), amount: 10_000 },
        ...{ method: 'CREDIT', paidAt: new Date(), payer: null },
      },
      ...{ code: 'SUCCESS', message: '', merchantId: SHOP, rehearsal: false },
    }),
  );
const rowOf = async ({ id }: Order) => (await source.getRepository<Order>('topup_order').findOneBy({ id }))!;
const deliveryOf = async (order: Order) => (await rowOf(order)).delivery;
const aRole = () => String(unique()).padStart(9, '4').slice(-9);

async function aPaid() {
  const { order, orderno } = await aPurchase(db, { role_id: aRole() });
  await pay(orderno);
  return { order, goods: deliveryIdOf(order, 'goods'), tier: deliveryIdOf(order, 'tier') };
}
const NOON = Date.parse('2026-11-26T12:00:00Z');
const tell = (id: string, outcome: DeliveryOutcome, minute = 0, replaced_by: string | null = null) =>
  db.runTx((tx) =>
    takeSettled(tx, { id, outcome, error: '', replaced_by, at: new Date(NOON + minute * 60_000).toISOString() }),
  );

describe('what becomes of the goods of an order', () => {
  it('is told part by part: all of them are there before the order says so', async () => {
    const { order, goods, tier } = await aPaid();
    expect(await deliveryOf(order)).toBe('queued');
    await tell(goods, 'delivered');
    expect(await deliveryOf(order)).toBe('queued');
    await tell(tier, 'by_hand');
    expect(await deliveryOf(order)).toBe('sent');
    await tell(tier, 'by_hand');
    expect(await deliveryOf(order)).toBe('sent');
  });

  it.each(['rejected', 'cancelled', 'recalled'] as const)('has failed as soon as one part is %s', async (outcome) => {
    const { order, goods, tier } = await aPaid();
    await tell(goods, outcome);
    await tell(tier, 'delivered');
    expect(await deliveryOf(order)).toBe('failed');
    await tell(goods, 'delivered', 5);
    expect(await deliveryOf(order)).toBe('sent');
  });

  it('is the later word of two, whichever comes first', async () => {
    const { order, goods, tier } = await aPaid();
    await tell(goods, 'delivered', 5);
    await tell(goods, 'rejected', 1);
    await tell(tier, 'delivered');
    expect(await deliveryOf(order)).toBe('sent');
  });

  it.each([false, true])('goes on with the mail in its place, told before it: %s', async (isFirst) => {
    const { order, goods, tier } = await aPaid();
    const other = goods.replace('ord_', 'oth_');
    await tell(tier, 'delivered');
    if (isFirst) await tell(other, 'delivered', 2);
    await tell(goods, 'replaced', 1, other);
    expect(await deliveryOf(order)).toBe(isFirst ? 'sent' : 'queued');
    if (!isFirst) await tell(other, 'delivered', 2);
    expect(await deliveryOf(order)).toBe('sent');
  });

  it('survives both words at the same moment', async () => {
    for (let nth = 0; nth < 10; nth += 1) {
      const { order, goods, tier } = await aPaid();
      const other = goods.replace('ord_', 'oth_');
      await Promise.all([
        tell(tier, 'delivered'),
        tell(goods, 'replaced', 1, other),
        tell(other, 'delivered', 2),
        tell(goods, 'rejected', 0),
      ]);
      expect(await deliveryOf(order)).toBe('sent');
    }
  });

  it('of a mail that is none of ours changes no order', async () => {
    const { order } = await aPaid();
    await tell(deliveryIdOf({ report_id: '000000000000' }, 'goods'), 'rejected');
    expect(await deliveryOf(order)).toBe('queued');
  });
});

describe('what a refunded order has not brought yet', () => {
  const refund = (order: Order) =>
    db.runTx(async (tx) =>
      changeOrder(tx, { move: 'refund', order: (await lockOrder(tx, order.id))!, by: 'provider' }),
    );
  const withdrawn = async (id: string) =>
    (
      await source.query<unknown[]>(
        "SELECT id FROM outbox WHERE job = 'fact-delivery-withdrawn-events' AND JSON_VALUE(payload, '$.data.id') = ?",
        [id],
      )
    ).length;
  const claims = async ({ id }: Order) =>
    (await source.query<unknown[]>('SELECT id FROM tier_claim WHERE order_id = ?', [id])).length;

  it('is stopped, and the bonus of the month is there again once it is', async () => {
    const { order, goods, tier } = await aPaid();
    await refund(order);
    expect([await withdrawn(goods), await withdrawn(tier), await deliveryOf(order)]).toEqual([1, 1, 'held']);
    expect(await claims(order)).toBe(1);
    await tell(goods, 'cancelled');
    await tell(tier, 'cancelled');
    expect([await deliveryOf(order), await claims(order)]).toEqual(['none', 0]);
  });

  it('is what has not arrived: that stays, and its bonus stays had until it is taken back', async () => {
    const { order, goods, tier } = await aPaid();
    await tell(tier, 'delivered');
    await refund(order);
    expect([await withdrawn(goods), await withdrawn(tier)]).toEqual([1, 0]);
    await tell(goods, 'cancelled', 1);
    expect([await deliveryOf(order), await claims(order)]).toEqual(['sent', 1]);
    await tell(tier, 'recalled', 2);
    expect([await deliveryOf(order), await claims(order)]).toEqual(['none', 0]);
  });

  it('is also what the game refused and a person could send once more: its bonus is there again when it is stopped', async () => {
    const { order, tier } = await aPaid();
    await tell(tier, 'rejected');
    await refund(order);
    expect([await withdrawn(tier), await claims(order)]).toEqual([1, 1]);
    await tell(tier, 'cancelled', 1);
    expect(await claims(order)).toBe(0);
  });

  it('is also what is refused, or another mail in its place, that is told of after the refund', async () => {
    const { order, goods, tier } = await aPaid();
    const other = goods.replace('ord_', 'oth_');
    await refund(order);
    await tell(tier, 'rejected');
    await tell(goods, 'replaced', 1, other);
    expect([await withdrawn(tier), await withdrawn(other), await deliveryOf(order)]).toEqual([2, 1, 'held']);
    await tell(other, 'cancelled', 2);
    await tell(tier, 'cancelled', 2);
    expect([await withdrawn(other), await deliveryOf(order), await claims(order)]).toEqual([1, 'none', 0]);
  });

  it('is nothing where late money goes back', async () => {
    const { order, orderno } = await aPurchase(db, { role_id: aRole() });
    await db.runTx(async (tx) =>
      changeOrder(tx, { move: 'expire', order: (await lockOrder(tx, order.id))!, by: 'clock' }),
    );
    await pay(orderno);
    await refund(order);
    expect([(await rowOf(order)).state, await deliveryOf(order)]).toEqual(['refunded', 'none']);
  });
});

describe('money that came after the end of its order', () => {
  const decided = async (policy: LatePolicy) => {
    const { order, orderno } = await aPurchase(db, { role_id: aRole() });
    await db.runTx(async (tx) =>
      changeOrder(tx, { move: 'expire', order: (await lockOrder(tx, order.id))!, by: 'clock' }),
    );
    expect(await pay(orderno)).toBe('paid_late');
    const jobs = await source.query<unknown[]>('SELECT id FROM outbox WHERE dedupe_key = ?', [
      `decide-late-${order.id}`,
    ]);
    expect(jobs).toHaveLength(1);
    const decide = new DecideLate(db, { of: async () => policy });
    await Promise.all([decide.run(order.id), decide.run(order.id), decide.run(order.id)]);
    const asked = await source.query<unknown[]>('SELECT id FROM order_delivery WHERE order_id = ?', [order.id]);
    const { state, delivery } = await rowOf(order);
    return { state, delivery, asked: asked.length };
  };

  it('waits for a person where the shop says so', async () => {
    expect(await decided('hold')).toEqual({ state: 'late', delivery: 'none', asked: 0 });
  });

  it('is granted, once, where the shop says so', async () => {
    expect(await decided('grant')).toEqual({ state: 'paid', delivery: 'queued', asked: 2 });
  });
});
