import type {
  DeskOrderView,
  GameShopView,
  PaymentFormView,
  ProductsView,
  RehearsalView,
  ReportResultView,
} from '@hub/contracts/topup';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { callAs } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPurchase, callsOf, openCheckout, postForm, workMessages } from './checkout.setup.ts';
import { atDesk, audited, seen, staff } from './desk.setup.ts';
import { paidByCard, signedForm, takenNumber } from './signed-form.ts';
import { merchant, sandbox } from './topup.env.ts';
import { openShop, type TestShop } from './topup.setup.ts';

let shop: TestShop;
const { call, begin, begun, purchased, row } = callsOf(() => shop);
beforeAll(async () => {
  shop = await openCheckout();
});
afterAll(() => shop.close());

const whitelist = (body: object, status = 200) => {
  shop.catalog.routes['POST /internal/whitelist'] = () => ({ status, body });
};
let visitor = 0;
/** Of an address of their own: who may is known for a while. */
const somebody = () => ({ ip: `10.9.${Math.floor((visitor += 1) / 250)}.${visitor % 250}` });
beforeEach(() => whitelist({ whitelisted: true }));

const rehearsed = { rehearsal: '1' };
const goods = { productId: 301, qty: 1, wireAmount: 10_000, invoiceOption: 'mobile', carrierNum: '/ABC1234' };
async function openRehearsal(from = somebody(), over: object = rehearsed) {
  const named = await begun(over, from);
  const body = { ...goods, report_id: named.report_id, token: named.token };
  return (await call<PaymentFormView>('POST /api/vipv3/createReport', { body, ...from })).body.record;
}
const tell = async (orderno: string, by = sandbox, result: Record<string, unknown> = paidByCard) => {
  const form = signedForm({ orderno, amount: 10_000, result }, by);
  await postForm(shop.topup.url, '/api/payments/newebpay/notify', form);
  await workMessages(shop);
  return form;
};
const many = async (sql: string) => (await shop.source.query<unknown[]>(sql)).length;
const facts = (report: number) => many(`SELECT id FROM outbox WHERE job LIKE 'fact-%' AND payload LIKE '%${report}%'`);

