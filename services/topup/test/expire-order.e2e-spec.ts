import { Db, openDatabase } from '@hub/nest-kit/db';
import { askAgain, schemaFor, type TestSchema } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { ExpireOrder } from '../src/orders/expire-order.ts';
import type { Order } from '../src/orders/order.entity.ts';
import { changeOrder } from '../src/orders/write-order.ts';
import { ProviderUnavailable, type FoundTrade } from '../src/newebpay/trade-api.ts';
import { AskProvider } from '../src/orders/payments/ask-provider.ts';
import { aDraft, aPurchase, shopsAsking } from './order.builder.ts';

let own: TestSchema;
let source: DataSource;
let db: Db;
let answers: Map<string, FoundTrade | Error>;
let asked: string[];
let expire: ExpireOrder;

beforeAll(async () => {
  own = await schemaFor('topup');
  source = await openDatabase(own.url, schema, 4);
  db = new Db(source);
  const api = {
    find: async ({ orderNo }: { orderNo: string }) => {
      asked.push(orderNo);
      const answer = answers.get(orderNo) ?? { state: 'unknown' as const };
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  expire = new ExpireOrder(db, new AskProvider(db, shopsAsking(api as never)));
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});
beforeEach(() => {
  answers = new Map();
  asked = [];
  return askAgain(() => source.query('DELETE FROM counter'));
});

const HOUR_MS = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const stateOf = async ({ id }: Order) => (await source.getRepository<Order>('topup_order').findOneBy({ id }))!.state;
const jobs = (id: number) =>
  source.query<{ dedupe_key: string; late: number }[]>(
    "SELECT dedupe_key, next_at > NOW(3) + INTERVAL 10 MINUTE AS late FROM outbox WHERE job = 'expire-order' AND dedupe_key LIKE ? ORDER BY id",
    [`expire-order-${id}%`],
  );

describe('the end of an unpaid order', () => {
  it('is a row from the beginning, which moves and goes with the order', async () => {
    const draft = await aDraft(db);
    expect(await jobs(draft.id)).toMatchObject([{ dedupe_key: `expire-order-${draft.id}`, late: 1 }]);
    await db.runTx((tx) => changeOrder(tx, { move: 'cancel', order: draft, by: 'player' }));
    expect(await jobs(draft.id)).toEqual([]);
  });

  it('comes when its time has come, and not before', async () => {
    const [due, early] = [await aDraft(db, { cancels_at: ago(1000) }), await aDraft(db)];
    for (const { id } of [due, early]) await expire.run(id);
    expect([await stateOf(due), await stateOf(early), asked]).toEqual(['expired', 'draft', []]);
  });

  it('never comes to a transfer that was reported', async () => {
    const draft = await aDraft(db, { cancels_at: ago(1000) });
    await db.runTx((tx) => changeOrder(tx, { move: 'report', order: draft, by: 'player' }));
    await expire.run(draft.id);
    expect([await stateOf(draft), await jobs(draft.id)]).toEqual(['reported', []]);
  });

  it('asks the provider first, and finds the payment whose notice was lost', async () => {
    const { order, orderno } = await aPurchase(db, { cancels_at: ago(1000) });
    const paidAt = new Date('2026-11-26T09:00:00+08:00');
    answers.set(orderno, {
      state: 'paid',
      tradeNo: '26112600000000077',
      amount: 10_000,
      method: 'VACC',
      paidAt,
      number: null,
    });
    await expire.run(order.id);
    expect([await stateOf(order), asked]).toEqual(['paid', [orderno]]);
  });

  it('waits for a provider that does not answer, for six hours', async () => {
    const { order, orderno } = await aPurchase(db, { cancels_at: ago(HOUR_MS) });
    answers.set(orderno, new ProviderUnavailable('TimeoutError'));
    await expect(expire.run(order.id)).rejects.toThrow(ProviderUnavailable);
    expect(await stateOf(order)).toBe('waiting');
    await source.query('UPDATE topup_order SET cancels_at = NOW(3) - INTERVAL 7 HOUR WHERE id = ?', [order.id]);
    await expire.run(order.id);
    expect(await stateOf(order)).toBe('expired');
  });

  it('asks for so few orders that the provider does not know that it does not shut us out', async () => {
    const many = [];
    for (let nth = 0; nth < 8; nth += 1) many.push((await aPurchase(db, { cancels_at: ago(1000) })).order);
    for (const { id } of many) await expire.run(id);
    expect(asked).toHaveLength(6);
    const states = await Promise.all(many.map(stateOf));
    expect(states.filter((state) => state === 'expired')).toHaveLength(6);
    expect((await jobs(many[7]!.id)).at(-1)).toMatchObject({ late: 1 });
  });
});
