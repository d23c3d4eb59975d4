import type { ApprovalView } from '@hub/contracts/approvals';
import type { PaymentIssuesView, PaymentIssueView, QueryProviderView } from '@hub/contracts/topup';
import { unique } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start as startProvider, type RunningPayments } from '../../../infra/simulators/newebpay/src/main.ts';
import type { Order } from '../src/orders/order.entity.ts';
import {
  aBuyer,
  aLateOrder,
  atDesk,
  atProvider,
  aTransfer,
  audited,
  seen,
  staff,
  statement,
  stateOf,
} from './desk.setup.ts';
import { goPay } from './go-pay.ts';
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
const paymentsOf = ({ id }: Order) => shop.kept.exec(`SELECT * FROM payment WHERE order_id = ${id}`);
const goodsOf = ({ id }: Order) => shop.kept.exec(`SELECT id FROM order_delivery WHERE order_id = ${id}`);

async function decide(who: typeof finance, id: number, what: 'approve' | 'refuse' = 'approve') {
  return desk<ApprovalView>(fresh(who), `POST /api/staff/approvals/topup/${id}/${what}`, { body: reason });
}

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
    expect(await audited(shop, 'order.read', `order:${order.report_id}`)).toHaveLength(1);

    const text = JSON.stringify((await desk(lead, `GET ${order.report_id}`)).body);
    for (const secret of [aBuyer.email, aBuyer.phone, aBuyer.birthday, '王示範', '98765', '分兩次', '/ABC1234'])
      expect(text, secret).not.toContain(secret);
    expect(text).toContain('p****r@…');
    expect(await audited(shop, 'order.read', `order:${order.report_id}`)).toHaveLength(1);
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
    expect(await audited(shop, 'order.transfer.confirm', `order:${order.report_id}`)).toEqual([
      { actor: finance.login },
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
    for (const paid_at of ['2099-01-01T00:00', '2025-01-01T00:00']) {
      const elsewhen = await confirm(order, { ...statement(10_000), paid_at });
      expect([elsewhen.status, Object.keys(elsewhen.body)], paid_at).toEqual([400, ['paid_at']]);
    }
    expect((await confirm(order, { amount: 10_000 })).status).toBe(400);
    expect((await desk(finance, `POST ${order.report_id}/confirm`, { body: line })).status).toBe(428);
    expect([await stateOf(shop, order), await paymentsOf(order)]).toEqual([
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
    expect([
      (await stateOf(shop, order))?.state,
      (await paymentsOf(order)).length,
      (await goodsOf(order)).length,
    ]).toEqual(['paid', 1, 1]);
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
    expect(rejected.body.data.row).toMatchObject({ state: 'rejected', may: ['reopen'] });
    expect((await decide(second, asked!.approval)).status).toBe(409);
    expect([(await stateOf(shop, order))?.state, await paymentsOf(order)]).toEqual(['rejected', []]);
  });
});

describe('a report that was rejected', () => {
  it('is checked again with a reason, by whoever may reject, and can be confirmed then', async () => {
    const order = await aTransfer(shop);
    const act = async (what: string, who = finance, body: object = reason) => {
      const { version } = (await stateOf(shop, order))!;
      return desk(who, `POST ${order.report_id}/${what}`, { body, headers: seen(Number(version)), key: key() });
    };
    expect((await act('reopen')).status).toBe(409);
    expect((await act('reject')).body.data.row.state).toBe('rejected');
    expect([(await act('reopen', lead)).status, (await act('reopen', finance, {})).status]).toEqual([403, 400]);
    const opened = (await act('reopen')).body.data;
    expect([opened.row.state, opened.row.may]).toEqual(['reported', ['confirm', 'reject']]);
    expect(opened.steps.at(-1)).toMatchObject({ step: 'reopened', by: finance.name, reason: reason.reason });
    expect(await audited(shop, 'order.transfer.reopen', `order:${order.report_id}`)).toHaveLength(1);
    expect((await act('confirm', finance, statement(10_000))).body.data.row.state).toBe('paid');
  });
});

describe('late money', () => {
  it('is accepted by finance, and brings its goods once', async () => {
    const order = await aLateOrder(shop);
    expect((await desk(finance, `GET ${order.report_id}`)).body.data.row.may).toEqual(['accept', 'refund']);
    const accept = () =>
      desk(finance, `POST ${order.report_id}/accept`, { body: { reason: '玩家同意' }, headers: seen(order.version) });
    expect((await Promise.all([accept(), accept()])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await stateOf(shop, order))?.state).toBe('paid');
    expect(await goodsOf(order)).not.toEqual([]);
  });

  it('is given back by two persons', async () => {
    const order = await aLateOrder(shop);
    const asked = await desk(finance, `POST ${order.report_id}/refund`, { body: reason, headers: seen(order.version) });
    expect(asked.body.data.row).toMatchObject({ state: 'late', asked: { action: 'refund' }, may: ['accept'] });
    const id = asked.body.data.row.asked!.approval;
    expect((await decide(finance, id)).status).toBe(403);
    expect((await decide(second, id)).status).toBe(200);
    expect([(await stateOf(shop, order))?.state, await goodsOf(order)]).toEqual(['refunded', []]);
  });
});

describe('asking the provider now', () => {
  it('takes a payment that no notice told of, once', async () => {
    const { order, orderno } = await atProvider(shop);
    const ask = () => desk<QueryProviderView>(finance, `POST ${order.report_id}/query_provider`);
    expect((await desk(finance, `GET ${order.report_id}`)).body.data.row.may).toEqual(['query']);
    expect((await ask()).body.answers).toEqual([{ orderno, answer: 'unknown' }]);
    await goPay({ orderno, amount: 10_000, site: provider.url, home: 'http://127.0.0.1:1' });
    const { answers, data } = (await ask()).body;
    expect([answers, data.row.state, data.payment?.method]).toEqual([[{ orderno, answer: 'paid' }], 'paid', 'CREDIT']);
    expect((await ask()).body.answers).toEqual([{ orderno, answer: 'again' }]);
    expect([
      (await paymentsOf(order)).length,
      await audited(shop, 'order.provider.ask', `order:${order.report_id}`),
    ]).toEqual([1, [1, 2, 3].map(() => ({ actor: finance.login }))]);
  });

  it('says that the provider does not answer, and leaves in the audit that it was asked', async () => {
    const { order } = await atProvider(shop);
    await fetch(`${provider.url}/api/faults`, { method: 'POST', body: JSON.stringify({ mode: 'down' }) });
    const { status } = await desk(finance, `POST ${order.report_id}/query_provider`);
    await fetch(`${provider.url}/api/faults`, { method: 'DELETE' });
    expect(status).toBe(503);
    expect(await audited(shop, 'order.provider.ask', `order:${order.report_id}`)).toHaveLength(1);
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
    const { order } = await atProvider(shop);
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
    expect(await audited(shop, 'payment.issue.settle', `payment-issue:${unknown?.id}`)).toEqual([
      { actor: finance.login },
    ]);
  });
});