describe('the page of rehearsals', () => {
  const looks = (from = somebody(), rehearsal = '1') =>
    Promise.all([
      call<GameShopView>(`GET /api/vipv3/game/H73?rehearsal=${rehearsal}`, from),
      call<ProductsView>(`GET /api/vip/products/H73?rehearsal=${rehearsal}`, from),
      begin({ rehearsal }, from),
    ]);
  const statuses = async (...asked: Parameters<typeof looks>) => (await looks(...asked)).map(({ status }) => status);

  it('is there for whom the whitelist names, and for nobody else', async () => {
    expect(await statuses()).toEqual([200, 200, 200]);
    whitelist({ whitelisted: false });
    expect(await statuses()).toEqual([404, 404, 404]);
    whitelist({}, 503);
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  it('is opened for a colleague by a link, at that game alone, and for a day at most', async () => {
    whitelist({ whitelisted: false });
    const open = (who: StaffPrincipal) =>
      atDesk(shop)<RehearsalView>(who, 'POST rehearsals', { body: { game_id: 'H73' } });
    const { body } = await open(staff('finance', 'H73'));
    const pass = new URL(body.data.address, 'http://site').searchParams.get('pass') ?? '';
    expect(await statuses(undefined, pass)).toEqual([200, 200, 200]);
    expect(new Date(body.data.until).getTime()).toBeLessThan(Date.now() + 24 * 3_600_000);
    expect((await call(`GET /api/vipv3/game/MA96?rehearsal=${pass}`)).status).toBe(404);
    expect(await statuses(undefined, pass.replace(/^\d/, '2'))).toEqual([404, 404, 404]);
    expect((await open(staff('finance', 'MA96'))).status).toBe(403);
    expect((await open(staff('lead'))).status).toBe(403);
    expect(await audited(shop, 'topup.rehearsal.open', 'topup:rehearsal')).toHaveLength(1);
  });

  it('shows a purchase also where players cannot buy yet', async () => {
    const from = somebody();
    const shown = await call<GameShopView>('GET /api/vipv3/game/g83tw?rehearsal=1', from);
    expect([shown.body.tw, shown.body.bank]).toEqual([2, null]);
  });
});

describe('an order that is rehearsed', () => {
  it('goes to the shop of the test area, is paid there, brings nothing and counts for nothing', async () => {
    const { orderno, report_id, token, MerchantID } = await openRehearsal();
    expect(MerchantID).toBe(sandbox.id);
    await tell(orderno);
    const paid = await row(report_id);
    expect(paid).toMatchObject({ state: 'paid', delivery: 'none', rehearsal: 1 });
    expect(await facts(report_id)).toBe(0);
    for (const table of ['order_delivery', 'tier_claim'])
      expect([table, await many(`SELECT id FROM ${table} WHERE order_id = ${paid.id}`)]).toEqual([table, 0]);
    const payments = await shop.source.query(`SELECT provider FROM payment WHERE order_id = ${paid.id}`);
    expect(payments).toEqual([{ provider: 'sandbox' }]);
    const shown = await call<ReportResultView>(`GET /api/vipv3/report_result/${token}`);
    expect(shown.body.record).toMatchObject({ report_status: 2, delivery_status: 0, rehearsal: true });
  });

  it('is marked at the desk, and its refund tells nobody', async () => {
    const { orderno, report_id } = await openRehearsal();
    await tell(orderno);
    const [asker, other] = [staff('finance'), staff('finance')];
    const { body } = await atDesk(shop)<DeskOrderView>(asker, `GET ${report_id}`);
    expect(body.data.row).toMatchObject({ rehearsal: true, state: 'paid' });
    const sent = { body: { reason: '彩排退款' }, headers: seen(body.data.row.version) };
    const asked = await atDesk(shop)<DeskOrderView>(asker, `POST ${report_id}/refund`, sent);
    const approval = asked.body.data.row.asked?.approval;
    const path = `POST /api/staff/approvals/topup/${approval}/approve`;
    await atDesk(shop)({ ...other, fresh: true }, path, { body: { reason: '看過了，沒有問題' } });
    expect([(await row(report_id)).state, await facts(report_id)]).toEqual(['refunded', 0]);
  });

  it('is one more time when it is told again, and another sum is no question for a person', async () => {
    const { orderno, report_id } = await openRehearsal();
    const form = signedForm({ orderno, amount: 9, result: paidByCard }, sandbox);
    await postForm(shop.topup.url, '/api/payments/newebpay/notify', form);
    await workMessages(shop);
    expect([(await row(report_id)).state, await many('SELECT id FROM payment_issue')]).toEqual(['waiting', 0]);
  });
});

describe('the keys of the test area', () => {
  it('pay no order that was sold, give it no number, and open it for nobody', async () => {
    const { orderno, report_id, token } = await purchased();
    await tell(orderno);
    await tell(orderno, sandbox, takenNumber);
    await postForm(
      shop.topup.url,
      '/api/payments/newebpay/customer',
      signedForm({ orderno, amount: aPurchase.wireAmount, result: takenNumber }, sandbox),
    );
    expect((await row(report_id)).state).toBe('waiting');
    expect(await many(`SELECT id FROM payment_attempt WHERE orderno = '${orderno}' AND state <> 'opened'`)).toBe(0);
    const back = signedForm({ orderno, amount: aPurchase.wireAmount, result: paidByCard }, sandbox);
    const { headers } = await postForm(shop.topup.url, `/api/payments/newebpay/return?o=${orderno}`, back);
    expect(headers.get('location')).not.toContain(token);
  });

  it('are not those of the shop that sells: its payment of a rehearsal is a question for a person', async () => {
    const { orderno, report_id } = await openRehearsal();
    await tell(orderno, merchant);
    expect((await row(report_id)).state).toBe('waiting');
    expect(await many(`SELECT id FROM payment_issue WHERE orderno = '${orderno}' AND kind = 'other_merchant'`)).toBe(1);
  });
});

it('without a second shop nothing is rehearsed, and no link is given', async () => {
  const plain = await openShop({ NEWEBPAY_SANDBOX_MERCHANT_ID: '' });
  plain.catalog.routes['POST /internal/whitelist'] = () => ({ body: { whitelisted: true } });
  const looked = await callAs(plain.topup.url, 'topup', 'GET /api/vipv3/game/H73?rehearsal=1', {});
  const linked = await atDesk(plain)(staff('finance'), 'POST rehearsals', { body: { game_id: 'H73' } });
  await plain.close();
  expect([looked.status, linked.status]).toEqual([404, 409]);
});
