import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { askAgain, fakeService, schemaFor, unique } from '@hub/nest-kit/testing';
import { inRoot } from '../../../infra/local/boot/places.mjs';
import { startOwn } from '../../../infra/local/site/own-process.ts';
import type { ProcessHandle } from '../../../infra/local/site/process-handle.ts';
import { start as startProvider } from '../../../infra/simulators/newebpay/src/main.ts';
import { start as startEvents } from '../../../services/events/src/main.ts';
import { schema as eventsSchema } from '../../../services/events/src/data-source.ts';
import { schema } from '../../../services/topup/src/data-source.ts';
import type { Order } from '../../../services/topup/src/orders/order.entity.ts';
import { addSetting } from '../../../services/topup/src/shop/add-setting.ts';
import { goPay, openPayment } from '../../../services/topup/test/go-pay.ts';
import { aPurchase } from '../../../services/topup/test/order.builder.ts';
import { shopEnv, topupEnv } from '../../../services/topup/test/topup.env.ts';
import type { OrderBook } from './books.ts';
import { openNoticeDoor } from './notice-door.ts';

export const AMOUNT = 10_000;
const MONTH_OF_TESTS = { tier_amount: AMOUNT };

const fileOf = (service: string, file: string) => inRoot('services', service, 'src', `${file}.ts`);
export const realWorker = fileOf('topup', 'worker');

export type PaymentFieldOptions = {
  redisUrl: string;
  /** Processes of each kind. */
  https: number;
  workers: number;
  /** Another one than the real, to show that the books would notice. */
  workerFile?: string;
  env?: Record<string, string>;
};

export type Bought = { order: Order; orderno: string };
type Told = { data: { order_id: string } };

