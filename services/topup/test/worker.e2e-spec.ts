import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { parseRing } from '@hub/nest-kit/keys';
import type { Running } from '@hub/nest-kit/process';
import { ProviderInbox } from '@hub/nest-kit/provider-messages';
import { fakeService, schemaFor, testRedisUrl, unique, type TestSchema } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { start as startProvider, type RunningPayments } from '../../../infra/simulators/newebpay/src/main.ts';
import { schema } from '../src/data-source.ts';
import type { Order } from '../src/orders/order.entity.ts';
import { NewebpayMessages } from '../src/orders/payments/newebpay-messages.ts';
import { start } from '../src/worker.ts';
import { goPay } from './go-pay.ts';
import { aDraft, aPurchase } from './order.builder.ts';
import { shopEnv, testShops, topupEnv } from './topup.env.ts';

let own: TestSchema;
let source: DataSource;
let db: Db;
let provider: RunningPayments;
let others: Awaited<ReturnType<typeof fakeService>>;
let ours: Server;
let worker: Running;

beforeAll(async () => {
  own = await schemaFor('topup');
  source = await openDatabase(own.url, schema, 8);
  db = new Db(source);
  const taken = () => ({ body: { applied: true } });
  others = await fakeService({
    'POST /internal/facts/delivery-asked': taken,
    'POST /internal/facts/order-paid': taken,
  });
  provider = await startProvider({ ...shopEnv, NOTIFY_GAP_MS: '50' });
  const services = { events: others.url, vip: others.url };
  const env = topupEnv({ databaseUrl: own.url, redisUrl: testRedisUrl(), site: provider.url, services });
  const messages = new NewebpayMessages(testShops, new ProviderInbox(db, 'newebpay', parseRing(env.ORDER_KEYS)));
  ours = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const body = Buffer.concat(chunks);
      const form = Object.fromEntries(new URLSearchParams(body.toString()));
      void messages.take(form, body).then(() => answer.end('OK'));
    });
  });
  await new Promise<void>((done) => ours.listen(0, '127.0.0.1', done));
  worker = await start({
    ...env,
    LOG_LEVEL: 'silent',
    SWEEP_MS: '100',
    RECONCILE_MS: '200',
    TIDY_MS: '200',
    AUDIT_EVERY_MS: '200',
  });
});
afterAll(async () => {
  await worker.close();
  await provider.close();
  await new Promise((done) => ours.close(done));
  await others.close();
  await source.destroy();
  await own.drop();
});

const home = () => `http://127.0.0.1:${(ours.address() as AddressInfo).port}`;
const stateOf = async ({ id }: Order) => (await source.getRepository<Order>('topup_order').findOneBy({ id }))!.state;
const until = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 25_000, interval: 100 });
const aBuyer = () => ({ role_id: String(unique()).padStart(9, '6').slice(-9) });
const pay = (orderno: string) => goPay({ orderno, amount: 10_000, site: provider.url, home: home() });
const toldOf = (name: string, { report_id }: Order) =>
  others.ledger.filter(
    ({ line, body }) => line === `POST /internal/facts/${name}` && JSON.stringify(body).includes(report_id),
  );

describe('the worker of topup', () => {
  it('works on what the provider told, and tells who sends the goods and who counts what was paid', async () => {
    const { order, orderno } = await aPurchase(db, aBuyer());
    await pay(orderno);
    await until(async () => expect(await stateOf(order)).toBe('paid'));
    await until(async () => {
      expect([toldOf('delivery-asked', order).length, toldOf('order-paid', order).length]).toEqual([2, 1]);
    });
    expect(toldOf('order-paid', order)[0]?.body).toMatchObject({
      data: { order_id: order.report_id, game_id: 'H73', partner_uid: 'uid-900001', amount_twd: 10_000 },
    });
  }, 60_000);

  it('asks the provider for the notice that never came', async () => {
    await fetch(`${provider.url}/api/behaviour`, { method: 'POST', body: '{"notify":"never"}' });
    const { order, orderno } = await aPurchase(db, aBuyer());
    await pay(orderno);
    await source.query('UPDATE payment_attempt SET created_at = NOW(3) - INTERVAL 3 MINUTE WHERE orderno = ?', [
      orderno,
    ]);
    await until(async () => expect(await stateOf(order)).toBe('paid'));
  }, 60_000);

  it('ends what nobody paid, in its time', async () => {
    const order = await aDraft(db, { cancels_at: new Date(Date.now() - 1000) });
    await until(async () => expect(await stateOf(order)).toBe('expired'));
  }, 60_000);

  it('leaves a trace of each of its rounds', async () => {
    await until(async () => {
      const rounds = await source.query<{ name: string }[]>('SELECT name FROM schedule_run WHERE last_at IS NOT NULL');
      expect(rounds.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['old-rows', 'provider-asked', 'calendar']),
      );
    });
  }, 60_000);
});
