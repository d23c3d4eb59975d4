import { Db, openDatabase } from '@hub/nest-kit/db';
import { schemaFor, unique, type TestSchema } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { ProviderUnavailable, type FoundTrade } from '../src/newebpay/trade-api.ts';
import type { Order } from '../src/orders/order.entity.ts';
import { AskProvider } from '../src/orders/payments/ask-provider.ts';
import type { PaymentAttempt } from '../src/orders/payments/payment-attempt.entity.ts';
import { Reconcile } from '../src/orders/reconcile/reconcile.ts';
import { changeOrder, lockOrder } from '../src/orders/write-order.ts';
import { aPurchase, shopsAsking } from './order.builder.ts';

let own: TestSchema;
let source: DataSource;
let db: Db;
let answers: Map<string, FoundTrade | Error>;
let asked: string[];
let reconcile: Reconcile;

beforeAll(async () => {
  own = await schemaFor('topup');
  source = await openDatabase(own.url, schema, 8);
  db = new Db(source);
  const find = async ({ orderNo }: { orderNo: string }) => {
    asked.push(orderNo);
    const answer = answers.get(orderNo) ?? { state: 'unknown' as const };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  reconcile = new Reconcile(db, new AskProvider(db, shopsAsking({ find })));
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});
beforeEach(async () => {
  [answers, asked] = [new Map(), []];
  for (const table of ['payment_attempt', 'counter']) await source.query(`DELETE FROM ${table}`);
});

const paid = (over: object = {}): FoundTrade => ({
  state: 'paid',
  tradeNo: String(unique()),
  amount: 10_000,
  method: 'VACC',
  paidAt: new Date(),
  number: null,
  ...over,
});
/** A purchase whose player went to the provider so many minutes ago. */
async function aWaiting(minutes: number, seen = 1) {
  const made = await aPurchase(db, { role_id: String(unique()).padStart(9, '3').slice(-9) });
  await source.query('UPDATE payment_attempt SET created_at = NOW(3) - INTERVAL ? MINUTE, seen = ? WHERE orderno = ?', [
    minutes,
    seen,
    made.orderno,
  ]);
  return made;
}
const stateOf = async ({ id }: Order) => (await source.getRepository<Order>('topup_order').findOneBy({ id }))!.state;
const attemptOf = async (orderno: string) =>
  (await source.getRepository<PaymentAttempt>('payment_attempt').findOneBy({ orderno }))!;
const askedAgo = (orderno: string, minutes: number) =>
  source.query('UPDATE payment_attempt SET asked_at = NOW(3) - INTERVAL ? MINUTE WHERE orderno = ?', [
    minutes,
    orderno,
  ]);

describe('a round of questions', () => {
  it('finds the payment whose notice never came', async () => {
    const { order, orderno } = await aWaiting(10);
    answers.set(orderno, paid());
    expect(await reconcile.run()).toEqual({ asked: 1, found: 1 });
    expect(await stateOf(order)).toBe('paid');
    expect(await reconcile.run()).toEqual({ asked: 0, found: 0 });
  });

  it('finds the number that only a closed browser was told', async () => {
    const { order, orderno } = await aWaiting(10, 0);
    const number = { bankCode: '008', codeNo: '9103522175887271', expiresAt: new Date('2026-11-27T23:59:59+08:00') };
    answers.set(orderno, paid({ state: 'unpaid', tradeNo: '7', paidAt: null, number }));
    await reconcile.run();
    expect(await attemptOf(orderno)).toMatchObject({
      state: 'number',
      seen: 1,
      trade_no: '7',
      code_no: '9103522175887271',
      number_until: number.expiresAt,
    });
    expect(await stateOf(order)).toBe('waiting');
  });

  it('finds what was paid after its order had ended, which is late', async () => {
    const { order, orderno } = await aWaiting(60 * 24 * 3);
    await db.runTx(async (tx) =>
      changeOrder(tx, { move: 'cancel', order: (await lockOrder(tx, order.id))!, by: 'player' }),
    );
    answers.set(orderno, paid());
    await reconcile.run();
    expect(await stateOf(order)).toBe('late');
  });

  it.each(['failed', 'cancelled', 'refunded'] as const)('hears that a payment is %s', async (state) => {
    const { order, orderno } = await aWaiting(10);
    answers.set(orderno, paid({ state }));
    await reconcile.run();
    expect([await stateOf(order), (await attemptOf(orderno)).code]).toEqual(['failed', state.toUpperCase()]);
  });

  it('comes to an order that waits every time, and to one that has ended once a day', async () => {
    const [waits, ended] = [await aWaiting(30), await aWaiting(30)];
    await db.runTx(async (tx) =>
      changeOrder(tx, { move: 'cancel', order: (await lockOrder(tx, ended.order.id))!, by: 'player' }),
    );
    for (const { orderno } of [waits, ended]) answers.set(orderno, paid({ state: 'unpaid', paidAt: null }));
    await reconcile.run();
    expect(asked.toSorted()).toEqual([waits.orderno, ended.orderno].toSorted());
    for (const { orderno } of [waits, ended]) await askedAgo(orderno, 5);
    asked = [];
    await reconcile.run();
    expect(asked).toEqual([waits.orderno]);
    await askedAgo(ended.orderno, 24 * 60 + 1);
    await reconcile.run();
    expect(asked).toEqual([waits.orderno, ended.orderno]);
  });

  it('leaves alone who has only just gone, and what is older than a week', async () => {
    await aWaiting(1);
    await aWaiting(60 * 24 * 8);
    expect(await reconcile.run()).toEqual({ asked: 0, found: 0 });
  });

  it('asks for few orders that the provider may not know, and leaves some of them to those that end', async () => {
    const many = [];
    for (let nth = 0; nth < 8; nth += 1) many.push(await aWaiting(30, 0));
    for (let round = 0; round < 4; round += 1) await reconcile.run();
    expect(asked).toHaveLength(3);
    const ask = new AskProvider(db, shopsAsking({ find: async () => ({ state: 'unknown' }) }));
    const rest = await Promise.all(many.map(async ({ orderno }) => ask.run(await attemptOf(orderno))));
    expect(rest.filter((answer) => answer === 'unknown')).toHaveLength(3);
    expect(rest.filter((answer) => answer === 'later')).toHaveLength(5);
  });

  it('is not held up by orders that turn out to be known', async () => {
    for (let nth = 0; nth < 6; nth += 1) answers.set((await aWaiting(30, 0)).orderno, paid());
    for (let round = 0; round < 2; round += 1) await reconcile.run();
    expect(asked).toHaveLength(6);
  });

  it('asks once, however many workers there are', async () => {
    for (let nth = 0; nth < 12; nth += 1) answers.set((await aWaiting(30)).orderno, paid());
    const ends = await Promise.all([reconcile.run(), reconcile.run(), reconcile.run()]);
    expect([ends.reduce((sum, end) => sum + end.asked, 0), asked.length]).toEqual([12, 12]);
  });

  it('gives up for this time when the provider is silent', async () => {
    for (let nth = 0; nth < 12; nth += 1)
      answers.set((await aWaiting(30)).orderno, new ProviderUnavailable('TimeoutError'));
    await expect(reconcile.run()).rejects.toThrow(ProviderUnavailable);
    expect(asked.length).toBeLessThan(9);
  });
});
