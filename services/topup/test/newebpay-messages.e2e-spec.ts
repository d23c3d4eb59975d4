import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import type { KeyRing } from '@hub/nest-kit/keys';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { UnrecoverableError } from '@hub/nest-kit/outbox';
import { ProviderInbox } from '@hub/nest-kit/provider-messages';
import { schemaFor, type TestSchema } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { start, type RunningPayments } from '../../../infra/simulators/newebpay/src/main.ts';
import { schema } from '../src/data-source.ts';
import type { Order } from '../src/orders/order.entity.ts';
import { changeOrder, lockOrder } from '../src/orders/write-order.ts';
import { paymentForm } from '../src/newebpay/payment-form.ts';
import { numberOf } from '../src/newebpay/trade-answer.ts';
import { TradeRefused, type Merchant } from '../src/newebpay/trade-cipher.ts';
import { NewebpayMessages } from '../src/orders/payments/newebpay-messages.ts';
import { ProviderShops } from '../src/orders/payments/provider-shops.ts';
import { takeNumber } from '../src/orders/payments/take-number.ts';
import { aPurchase, SHOP } from './order.builder.ts';
import { signedForm } from './signed-form.ts';

const merchant: Merchant = {
  id: SHOP,
  hashKey: 't0pUpS1mulat0rKeyForDevOnly_0001',
  hashIv: 't0pUpS1mIv_00001',
};
const onlySelling = new ProviderShops({ merchant, site: '', api: { find: async () => ({ state: 'unknown' }) } }, null);
const AMOUNT = 10_000;
const asBrowser = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

let own: TestSchema;
let source: DataSource;
let db: Db;
let provider: RunningPayments;
let ours: Server;
let messages: NewebpayMessages;

beforeAll(async () => {
  own = await schemaFor('topup');
  source = await openDatabase(own.url, schema, 16);
  db = new Db(source);
  const ring: KeyRing = [{ kid: 'k1', key: randomBytes(32) }];
  messages = new NewebpayMessages(onlySelling, new ProviderInbox(db, 'newebpay', ring));
  ours = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const body = Buffer.concat(chunks);
      messages.take(formIn(body), body).then(
        () => answer.end('OK'),
        (error: unknown) => answer.writeHead(error instanceof TradeRefused ? 400 : 500).end(),
      );
    });
  });
  await new Promise<void>((done) => ours.listen(0, '127.0.0.1', done));
  provider = await start({
    NEWEBPAY_MERCHANT_ID: merchant.id,
    NEWEBPAY_HASH_KEY: merchant.hashKey,
    NEWEBPAY_HASH_IV: merchant.hashIv,
    NOTIFY_GAP_MS: '50',
  });
});
afterAll(async () => {
  await provider.close();
  await new Promise((done) => ours.close(done));
  await source.destroy();
  await own.drop();
});
beforeEach(() => fetch(`${provider.url}/api/reset`, { method: 'POST' }).then(() => {}));

const formIn = (body: Buffer) => Object.fromEntries(new URLSearchParams(body.toString()));
const control = (path: string, body: object = {}) =>
  fetch(provider.url + path, { method: 'POST', body: JSON.stringify(body) });

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

