import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import mysql from 'mysql2/promise';
import { BulkRepository, BulkFiles } from '@hub/nest-kit/bulk';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { openFileStore, UploadFolder } from '@hub/nest-kit/files';
import type { PlayerCaller } from '@hub/nest-kit/http';
import { parseRing } from '@hub/nest-kit/keys';
import { aPlayer, testKeys } from '@hub/nest-kit/testing';
import { atMost } from '../../../infra/local/bench/aims.ts';
import type { BenchSite } from '../../../infra/local/bench/run-bench.ts';
import { schema } from '../../../services/events/src/data-source.ts';
import { RedeemCode } from '../../../services/events/src/redeem/redeem-code.ts';
import { RedeemPace } from '../../../services/events/src/redeem/redeem-pace.ts';
import { madeLines } from '../../../services/events/src/serials/make/made-code.ts';
import { moveBatch, OPENED } from '../../../services/events/src/serials/move-batch.ts';
import { aBatch, aCode, anEvent, codeKeys, type Query } from '../../../services/events/test/redeem.setup.ts';
import { withEventsSchema } from './open-schema.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** Codes redeemed one after the other while the file comes in, with a pause between two. */
const REDEEMED = 20_000;
const PAUSE_MS = 20;
const LOOK_MS = 100;
const WARM_MS = 5000;
/** Seconds of a whole file: a small one is mostly the way there. */
const WHOLE = 1_000_000;
const MOST = { seconds: 15, megabytes: 200, waitMs: 50 };

type Site = Pick<BenchSite, 'adminUrl' | 'redisUrl'>;

