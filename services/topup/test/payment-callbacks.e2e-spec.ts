import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf, openCheckout, postForm, workMessages } from './checkout.setup.ts';
import { paidByCard, signedForm, takenNumber } from './signed-form.ts';
import type { TestShop } from './topup.setup.ts';

let shop: TestShop;
const { call, purchased, row } = callsOf(() => shop);
beforeAll(async () => {
  shop = await openCheckout();
});
afterAll(() => shop.close());

const base = '/api/payments/newebpay';
const post = (way: string, fields: Record<string, string> | null) => postForm(shop.topup.url, `${base}/${way}`, fields);
const kept = async () => Number((await shop.source.query('SELECT COUNT(*) AS n FROM provider_message'))[0].n);
const stateOf = async (report_id: number) => (await row(report_id)).state;
const wayOf = async (sent: ReturnType<typeof post>) => {
  const { status, headers } = await sent;
  return [status, headers.get('location')];
};

describe('a notice', () => {
  it('is a row before it is answered with 200 and OK, and pays once however often it comes', async () => {
    const { orderno, report_id } = await purchased();
    const form = signedForm({ orderno, amount: 10_000, result: paidByCard });
    const before = await kept();
    const answers = await Promise.all(Array.from({ length: 12 }, () => post('notify', form)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set(['200 OK']));
    expect(answers[0]?.headers.get('content-type')).toContain('text/plain');
    expect([await kept(), await stateOf(report_id)]).toEqual([before + 1, 'waiting']);
    await workMessages(shop);
    expect(await stateOf(report_id)).toBe('paid');
  });

  it('with other words around what is signed is the same one, and not kept once more', async () => {
    const { orderno } = await purchased();
    const form = signedForm({ orderno, amount: 10_000, result: takenNumber });
    const before = await kept();
    for (const Version of ['2.0', '2.1', 'x'.repeat(150)])
      expect((await post('notify', { ...form, Version })).body).toBe('OK');
    expect(await kept()).toBe(before + 1);
  });

  it.each([
    ['nothing', {}],
    ['a sum of somebody else', { TradeSha: 'A'.repeat(64) }],
    ['a message that was cut', { TradeInfo: 'ab' }],
    ['no sum', { TradeSha: '' }],
    ['a message that is long', { TradeInfo: 'a'.repeat(40_000) }],
  ])('with %s has the one refusal and is not kept', async (_, over) => {
    const form = { ...signedForm({ orderno: 'T0000000000000000', amount: 1 }), ...over };
    const before = await kept();
    const { status } = await post('notify', Object.keys(over).length === 0 ? { a: 'b' } : form);
    expect([status, await kept()]).toEqual([400, before]);
  });

  it('with nothing in it, or with a field twice, is refused as well', async () => {
    expect((await post('notify', null)).status).toBe(400);
    const { TradeInfo, TradeSha } = signedForm({ orderno: 'T0000000000000000', amount: 1 });
    const twice = `TradeInfo=${TradeInfo}&TradeInfo=${TradeInfo}&TradeSha=${TradeSha}`;
    const fields = Object.fromEntries([[twice.split('=', 1)[0] ?? '', twice.slice(10)]]);
    expect((await post('notify', fields)).status).toBe(400);
  });

  it('of an order that nobody knows is taken all the same, for a person', async () => {
    expect((await post('notify', signedForm({ orderno: 'NOBODY', amount: 5, result: paidByCard }))).body).toBe('OK');
    await workMessages(shop);
    const issues = await shop.source.query("SELECT kind FROM payment_issue WHERE orderno = 'NOBODY'");
    expect(issues).toEqual([{ kind: 'unknown_order' }]);
  });

  it('that is the form of a number to pay to pays nothing', async () => {
    const { orderno, report_id } = await purchased();
    await post('notify', signedForm({ orderno, amount: 10_000, result: takenNumber }));
    await workMessages(shop);
    expect(await stateOf(report_id)).toBe('waiting');
  });
});

describe('a browser that comes back from paying', () => {
  it('goes on to its order by the token, which the signature alone gives away', async () => {
    const { orderno, token, report_id } = await purchased();
    const form = signedForm({ orderno, amount: 10_000, result: paidByCard });
    expect(await wayOf(post(`return?o=${orderno}`, form))).toEqual([303, `/wire_report_result?token=${token}`]);
    expect(await stateOf(report_id)).toBe('waiting');
    await workMessages(shop);
    expect(await stateOf(report_id)).toBe('paid');
  });

  it.each([
    ['without a body', null],
    ['with an empty one', { Status: '' }],
    ['with a sum that is not the provider’s', { TradeInfo: 'ab'.repeat(16), TradeSha: 'A'.repeat(64) }],
  ])('%s is not told whose order it is, and finds what has happened', async (_, fields) => {
    const { orderno, token } = await purchased();
    const [status, location] = await wayOf(post(`return?o=${orderno}`, fields as Record<string, string> | null));
    expect([status, location]).toEqual([303, `/wire_report_code?orderno=${orderno}`]);
    expect(location).not.toContain(token);
  });

  it.each(['', '?o=', '?o=//evil.example', '?o=T000%0d%0aset-cookie:a=b', '?o=../x'])(
    'with the address %s stays on our pages',
    async (query) => {
      expect(await wayOf(post(`return${query}`, null))).toEqual([303, '/wire_report_result']);
      expect(await wayOf(post(`customer${query}`, null))).toEqual([303, '/wire_report_result']);
    },
  );

  it('of a payment of another is not sent to the order that its address names', async () => {
    const [mine, other] = [await purchased(), await purchased()];
    const form = signedForm({ orderno: mine.orderno, amount: 10_000, result: paidByCard });
    expect(await wayOf(post(`return?o=${other.orderno}`, form))).toEqual([
      303,
      `/wire_report_result?token=${mine.token}`,
    ]);
  });
});

describe('a browser that comes back with a number to pay to', () => {
  it('sees it at once, and the order is not paid by it', async () => {
    const { orderno, report_id, token } = await purchased();
    const form = signedForm({ orderno, amount: 10_000, result: takenNumber });
    for (const _ of [1, 2])
      expect(await wayOf(post(`customer?o=${orderno}`, form))).toEqual([303, `/wire_report_code?orderno=${orderno}`]);
    expect(await stateOf(report_id)).toBe('waiting');
    const number = { BankCode: '008', CodeNo: '9103522175887271', ExpireDate: '2026-11-27', ExpireTime: '23:59:59' };
    const code = await call(`GET /api/vipv3/report_code/${orderno}`);
    expect(code.body).toMatchObject({
      record: { Status: 'SUCCESS', TradeStatus: '0', PaymentType: 'VACC', ...number },
    });
    expect((await call(`GET /api/vipv3/report_result/${token}`)).body).toMatchObject({ record: { number } });
  });

  it('that was refused says why', async () => {
    const { orderno, token } = await purchased();
    const told = { orderno, amount: 10_000, status: 'MPG03009', message: '取號失敗' };
    const form = signedForm({ ...told, result: { PaymentType: 'VACC', BankCode: '', CodeNo: '' } });
    expect((await wayOf(post(`customer?o=${orderno}`, form)))[0]).toBe(303);
    await workMessages(shop);
    expect((await call(`GET /api/vipv3/report_code/${orderno}`)).body).toMatchObject({
      record: { Status: 'MPG03009', Message: '取號失敗', CodeNo: '' },
    });
    expect((await call(`GET /api/vipv3/report_result/${token}`)).body).toMatchObject({ record: { report_status: 8 } });
  });
});
