import { deliverySettled } from '@hub/contracts/facts';
import { auditHandlers, keepAudit, ledgerHead } from '@hub/nest-kit/audit';
import { sweepApprovals } from '@hub/nest-kit/approval';
import { keepCalendar } from '@hub/nest-kit/calendar';
import { loadConfig, type Env } from '@hub/nest-kit/config';
import { Db, openDatabase, sweepOld } from '@hub/nest-kit/db';
import { exportHandlers, sweepExports } from '@hub/nest-kit/exports';
import { factHandlers, factPost } from '@hub/nest-kit/facts';
import { openFileStore, UploadFolder } from '@hub/nest-kit/files';
import { ServiceClient } from '@hub/nest-kit/http';
import { parseRings } from '@hub/nest-kit/keys';
import { createLog } from '@hub/nest-kit/log';
import { handles, JobRunner, startJobWorker } from '@hub/nest-kit/outbox';
import { GameClient, IdentityLinks } from '@hub/nest-kit/partner';
import { runWhenEntry, type Running } from '@hub/nest-kit/process';
import { copyHolds, retentionDay } from '@hub/nest-kit/retention';
import { repeatEvery } from '@hub/nest-kit/repeat';
import { watchSchedules } from '@hub/nest-kit/schedules';
import { CodeKeys } from './code-keys.ts';
import { forgetPictures } from './program/pictures/forget-pictures.ts';
import { keepUsed } from './redeem/keep-used.ts';
import { eventsWorkerConfig, sendSettingsOf } from './config.ts';
import { schema } from './data-source.ts';
import { keepDeliveries } from './deliveries/keep/keep-deliveries.ts';
import { endOld } from './retention/end-old.ts';
import { ForgetPlayers } from './retention/forget-players.ts';
import { keepSerials } from './serials/keep-serials.ts';
import { Sender } from './deliveries/send/sender.ts';
import { codeExportKinds } from './redeem/desk/code-export-kinds.ts';

/** How often the used codes of batches are counted. */
const COUNT_MS = 10_000;

/** Starts the worker of events: sends what is due into the games and keeps what goes with it. */
export async function start(env: Env): Promise<Running> {
  const config = loadConfig('events-worker', eventsWorkerConfig, env);
  const log = createLog('events-worker', config.LOG_LEVEL, config.BUILD);
  const source = await openDatabase(config.DATABASE_URL, schema, 12);
  const db = new Db(source);
  const urls = JSON.parse(config.SERVICE_URLS) as Record<string, string>;
  const services = new ServiceClient('events', urls, parseRings(config.IDENTITY_KEYS));
  const links = new IdentityLinks(services);
  const client = new GameClient(links);
  const post = factPost(services);
  const audit = auditHandlers({ service: 'events', source, post, ledger: ledgerHead(services), log });
  const store = await openFileStore(config.FILES_URL);
  const uploads = await UploadFolder.open(config.UPLOAD_FOLDER);
  const kinds = codeExportKinds(source, CodeKeys.from(config, log));
  const files = exportHandlers({ source, store, uploads, kinds, log });
  const watch = watchSchedules(source, log);
  const players = new ForgetPlayers(db);
  const retention = handles(retentionDay.job, () => endOld(db, players, () => copyHolds(db, services)));
  const handlers = [...factHandlers(post, [deliverySettled]), ...audit, ...files, retention];
  const runner = new JobRunner(source, handlers, log);
  const jobs = startJobWorker({
    queue: 'events',
    redisUrl: config.REDIS_QUEUE_URL,
    source,
    runner,
    log,
    watch,
    sweep: { everyMs: config.SWEEP_MS },
  });
  const settings = sendSettingsOf(config);
  const sender = new Sender({ db, client, links, log, settings, watch });
  sender.start();
  const keeping = keepDeliveries({ db, log, watch, settings, everyMs: config.KEEP_MS });
  const serials = keepSerials({ db, log, watch, store, uploads, config });
  const everyMs = config.AUDIT_EVERY_MS;
  const auditing = keepAudit({ service: 'events', source, runner, log, everyMs, watch });
  const counting = repeatEvery(COUNT_MS, watch('serial-used', COUNT_MS, keepUsed(db)), log);
  const tidy = async () => {
    await sweepOld(source);
    await sweepExports(source, store);
    await forgetPictures(db);
    while ((await sweepApprovals(db)) > 0);
  };
  const tidying = repeatEvery(config.TIDY_MS, watch('old-rows', config.TIDY_MS, tidy), log);
  const calendar = keepCalendar({ db, entries: [retentionDay], log, watch, everyMs: config.TIDY_MS });
  const close = async () => {
    players.close();
    await sender.close();
    for (const work of [keeping, serials, counting, auditing, tidying, calendar, jobs]) await work.close();
    await client.close();
    await services.close();
    await uploads.close();
    await store.close();
    await source.destroy();
  };
  return { name: 'events-worker', url: '', close };
}

await runWhenEntry(import.meta.url, start);
