import { supportDesk } from '@hub/contracts/support';
import { auditHandlers, keepAudit, ledgerHead } from '@hub/nest-kit/audit';
import { loadConfig, type Env } from '@hub/nest-kit/config';
import { openDatabase, sweepOld } from '@hub/nest-kit/db';
import { factPost } from '@hub/nest-kit/facts';
import { openFileStore, Vault } from '@hub/nest-kit/files';
import { ServiceClient } from '@hub/nest-kit/http';
import { parseKey, parseRing, parseRings } from '@hub/nest-kit/keys';
import { createLog, faultOf } from '@hub/nest-kit/log';
import { Mailer } from '@hub/nest-kit/mail';
import { startJobWorker } from '@hub/nest-kit/outbox';
import { runWhenEntry, type Running } from '@hub/nest-kit/process';
import { AttachmentJanitor, PaperShredder, sweepHandOvers, ticketMailHandlers } from '@hub/tickets/server';
import { supportWorkerConfig } from './config.ts';
import { schema } from './data-source.ts';

/** Starts the job process of support: mails, and the sweep of what has served its time or was never claimed. */
export async function start(env: Env): Promise<Running> {
  const config = loadConfig('support-worker', supportWorkerConfig, env);
  const log = createLog('support-worker', config.LOG_LEVEL);
  const source = await openDatabase(config.DATABASE_URL, schema, 6);
  const store = await openFileStore(config.FILES_URL);
  const janitor = new AttachmentJanitor({ desk: supportDesk, source, store });
  const vault = new Vault(store, parseRing(config.VAULT_KEYS));
  const shredder = new PaperShredder({ source, store, vault, days: config.PAPERS_DAYS, log });
  const mailer = new Mailer(config.SMTP_URL, config.MAIL_FROM, config.HUB_ENV !== 'production');
  const checkKey = parseKey(config.CHECK_KEY);
  const handlers = ticketMailHandlers({ desk: supportDesk, source, mailer, checkKey, publicUrl: config.PUBLIC_URL });
  const urls = JSON.parse(config.SERVICE_URLS) as Record<string, string>;
  const services = new ServiceClient('support', urls, parseRings(config.IDENTITY_KEYS));
  const post = factPost(services);
  const audit = auditHandlers({ service: 'support', source, post, ledger: ledgerHead(services), log });
  const worker = await startJobWorker({
    queue: 'support',
    redisUrl: config.REDIS_QUEUE_URL,
    source,
    handlers: [...handlers, ...audit],
    log,
    sweep: { everyMs: config.SWEEP_MS },
  });
  const keeping = keepAudit({
    service: 'support',
    source,
    runner: worker.runner,
    log,
    everyMs: config.AUDIT_EVERY_MS,
  });
  const quietly = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.warn(faultOf(error), 'tidying failed'));
  const tidyUp = () =>
    Promise.all([
      quietly(sweepOld(source)),
      quietly(janitor.tidy()),
      quietly(shredder.run()),
      quietly(sweepHandOvers(source)),
    ]).then(() => {
      tidying = null;
    });
  let tidying: Promise<void> | null = null;
  const tidy = setInterval(() => (tidying ??= tidyUp()), config.TIDY_MS);
  return {
    name: 'support-worker',
    url: '',
    close: async () => {
      clearInterval(tidy);
      janitor.close();
      shredder.close();
      await keeping.close();
      await worker.close();
      await tidying;
      await services.close();
      await store.close();
      mailer.close();
      await source.destroy();
    },
  };
}

await runWhenEntry(import.meta.url, start);
