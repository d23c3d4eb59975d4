import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeService, testKeys } from '@hub/nest-kit/testing';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { inRoot } from '../../../infra/local/boot/places.mjs';
import { startOwn } from '../../../infra/local/site/own-process.ts';
import type { ProcessHandle } from '../../../infra/local/site/process-handle.ts';
import { schema } from '../../../services/events/src/data-source.ts';
import { askDelivery } from '../../../services/events/src/deliveries/ask-delivery.ts';
import { appliedIn, faultsBetween, type Kept } from './ledger.ts';

export const GAME = 'H73';
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const aName = () => `rdm_${[...randomBytes(26)].map((byte) => CROCKFORD[byte % 32]).join('')}`;
const aRole = (nth: number) => String(100_000_000 + (nth % 800_000_000));

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
    SERVICE_URLS: JSON.stringify({ identity: identity.url }),
    DELIVERY_TICK_MS: '200',
    KEEP_MS: '300',
    GAME_URL: game.url,
    GAME_KEY: key,
    ...testKeys,
    ...env,
  };
  const handles: ProcessHandle[] = [];
  const startWorkers = async () => {
    for (let n = 0; n < workers; n += 1)
      handles.push(await startOwn({ name: `worker ${n}`, file: workerFile, env: workerEnv }, { logFolder: folder }));
  };
  const source = await openDatabase(databaseUrl, schema, 8);
  const db = new Db(source);
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
    /** Asks for so many, `notBefore` that moment. */
    ask: async (many: number, notBefore: Date | null = null) => {
      for (let from = 0; from < many; from += 100) {
        const names = Array.from({ length: Math.min(100, many - from) }, aName);
        await db.runTx(async (tx) => {
          for (const [nth, id] of names.entries())
            await askDelivery(tx, {
              id,
              source: 'survey',
              reason: `survey:${randomUUID().slice(0, 8)}`,
              game_id: GAME,
              server_id: 'tw_2001',
              role_id: aRole(from + nth),
              partner_uid: '',
              title: '問卷獎勵',
              body: '感謝您填寫問卷 🎁',
              items: [{ item_code: 'gift_box_a', qty: 1 }],
              expire_days: 30,
              not_before: notBefore?.toISOString() ?? null,
              deadline: null,
              batch: '',
            });
        });
        asked.push(...names);
      }
    },
    /** Lets everything that waits be due at once, so many seconds from now; answers when. */
    allDueIn: async (seconds: number): Promise<Date> => {
      const [now] = await source.query<{ due: Date }[]>('SELECT NOW(3) + INTERVAL ? SECOND AS due', [seconds]);
      await source.query(`UPDATE delivery SET due_at = ? WHERE state = 'queued'`, [now!.due]);
      return now!.due;
    },
    open: async (): Promise<number> => {
      const rows = await source.query<{ many: string }[]>(
        `SELECT COUNT(*) AS many FROM delivery WHERE state IN ('queued', 'sending', 'unknown')`,
      );
      return Number(rows[0]?.many ?? 0);
    },
    tries: async (): Promise<number> => {
      const rows = await source.query<{ many: string }[]>('SELECT COUNT(*) AS many FROM delivery_try');
      return Number(rows[0]?.many ?? 0);
    },
    applied: () => appliedIn(ledgerFile),
    check: async (): Promise<string[]> => {
      const kept = await source.query<Kept[]>('SELECT mail_id, state, partner_mail_id FROM delivery');
      return faultsBetween(asked, kept, await appliedIn(ledgerFile));
    },
    close: async () => {
      for (const handle of handles) await handle.close();
      await game.close();
      await identity.close();
      await source.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Field = Awaited<ReturnType<typeof openField>>;
