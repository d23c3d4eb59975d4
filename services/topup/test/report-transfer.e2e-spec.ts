import type { CompletedReportView, PaymentFormView } from '@hub/contracts/topup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPurchase, aTransfer, callsOf, named, ofTransfers, openCheckout } from './checkout.setup.ts';
import type { TestShop } from './topup.setup.ts';

let shop: TestShop;
const { call, begun, row } = callsOf(() => shop);
beforeAll(async () => {
  shop = await openCheckout();
});
afterAll(() => shop.close());

const report = (body: object) => call<CompletedReportView>('POST /api/vipv2/createReport', { body });
const buy = (body: object) => call<PaymentFormView>('POST /api/vipv3/createReport', { body });
const steps = async (report_id: number) => {
  const rows = await shop.source.query<{ step: string }[]>(
    'SELECT s.step FROM order_step s JOIN topup_order o ON o.id = s.order_id WHERE o.report_id = ? ORDER BY s.id',
    [String(report_id)],
  );
  return rows.map(({ step }) => step);
};

describe('the report of a transfer', () => {
  it('is complete, waits for a person, and never ends by the clock', async () => {
    const order = await begun(ofTransfers);
    const { status, body } = await report({ ...aTransfer, ...named(order) });
    expect(status).toBe(200);
    expect(body.record).toMatchObject({
      ...named(order),
      game_name: '遊戲 h55naxx2tw（示範）',
      report_status: 1,
      by_transfer: true,
      may_pay: false,
      may_cancel: false,
      cancel_time: null,
      title: '10,000 方案',
      qty: 2,
      wire_amount: 20_000,
      wire_code: '12345',
      wire_name: '王示範',
      bank_name: '示範銀行',
      invoice_option: 'paper',
      address: '100 台北市 中正區 重慶南路一段 122 號',
    });
    const stored = await row(order.report_id);
    expect(stored).toMatchObject({ state: 'reported', kind: 'transfer', amount: 20_000, cancels_at: null });
    expect(JSON.stringify(stored)).not.toMatch(/王示範|重慶|12345"/);
    const goods = JSON.parse(stored.goods) as { part: string; items: { qty: number }[] }[];
    expect(goods.map(({ part }) => part)).toEqual(['goods']);
  });

  it('sent again is the same record, also when all come at once; with other content it is refused', async () => {
    const order = await begun(ofTransfers);
    const body = { ...aTransfer, ...named(order) };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => report(body)));
    expect(new Set(answers.map((one) => JSON.stringify([one.status, one.body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await steps(order.report_id)).toEqual(['started', 'reported']);
    const other = await report({ ...body, wireCode: '54321' });
    expect([other.status, Object.keys(other.body)]).toEqual([409, ['msg']]);
    expect(await report(body)).toMatchObject({ status: 200, body: answers[0]?.body });
  });

  it('of two at once with other content one is taken', async () => {
    const order = await begun(ofTransfers);
    const bodies = ['11111', '22222', '33333'].map((wireCode) => ({ ...aTransfer, ...named(order), wireCode }));
    const answers = await Promise.all(bodies.map(report));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await steps(order.report_id)).toEqual(['started', 'reported']);
  });

  it('is no way to pay for a game that sells at the provider, nor the other way round', async () => {
    const [bought, sent] = [await begun(), await begun(ofTransfers)];
    expect((await report({ ...aTransfer, ...named(bought) })).status).toBe(403);
    expect((await buy({ ...aPurchase, ...named(sent) })).status).toBe(403);
  });
});
