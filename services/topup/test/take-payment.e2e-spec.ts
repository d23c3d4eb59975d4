import { randomInt } from 'node:crypto';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { schemaFor, unique, type TestSchema } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { changeOrder, lockOrder } from '../src/orders/write-order.ts';
import type { Order } from '../src/orders/order.entity.ts';
import { deliveryIdOf } from '../src/orders/ask-for-goods.ts';
import { takeSettled } from '../src/orders/deliveries/take-settled.ts';
import { openAttempt } from '../src/orders/payments/write-attempt.ts';
import { takePayment, type PaymentOutcome, type SettledTrade } from '../src/orders/payments/take-payment.ts';
import { aPurchase, SHOP } from './order.builder.ts';

let own: TestSchema;
let source: DataSource;
let db: Db;
beforeAll(async () => {
  own = await schemaFor('topup');
  source = await openDatabase(own.url, schema, 24);
  db = new Db(source);
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});

type Told = Partial<SettledTrade['trade']> & { code?: string; tradeNo?: string };
const tradeNo = () => String(randomInt(1e14)).padStart(17, '2');
const tell = (orderNo: string, { code = 'SUCCESS', ...over }: Told = {}): Promise<PaymentOutcome> => {
  const trade = {
    merchantId: SHOP,
    orderNo,
    tradeNo: '26112600000000001',
    amount: 10_000,
    method: 'CREDIT',
    paidAt: new Date('2026-11-26T14:10:00+08:00'),
    payer: null,
    ...over,
  };
  return db.runTx((tx) => takePayment(tx, { trade, code, message: '失敗', merchantId: SHOP, rehearsal: false }));
};

const rowOf = async ({ id }: Order) => (await source.getRepository<Order>('topup_order').findOneBy({ id }))!;
const move = (order: Order, name: 'expire' | 'cancel') =>
  db.runTx(async (tx) =>
    changeOrder(tx, {
      move: name,
      order: (await lockOrder(tx, order.id))!,
      by: name === 'expire' ? 'clock' : 'player',
    }),
  );
const count = async (sql: string, values: unknown[]) =>
  Number((await source.query<{ n: string }[]>(`SELECT COUNT(*) AS n FROM ${sql}`, values))[0]?.n);
const factsOf = (name: string, { report_id }: Order) =>
  count('outbox WHERE job LIKE ? AND payload LIKE ?', [`fact-${name}-%`, `%${report_id}%`]);
const issuesOf = (orderno: string) =>
  source.query<{ kind: string; amount: number; wanted: number | null }[]>(
    'SELECT kind, amount, wanted FROM payment_issue WHERE orderno = ? ORDER BY id',
    [orderno],
  );

