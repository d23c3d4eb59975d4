import { writeFileSync } from 'node:fs';
import { paymentCalls } from '@hub/contracts/topup';
import { randomCode } from '@hub/nest-kit/crypto';
import { paymentForm } from '../../../../services/topup/src/newebpay/payment-form.ts';
import type { ShopWish } from './shop-wish.ts';

/** A form as our pages send it, of an order that nobody made. */
export function writePaymentPage({ page, amount, site, merchant, version, publicUrl }: ShopWish): string {
  const [notify, back, number] = [
    paymentCalls.takeNotice,
    paymentCalls.returnFromPayment,
    paymentCalls.returnWithNumber,
  ].map(({ path }) => publicUrl + path) as [string, string, string];
  const orderNo = `C${randomCode(16)}`;
  const order = { orderNo, amount, title: 'Conformance', email: '', region: 'taiwan' as const };
  const shop = { merchant, version, site, callbacks: { notify, back, number } };
  const { newebpay_site, ...fields } = paymentForm(shop, order, new Date());
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>${orderNo}</title>
<form method="post" action="${newebpay_site}">${inputs.join('')}<button>NT$${amount} · ${orderNo}</button></form>\n`,
  );
  return orderNo;
}
