import { Db, openDatabase } from '@hub/nest-kit/db';
import { schemaFor, tablesOf, unique, type TestSchema } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { endOld, keptByTopup } from '../src/keeping/retention.ts';
import type { Order } from '../src/orders/order.entity.ts';
import { takePayment } from '../src/orders/payments/take-payment.ts';
import { changeOrder, lockOrder } from '../src/orders/write-order.ts';
import { aDraft, aPurchase, SHOP } from './order.builder.ts';

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

const aged = ({ id }: Order, days: number) =>
  source.query('UPDATE topup_order SET created_at = NOW(3) - INTERVAL ? DAY WHERE id = ?', [days, id]);
const rowOf = ({ id }: Order) => source.getRepository<Order>('topup_order').findOneBy({ id });
const end = ({ id }: Order) =>
  db.runTx(async (tx) => changeOrder(tx, { move: 'expire', order: (await lockOrder(tx, id))!, by: 'clock' }));
const held = { accounts: [{ game_id: 'H73', uid: 'uid-held' }] };
const sweep = () => endOld(db, { call: () => Promise.resolve(held as never) });
const hold = ({ id }: Order) => source.query("UPDATE topup_order SET partner_uid = 'uid-held' WHERE id = ?", [id]);

async function aPaid(): Promise<Order> {
  const { order, orderno } = await aPurchase(db, { role_id: String(unique()).padStart(9, '5').slice(-9) });
  const payer = { bank: '812', lastFive: '54321' };
  const trade = { merchantId: SHOP, orderNo: orderno, tradeNo: String(unique()), amount: 10_000 };
  await db.runTx((tx) =>
    takePayment(tx, {
      trade: { ...trade, method: 'VACC', paidAt: new Date(), payer },
      ...{ code: 'SUCCESS', message: '', merchantId: SHOP, rehearsal: false },
    }),
  );
  return order;
}

it('what topup keeps is decided for every table, once', async () => {
  expect(keptByTopup.flatMap(({ tables }) => tables).toSorted()).toEqual(await tablesOf(source));
});

describe('in time', () => {
  it('a draft goes with its steps, but not one of a held account', async () => {
    const [old, fresh, kept] = [await aDraft(db), await aDraft(db), await aDraft(db)];
    for (const draft of [old, fresh, kept]) await end(draft);
    await aged(old, 181);
    await aged(fresh, 179);
    await aged(kept, 181);
    await hold(kept);
    await sweep();
    expect([await rowOf(old), (await rowOf(fresh))?.id, (await rowOf(kept))?.id]).toEqual([null, fresh.id, kept.id]);
    expect(await source.query('SELECT id FROM order_step WHERE order_id = ?', [old.id])).toEqual([]);
  });

  it('the buyer of an order that nobody paid goes, the order stays', async () => {
    const [old, fresh] = [(await aPurchase(db)).order, (await aPurchase(db)).order];
    for (const order of [old, fresh]) await end(order);
    await aged(old, 181);
    await sweep();
    expect(await rowOf(old)).toMatchObject({ buyer_box: null, state: 'expired' });
    expect((await rowOf(fresh))?.buyer_box).not.toBeNull();
  });

  it('who paid is nobody after five years; order and payment stay', async () => {
    const [old, fresh, kept] = [await aPaid(), await aPaid(), await aPaid()];
    for (const order of [old, kept]) await aged(order, 5 * 366);
    await source.query('UPDATE payment SET created_at = NOW(3) - INTERVAL 6 YEAR WHERE order_id = ?', [old.id]);
    await aged(fresh, 5 * 364);
    await hold(kept);
    await sweep();
    expect(await rowOf(old)).toMatchObject({
      buyer_box: null,
      partner_uid: '',
      role_id: '',
      char_name: '',
      amount: 10_000,
    });
    for (const order of [fresh, kept]) expect((await rowOf(order))?.buyer_box).not.toBeNull();
    const payers = await source.query('SELECT payer_bank, payer_last_five, amount FROM payment WHERE order_id IN (?)', [
      [old.id, fresh.id],
    ]);
    expect(payers).toEqual([
      { payer_bank: '', payer_last_five: '', amount: 10_000 },
      { payer_bank: '812', payer_last_five: '54321', amount: 10_000 },
    ]);
    expect(await source.query('SELECT id FROM tier_claim WHERE order_id = ?', [old.id])).toEqual([]);
  });

  it('the words of the provider go, what they did stays', async () => {
    for (const [nth, days] of [181, 179].entries())
      await source.query(
        `INSERT INTO provider_message (provider, fingerprint, body_hash, kid, body, outcome, settled_at)
          VALUES ('newebpay', REPEAT(?, 32), REPEAT('h', 32), 'k1', 'sealed', 'paid', NOW(3) - INTERVAL ? DAY)`,
        [String(nth), days],
      );
    await sweep();
    const rows = await source.query('SELECT body IS NULL AS gone, outcome FROM provider_message ORDER BY id');
    expect(rows).toEqual([
      { gone: 1, outcome: 'paid' },
      { gone: 0, outcome: 'paid' },
    ]);
  });
});

it('while nobody can say what is held nothing goes', async () => {
  const draft = await aDraft(db);
  await end(draft);
  await aged(draft, 400);
  await expect(endOld(db, { call: () => Promise.reject(new Error('away')) })).rejects.toThrow('away');
  expect(await rowOf(draft)).not.toBeNull();
});
