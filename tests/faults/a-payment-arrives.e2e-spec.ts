import { randomUUID } from 'node:crypto';
import { adminUrl, askAgain, urlOfSchema, withAdmin } from '@hub/nest-kit/testing';
import type { FirstStepView, PaymentFormView, ReportResultView } from '@hub/contracts/topup';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPurchase, buyer } from '../../services/topup/test/checkout.setup.ts';
import { payAt } from '../../services/topup/test/go-pay.ts';
import { startFaultSite, type FaultSite } from './fault-site.ts';

const PARTS = [
  ...['newebpay', 'game-server', 'identity', 'catalog'],
  ...['events', 'events worker', 'vip', 'topup', 'topup worker', 'gateway'],
];
const ROLE = '123456789';

let site: FaultSite;
beforeAll(async () => {
  site = await startFaultSite({ parts: PARTS, apart: ['topup'] });
  await ask(
    'vip',
    "REPLACE INTO vip_rule (game_id, is_on, days, amount_twd, level, changed_by) VALUES ('H73', 1, 30, 10000, 3, '')",
  );
}, 120_000);
afterAll(() => site?.end());

async function ask<Row>(service: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const schema = new URL(site.envOf(service).DATABASE_URL ?? '').pathname.slice(1);
  const once = () => withAdmin(urlOfSchema(adminUrl(), schema), (connection) => connection.query(sql, values));
  return (await askAgain(once))[0] as Row[];
}

async function call<T>(line: string, body?: object): Promise<T> {
  const [method = 'GET', path = ''] = line.split(' ');
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const answer = await fetch(site.url + path, { method, ...(body && { headers, body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${line} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}

/** An order of H73 that is on its way to the provider. */
async function anOrder(): Promise<PaymentFormView['record']> {
  const begun = await call<FirstStepView>('POST /api/vipv2/first_step', { ...buyer, roleId: ROLE });
  const chosen = { ...aPurchase, ...begun.record };
  return (await call<PaymentFormView>('POST /api/vipv3/createReport', chosen)).record;
}
const resultOf = async (token: string) =>
  (await call<ReportResultView>(`GET /api/vipv3/report_result/${token}`)).record;
const until = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 40_000, interval: 200 });

describe('what a player pays', () => {
  it('is in the game, in the order, and in what makes the account VIP', async () => {
    const { newebpay_site, token, report_id, ...form } = await anOrder();
    const { MerchantID, Version, TradeInfo, TradeSha } = form;
    await payAt(newebpay_site, { MerchantID, Version, TradeInfo, TradeSha });
    await until(async () => expect(await resultOf(token)).toMatchObject({ report_status: 2, delivery_status: 2 }));
    const sent = await ask<{ state: string; source: string; asked_by: string }>(
      'events',
      'SELECT state, source, asked_by FROM delivery WHERE reason = ?',
      [`order:${report_id}`],
    );
    expect(sent).toEqual([{ state: 'delivered', source: 'topup', asked_by: 'topup' }]);
    await until(async () => {
      const [spend] = await ask<{ partner_uid: string; amount_twd: number }>(
        'vip',
        'SELECT partner_uid, amount_twd FROM vip_spend WHERE order_id = ?',
        [String(report_id)],
      );
      expect(spend?.amount_twd).toBe(10_000);
      const earned = await ask('vip', 'SELECT level FROM vip_earned WHERE game_id = ? AND partner_uid = ?', [
        'H73',
        spend?.partner_uid,
      ]);
      expect(earned).toEqual([{ level: 3 }]);
    });
  }, 120_000);

  it('arrives though topup was killed while the provider told of it, and its notice was lost', async () => {
    const { newebpay_site, token, ...form } = await anOrder();
    await fetch(`${site.paymentsUrl}/api/behaviour`, { method: 'POST', body: '{"tries":1}' });
    await site.process('topup').kill('SIGKILL');
    const { MerchantID, Version, TradeInfo, TradeSha } = form;
    await payAt(newebpay_site, { MerchantID, Version, TradeInfo, TradeSha });
    await site.process('topup').restart();
    expect(await resultOf(token)).toMatchObject({ report_status: 1 });
    await ask('topup', 'UPDATE payment_attempt SET created_at = NOW(3) - INTERVAL 3 MINUTE');
    await until(async () => expect(await resultOf(token)).toMatchObject({ report_status: 2, delivery_status: 2 }));
  }, 120_000);
});
