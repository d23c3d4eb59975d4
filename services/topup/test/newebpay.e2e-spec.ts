import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { start, type RunningPayments } from '../../../infra/simulators/newebpay/src/main.ts';
import { paymentForm, type PaymentOrder } from '../src/newebpay/payment-form.ts';
import { numberOf, paymentOf, readAnswer } from '../src/newebpay/trade-answer.ts';
import { ProviderRefused, ProviderUnavailable, TradeApi } from '../src/newebpay/trade-api.ts';
import { openTrade, type Merchant } from '../src/newebpay/trade-cipher.ts';

const merchant: Merchant = {
  id: 'MS900000001',
  hashKey: 't0pUpS1mulat0rKeyForDevOnly_0001',
  hashIv: 't0pUpS1mIv_00001',
};
const asBrowser = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const AMOUNT = 12_000;

let provider: RunningPayments;
let ours: Server;
let api: TradeApi;
let told: Record<string, string>[] = [];
let count = 0;

beforeAll(async () => {
  ours = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      told.push(Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())));
      answer.end('OK');
    });
  });
  await new Promise<void>((done) => ours.listen(0, '127.0.0.1', done));
  provider = await start({
    NEWEBPAY_MERCHANT_ID: merchant.id,
    NEWEBPAY_HASH_KEY: merchant.hashKey,
    NEWEBPAY_HASH_IV: merchant.hashIv,
  });
  api = new TradeApi({ site: provider.url, merchant, timeoutMs: 500 });
});
afterAll(async () => {
  await provider.close();
  await new Promise((done) => ours.close(done));
});
beforeEach(async () => {
  await fetch(`${provider.url}/api/reset`, { method: 'POST' });
  told = [];
});

const post = (path: string, fields: Record<string, string>) =>
  new Promise<string>((done, failed) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...asBrowser };
    const call = request(new URL(path, provider.url), { method: 'POST', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done(Buffer.concat(chunks).toString()));
    });
    call.on('error', failed).end(new URLSearchParams(fields).toString());
  });

const control = (path: string, body: object) =>
  fetch(provider.url + path, { method: 'POST', body: JSON.stringify(body) });

/** Goes to the provider with our form and pays; the fields that the browser is sent back with. */
async function paid(method: string, over: Partial<PaymentOrder> = {}) {
  const orderNo = `T${String((count += 1)).padStart(16, '0')}`;
  const home = `http://127.0.0.1:${(ours.address() as AddressInfo).port}`;
  const callbacks = { notify: `${home}/notify`, back: `${home}/return`, number: `${home}/customer` };
  const order: PaymentOrder = {
    orderNo,
    amount: AMOUNT,
    title: '12,000 方案（贈 600）',
    email: 'player+1@example.com',
    region: 'taiwan',
    ...over,
  };
  const page = { merchant, version: '2.0', site: provider.url, callbacks };
  const { newebpay_site, ...fields } = paymentForm(page, order, new Date());
  const opened = await post(newebpay_site, fields);
  const id = /name="page" value="(\w+)"/.exec(opened)?.[1] ?? opened;
  const back = await post('/MPG/pay', { page: id, method, card_no: '4000-2211-1111-1111' });
  const sent = [...back.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  return { orderNo, sent: Object.fromEntries(sent) as Record<string, string> };
}

describe('a conversation with the provider', () => {
  it('about a card: what is told and what comes back are one payment', async () => {
    const { orderNo, sent } = await paid('CREDIT');
    const [notice] = told;
    const payment = paymentOf(readAnswer(openTrade(merchant, notice!)));
    expect(payment).toMatchObject({ merchantId: merchant.id, orderNo, amount: AMOUNT, method: 'CREDIT', payer: null });
    expect(paymentOf(readAnswer(openTrade(merchant, sent)))).toEqual(payment);
    expect(await api.find({ orderNo, amount: AMOUNT })).toMatchObject({
      state: 'paid',
      tradeNo: payment!.tradeNo,
      amount: AMOUNT,
      paidAt: payment!.paidAt,
    });
  });

  it.each([16, 32])('about a transfer, padded to %i: a number, then the payment', async (padding) => {
    await control('/api/behaviour', { padding });
    const { orderNo, sent } = await paid('VACC');
    const taken = numberOf(readAnswer(openTrade(merchant, sent)));
    expect(taken).toMatchObject({ orderNo, amount: AMOUNT, bankCode: '008' });
    expect(await api.find({ orderNo, amount: AMOUNT })).toMatchObject({ state: 'unpaid', paidAt: null });
    await control(`/api/trades/${orderNo}/pay`, {});
    const payment = paymentOf(readAnswer(openTrade(merchant, told[0]!)));
    expect(payment).toMatchObject({ tradeNo: taken!.tradeNo, payer: { bank: '812', lastFive: '54321' } });
    expect(await api.find({ orderNo, amount: AMOUNT })).toMatchObject({ state: 'paid', method: 'VACC' });
  });

  it('about a card from overseas comes back with nothing, and is told all the same', async () => {
    const { orderNo, sent } = await paid('UNIONPAY', { region: 'overseas' });
    expect(sent).toEqual({});
    const payment = { amount: AMOUNT, method: 'UNIONPAY' };
    expect(paymentOf(readAnswer(openTrade(merchant, told[0]!)))).toMatchObject({ orderNo, ...payment });
    expect(await api.find({ orderNo, amount: AMOUNT })).toMatchObject(payment);
  });

  it('gives up a card that was not captured, and gives back from one that was', async () => {
    const first = await paid('CREDIT');
    await api.cancel({ orderNo: first.orderNo, amount: AMOUNT });
    expect(await api.find({ orderNo: first.orderNo, amount: AMOUNT })).toMatchObject({ state: 'cancelled' });
    await control('/api/behaviour', { captures: true });
    const { orderNo } = await paid('CREDIT');
    await expect(api.cancel({ orderNo, amount: AMOUNT })).rejects.toThrow(ProviderRefused);
    const { tradeNo } = (await api.find({ orderNo, amount: AMOUNT })) as { tradeNo: string };
    await api.refund({ orderNo, tradeNo, amount: 5000 });
    await expect(api.refund({ orderNo, tradeNo, amount: AMOUNT })).rejects.toMatchObject({ code: 'TRA10036' });
    await api.refund({ orderNo, tradeNo, amount: 7000 });
    expect(await api.find({ orderNo, amount: AMOUNT })).toMatchObject({ state: 'refunded' });
  });

  it('knows an order that nobody has seen from one that cannot be asked for', async () => {
    expect(await api.find({ orderNo: 'T0', amount: 1 })).toEqual({ state: 'unknown' });
    const { orderNo } = await paid('CREDIT');
    for (const mode of ['down', 'page', 'wrong_sum', 'never', 'slow']) {
      await control('/api/faults', { mode, next: 1 });
      await expect(api.find({ orderNo, amount: AMOUNT }), mode).rejects.toThrow(ProviderUnavailable);
    }
    expect(await api.find({ orderNo, amount: AMOUNT })).toMatchObject({ state: 'paid' });
  });
});
