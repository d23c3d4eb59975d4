import { keepCalendar } from '@hub/nest-kit/calendar';
import { loadConfig, type Env } from '@hub/nest-kit/config';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { exportHandlers, exportTask, sweepExports } from '@hub/nest-kit/exports';
import { openFileStore, UploadFolder } from '@hub/nest-kit/files';
import { createLog } from '@hub/nest-kit/log';
import { handles, startJobWorker } from '@hub/nest-kit/outbox';
import { runWhenEntry, type Running } from '@hub/nest-kit/process';
import { retentionDay } from '@hub/nest-kit/retention';
import { repeatEvery } from '@hub/nest-kit/repeat';
import { watchSchedules } from '@hub/nest-kit/schedules';
import { auditExports } from './audit/exports/audit-kind.ts';
import { noteEnd } from './audit/exports/note-end.ts';
import { identityWorkerConfig } from './config.ts';
import { schema } from './data-source.ts';
import { endOld } from './retention.ts';

/** A file holds a connection and reads as fast as it can: beside two of them the service still breathes. */
const FILES_AT_ONCE = 2;

/** Starts the job process of identity: the files of the audit, and what ends when it has served its time. The audit itself is kept by the HTTP process. */
export async function start(env: Env): Promise<Running> {
  const config = loadConfig('identity-worker', identityWorkerConfig, env);
  const log = createLog('identity-worker', config.LOG_LEVEL, config.BUILD);
  const source = await openDatabase(config.DATABASE_URL, schema, 4);
  const store = await openFileStore(config.FILES_URL);
  const uploads = await UploadFolder.open(config.UPLOAD_FOLDER);
  const watch = watchSchedules(source, log);
  const db = new Db(source);
  const files = exportHandlers({ source, store, uploads, kinds: auditExports(source), log, ended: noteEnd });
  const retention = handles(retentionDay.job, async () => void (await endOld(db)));
  const worker = await startJobWorker({
    queue: 'identity',
    redisUrl: config.REDIS_QUEUE_URL,
    source,
    handlers: [...files, retention],
    log,
    watch,
    concurrency: FILES_AT_ONCE,
    sweep: { everyMs: config.SWEEP_MS, parallel: FILES_AT_ONCE, jobs: [exportTask, retentionDay.job.name] },
  });
  const tidy = () => sweepExports(source, store, noteEnd);
  const tidying = repeatEvery(config.TIDY_MS, watch('exports', config.TIDY_MS, tidy), log);
  const calendar = keepCalendar({ db, entries: [retentionDay], log, watch, everyMs: config.TIDY_MS });
  const close = async () => {
    for (const rounds of [tidying, calendar]) await rounds.close();
    await worker.close();
    await uploads.close();
    await store.close();
    await source.destroy();
  };
  return { name: 'identity-worker', url: '', close };
}

await runWhenEntry(import.meta.url, start);
