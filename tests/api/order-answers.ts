import { randomUUID } from 'node:crypto';
import type { FirstStepView, PaymentFormView } from '@hub/contracts/topup';
import type { Merchant } from '../../services/topup/src/newebpay/trade-cipher.ts';
import { paidByCard, signedForm, takenNumber } from '../../services/topup/test/signed-form.ts';
import { partnerToken } from './player-answers.ts';
import type { Recorder } from './recorder.ts';

const buyer = {
  charName: '測試角色',
  email: 'buyer@example.com',
  userPhone: '0912345678',
  area: '台北市',
  gender: 'x',
  birthday: '1995-05-05',
};
/** Neither game confirms characters. */
const ofPurchases = { ...buyer, game_id: 'MA96', serverId: '1', roleId: '12345678' };
const ofTransfers = { ...buyer, game_id: 'h55naxx2tw', serverId: '1', roleId: '1234567' };
const goods = { qty: 1, wireAmount: 10_000, invoiceOption: 'mobile', carrierNum: '/ABC1234' };
const base = '/api/payments/newebpay';
const NOBODY = `o_${'A'.repeat(22)}`;

/** A player buys, pays and cancels; another reports a transfer. `env`: of the service, with its shop at the provider. */
export async function orderPoints(
  site: Recorder,
  folder: string,
  env: Record<string, string | undefined>,
): Promise<void> {
  const headers = { 'x-auth-token': partnerToken(folder) };
  const begin = async (json: object) => {
    const sent = { headers: { ...headers, 'idempotency-key': randomUUID() }, json };
    return (await site.call<FirstStepView>('POST /api/vipv2/first_step', sent)).body.record;
  };
  await site.call('POST /api/vipv2/first_step', { json: { ...ofPurchases, birthday: '2020-01-01' } });
  await reportATransfer(site, await begin(ofTransfers));
  const form = await buy(site, await begin(ofPurchases));
  await takeANumber(site, form, shopOf(env));
  const dropped = await begin(ofPurchases);
  for (const token of [dropped.token, NOBODY]) await site.call('POST /api/vipv3/cancel_report', { json: { token } });
  for (const token of [form.token, NOBODY]) {
    await site.call('POST /api/vipv3/pay_again', { json: { token } });
    await site.call(`GET /api/vipv2/prev_report/${token}`);
    await site.call(`GET /api/vipv3/report_result/${token}`);
  }
  for (const orderno of [form.orderno, 'T0']) await site.call(`GET /api/vipv3/report_code/${orderno}`);
  for (const sent of [{ headers }, {}]) {
    await site.call('GET /api/auth/get_member_data', sent);
    await site.call('GET /api/vipv3/my_reports', sent);
  }
  await comeFromTheProvider(site, form, shopOf(env));
}

const shopOf = ({
  NEWEBPAY_MERCHANT_ID,
  NEWEBPAY_HASH_KEY,
  NEWEBPAY_HASH_IV,
}: Record<string, string | undefined>): Merchant => ({
  id: NEWEBPAY_MERCHANT_ID ?? '',
  hashKey: NEWEBPAY_HASH_KEY ?? '',
  hashIv: NEWEBPAY_HASH_IV ?? '',
});

async function reportATransfer(site: Recorder, { report_id, token }: FirstStepView['record']): Promise<void> {
  const wire = { wireCode: '12345', wireTime: new Date().toISOString(), wireName: '王示範', bankName: '示範銀行' };
  const json = { ...goods, productId: 801, ...wire, report_id, token };
  await site.call('POST /api/vipv2/createReport', { json });
  await site.call('POST /api/vipv2/createReport', { json: { ...json, token: '' } });
}

async function buy(site: Recorder, { report_id, token }: FirstStepView['record']): Promise<PaymentFormView['record']> {
  const json = { ...goods, productId: 501, report_id, token };
  await site.call('POST /api/vipv3/createReport', { json: { ...json, wireAmount: 20_000 } });
  return (await site.call<PaymentFormView>('POST /api/vipv3/createReport', { json })).body.record;
}

async function takeANumber(site: Recorder, form: PaymentFormView['record'], shop: Merchant): Promise<void> {
  const { orderno, wire_amount: amount } = form;
  const encoded = signedForm({ orderno, amount, result: takenNumber }, shop);
  await site.call(`POST ${base}/customer?o=${orderno}`, { encoded });
  for (const token of [form.token, NOBODY]) await site.call('POST /api/vipv3/mail_number', { json: { token } });
}

async function comeFromTheProvider(site: Recorder, form: PaymentFormView['record'], shop: Merchant): Promise<void> {
  const { orderno, wire_amount: amount } = form;
  const encoded = signedForm({ orderno, amount, result: takenNumber }, shop);
  await site.call(`POST ${base}/return?o=${orderno}`, {});
  await site.call(`POST ${base}/notify`, { encoded: signedForm({ orderno, amount, result: paidByCard }, shop) });
  await site.call(`POST ${base}/notify`, { encoded: { TradeInfo: 'ab', TradeSha: 'AB' } });
  for (const way of ['return', 'customer']) await site.call(`POST ${base}/${way}`, { json: encoded });
}
