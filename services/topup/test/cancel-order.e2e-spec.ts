import type { CancelledReportView, ReportResultView } from '@hub/contracts/topup';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { start, type RunningPayments } from '../../../infra/simulators/newebpay/src/main.ts';
import { aTransfer, callsOf, ofTransfers, openCheckout, workMessages } from './checkout.setup.ts';
import { GOOD_CARD, postAsBrowser } from './go-pay.ts';
import { shopEnv } from './topup.env.ts';
import type { TestShop } from './topup.setup.ts';

let shop: TestShop;
let provider: RunningPayments;
const { call, begun, purchased, row, pay } = callsOf(() => shop);
beforeAll(async () => {
  provider = await start(shopEnv);
  shop = await openCheckout(provider.url);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});
beforeEach(() => fetch(`${provider.url}/api/reset`, { method: 'POST' }).then(() => {}));

type Form = Awaited<ReturnType<typeof purchased>>;

/** Pays at the provider, which tells nobody: the address of notices is of no process here. */
async function payUnheard({ newebpay_site, MerchantID, Version, TradeInfo, TradeSha }: Form): Promise<void> {
  const html = await postAsBrowser(newebpay_site, { MerchantID, Version, TradeInfo, TradeSha });
  const page = /name="page" value="(\w+)"/.exec(html)?.[1] ?? '';
  await postAsBrowser(new URL('/MPG/pay', newebpay_site), { page, method: 'CREDIT', card_no: GOOD_CARD });
}
const cancel = (token: string) => call<CancelledReportView>('POST /api/vipv3/cancel_report', { body: { token } });
const result = (token: string) => call<ReportResultView>(`GET /api/vipv3/report_result/${token}`);

describe('an order that its player cancels', () => {
  it('is cancelled, once however often it is asked', async () => {
    for (const { token, report_id } of [await begun(), await purchased()]) {
      const answers = await Promise.all([cancel(token), cancel(token), cancel(token)]);
      const same = { status: 200, body: { record: { report_id, report_status: 3 } } };
      expect(answers).toMatchObject([same, same, same]);
      expect((await row(report_id)).state).toBe('cancelled');
    }
  });

  it('is found paid where the notice was lost, and is not cancelled', async () => {
    const form = await purchased();
    await payUnheard(form);
    expect((await cancel(form.token)).status).toBe(409);
    expect((await row(form.report_id)).state).toBe('paid');
  });

  it('waits for a provider that does not answer, and is cancelled once it does', async () => {
    const form = await purchased();
    await fetch(`${provider.url}/api/faults`, { method: 'POST', body: JSON.stringify({ mode: 'down' }) });
    expect(await cancel(form.token)).toMatchObject({ status: 503, body: { msg: expect.stringContaining('付款服務') } });
    expect((await row(form.report_id)).state).toBe('waiting');
    await fetch(`${provider.url}/api/faults`, { method: 'DELETE' });
    expect((await cancel(form.token)).status).toBe(200);
  });

  it('and paid at the same time is paid or late, and never lost', async () => {
    for (let round = 0; round < 8; round += 1) {
      const form = await purchased();
      await Promise.all([cancel(form.token), pay(form)]);
      await workMessages(shop);
      const { state } = await row(form.report_id);
      expect(['paid', 'late']).toContain(state);
      const { late, report_status } = (await result(form.token)).body.record;
      expect([late, report_status]).toEqual(state === 'late' ? [true, 1] : [false, 2]);
    }
  });

  it('is no report of a transfer, nothing that was paid, and nobody else’s', async () => {
    const reported = await begun(ofTransfers);
    await call('POST /api/vipv2/createReport', { body: { ...aTransfer, ...reported } });
    const form = await purchased();
    await pay(form);
    expect([(await cancel(reported.token)).status, (await cancel(form.token)).status]).toEqual([409, 409]);
    expect((await cancel(`o_${'C'.repeat(22)}`)).status).toBe(404);
    expect((await call('POST /api/vipv3/cancel_report', { body: {} })).status).toBe(400);
  });
});