describe('a payment', () => {
  it('pays an order once, however often and from however many sides it is told at once', async () => {
    const { order, orderno } = await aPurchase(db, { role_id: String(unique()).slice(-9).padStart(9, '1') });
    const no = tradeNo();
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => tell(orderno, { tradeNo: no })));
    expect(outcomes.toSorted().slice(-1)).toEqual(['paid']);
    expect(outcomes.filter((one) => one === 'again')).toHaveLength(39);
    expect(await rowOf(order)).toMatchObject({ state: 'paid', delivery: 'queued', cancels_at: null });
    expect(await count('payment WHERE order_id = ?', [order.id])).toBe(1);
    expect([await factsOf('delivery-asked', order), await factsOf('order-paid', order)]).toEqual([2, 1]);
  });

  it('with another sum pays nothing, and is a question for a person', async () => {
    const { order, orderno } = await aPurchase(db);
    for (const _ of [1, 2]) expect(await tell(orderno, { amount: 9999, tradeNo: '1' })).toBe('other_amount');
    expect(await issuesOf(orderno)).toEqual([{ kind: 'other_amount', amount: 9999, wanted: 10_000 }]);
    expect(await rowOf(order)).toMatchObject({ state: 'waiting', delivery: 'none' });
    expect(await factsOf('delivery-asked', order)).toBe(0);
  });

  it('of an order that nobody knows, or to another shop, is kept as a question', async () => {
    expect(await tell('T000000000000000A', { tradeNo: '2' })).toBe('unknown_order');
    const { order, orderno } = await aPurchase(db);
    expect(await tell(orderno, { merchantId: 'MS1', tradeNo: '3' })).toBe('other_merchant');
    expect((await issuesOf('T000000000000000A')).map(({ kind }) => kind)).toEqual(['unknown_order']);
    expect((await rowOf(order)).state).toBe('waiting');
  });

  it('that comes a second time by another trade does not disappear', async () => {
    const { order, orderno } = await aPurchase(db);
    expect(await tell(orderno, { tradeNo: tradeNo() })).toBe('paid');
    const other = await db.runTx((tx) => openAttempt(tx, order));
    expect(await tell(other, { tradeNo: tradeNo() })).toBe('second');
    expect((await issuesOf(other)).map(({ kind }) => kind)).toEqual(['second']);
    expect(await factsOf('order-paid', order)).toBe(1);
  });

  it('that paid another order before is a question for a person, also of both at once', async () => {
    const [one, other] = [await aPurchase(db), await aPurchase(db)];
    const no = tradeNo();
    const outcomes = await Promise.all([tell(one.orderno, { tradeNo: no }), tell(other.orderno, { tradeNo: no })]);
    expect(outcomes.toSorted()).toEqual(['other_order', 'paid']);
    const unpaid = outcomes[0] === 'paid' ? other : one;
    expect(await tell(unpaid.orderno, { tradeNo: no })).toBe('other_order');
    expect(await issuesOf(unpaid.orderno)).toEqual([{ kind: 'other_order', amount: 10_000, wanted: 10_000 }]);
    expect(await rowOf(unpaid.order)).toMatchObject({ state: 'waiting', delivery: 'none' });
    expect(await count('payment WHERE trade_no = ?', [no])).toBe(1);
    expect(await factsOf('delivery-asked', unpaid.order)).toBe(0);
  });

  it.each(['expire', 'cancel'] as const)(
    'after an order was ended (%s) is kept as late, and grants nothing',
    async (end) => {
      const { order, orderno } = await aPurchase(db);
      await move(order, end);
      expect(await tell(orderno, { tradeNo: tradeNo() })).toBe('paid_late');
      expect(await rowOf(order)).toMatchObject({ state: 'late', delivery: 'none' });
      expect(await factsOf('delivery-asked', order)).toBe(0);
      const late = await rowOf(order);
      await db.runTx((tx) => changeOrder(tx, { move: 'accept_late', order: late, by: 'clock' }));
      expect(await rowOf(order)).toMatchObject({ state: 'paid', delivery: 'queued' });
      expect(await factsOf('order-paid', order)).toBe(1);
    },
  );

  it('that races with the end of its order pays it or is late, and one of the two only', async () => {
    for (let nth = 0; nth < 20; nth += 1) {
      const { order, orderno } = await aPurchase(db);
      const expired = move(order, 'expire').then(
        () => 'expired',
        () => 'refused',
      );
      const [paid, ended] = await Promise.all([tell(orderno, { tradeNo: tradeNo() }), expired]);
      const { state } = await rowOf(order);
      expect([paid, ended, state]).toEqual(
        paid === 'paid' ? ['paid', 'refused', 'paid'] : ['paid_late', 'expired', 'late'],
      );
    }
  });

  it('that is declined fails its order; a later one pays it, and a late refusal takes nothing back', async () => {
    const { order, orderno } = await aPurchase(db);
    expect(await tell(orderno, { code: 'MPG03009', tradeNo: tradeNo() })).toBe('declined');
    expect((await rowOf(order)).state).toBe('failed');
    const again = await db.runTx((tx) => openAttempt(tx, order));
    const no = tradeNo();
    expect(await tell(again, { tradeNo: no })).toBe('paid');
    expect(await tell(again, { code: 'MPG03009', tradeNo: no })).toBe('again');
    expect((await rowOf(order)).state).toBe('paid');
  });
});

describe('the bonus of a month', () => {
  const character = () => String(unique()).slice(-9).padStart(9, '2');
  const claims = (order: Order) => count('tier_claim WHERE order_id = ?', [order.id]);
  const november = new Date('2026-11-30T23:59:59+08:00');
  const december = new Date('2026-12-01T00:00:00+08:00');

  it('goes to one of two orders that are paid at once, and both get their goods', async () => {
    const role_id = character();
    const both = [await aPurchase(db, { role_id }), await aPurchase(db, { role_id })];
    await Promise.all(both.map(({ orderno }) => tell(orderno, { tradeNo: tradeNo() })));
    const given = await Promise.all(both.map(({ order }) => claims(order)));
    expect(given.toSorted()).toEqual([0, 1]);
    const asked = await Promise.all(both.map(({ order }) => factsOf('delivery-asked', order)));
    expect(asked.toSorted()).toEqual([1, 2]);
  });

  it('counts by the month of the payment in Taipei, and by its amount', async () => {
    const role_id = character();
    const pay = async (paidAt: Date, tier_amount: number) => {
      const { order, orderno } = await aPurchase(db, { role_id, amount: tier_amount, tier_amount });
      await tell(orderno, { tradeNo: tradeNo(), paidAt, amount: tier_amount });
      return claims(order);
    };
    expect(await pay(november, 10_000)).toBe(1);
    expect(await pay(november, 10_000)).toBe(0);
    expect(await pay(november, 20_000)).toBe(1);
    expect(await pay(december, 10_000)).toBe(1);
  });

  it('comes back with a refund that stops it, and not while it may still arrive', async () => {
    const role_id = character();
    const first = await aPurchase(db, { role_id });
    await tell(first.orderno, { tradeNo: tradeNo() });
    const paid = await rowOf(first.order);
    await db.runTx((tx) => changeOrder(tx, { move: 'refund', order: paid, by: 'provider' }));
    expect([await claims(first.order), await factsOf('order-refunded', first.order)]).toEqual([1, 1]);
    const settled = { error: '', replaced_by: null, at: new Date().toISOString() };
    const stopped = deliveryIdOf(first.order, 'tier');
    await db.runTx((tx) => takeSettled(tx, { id: stopped, outcome: 'cancelled', ...settled }));
    expect(await claims(first.order)).toBe(0);
    const second = await aPurchase(db, { role_id });
    await tell(second.orderno, { tradeNo: tradeNo() });
    expect(await claims(second.order)).toBe(1);
  });
});
