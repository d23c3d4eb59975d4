import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import mysql from 'mysql2/promise';
import { aPlayer, askAgain, callAs, fakeService, testKeys } from '@hub/nest-kit/testing';
import { inRoot } from '../../../infra/local/boot/places.mjs';
import { startOwn } from '../../../infra/local/site/own-process.ts';
import type { AnEvent, Query } from '../../../services/events/test/redeem.setup.ts';
import { RAN_AGAIN } from './ran-again.ts';

const tellingEvents = inRoot('tests', 'faults', 'codes', 'events-telling.ts');
const realWorker = inRoot('services', 'events', 'src', 'worker.ts');

export type CodeFieldOptions = {
  databaseUrl: string;
  redisUrl: string;
  processes: number;
  /** Another one than the real, to show that the checks would notice. */
  mainFile?: string;
  /** `debug` for all they can say. */
  logLevel?: string;
};

export type Player = ReturnType<typeof aPlayer>;
/** `words`: of a refusal, '' of a success. 0 where no answer came. */
export type Ended = { status: number; words: string };

/** Several processes of the real service over one database, and players who call all of them. */
export async function openCodeField(options: CodeFieldOptions) {
  const { databaseUrl, redisUrl, processes, mainFile = tellingEvents, logLevel = 'error' } = options;
  const folder = mkdtempSync(join(tmpdir(), 'hub-codes-'));
  const neighbours = await fakeService({});
  const env = {
    HUB_ENV: 'test',
    LOG_LEVEL: logLevel,
    PUBLIC_URL: 'http://localhost:8080',
    DATABASE_URL: databaseUrl,
    REDIS_QUEUE_URL: redisUrl,
    FILES_URL: pathToFileURL(join(folder, 'objects')).href,
    UPLOAD_FOLDER: join(folder, 'uploads'),
    BULK_TICK_MS: '50',
    SERVICE_URLS: JSON.stringify({ identity: neighbours.url, catalog: neighbours.url }),
    // One second between two tries of a player would judge them one after another.
    REDEEM_GAP_MS: '0',
    ...testKeys,
  };
  const names = Array.from({ length: processes }, (_, nth) => `events ${nth}`);
  const handles = await Promise.all(
    names.map((name) => startOwn({ name, file: mainFile, env }, { logFolder: folder })),
  );
  const base = mysql.createPool({ uri: databaseUrl, timezone: 'Z', connectionLimit: 4 });
  const query: Query = async (sql, values) => (await askAgain(() => base.query(sql, values)))[0];
  /** All that the processes wrote so far. */
  const logs = async (): Promise<string> => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.log'));
    return (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('');
  };
  let calls = 0;
  const redeem = async (event: AnEvent, who: Player, serial_no: string, nth = calls++, tries = 5): Promise<Ended> => {
    const line = `POST /api/events/redeem_serial_code/${event.id}`;
    const { url } = handles[nth % handles.length]!;
    try {
      const { status, body, headers } = await callAs(url, 'events', line, { who, body: { serial_no } });
      // On a crowded machine: who is told to come again does, as a player would.
      if (status === 503 && tries > 0) {
        await sleep(Number(headers.get('retry-after')) * 1000);
        return await redeem(event, who, serial_no, nth, tries - 1);
      }
      return { status, words: status === 200 ? '' : Object.values(body).join() };
    } catch {
      return { status: 0, words: 'no answer' };
    }
  };
  return {
    query,
    handles,
    redeem,
    /** A worker beside them, until it is closed. */
    startWorker: () => startOwn({ name: 'worker', file: realWorker, env }, { logFolder: folder }),
    logs,
    /** What a statement counts. */
    many: async (sql: string, values: unknown[] = []): Promise<number> =>
      Number(((await query(`SELECT COUNT(*) AS many FROM ${sql}`, values)) as { many: number }[])[0]?.many),
    /** How many transactions of these processes had to run again: what others do on the same server is not theirs. */
    ranAgain: async (): Promise<number> => (await logs()).split(RAN_AGAIN).length - 1,
    restart: () => Promise.all(handles.map((handle) => handle.restart())),
    close: async () => {
      await Promise.all(handles.map((handle) => handle.close()));
      await base.end();
      await neighbours.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type CodeField = Awaited<ReturnType<typeof openCodeField>>;
