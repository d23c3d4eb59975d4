import { randomInt } from 'node:crypto';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { Moves } from '@hub/nest-kit/moves';
import { schemaFor, type TestSchema } from '@hub/nest-kit/testing';
import { walkMoves, type Step, type Walk } from '@hub/nest-kit/walk-moves';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { orderMoves, type OrderEmits, type OrderMove, type OrderParty } from '../src/orders/order.moves.ts';
import { orderStates, type OrderState } from '../src/orders/order.states.ts';
import type { Order } from '../src/orders/order.entity.ts';
import { changeOrder, lockOrder } from '../src/orders/write-order.ts';
import { openAttempt } from '../src/orders/payments/write-attempt.ts';
import { takePayment } from '../src/orders/payments/take-payment.ts';
import { aDraft, goods, SHOP } from './order.builder.ts';

let own: TestSchema;
let source: DataSource;
let db: Db;
beforeAll(async () => {
  own = await schemaFor('topup');
  source = await openDatabase(own.url, schema, 4);
  db = new Db(source);
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});

type Thing = { id: number; reportId: string; orderno: string | null };
type Seen = {
  state: OrderState;
  version: number;
  steps: string[];
  audits: number;
  clock: number;
  payments: number;
  paid: number;
  refunded: number;
  claims: number;
};

const staff = { who: { id: 7, login: 'yue', name: '小岳' }, rid: 'walk', ip: '127.0.0.1' } as never;
const bought = {
  product_id: 301,
  title: '10,000 方案',
  qty: 1,
  amount: 10_000,
  tier_amount: 10_000,
  goods: JSON.stringify(goods),
};

async function look({ id, reportId }: Thing): Promise<Seen> {
  const facts = (name: string) =>
    `(SELECT COUNT(*) FROM outbox WHERE job = 'fact-${name}-vip' AND JSON_VALUE(payload, '$.data.order_id') = o.report_id)`;
  const [row] = await source.query(
    `SELECT state, version,
        (SELECT GROUP_CONCAT(step ORDER BY id) FROM order_step WHERE order_id = o.id) AS steps,
        (SELECT COUNT(*) FROM audit WHERE object = CONCAT('order:', o.report_id)) AS audits,
        (SELECT COUNT(*) FROM outbox WHERE dedupe_key = CONCAT('expire-order-', o.id) AND done_at IS NULL) AS clock,
        (SELECT COUNT(*) FROM payment WHERE order_id = o.id) AS payments,
        ${facts('order-paid')} AS paid, ${facts('order-refunded')} AS refunded,
        (SELECT COUNT(*) FROM tier_claim WHERE order_id = o.id) AS claims
      FROM topup_order o WHERE id = ?`,
    [id],
  );
  expect(row.steps, reportId).not.toBeNull();
  const numbers = Object.entries(row as Record<string, unknown>).filter(([name]) => !['state', 'steps'].includes(name));
  return {
    state: row.state,
    steps: String(row.steps).split(','),
    ...(Object.fromEntries(numbers.map(([name, value]) => [name, Number(value)])) as Omit<Seen, 'state' | 'steps'>),
  };
}

const begin = async (): Promise<Thing> => {
  const { id, report_id } = await aDraft(db, { role_id: String(randomInt(1e9)).padStart(9, '3') });
  return { id, reportId: report_id, orderno: null };
};

const locked = <T>(id: number, work: (order: Order, tx: Parameters<Parameters<Db['runTx']>[0]>[0]) => Promise<T>) =>
  db.runTx(async (tx) => work((await lockOrder(tx, id))!, tx));

const plain =
  (move: Exclude<OrderMove, 'start'>, by: 'player' | 'clock' | 'provider' | 'desk', set = {}) =>
  async ({ id }: Thing) => {
    await locked(id, (order, tx) =>
      changeOrder(tx, {
        move,
        order,
        by: by === 'desk' ? staff : by,
        set,
        ...(by === 'desk' && { reason: '對過帳了' }),
      }),
    );
    return true;
  };

