import type { ApprovalView } from '@hub/contracts/approvals';
import type {
  DeskOrdersView,
  MaintenanceSwitchView,
  OrderCountsView,
  PaymentIssuesView,
  PaymentIssueView,
  QueryProviderView,
} from '@hub/contracts/topup';
import { unique } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start as startProvider, type RunningPayments } from '../../../infra/simulators/newebpay/src/main.ts';
import type { Order } from '../src/orders/order.entity.ts';
import { changeOrder } from '../src/orders/write-order.ts';
import { aBuyer, atDesk, aTransfer, seen, staff, statement } from './desk.setup.ts';
import { goPay } from './go-pay.ts';
import { aPurchase } from './order.builder.ts';
import { shopEnv } from './topup.env.ts';
import { openShop, type TestShop } from './topup.setup.ts';

let provider: RunningPayments;
let shop: TestShop;
let desk: ReturnType<typeof atDesk>;
const [finance, second, lead, foreign] = [staff('finance'), staff('finance'), staff('lead'), staff('finance', 'G112')];
const fresh = (who: typeof finance) => ({ ...who, fresh: true as const });

beforeAll(async () => {
  provider = await startProvider({ ...shopEnv, NOTIFY_GAP_MS: '50' });
  shop = await openShop({ NEWEBPAY_SITE: provider.url });
  desk = atDesk(shop);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const reason = { reason: '對帳單查無此筆' };
const key = () => `key-${unique()}`;
const stateOf = async ({ id }: Order) => (await shop.kept.exec(`SELECT * FROM topup_order WHERE id = ${id}`))[0];
const paymentsOf = ({ id }: Order) => shop.kept.exec(`SELECT * FROM payment WHERE order_id = ${id}`);
const goodsOf = ({ id }: Order) => shop.kept.exec(`SELECT id FROM order_delivery WHERE order_id = ${id}`);
const audited = (action: string, object: string) =>
  shop.kept.exec(`SELECT actor FROM audit WHERE action = '${action}' AND object = '${object}'`);

/** An order at the provider, whose buyer has served their time. */
async function atProvider(over: Parameters<typeof aPurchase>[1] = {}) {
  const made = await aPurchase(shop.db, over);
  await shop.kept.exec(`UPDATE topup_order SET kind = 'purchase', buyer_box = NULL WHERE id = ${made.order.id}`);
  return made;
}

/** Paid after it had ended. */
async function aLateOrder(): Promise<Order> {
  const { order } = await atProvider();
  return shop.db.runTx(async (tx) => {
    const ended = await changeOrder(tx, { move: 'cancel', order, by: 'player' });
    return changeOrder(tx, { move: 'pay_late', order: ended, by: 'provider', set: { paid_at: new Date() } });
  });
}

async function decide(who: typeof finance, id: number, what: 'approve' | 'refuse' = 'approve') {
  return desk<ApprovalView>(fresh(who), `POST /api/staff/approvals/topup/${id}/${what}`, { body: reason });
}

describe('orders at the desk', () => {
  it('that wait come in the order in which they came, page by page, at the games of whoever looks', async () => {
    const own = await Promise.all([1, 2, 3].map(() => aTransfer(shop, { game_id: 'G115' })));
    const many = [];
    for (let nth = 0; nth < 22; nth += 1) many.push(await aTransfer(shop, { game_id: 'g66naxx2tw' }));
    const list = async (who: typeof finance, query: string) => (await desk<DeskOrdersView>(who, `GET ?${query}`)).body;
    const first = await list(finance, 'game_id=g66naxx2tw');
    const more = await list(finance, `game_id=g66naxx2tw&page=${first.page.next}`);
    const numbers = [...first.data, ...more.data].map(({ report_id }) => String(report_id));
    expect(numbers).toEqual(many.map(({ report_id }) => report_id));
    expect(more.page.next).toBeNull();
    const seenBy = await list(staff('finance', 'G115'), '');
    expect(seenBy.data.map(({ report_id }) => String(report_id)).toSorted()).toEqual(
      own.map(({ report_id }) => report_id).toSorted(),
    );
    expect((await list(staff('finance', 'G115'), 'game_id=g66naxx2tw')).data).toEqual([]);
    expect((await list(finance, `find=${many[0]!.report_id}`)).data).toHaveLength(1);
    expect((await list(foreign, `find=${many[0]!.report_id}`)).data).toEqual([]);
  });

  it('are filtered by state and kind, and found by the number of the provider', async () => {
    const { order, orderno } = await atProvider({ game_id: 'MA96' });
    const of = async (query: string) => (await desk<DeskOrdersView>(finance, `GET ?game_id=MA96&${query}`)).body.data;
    expect(await of('state=waiting&kind=purchase')).toHaveLength(1);
    expect(await of('state=waiting&kind=transfer')).toEqual([]);
    expect((await of(`find=${orderno.toLowerCase()}`)).map(({ report_id }) => String(report_id))).toEqual([
      order.report_id,
    ]);
    for (const query of ['state=none', 'kind=none', 'page=x', 'page=99999999999'])
      expect((await desk(finance, `GET ?${query}`)).status, query).toBe(400);
  });

  it('are counted as far as they wait', async () => {
    const before = (await desk<OrderCountsView>(finance, 'GET counts')).body.data;
    await aTransfer(shop);
    await aLateOrder();
    const after = (await desk<OrderCountsView>(finance, 'GET counts')).body.data;
    expect([after.reported - before.reported, after.late - before.late, after.more]).toEqual([1, 1, false]);
    expect(after.oldest).toMatch(/\+08:00$/);
  });

  it('are for finance to change, for some to see, and not there for others', async () => {
    const order = await aTransfer(shop);
    for (const role of ['agent', 'event_operator'] as const) {
      expect((await desk(staff(role), 'GET ')).status).toBe(403);
      expect((await desk(staff(role), `GET ${order.report_id}`)).status).toBe(404);
    }
    expect((await desk(foreign, `GET ${order.report_id}`)).status).toBe(404);
    for (const role of ['lead', 'product_admin', 'auditor'] as const) {
      const who = staff(role);
      expect((await desk(who, `GET ${order.report_id}`)).body.data.row.may).toEqual([]);
      const tried = await desk(who, `POST ${order.report_id}/reject`, { body: reason, headers: seen(order.version) });
      expect(tried.status).toBe(403);
    }
    expect(await stateOf(order)).toMatchObject({ state: 'reported' });
    for (const report of ['1', '999999999999', 'x'])
      expect((await desk(finance, `GET ${report}`)).body).toEqual({ noexist: '找不到這筆訂單' });
  });
});

describe('one order', () => {
  it('shows finance whose it is, which leaves a trace, and others as much as they need', async () => {
    const order = await aTransfer(shop);
    const full = (await desk(finance, `GET ${order.report_id}`)).body.data;
    expect(full.buyer).toMatchObject({
      masked: false,
      email: aBuyer.email,
      phone: aBuyer.phone,
      birthday: '1995-05-05',
    });
    expect(full.row.transfer).toMatchObject({ last_five: '98765', name: '王示範', note: '分兩次', amount: 10_000 });
    expect(full.steps.map(({ step, party }) => [step, party])).toEqual([
      ['started', 'player'],
      ['reported', 'player'],
    ]);
    expect(full.goods[0]).toEqual({ part: 'goods', title: '10,000 方案', items: [{ item_code: 'gold', qty: 10_500 }] });
    expect(await audited('order.read', `order:${order.report_id}`)).toHaveLength(1);

    const text = JSON.stringify((await desk(lead, `GET ${order.report_id}`)).body);
    for (const secret of [aBuyer.email, aBuyer.phone, aBuyer.birthday, '王示範', '98765', '分兩次', '/ABC1234'])
      expect(text, secret).not.toContain(secret);
    expect(text).toContain('p****r@…');
    expect(await audited('order.read', `order:${order.report_id}`)).toHaveLength(1);
    const listed = JSON.stringify((await desk(finance, 'GET ?game_id=h55naxx2tw')).body);
    expect(listed).not.toContain('王示範');
  });
});

describe('a reported transfer', () => {
  const confirm = (order: Order, body: object, who = finance, sent: object = {}) =>
    desk(who, `POST ${order.report_id}/confirm`, { body, headers: seen(order.version), ...sent });

  it('is confirmed by a line of the statement, and brings its goods once', async () => {
    const order = await aTransfer(shop);
    const body = statement(10_000);
    const once = { key: key() };
    const answers = await Promise.all([1, 2, 3].map(() => confirm(order, body, finance, once)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body.data.row).toMatchObject({ state: 'paid', delivery: 'queued' });
    expect(answers[0]?.body.data.payment).toMatchObject({ provider: 'bank', trade_no: body.statement_ref });
    expect([await paymentsOf(order), await goodsOf(order)].map(({ length }) => length)).toEqual([1, 1]);
    expect(await audited('order.transfer.confirm', `order:${order.report_id}`)).toEqual([
      { actor: String(finance.id) },
    ]);
    expect((await confirm(order, statement(10_000))).body).toHaveProperty('msg');
    expect(await paymentsOf(order)).toHaveLength(1);
  });

  it('is confirmed for no other sum, by no line twice, and not as it was read before', async () => {
    const [order, other] = [await aTransfer(shop), await aTransfer(shop)];
    const differs = await confirm(order, { ...statement(9999) });
    expect([differs.status, Object.keys(differs.body)]).toEqual([409, ['amount']]);
    const line = statement(10_000);
    expect((await confirm(other, line)).status).toBe(200);
    for (const statement_ref of [line.statement_ref, ` ${line.statement_ref.toLowerCase()}`]) {
      const used = await confirm(order, { ...line, statement_ref });
      expect([used.status, Object.keys(used.body)], statement_ref).toEqual([409, ['statement_ref']]);
    }
    expect((await confirm({ ...order, version: order.version - 1 } as Order, statement(10_000))).status).toBe(409);
    const future = await confirm(order, { ...statement(10_000), paid_at: '2099-01-01T00:00' });
    expect([future.status, Object.keys(future.body)]).toEqual([400, ['paid_at']]);
    expect((await confirm(order, { amount: 10_000 })).status).toBe(400);
    expect((await desk(finance, `POST ${order.report_id}/confirm`, { body: line })).status).toBe(428);
    expect([await stateOf(order), await paymentsOf(order)]).toEqual([
      expect.objectContaining({ state: 'reported' }),
      [],
    ]);
  });

  it('of more than one person may confirm waits for a second one', async () => {
    const order = await aTransfer(shop, { amount: 50_001 });
    const asked = (await confirm(order, statement(50_001))).body.data.row;
    expect([asked.state, asked.asked?.action, asked.asked?.by, asked.may]).toEqual([
      'reported',
      'confirm',
      finance.name,
      ['reject'],
    ]);
    const again = await confirm(order, statement(50_001), second);
    expect(again.status).toBe(409);
    const id = asked.asked!.approval;
    expect((await decide(finance, id)).status).toBe(403);
    expect((await decide(foreign, id)).status).toBe(404);
    expect((await desk(second, `POST /api/staff/approvals/topup/${id}/approve`)).status).toBe(403);
    expect(await paymentsOf(order)).toEqual([]);
    expect((await decide(second, id)).body.data.state).toBe('applied');
    expect([(await stateOf(order))?.state, (await paymentsOf(order)).length, (await goodsOf(order)).length]).toEqual([
      'paid',
      1,
      1,
    ]);
    const limit = await aTransfer(shop, { amount: 50_000 });
    expect((await confirm(limit, statement(50_000))).body.data.row.state).toBe('paid');
  });

  it('that was rejected meanwhile is not confirmed by an approval of before', async () => {
    const order = await aTransfer(shop, { amount: 60_000 });
    const { asked } = (await confirm(order, statement(60_000))).body.data.row;
    const rejected = await desk(second, `POST ${order.report_id}/reject`, {
      body: reason,
      headers: seen(order.version),
    });
    expect(rejected.body.data.row).toMatchObject({ state: 'rejected', may: [] });
    expect((await decide(second, asked!.approval)).status).toBe(409);
    expect([(await stateOf(order))?.state, await paymentsOf(order)]).toEqual(['rejected', []]);
  });
});

describe('late money', () => {
  it('is accepted by finance, and brings its goods once', async () => {
    const order = await aLateOrder();
    expect((await desk(finance, `GET ${order.report_id}`)).body.data.row.may).toEqual(['accept', 'refund']);
    const accept = () =>
      desk(finance, `POST ${order.report_id}/accept`, { body: { reason: '玩家同意' }, headers: seen(order.version) });
    expect((await Promise.all([accept(), accept()])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await stateOf(order))?.state).toBe('paid');
    expect(await goodsOf(order)).not.toEqual([]);
  });

  it('is given back by two persons', async () => {
    const order = await aLateOrder();
    const asked = await desk(finance, `POST ${order.report_id}/refund`, { body: reason, headers: seen(order.version) });
    expect(asked.body.data.row).toMatchObject({ state: 'late', asked: { action: 'refund' }, may: ['accept'] });
    const id = asked.body.data.row.asked!.approval;
    expect((await decide(finance, id)).status).toBe(403);
    expect((await decide(second, id)).status).toBe(200);
    expect([(await stateOf(order))?.state, await goodsOf(order)]).toEqual(['refunded', []]);
  });
});

describe('asking the provider now', () => {
  it('takes a payment that no notice told of, once', async () => {
    const { order, orderno } = await atProvider();
    const ask = () => desk<QueryProviderView>(finance, `POST ${order.report_id}/query_provider`);
    expect((await desk(finance, `GET ${order.report_id}`)).body.data.row.may).toEqual(['query']);
    expect((await ask()).body.answers).toEqual([{ orderno, answer: 'unknown' }]);
    await goPay({ orderno, amount: 10_000, site: provider.url, home: 'http://127.0.0.1:1' });
    const { answers, data } = (await ask()).body;
    expect([answers, data.row.state, data.payment?.method]).toEqual([[{ orderno, answer: 'paid' }], 'paid', 'CREDIT']);
    expect((await ask()).body.answers).toEqual([{ orderno, answer: 'again' }]);
    expect([(await paymentsOf(order)).length, await audited('order.provider.ask', `order:${order.report_id}`)]).toEqual(
      [1, [1, 2, 3].map(() => ({ actor: String(finance.id) }))],
    );
  });

  it('says what there is not to ask, and who may not', async () => {
    const order = await aTransfer(shop);
    expect((await desk(finance, `POST ${order.report_id}/query_provider`)).status).toBe(409);
    expect((await desk(lead, `POST ${order.report_id}/query_provider`)).status).toBe(403);
    expect((await desk(foreign, `POST ${order.report_id}/query_provider`)).status).toBe(404);
  });
});

describe('money that fits nothing', () => {
  it('is listed for who may know of it, and settled once', async () => {
    const { order } = await atProvider();
    await shop.kept.exec(`INSERT INTO payment_issue (kind, order_id, orderno, trade_no, amount, wanted) VALUES
      ('other_amount', ${order.id}, 'T1', 'N1', 9000, 10000), ('unknown_order', NULL, 'T2', 'N2', 5000, NULL)`);
    const list = async (who: typeof finance, which = 'open') =>
      (await desk<PaymentIssuesView>(who, `GET issues?which=${which}`)).body.data;
    expect((await list(finance)).map(({ kind }) => kind)).toEqual(['unknown_order', 'other_amount']);
    expect((await list(staff('finance', 'H73'))).map(({ kind }) => kind)).toEqual(['other_amount']);
    expect(await list(foreign)).toEqual([]);
    const [unknown, other] = await list(finance);
    expect((await desk(finance, `GET ${order.report_id}`)).body.data.issues).toMatchObject([
      { id: other?.id, wanted: 10_000 },
    ]);
    const settle = (who: typeof finance, id = unknown?.id) =>
      desk<{ data: PaymentIssueView }>(who, `POST issues/${id}/settle`, { body: { reason: '已退回付款人' } });
    expect((await settle(staff('finance', 'H73'))).status).toBe(404);
    expect((await settle(lead)).status).toBe(403);
    expect((await settle(finance)).body.data.settled).toMatchObject({ by: finance.name, reason: '已退回付款人' });
    expect([
      (await settle(finance)).status,
      (await settle(second)).status,
      (await settle(finance, 4_000_000)).status,
    ]).toEqual([200, 409, 404]);
    expect((await list(finance, 'settled')).map(({ id }) => id)).toEqual([unknown?.id]);
    expect(await audited('payment.issue.settle', `payment-issue:${unknown?.id}`)).toHaveLength(1);
  });
});

describe('the maintenance switch', () => {
  const path = '/api/staff/maintenance';
  const read = async (who = finance) => (await desk<MaintenanceSwitchView>(who, `GET ${path}`)).body.data;
  const change = (who: typeof finance, body: object, version: number) =>
    desk<MaintenanceSwitchView>(who, `PUT ${path}`, {
      body: { reason: '資料庫升級', ...body },
      headers: seen(version),
    });
  const on = { on: true, bulletin: '維護中', bulletin_en: 'Down' };
  const admin = staff('product_admin');

  it('is turned on by who is on duty, off by the product team, and planned', async () => {
    expect(await read()).toMatchObject({ now: { on: false }, planned: null, version: 0, may: ['start'] });
    const started = await change(staff('finance', 'G112'), on, 0);
    expect(started.body.data).toMatchObject({ now: { on: true, bulletin: '維護中' }, version: 1 });
    const shown = async () => (await desk<{ msg: string }>(finance, 'GET /api/vipv3/maintenance')).body;
    expect(await shown()).toMatchObject({ msg: 'OK', bulletin: '<p>維護中</p>' });
    expect((await change(finance, { on: false }, 1)).status).toBe(403);
    expect((await change(admin, { on: false }, 0)).status).toBe(409);
    expect((await change(admin, { on: false }, 1)).body.data).toMatchObject({ now: { on: false }, version: 2 });
    expect(await shown()).toMatchObject({ msg: '' });
    const planned = await change(admin, { ...on, starts_at: '2099-01-01T02:00', until: '2099-01-01T04:00' }, 2);
    expect(planned.body.data).toMatchObject({
      now: { on: false },
      planned: { on: true, starts_at: '2099-01-01T02:00:00+08:00', until: '2099-01-01T04:00:00+08:00' },
    });
    expect((await change(admin, { on: false }, 3)).body.data.planned).toBeNull();
    expect(await audited('topup.maintenance.start', 'topup:maintenance')).toHaveLength(2);
  });

  it('says what is wrong with it', async () => {
    const { version } = await read();
    const faults = async (body: object) => {
      const { status, body: said } = await change(admin, body, version);
      return [status, Object.keys(said)];
    };
    expect(await faults({ on: true })).toEqual([400, ['bulletin']]);
    expect(await faults({ ...on, starts_at: '2020-01-01T00:00' })).toEqual([400, ['starts_at']]);
    expect(await faults({ ...on, until: '2020-01-01T00:00' })).toEqual([400, ['until']]);
    expect(await faults({ ...on, starts_at: '2099-01-02T00:00', until: '2099-01-01T00:00' })).toEqual([400, ['until']]);
    expect(await faults({ ...on, reason: '' })).toEqual([400, ['reason']]);
    for (const role of ['agent', 'event_operator'] as const)
      expect((await desk(staff(role), `GET ${path}`)).status).toBe(403);
    expect((await change(lead, on, version)).status).toBe(403);
  });
});
