import { supportDesk } from '@hub/contracts/support';
import { auditHandlers, keepAudit, ledgerHead } from '@hub/nest-kit/audit';
import { keepCalendar } from '@hub/nest-kit/calendar';
import { loadConfig, type Env } from '@hub/nest-kit/config';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { factPost } from '@hub/nest-kit/facts';
import { exportHandlers } from '@hub/nest-kit/exports';
import { openFileStore, UploadFolder, Vault } from '@hub/nest-kit/files';
import { ServiceClient } from '@hub/nest-kit/http';
import { parseKey, parseRing, parseRings } from '@hub/nest-kit/keys';
import { createLog } from '@hub/nest-kit/log';
import { Mailer } from '@hub/nest-kit/mail';
import { handles, JobRunner, startJobWorker } from '@hub/nest-kit/outbox';
import { retentionDay } from '@hub/nest-kit/retention';
import { watchSchedules } from '@hub/nest-kit/schedules';
import { runWhenEntry, type Running } from '@hub/nest-kit/process';
import {
  bulkHandler,
  CaseRetention,
  ContactBox,
  keepDesk,
  keepFigures,
  ticketExports,
  ticketMailHandlers,
} from '@hub/tickets/server';
import { supportWorkerConfig } from './config.ts';
import { schema } from './data-source.ts';
import { keepTidy } from './keep-tidy.ts';
import { openLines } from './lines.ts';
import { endOld } from './retention.ts';
import { CatalogSettings } from './neighbours/catalog-settings.ts';
import { IdentityColleagues } from './neighbours/identity-colleagues.ts';
import { tidied } from './tidied.ts';

/** Starts the job process of support: mails, and the sweep of what has served its time or was never claimed. */
export async function start(env: Env): Promise<Running> {
  const config = loadConfig('support-worker', supportWorkerConfig, env);
  const log = createLog('support-worker', config.LOG_LEVEL, config.BUILD);
  const source = await openDatabase(config.DATABASE_URL, schema, 6);
  const store = await openFileStore(config.FILES_URL);
  const uploads = await UploadFolder.open(config.UPLOAD_FOLDER);
  const vault = new Vault(store, parseRing(config.VAULT_KEYS));
  const mailer = new Mailer(config.SMTP_URL, config.MAIL_FROM, config.HUB_ENV !== 'production');
  const checkKey = parseKey(config.CHECK_KEY);
  const box = new ContactBox(checkKey);
  const services = new ServiceClient('support', JSON.parse(config.SERVICE_URLS), parseRings(config.IDENTITY_KEYS));
  const settings = new CatalogSettings(services);
  const publicUrl = config.PUBLIC_URL;
  const handlers = ticketMailHandlers({ desk: supportDesk, source, mailer, checkKey, publicUrl, settings });
  const [post, ledger] = [factPost(services), ledgerHead(services)];
  const audit = auditHandlers({ service: 'support', source, post, ledger, log });
  const lines = openLines(config, log);
  const bulk = bulkHandler({
    desk: supportDesk,
    db: new Db(source, lines.after),
    colleagues: new IdentityColleagues(services),
  });
  const files = exportHandlers({ source, store, uploads, kinds: ticketExports(source, box), log });
  const watch = watchSchedules(source, log);
  const cases = new CaseRetention({ source, store, log });
  const retention = handles(retentionDay.job, () => endOld(new Db(source), cases));
  const runner = new JobRunner(source, [...handlers, bulk, ...audit, ...files, retention], log);
  const worker = startJobWorker({
    queue: 'support',
    redisUrl: config.REDIS_QUEUE_URL,
    source,
    runner,
    log,
    watch,
    sweep: { everyMs: config.SWEEP_MS },
  });
  const { AUDIT_EVERY_MS: everyMs } = config;
  const keeping = keepAudit({ service: 'support', source, runner, log, everyMs, watch });
  const desk = keepDesk(new Db(source), log, watch);
  const figures = { db: new Db(source), settings };
  const counting = keepFigures(figures, config.FIGURES_MS, log, watch);
  const tidy = tidied({ source, store, vault, box, papersDays: config.PAPERS_DAYS, log });
  const tidying = keepTidy(
    log,
    config.TIDY_MS,
    Object.entries(tidy.works).map(([name, work]) => watch(name, config.TIDY_MS, work)),
  );
  const calendar = keepCalendar({ db: new Db(source), entries: [retentionDay], log, watch, everyMs: config.TIDY_MS });
  const close = async () => {
    cases.close();
    const ended = tidying.close();
    tidy.close();
    for (const work of [keeping, desk, counting, calendar, worker]) await work.close();
    await ended;
    for (const open of [lines, services, uploads, store, mailer]) await open.close();
    await source.destroy();
  };
  return { name: 'support-worker', url: '', close };
}

await runWhenEntry(import.meta.url, start);