/** The real processes of topup, a simulated provider, the real events that take its deliveries, and a list of what vip is told. */
export async function openPaymentField(options: PaymentFieldOptions) {
  const { redisUrl, https, workers, workerFile = realWorker, env: over = {} } = options;
  const folder = mkdtempSync(join(tmpdir(), 'hub-payments-'));
  const [topup, events] = await Promise.all([schemaFor('topup'), schemaFor('events')]);
  const told = new Map<string, Set<string>>();
  const vip = await fakeService({
    'POST /internal/facts/order-paid': (body) => {
      const { id, data } = body as Told & { id: string };
      told.set(data.order_id, (told.get(data.order_id) ?? new Set()).add(id));
      return { body: { applied: true } };
    },
  });
  const provider = await startProvider({ ...shopEnv, NOTIFY_GAP_MS: '300' });
  await fetch(`${provider.url}/api/behaviour`, { method: 'POST', body: JSON.stringify({ tries: 10 }) });
  const base = topupEnv({ databaseUrl: topup.url, redisUrl, site: provider.url });
  const delivering = await startEvents({
    ...base,
    LOG_LEVEL: 'silent',
    DATABASE_URL: events.url,
    FILES_URL: pathToFileURL(folder).href,
    UPLOAD_FOLDER: join(folder, 'uploads'),
  });
  const services = { identity: vip.url, catalog: vip.url, events: delivering.url, vip: vip.url };
  const env = {
    ...base,
    LOG_LEVEL: 'error',
    SERVICE_URLS: JSON.stringify(services),
    SWEEP_MS: '200',
    RECONCILE_MS: '500',
    ...over,
  };
  const start = (name: string, file: string) => startOwn({ name, file, env }, { logFolder: folder });
  const names = (kind: string, many: number) => Array.from({ length: many }, (_, nth) => `${kind} ${nth}`);
  const [source, eventsSource] = await Promise.all([
    openDatabase(topup.url, schema, 8),
    openDatabase(events.url, eventsSchema, 2),
  ]);
  const db = new Db(source);
  await db.runTx((tx) =>
    addSetting(tx, { kind: 'late', seen: 0, body: { policy: 'grant' }, by_name: 'test', reason: '' }),
  );
  const handles: { https: ProcessHandle[]; workers: ProcessHandle[] } = { https: [], workers: [] };
  const door = await openNoticeDoor(() => handles.https.map(({ url }) => url));
  const control = async <T>(path: string, body?: object): Promise<T> => {
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(provider.url + path, sent);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const bought: Bought[] = [];
  const visit = ({ orderno }: Bought, amount: number) => ({
    orderno,
    amount,
    site: provider.url,
    home: `${door.url}/api/payments/newebpay`,
  });
  const field = {
    db,
    source,
    door,
    handles,
    bought,
    control,
    startProcesses: async () => {
      const [opened, working] = await Promise.all([
        Promise.all(names('topup', https).map((name) => start(name, fileOf('topup', 'main')))),
        Promise.all(names('topup worker', workers).map((name) => start(name, workerFile))),
      ]);
      handles.https.push(...opened);
      handles.workers.push(...working);
    },
    /** An order whose buyer went to the provider three minutes ago; of a character of its own where none is given. */
    buy: async (role_id = String(unique()).padStart(9, '7').slice(-9), cancels_at?: Date): Promise<Bought> => {
      const made = await aPurchase(db, { ...MONTH_OF_TESTS, role_id, ...(cancels_at && { cancels_at }) });
      await source.query('UPDATE payment_attempt SET created_at = NOW(3) - INTERVAL 3 MINUTE WHERE orderno = ?', [
        made.orderno,
      ]);
      bought.push(made);
      return made;
    },
    open: (one: Bought, amount = AMOUNT) => openPayment(visit(one, amount)),
    payByCard: (one: Bought, amount = AMOUNT) => goPay(visit(one, amount)),
    endLeases: () =>
      askAgain(() =>
        source.query(
          "UPDATE outbox SET lease_until = NULL, next_at = NOW(3) WHERE next_at IS NOT NULL AND job <> 'expire-order'",
        ),
      ),
    /** As half an hour later: who was killed while asking the provider has not said that it knew the order. */
    endWindows: () => askAgain(() => source.query('DELETE FROM counter')),
    /** Jobs, messages and late orders that still wait. */
    left: async (): Promise<number> => {
      const many = (sql: string) => source.query<{ many: string }[]>(`SELECT COUNT(*) AS many FROM ${sql}`);
      const counts = await Promise.all(
        [
          "outbox WHERE done_at IS NULL AND job <> 'expire-order'",
          'provider_message WHERE outcome IS NULL',
          "topup_order WHERE state = 'late'",
        ].map(many),
      );
      return counts.reduce((sum, [row]) => sum + Number(row?.many ?? 0), 0);
    },
    books: async (): Promise<OrderBook[]> => {
      const { trades } = await control<{ trades: Trade[] }>('/api/trades?state=paid&limit=100000');
      const ids = bought.map(({ order }) => order.id);
      const [orders, payments, issues, asked] = await Promise.all([
        source.query<Order[]>('SELECT * FROM topup_order WHERE id IN (?)', [ids]),
        source.query<Paid[]>('SELECT order_id, trade_no, amount FROM payment'),
        source.query<Issue[]>('SELECT orderno, trade_no FROM payment_issue'),
        eventsSource.query<{ reason: string; title: string }[]>('SELECT reason, title FROM delivery'),
      ]);
      const numbers = new Map(bought.map(({ order, orderno }) => [order.id, orderno]));
      return orders.map((order) => ({
        report_id: order.report_id,
        role_id: order.role_id,
        amount: order.amount,
        state: order.state,
        trades: trades
          .filter(({ id }) => id === numbers.get(order.id))
          .map(({ trade_no, amount }) => ({ trade_no, amount })),
        payments: payments
          .filter(({ order_id }) => order_id === order.id)
          .map(({ trade_no, amount }) => ({ trade_no, amount })),
        issues: issues.filter(({ orderno }) => orderno === numbers.get(order.id)).map(({ trade_no }) => trade_no),
        parts: asked
          .filter(({ reason }) => reason === `order:${order.report_id}`)
          .map(({ title }) => (title === '首儲好禮' ? 'tier' : 'goods')),
        told: told.get(order.report_id)?.size ?? 0,
      }));
    },
    close: async () => {
      await Promise.all([...handles.https, ...handles.workers].map((handle) => handle.close()));
      await provider.close();
      await door.close();
      await delivering.close();
      await vip.close();
      await source.destroy();
      await eventsSource.destroy();
      await topup.drop();
      await events.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return field;
}
export type PaymentField = Awaited<ReturnType<typeof openPaymentField>>;

type Trade = { id: string; trade_no: string; amount: number };
type Paid = { order_id: number; trade_no: string; amount: number };
type Issue = { orderno: string; trade_no: string };
