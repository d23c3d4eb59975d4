import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fakeService, testKeys } from '@hub/nest-kit/testing';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { inRoot } from '../../../infra/local/boot/places.mjs';
import { startOwn } from '../../../infra/local/site/own-process.ts';
import type { ProcessHandle } from '../../../infra/local/site/process-handle.ts';
import { schema } from '../../../services/events/src/data-source.ts';
import { askDelivery, type Asked } from '../../../services/events/src/deliveries/ask-delivery.ts';
import { appliedIn, faultsBetween, type Kept } from './ledger.ts';

export const GAME = 'H73';
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const aName = () => `rdm_${[...randomBytes(26)].map((byte) => CROCKFORD[byte % 32]).join('')}`;
const aRole = (nth: number) => String(100_000_000 + (nth % 800_000_000));

const anAsked = (id: string, nth: number, notBefore: Date | null): Asked => ({
  id,
  source: 'survey',
  reason: `survey:${randomUUID().slice(0, 8)}`,
  game_id: GAME,
  server_id: 'tw_2001',
  role_id: aRole(nth),
  partner_uid: '',
  title: '問卷獎勵',
  body: '感謝您填寫問卷 🎁',
  items: [{ item_code: 'gift_box_a', qty: 1 }],
  expire_days: 30,
  not_before: notBefore?.toISOString() ?? null,
  deadline: null,
  batch: '',
});

export type FieldOptions = {
  databaseUrl: string;
  redisUrl: string;
  workers: number;
  /** The file of a worker; another one than the real, to show that the check would notice. */
  workerFile?: string;
  env?: Record<string, string>;
};

export const realWorker = inRoot('services', 'events', 'src', 'worker.ts');

/** Workers in processes of their own, a simulated game with its book, and rows that are to arrive there. */
export async function openField({ databaseUrl, redisUrl, workers, workerFile = realWorker, env = {} }: FieldOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'hub-deliveries-'));
  const ledgerFile = join(folder, 'ledger.jsonl');
  const linksFile = join(folder, 'game-links.json');
  const key = randomBytes(32).toString('base64url');
  const keys = [{ kid: 'h73-link', alg: 'HS256', key }];
  writeFileSync(linksFile, JSON.stringify({ [GAME]: { base_url: '', keys } }));
  const game = await startOwn(
    {
      name: 'game-server',
      file: inRoot('infra', 'simulators', 'game-server', 'src', 'main.ts'),
      env: { HOST: '127.0.0.1', PORT: '0', LEDGER_FILE: ledgerFile, GAME_LINKS_FILE: linksFile },
    },
    { logFolder: folder },
  );
  const known = [{ kid: 'h73-link', secret: key, until: null }];
  const link = { game: GAME, base_url: game.url, public_only: false, keys: known };
  const identity = await fakeService({ 'GET /internal/partner/links': () => ({ body: { link } }) });
  const workerEnv = {
    HUB_ENV: 'test',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'http://localhost:8080',
    DATABASE_URL: databaseUrl,
    REDIS_QUEUE_URL: redisUrl,
    FILES_URL: pathToFileURL(folder).href,
    SERVICE_URLS: JSON.stringify({ identity: identity.url }),
    DELIVERY_TICK_MS: '200',
    KEEP_MS: '300',
    ...testKeys,
    ...env,
  };
  const handles: ProcessHandle[] = [];
  const startWorkers = async () => {
    const names = Array.from({ length: workers }, (_, nth) => `worker ${nth}`);
    const start = (name: string) => startOwn({ name, file: workerFile, env: workerEnv }, { logFolder: folder });
    for (const started of await Promise.allSettled(names.map(start))) {
      if (started.status === 'rejected') throw started.reason;
      handles.push(started.value);
    }
  };
  const source = await openDatabase(databaseUrl, schema, 8);
  const db = new Db(source);
  const countOf = async (sql: string): Promise<number> =>
    Number((await source.query<{ many: string }[]>(`SELECT COUNT(*) AS many FROM ${sql}`))[0]?.many ?? 0);
  const asked: string[] = [];
  const post = (path: string, body: object) =>
    fetch(game.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    db,
    folder,
    key,
    game,
    workers: handles,
    asked,
    startWorkers,
    seed: (seed: string) => post('/api/seed', { seed }),
    faults: (faults: object[]) => post('/api/faults', { game: GAME, faults }),
    /** Asks for so many, `notBefore` that moment; some at the same time, as services would. */
    ask: async (many: number, notBefore: Date | null = null) => {
      let next = 0;
      const lane = async () => {
        while (next < many) {
          const from = next;
          next += Math.min(100, many - from);
          const names = Array.from({ length: next - from }, aName);
          await db.runTx(async (tx) => {
            for (const [nth, id] of names.entries()) await askDelivery(tx, anAsked(id, from + nth, notBefore));
          });
          asked.push(...names);
        }
      };
      await Promise.all([lane(), lane(), lane(), lane()]);
    },
    /** Lets everything that waits be due at once, so many seconds from now; answers when. */
    allDueIn: async (seconds: number): Promise<Date> => {
      const [now] = await source.query<{ due: Date }[]>('SELECT NOW(3) + INTERVAL ? SECOND AS due', [seconds]);
      await source.query(`UPDATE delivery SET due_at = ? WHERE state = 'queued'`, [now!.due]);
      return now!.due;
    },
    open: () => countOf(`delivery WHERE state IN ('queued', 'sending', 'unknown')`),
    /** What is open and under way, or goes by itself within ten minutes. */
    soon: () => countOf(`delivery WHERE state = 'sending' OR due_at < NOW(3) + INTERVAL 10 MINUTE`),
    tries: () => countOf('delivery_try'),
    /** Tries that a killed worker took with it. */
    lost: () => countOf(`delivery_try WHERE outcome = 'lost'`),
    applied: () => appliedIn(ledgerFile),
    check: async (): Promise<string[]> => {
      const kept = await source.query<Kept[]>('SELECT mail_id, state, partner_mail_id FROM delivery');
      return faultsBetween(asked, kept, await appliedIn(ledgerFile));
    },
    close: async () => {
      await Promise.all(handles.map((handle) => handle.close()));
      await game.close();
      await identity.close();
      await source.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Field = Awaited<ReturnType<typeof openField>>;
