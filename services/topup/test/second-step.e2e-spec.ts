import type { PaymentFormView, ReportResultView } from '@hub/contracts/topup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start, type RunningPayments } from '../../../infra/simulators/newebpay/src/main.ts';
import { addSetting, lastVersion } from '../src/shop/add-setting.ts';
import type { SettingBody } from '../src/shop/setting-bodies.ts';
import { aPurchase, callsOf, named, openCheckout } from './checkout.setup.ts';
import { postAsBrowser } from './go-pay.ts';
import { shopEnv } from './topup.env.ts';
import type { TestShop } from './topup.setup.ts';

let shop: TestShop;
let provider: RunningPayments;
const { call, begun, purchased, row } = callsOf(() => shop);
beforeAll(async () => {
  provider = await start(shopEnv);
  shop = await openCheckout(provider.url);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const buy = (body: object) => call<PaymentFormView>('POST /api/vipv3/createReport', { body });
const again = (token: string) => call<PaymentFormView>('POST /api/vipv3/pay_again', { body: { token } });
const attempts = async (report_id: number) =>
  shop.source.query<{ orderno: string; amount: number }[]>(
    'SELECT a.orderno, a.amount FROM payment_attempt a JOIN topup_order o ON o.id = a.order_id WHERE o.report_id = ? ORDER BY a.id',
    [String(report_id)],
  );
describe('who may go on with an order', () => {
  it('is who has its token: without one 403, with another or for another order 404', async () => {
    const [mine, other] = [await begun(), await begun()];
    const statuses = await Promise.all(
      [
        { ...aPurchase, report_id: mine.report_id },
        { ...aPurchase, report_id: mine.report_id, token: '' },
        { ...aPurchase, report_id: mine.report_id, token: other.token },
        { ...aPurchase, report_id: mine.report_id, token: `o_${'A'.repeat(22)}` },
        { ...aPurchase, report_id: mine.report_id, token: '../etc' },
        { ...aPurchase, report_id: 1, token: mine.token },
      ].map(async (body) => (await buy(body)).status),
    );
    expect(statuses).toEqual([403, 403, 404, 404, 404, 404]);
    expect((await row(mine.report_id)).state).toBe('draft');
  });

  it.each([
    { report_id: 'abc' },
    { report_id: null },
    { token: ['a'] },
    { token: 7 },
    { report_id: {} },
    { qty: '1;' },
  ])('is not moved by %o', async (spoiled) => {
    const { status } = await buy({ ...aPurchase, ...named(await begun()), ...spoiled });
    expect([400, 403, 404]).toContain(status);
  });
});

describe('a purchase', () => {
  it('is priced by us, and its form is taken by the provider as it is', async () => {
    const order = await begun();
    const { status, body } = await buy({ ...aPurchase, ...named(order), report_type: '1' });
    expect(status).toBe(200);
    const { newebpay_site, MerchantID, Version, TradeInfo, TradeSha, ...ours } = body.record;
    expect(ours).toEqual({
      ...named(order),
      orderno: expect.stringMatching(/^T[0-9A-Z]{16}$/),
      title: '10,000 方案',
      qty: 1,
      wire_amount: 10_000,
      cancel_time: order.cancel_time,
    });
    const page = await postAsBrowser(newebpay_site, { MerchantID, Version, TradeInfo, TradeSha });
    expect(page).toContain('name="page"');
    const trade = (await (await fetch(`${provider.url}/api/trades/${ours.orderno}`)).json()) as Record<string, string>;
    expect(trade).toMatchObject({
      return_url: `http://localhost:8080/api/payments/newebpay/return?o=${ours.orderno}`,
      notify_url: 'http://localhost:8080/api/payments/newebpay/notify',
      customer_url: `http://localhost:8080/api/payments/newebpay/customer?o=${ours.orderno}`,
    });
    expect(await row(order.report_id)).toMatchObject({ state: 'waiting', kind: 'purchase', amount: 10_000 });
  });

  it('at another price is told the one of now, and nothing is chosen', async () => {
    const order = await begun();
    for (const wireAmount of [3000, 9999, 10_001, 99_999_999]) {
      const { status, body } = await buy({ ...aPurchase, ...named(order), wireAmount });
      expect([status, body]).toEqual([400, { wireAmount: expect.stringContaining('NT$10,000') }]);
    }
    expect(await row(order.report_id)).toMatchObject({ state: 'draft', amount: 0 });
    expect(await attempts(order.report_id)).toEqual([]);
  });

  it.each([
    ['productId', { productId: 391, wireAmount: 20_000 }],
    ['productId', { productId: 201 }],
    ['qty', { qty: 2, wireAmount: 20_000 }],
    ['wireAmount', { wireAmount: 0 }],
    ['carrierNum', { carrierNum: 'ABC' }],
    ['loveCode', { invoiceOption: 'donate', loveCode: '999999' }],
    ['recipient', { invoiceOption: 'paper', area: '100 台北市 中正區', address: '路 1 號' }],
    [
      'eventCheck',
      { eventCheck: true, eventRecipient: '王', eventArea: '100 台北市 中正區', eventAddress: '路', eventPhone: '1' },
    ],
    ['report_type', { report_type: '2' }],
  ])('is refused at %s', async (field, over) => {
    const order = await begun();
    const { status, body } = await buy({ ...aPurchase, ...named(order), ...over });
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining([field])]);
    expect((await row(order.report_id)).state).toBe('draft');
  });

  it('sent again is one more attempt for the same order, and with other goods it is refused', async () => {
    const first = await purchased();
    const body = { ...aPurchase, ...named(first) };
    const second = (await buy(body)).body.record;
    const third = (await again(first.token)).body.record;
    expect(new Set([first.orderno, second.orderno, third.orderno]).size).toBe(3);
    const rows = await attempts(first.report_id);
    expect(rows.map(({ amount }) => Number(amount))).toEqual([10_000, 10_000, 10_000]);
    const other = await buy({ ...body, productId: 304, wireAmount: 15_000 });
    expect([other.status, await row(first.report_id)]).toMatchObject([409, { amount: 10_000, product_id: 301 }]);
  });

  it('that two tabs send at once is one order, whatever they chose', async () => {
    const order = await begun();
    const same = await Promise.all([1, 2, 3].map(() => buy({ ...aPurchase, ...named(order) })));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    const apart = await begun();
    const bodies = [
      { ...aPurchase, ...named(apart) },
      { ...aPurchase, ...named(apart), productId: 304, wireAmount: 15_000 },
    ];
    const answers = await Promise.all(bodies.map(buy));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { amount } = await row(apart.report_id);
    expect((await attempts(apart.report_id)).map((one) => Number(one.amount))).toEqual([Number(amount)]);
  });

  it('is taken to the provider ten times at most', async () => {
    const { token, report_id } = await purchased();
    for (let nth = 2; nth <= 10; nth += 1) expect((await again(token)).status).toBe(200);
    expect((await again(token)).status).toBe(409);
    expect(await attempts(report_id)).toHaveLength(10);
  });

  it('is not begun with what ends in a moment, nor paid again without goods', async () => {
    const draft = await begun();
    expect((await again(draft.token)).status).toBe(409);
    const { token, report_id } = await purchased();
    await shop.source.query('UPDATE topup_order SET cancels_at = NOW(3) + INTERVAL 4 MINUTE WHERE report_id = ?', [
      String(report_id),
    ]);
    expect((await again(token)).status).toBe(409);
  });

  it('outside Taiwan is paid by card, of the region that it was begun in', async () => {
    const abroad = { game_id: 'G112', serverId: '1000', roleId: '1234567891', reportType: '2', area: '852' };
    const order = await begun({ ...abroad, userPhone: '85291234567' });
    const body = { ...aPurchase, ...named(order), productId: 201 };
    expect((await buy({ ...body, report_type: '1' })).body).toHaveProperty('report_type');
    const { newebpay_site, MerchantID, Version, TradeInfo, TradeSha } = (await buy({ ...body, report_type: '2' })).body
      .record;
    const page = await postAsBrowser(newebpay_site, { MerchantID, Version, TradeInfo, TradeSha });
    expect(page).toContain('UNIONPAY');
    expect(page).not.toContain('VACC');
  });

  it('takes the bonus of its month along, once the rule of the game says so', async () => {
    const ofG112 = { game_id: 'G112', serverId: '1000', roleId: '1234567891' };
    const order = await begun(ofG112);
    await buy({ ...aPurchase, ...named(order), productId: 201 });
    const { goods, tier_amount } = await row(order.report_id);
    expect([tier_amount, (JSON.parse(goods) as { part: string }[]).map(({ part }) => part)]).toEqual([
      10_000,
      ['goods', 'tier'],
    ]);
  });

  it('keeps where the prize of an event goes, sealed', async () => {
    const order = await begun({ game_id: 'MA96', serverId: '1', roleId: '12345678', charName: '角色' });
    const prize = {
      eventCheck: true,
      eventRecipient: '李收件',
      eventArea: '300 新竹市 東區',
      eventAddress: '光復路 1 號',
      eventPhone: '0311111111',
    };
    expect((await buy({ ...aPurchase, ...named(order), productId: 501, ...prize })).status).toBe(200);
    expect(JSON.stringify(await row(order.report_id))).not.toMatch(/李收件|光復路/);
  });

  it('stands at its price when the price changes afterwards', async () => {
    const first = await purchased();
    await shop.db.runTx(async (tx) => {
      const kept = await shop.source.query<{ body: string }[]>(
        "SELECT body FROM topup_setting WHERE kind = 'products' AND game_id = 'H73' ORDER BY version DESC LIMIT 1",
      );
      const body = JSON.parse(kept[0]!.body) as SettingBody<'products'>;
      const products = body.products.map((one) => (one.product_id === 301 ? { ...one, price: 12_000 } : one));
      const seen = await lastVersion(tx, 'products', 'H73');
      const by = { by_name: '小安', reason: '測試' };
      await addSetting(tx, { kind: 'products', game_id: 'H73', seen, body: { products }, ...by });
    });
    const priced = async () => buy({ ...aPurchase, ...named(await begun()) });
    await expect.poll(async () => (await priced()).body, { timeout: 5000 }).toHaveProperty('wireAmount');
    const kept = await buy({ ...aPurchase, ...named(first) });
    expect([kept.status, kept.body.record.wire_amount]).toEqual([200, 10_000]);
    const result = await call<ReportResultView>(`GET /api/vipv3/report_result/${first.token}`);
    expect(result.body.record.wire_amount).toBe(10_000);
  });
});