const told = async (thing: Thing, code: string): Promise<string> => {
  const trade = {
    merchantId: SHOP,
    orderNo: thing.orderno ?? 'T0000000000000000',
    tradeNo: `26${String(randomInt(1e14)).padStart(15, '0')}`,
    amount: 10_000,
    method: 'CREDIT',
    paidAt: new Date(),
    payer: null,
  };
  return db.runTx((tx) => takePayment(tx, { trade, code, message: '', merchantId: SHOP, rehearsal: false }));
};

const steps: Record<string, Step<OrderMove, Thing, Seen>> = {
  choose: {
    move: 'choose',
    run: async (thing) => {
      const cancels_at = new Date(Date.now() + 3_600_000);
      await locked(thing.id, async (order, tx) => {
        const chosen = await changeOrder(tx, { move: 'choose', order, by: 'player', set: { ...bought, cancels_at } });
        thing.orderno = await openAttempt(tx, chosen);
      });
      return true;
    },
    often: 6,
  },
  report: { move: 'report', run: plain('report', 'player', bought), often: 3 },
  number: { move: 'take_number', run: plain('take_number', 'provider'), often: 3 },
  pays: {
    move: ({ state }) => (state === 'cancelled' || state === 'expired' ? 'pay_late' : 'pay'),
    run: async (thing) => ['paid', 'paid_late'].includes(await told(thing, 'SUCCESS')),
    when: ({ payments, steps: way }) => payments === 0 && way.includes('chosen'),
    often: 5,
  },
  'is declined': {
    move: 'decline',
    run: async (thing) => (await told(thing, 'MPG03009')) === 'declined',
    often: 2,
  },
  expire: { move: 'expire', run: plain('expire', 'clock'), often: 2 },
  cancel: { move: 'cancel', run: plain('cancel', 'player') },
  confirm: { move: 'confirm', run: plain('confirm', 'desk', { paid_at: new Date() }), often: 2 },
  reject: { move: 'reject', run: plain('reject', 'desk'), often: 3 },
  reopen: { move: 'reopen', run: plain('reopen', 'desk'), often: 5 },
  'accept late': { move: 'accept_late', run: plain('accept_late', 'desk'), often: 4 },
  refund: { move: 'refund', run: plain('refund', 'desk'), often: 4 },
};

function done(move: OrderMove, before: Seen, after: Seen): void {
  const { step, grants, returns, timed, audit } = orderMoves.table[move].emits;
  expect(after, move).toMatchObject({
    steps: [...before.steps, step],
    audits: before.audits + Number(audit !== null),
    clock: timed === 'begins' ? 1 : timed === 'ends' ? 0 : before.clock,
    payments: before.payments + Number(move === 'pay' || move === 'pay_late'),
    paid: before.paid + Number(grants),
    refunded: before.refunded + Number(returns && before.state === 'paid'),
    // The bonus is on its way: it is there again once it is known to have been stopped.
    claims: before.claims + Number(grants),
  });
  expect(after.version, move).toBeGreaterThan(before.version);
}

const walk: Walk<OrderMove, OrderState, OrderParty, OrderEmits, Thing, Seen> = {
  moves: orderMoves,
  begin,
  look,
  steps,
  done,
};

it('goes only where its table says, and tells what the table says, on random walks', async () => {
  const walked = await walkMoves(walk, { runs: 200, length: 14 });
  for (const name of orderMoves.names.filter((one) => one !== 'start'))
    expect([name, walked.get(name)?.done ?? 0]).not.toEqual([name, 0]);
}, 120_000);

it('is noticed where the table says less than the code does', async () => {
  const { refund, ...rest } = orderMoves.table;
  const narrow = { ...rest, refund: { ...refund, to: { paid: 'refunded' as const } } };
  const moves = new Moves<OrderMove, OrderState, OrderParty, OrderEmits>('an order', orderStates, narrow);
  await expect(walkMoves({ ...walk, moves }, { runs: 600, length: 14 })).rejects.toThrow('refund');
}, 120_000);