/** Takes an order to the provider; what the browser is sent back with. */
async function goPay(orderno: string, method: 'CREDIT' | 'VACC', card = '4000-2211-1111-1111') {
  const home = `http://127.0.0.1:${(ours.address() as AddressInfo).port}`;
  const callbacks = { notify: `${home}/notify`, back: `${home}/return`, number: `${home}/customer` };
  const order = { orderNo: orderno, amount: AMOUNT, title: '10,000 方案', email: '', region: 'taiwan' as const };
  const page = { merchant, version: '2.0', site: provider.url, callbacks };
  const { newebpay_site, ...fields } = paymentForm(page, order, new Date());
  const id = /name="page" value="(\w+)"/.exec(await post(newebpay_site, fields))?.[1] ?? '';
  const back = await post('/MPG/pay', { page: id, method, card_no: card });
  const sent = [...back.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  return Object.fromEntries(sent) as Record<string, string>;
}

/** What the worker does with everything that waits. */
async function work(): Promise<void> {
  const { run } = messages.handler();
  const waiting = await source.query<{ id: string }[]>('SELECT id FROM provider_message WHERE outcome IS NULL');
  await Promise.all(waiting.map(({ id }) => run({ id })));
}
const stateOf = async ({ id }: Order) => (await source.getRepository<Order>('topup_order').findOneBy({ id }))!.state;
const outcomes = async () =>
  (await source.query<{ outcome: string }[]>('SELECT outcome FROM provider_message ORDER BY id DESC LIMIT 50')).map(
    ({ outcome }) => outcome,
  );

describe('what the provider tells', () => {
  it('is kept before it is answered, and pays once however often it comes', async () => {
    const { order, orderno } = await aPurchase(db);
    await control('/api/behaviour', { notify_times: 20, notify_at_once: true });
    await goPay(orderno, 'CREDIT');
    expect(await stateOf(order)).toBe('waiting');
    const kept = await source.query<{ seen: number }[]>('SELECT seen FROM provider_message ORDER BY id DESC LIMIT 1');
    expect(kept).toEqual([{ seen: 20 }]);
    await Promise.all([work(), work(), work()]);
    expect(await stateOf(order)).toBe('paid');
    expect((await outcomes())[0]).toBe('paid');
    const [payments] = await source.query<{ n: string }[]>('SELECT COUNT(*) AS n FROM payment WHERE order_id = ?', [
      order.id,
    ]);
    expect(Number(payments?.n)).toBe(1);
  });

  it.each([
    ['amount', 'other_amount'],
    ['merchant', 'other_merchant'],
    ['order', 'unknown_order'],
    ['status', 'declined'],
  ])('with another %s grants nothing, and is answered all the same: %s', async (tamper, outcome) => {
    const { order, orderno } = await aPurchase(db);
    await control('/api/behaviour', { tamper });
    await goPay(orderno, 'CREDIT');
    await work();
    expect((await outcomes())[0]).toBe(outcome);
    expect(await stateOf(order)).toBe(outcome === 'declined' ? 'failed' : 'waiting');
  });

  it.each(['sum', 'cut'])('is refused, and not kept, where it is not the provider’s (%s)', async (tamper) => {
    const { order, orderno } = await aPurchase(db);
    const before = await outcomes();
    await control('/api/behaviour', { tamper, tries: 1 });
    await goPay(orderno, 'CREDIT');
    await work();
    expect(await outcomes()).toEqual(before.map(() => expect.any(String)));
    const trade = (await (await fetch(`${provider.url}/api/trades/${orderno}`)).json()) as {
      notices: { status: number }[];
    };
    expect(trade.notices.map(({ status }) => status)).toEqual([400]);
    expect(await stateOf(order)).toBe('waiting');
  });

  it.each([{ PayTime: '', CodeNo: '' }, { Amt: 'many' }])(
    'that speaks of a payment and cannot be read as one (%j) is given up, and still there',
    async (result) => {
      const { order, orderno } = await aPurchase(db);
      const body = Buffer.from(new URLSearchParams(signedForm({ orderno, amount: AMOUNT, result })).toString());
      await messages.take(formIn(body), body);
      await expect(work()).rejects.toThrow(UnrecoverableError);
      expect([await stateOf(order), (await outcomes())[0]]).toEqual(['waiting', null]);
      await source.query('DELETE FROM provider_message WHERE outcome IS NULL');
    },
  );

  it('of a refusal that names no trade changes nothing', async () => {
    const { order, orderno } = await aPurchase(db);
    const refused = signedForm({ orderno, amount: AMOUNT, status: 'MPG03009', result: { TradeNo: '' } });
    const body = Buffer.from(new URLSearchParams(refused).toString());
    await messages.take(formIn(body), body);
    await work();
    expect([await stateOf(order), (await outcomes())[0]]).toEqual(['waiting', 'ignored']);
  });

  it('after the order was ended is late', async () => {
    const { order, orderno } = await aPurchase(db);
    await goPay(orderno, 'VACC');
    await db.runTx(async (tx) =>
      changeOrder(tx, { move: 'cancel', order: (await lockOrder(tx, order.id))!, by: 'player' }),
    );
    await control(`/api/trades/${orderno}/pay`);
    await work();
    expect(await stateOf(order)).toBe('late');
  });
});

describe('a number to pay to', () => {
  it('comes by the player’s browser, is kept, and pays nothing', async () => {
    const { order, orderno } = await aPurchase(db);
    const taken = numberOf(messages.read(await goPay(orderno, 'VACC')))!;
    for (const _ of [1, 2]) expect(await db.runTx((tx) => takeNumber(tx, taken, false))).toBe(true);
    const rows = await source.query(
      'SELECT state, bank_code, code_no, number_until FROM payment_attempt WHERE orderno = ?',
      [orderno],
    );
    expect(rows).toEqual([{ state: 'number', bank_code: '008', code_no: taken.codeNo, number_until: taken.expiresAt }]);
    expect(await stateOf(order)).toBe('waiting');
    await control(`/api/trades/${orderno}/pay`);
    await work();
    expect(await stateOf(order)).toBe('paid');
    expect(await db.runTx((tx) => takeNumber(tx, taken, false))).toBe(false);
  });

  it('pays nothing where a player sends it to the address of notices', async () => {
    const { order, orderno } = await aPurchase(db);
    const form = await goPay(orderno, 'VACC');
    const body = Buffer.from(new URLSearchParams(form).toString());
    expect(await messages.take(formIn(body), body)).toBe('taken');
    await work();
    expect([await stateOf(order), (await outcomes())[0]]).toEqual(['waiting', 'number']);
  });

  it('with another sum, or of an order that has ended, is left alone', async () => {
    const { order, orderno } = await aPurchase(db);
    const taken = numberOf(messages.read(await goPay(orderno, 'VACC')))!;
    expect(await db.runTx((tx) => takeNumber(tx, { ...taken, amount: 1 }, false))).toBe(false);
    await db.runTx(async (tx) =>
      changeOrder(tx, { move: 'cancel', order: (await lockOrder(tx, order.id))!, by: 'player' }),
    );
    expect(await db.runTx((tx) => takeNumber(tx, taken, false))).toBe(false);
  });
});