/** A file of so many codes through a real worker, while players redeem others: how long, how much memory, who waits. */
export async function importCodes(site: Site, rows: number) {
  const folder = await mkdtemp(join(tmpdir(), 'hub-import-'));
  try {
    return await withEventsSchema(site.adminUrl, 'import', (url) => measure(site, url, folder, rows));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure({ redisUrl }: Site, databaseUrl: string, folder: string, rows: number) {
  const source = await openDatabase(databaseUrl, schema, 8);
  const db = new Db(source);
  const base = mysql.createPool({ uri: databaseUrl, timezone: 'Z', connectionLimit: 2 });
  const query: Query = async (sql, values) => (await base.query(sql, values))[0];
  const env = envOf(redisUrl, databaseUrl, folder);
  const worker = await aWorker(env);
  const players = await redeeming(query, db);
  try {
    // A process that has just begun is slow by itself.
    await players.during(() => sleep(WARM_MS));
    const calm = await players.during(() => sleep(WARM_MS));
    const before = await worker.rss();
    const { batch, box } = await upload(db, env, folder, rows);
    let brought = 0;
    const busy = await players.during(async () => {
      brought = await worker.until(query, batch, 'checked');
    });
    const begun = performance.now();
    await db.runTx(async (tx) => {
      await box.commit(tx, 'serial', batch);
      await moveBatch(tx, { id: batch }, 'commit', 'desk', OPENED);
    });
    const opened = performance.now() - begun;
    const [{ many }] = (await query('SELECT COUNT(*) AS many FROM serial_code WHERE batch_id = ?', [batch])) as [
      { many: number },
    ];
    if (Number(many) !== rows) throw new Error(`${many} of ${rows} codes came in`);
    const figures = {
      'codes in the file': rows,
      'read, compared and written, s': Number((brought / 1000).toFixed(1)),
      'good from the moment of the confirmation, ms': Math.round(opened),
      'codes/s': Math.round(rows / ((brought + opened) / 1000)),
      'redeeming before, p99 ms': calm,
    };
    const aims = [
      ...(rows < WHOLE ? [] : [atMost('codes read, compared and written', brought / 1000, MOST.seconds, 's')]),
      atMost('memory of the worker grows by', Math.round((worker.peak() - before) / 1024), MOST.megabytes, 'MB'),
      atMost('redeeming meanwhile, p99', busy, MOST.waitMs, 'ms'),
    ];
    return { figures, aims };
  } finally {
    await worker.close();
    await base.end();
    await source.destroy();
  }
}

const envOf = (redisUrl: string, databaseUrl: string, folder: string) => ({
  HUB_ENV: 'test',
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'http://localhost:8080',
  DATABASE_URL: databaseUrl,
  REDIS_QUEUE_URL: redisUrl,
  SERVICE_URLS: '{}',
  BULK_TICK_MS: '100',
  FILES_URL: pathToFileURL(join(folder, 'objects')).href,
  UPLOAD_FOLDER: join(folder, 'uploads'),
  ...testKeys,
});

/** The worker of events in a process of its own, and the most memory that it had. */
async function aWorker(env: Record<string, string>) {
  const loader = join(root, 'infra', 'local', 'boot', 'load-ts.mjs');
  const main = join(root, 'services', 'events', 'src', 'worker.ts');
  const child = spawn(process.execPath, ['--import', loader, main], {
    env: { PATH: '/usr/bin:/bin', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const rss = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  };
  let most = 0;
  await sleep(6000);
  return {
    rss,
    peak: () => most,
    /** How long it took until the batch was there, in ms. */
    until: async (query: Query, batch: number, state: string): Promise<number> => {
      const begun = performance.now();
      for (;;) {
        most = Math.max(most, await rss());
        const [row] = (await query('SELECT state FROM serial_batch WHERE id = ?', [batch])) as { state: string }[];
        if (row?.state === state) return performance.now() - begun;
        if (row?.state === 'failed') throw new Error('the import failed');
        await sleep(LOOK_MS);
      }
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A batch with its sealed file, as the desk makes one of an upload. */
async function upload(db: Db, env: Record<string, string>, folder: string, rows: number) {
  const path = join(folder, 'codes.csv');
  await pipeline(Readable.from(madeLines(rows, 12)), createWriteStream(path));
  const store = await openFileStore(env.FILES_URL ?? '');
  const uploads = await UploadFolder.open(env.UPLOAD_FOLDER ?? '');
  const box = new BulkRepository(db, new BulkFiles(store, uploads, parseRing(env.SERIAL_KEYS ?? ''), 'events'));
  const sealed = await box.seal(path);
  const [event] = await db.source.query<{ id: number; category: number }[]>(
    'SELECT e.id, g.id AS category FROM event e JOIN event_category g ON g.event_id = e.id LIMIT 1',
  );
  const batch = await db.runTx(async (tx) => {
    const { insertId } = await tx.manager.query<{ insertId: number }>(
      `INSERT INTO serial_batch (event_id, category_id, game_id, kind, name, state)
        VALUES (?, ?, 'H73', 'imported', '匯入', 'waiting')`,
      [event?.id, event?.category],
    );
    await box.add(tx, { kind: 'serial', subject: insertId, ...sealed });
    return insertId;
  });
  await uploads.close();
  await store.close();
  return { batch, box };
}

/** Players who redeem one code after the other; how long 99 of 100 wait at most, in ms. */
async function redeeming(query: Query, db: Db) {
  const event = await anEvent(query);
  const codes = Array.from({ length: REDEEMED }, aCode);
  for (let from = 0; from < REDEEMED; from += 1000) await aBatch(query, event, codes.slice(from, from + 1000));
  const redeem = new RedeemCode(db, codeKeys, new RedeemPace(0));
  const once = async () => {
    const caller = { who: aPlayer(), language: 'zh-TW', rid: '', ip: '', key: null, token: null } as PlayerCaller;
    const begun = performance.now();
    await redeem.run(caller, String(event.id), codes.pop() ?? '');
    return performance.now() - begun;
  };
  return {
    during: async (work: () => Promise<unknown>): Promise<number> => {
      const waits: number[] = [];
      let over = false;
      const ending = work().finally(() => (over = true));
      while (!over && codes.length > 0) {
        waits.push(await once());
        await sleep(PAUSE_MS);
      }
      await ending;
      waits.sort((one, other) => one - other);
      return Math.round(waits[Math.floor(waits.length * 0.99)] ?? 0);
    },
  };
}
