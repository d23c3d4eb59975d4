import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FirstStepView, PaymentFormView } from '@hub/contracts/topup';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { callAs, fakeService, schemaFor, testRedisUrl } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from '../../infra/local/boot/places.mjs';
import { startOwn } from '../../infra/local/site/own-process.ts';
import { schema } from '../../services/topup/src/data-source.ts';
import { seedShop } from '../../services/topup/src/shop/seed/seed-shop.ts';
import { aPurchase, aTransfer, ofTransfers, postForm } from '../../services/topup/test/checkout.setup.ts';
import { paidByCard, signedForm, takenNumber } from '../../services/topup/test/signed-form.ts';
import { topupEnv } from '../../services/topup/test/topup.env.ts';
import { catalogRoutes } from '../../services/topup/test/topup.setup.ts';

/* Real processes, since only those write real logs: at the level where they say most, and with faults on the way. */
const SECRETS = ['CANARYBIRD', '0977777777', '金絲雀', '1977-07-07'];
const canary = { email: 'CANARYBIRD@example.com', userPhone: '0977777777', charName: '金絲雀', birthday: '1977-07-07' };
const bank = { wireCode: '77777', wireName: '金絲雀', bankName: '金絲雀銀行', recipient: '金絲雀', note: 'CANARYBIRD' };
const buyer = { ...canary, area: '台北市', gender: 'x' };
const ofPurchases = { ...buyer, game_id: 'MA96', serverId: '1', roleId: '12345678' };

let database: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;
let catalog: Awaited<ReturnType<typeof fakeService>>;
const folder = mkdtempSync(join(tmpdir(), 'hub-orders-'));
const running: Awaited<ReturnType<typeof startOwn>>[] = [];

beforeAll(async () => {
  database = await schemaFor('topup');
  source = await openDatabase(database.url, schema, 4);
  await seedShop(new Db(source), new Date(Date.now() - 60_000));
  catalog = await fakeService(catalogRoutes());
  const places = { databaseUrl: database.url, redisUrl: testRedisUrl(), site: 'http://127.0.0.1:1' };
  const env = { ...topupEnv({ ...places, services: { catalog: catalog.url } }), LOG_LEVEL: 'debug' };
  for (const name of ['main', 'worker'])
    running.push(
      await startOwn({ name, file: inRoot('services', 'topup', 'src', `${name}.ts`), env }, { logFolder: folder }),
    );
}, 90_000);
afterAll(async () => {
  for (const one of running) await one.close();
  await catalog?.close();
  await source?.destroy();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const url = () => running[0]!.url;
const call = <T = Record<string, string>>(line: string, body?: object) =>
  callAs<T>(url(), 'topup', line, { key: randomUUID(), ...(body && { body }) });
const begin = async (body: object) => (await call<FirstStepView>('POST /api/vipv2/first_step', body)).body.record;
/** The table is away for as long as the work takes: every statement to it is a fault with its text and values. */
const without = async (table: string, work: () => Promise<unknown>): Promise<void> => {
  await source.query(`RENAME TABLE ${table} TO ${table}_away`);
  await work();
  await source.query(`RENAME TABLE ${table}_away TO ${table}`);
};
const logs = async (): Promise<string> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  return (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('');
};

it('no process writes a buyer, a token or a message of the provider into its log, whatever happens to it', async () => {
  const tokens: string[] = [];
  const reported = await begin({ ...buyer, ...ofTransfers });
  const transfer = { ...aTransfer, ...bank, ...reported };
  await call('POST /api/vipv2/createReport', transfer);
  await call('POST /api/vipv2/createReport', { ...transfer, note: 'CANARYBIRD 2' });
  const bought = await begin(ofPurchases);
  const { record: form } = (
    await call<PaymentFormView>('POST /api/vipv3/createReport', { ...aPurchase, ...bought, productId: 501 })
  ).body;
  tokens.push(reported.token, bought.token);
  const told = { orderno: form.orderno, amount: 10_000 };
  const [paid, number] = [signedForm({ ...told, result: paidByCard }), signedForm({ ...told, result: takenNumber })];
  for (const [way, sent] of [
    ['customer', number],
    ['return', paid],
    ['notify', { ...paid, TradeSha: 'A' }],
  ] as const)
    await postForm(url(), `/api/payments/newebpay/${way}?o=${form.orderno}`, sent);
  for (const table of ['topup_order', 'payment_attempt', 'outbox', 'provider_message'])
    await without(table, async () => {
      await call('POST /api/vipv2/first_step', ofPurchases);
      for (const token of tokens) {
        await call(`GET /api/vipv3/report_result/${token}`);
        await call(`GET /api/vipv2/prev_report/${token}`);
        await call('POST /api/vipv3/pay_again', { token });
        await call('POST /api/vipv3/cancel_report', { token });
      }
      await postForm(url(), '/api/payments/newebpay/notify', paid);
    });
  for (const token of tokens) await call(`GET /api/vipv3/report_result/${token}?token=${token}`);
  const written = await logs();
  // It is of faults like these that they could be written down.
  expect(written.match(/_away|doesn't exist/g)?.length ?? 0).toBeGreaterThan(4);
  for (const secret of [
    ...SECRETS,
    ...tokens,
    ...tokens.map((token) => token.slice(2)),
    paid.TradeInfo,
    number.TradeInfo,
  ])
    expect(written).not.toContain(secret);
}, 90_000);
