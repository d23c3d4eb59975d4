import { randomUUID } from 'node:crypto';
import type { FirstStepView, PaymentFormView } from '@hub/contracts/topup';
import { aPurchase, buyer } from '../../../../services/topup/test/checkout.setup.ts';
import { payAt } from '../../../../services/topup/test/go-pay.ts';
import { insistOn } from '../insist.ts';
import type { TwoOfEverything } from '../two-of-everything.ts';
import { notOnce, tallyOf, type Work } from './work.ts';

type Order = { report_id: number; state: string };
type Delivery = { reason: string; state: string };

/** Players buy by card, get it in the game, and VIP counts what was paid. */
export function orders(two: TwoOfEverything): Work {
  const bought: string[] = [];
  return {
    name: 'topup',
    atOnce: 2,
    turn: async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const first = { headers, json: buyer };
      const { record: begun } = await insistOn<FirstStepView>(two.url, 'POST /api/vipv2/first_step', first);
      const json = { ...aPurchase, ...begun };
      const { record } = await insistOn<PaymentFormView>(two.url, 'POST /api/vipv3/createReport', { json });
      const { newebpay_site, MerchantID, Version, TradeInfo, TradeSha } = record;
      await payAt(newebpay_site, { MerchantID, Version, TradeInfo, TradeSha });
      bought.push(String(record.report_id));
    },
    faults: async () => {
      // A notice that nobody took is made up for after some minutes: they are over.
      await two.ask('topup', 'UPDATE payment_attempt SET created_at = created_at - INTERVAL 3 MINUTE');
      const paid = await two.ask<Order>('topup', "SELECT report_id, state FROM topup_order WHERE state = 'paid'");
      const sent = await two.ask<Delivery>(
        'events',
        "SELECT reason, state FROM delivery WHERE source = 'topup' AND title <> '首儲好禮'",
      );
      const counted = await two.ask<{ order_id: string }>('vip', 'SELECT order_id FROM vip_spend');
      return [
        ...notOnce('sums of the order', bought, tallyOf(counted.map(({ order_id }) => order_id))),
        ...notOnce('paid orders', bought, tallyOf(paid.map(({ report_id }) => report_id))),
        ...notOnce('deliveries of the order', bought, tallyOf(sent.map(({ reason }) => reason.replace('order:', '')))),
        ...sent.flatMap(({ reason, state }) =>
          state !== 'delivered' && bought.includes(reason.replace('order:', ''))
            ? [`what ${reason} earned is ${state}`]
            : [],
        ),
      ];
    },
  };
}
