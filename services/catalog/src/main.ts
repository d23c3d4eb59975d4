import { catalogTexts } from '@hub/contracts/catalog';
import { keepAuditByTimer, ledgerHead } from '@hub/nest-kit/audit';
import { NoteRefusals } from '@hub/nest-kit/audit';
import { loadConfig, type Env } from '@hub/nest-kit/config';
import { Db, forCalls, openDatabase, readinessOf, sweepOld } from '@hub/nest-kit/db';
import { factPost } from '@hub/nest-kit/facts';
import { placeOf, ServiceClient, startHttp } from '@hub/nest-kit/http';
import { parseRings, type KeyRing } from '@hub/nest-kit/keys';
import { createLog } from '@hub/nest-kit/log';
import { GameClient, IdentityLinks } from '@hub/nest-kit/partner';
import { runWhenEntry, type Running } from '@hub/nest-kit/process';
import { flushesEachCommit } from '@hub/nest-kit/safeguards';
import { repeatEvery } from '@hub/nest-kit/repeat';
import { watchSchedules } from '@hub/nest-kit/schedules';
import { AppModule } from './app.module.ts';
import { CountClicks } from './clicks/count-clicks.ts';
import { Whitelisted } from './clicks/whitelisted.ts';
import { catalogConfig } from './config.ts';
import { AskGame } from './roles/ask-game.ts';
import { schema } from './data-source.ts';

/** A table of servers comes as one body. */
const LARGEST_BODY_KB = 1024;
const SWEEP_PAUSE_MS = 3_600_000;

/** Starts the HTTP process of catalog. */
export async function start(env: Env): Promise<Running> {
  const config = loadConfig('catalog', catalogConfig, env);
  const log = createLog('catalog', config.LOG_LEVEL, config.BUILD);
  const rings = parseRings(config.IDENTITY_KEYS);
  const source = await openDatabase(config.DATABASE_URL, schema, 10, forCalls);
  const db = new Db(source);
  const services = new ServiceClient('catalog', JSON.parse(config.SERVICE_URLS) as Record<string, string>, rings);
  const clicks = new CountClicks(source);
  const gameServers = new GameClient(new IdentityLinks(services));
  const ring = rings.catalog as KeyRing;
  const http = await startHttp({
    service: 'catalog',
    module: AppModule.for({
      db,
      publicUrl: config.PUBLIC_URL,
      whitelisted: new Whitelisted(services),
      clicks,
      roles: { services, ask: new AskGame(gameServers, log), ring },
    }),
    ...placeOf(config),
    log,
    ring,
    texts: catalogTexts,
    ready: readinessOf(source),
    safeguards: [flushesEachCommit(source)],
    refusals: new NoteRefusals(db, log),
    bodyKb: LARGEST_BODY_KB,
  });
  const watch = watchSchedules(source, log);
  const counting = clicks.keep(log, watch);
  const sweeping = repeatEvery(
    SWEEP_PAUSE_MS,
    watch('old-rows', SWEEP_PAUSE_MS, () => sweepOld(source)),
    log,
  );
  const keeping = keepAuditByTimer({
    service: 'catalog',
    source,
    log,
    everyMs: config.AUDIT_EVERY_MS,
    post: factPost(services),
    ledger: ledgerHead(services),
    watch,
  });
  return {
    name: 'catalog',
    url: http.url,
    close: async () => {
      await http.close();
      await counting.close();
      await sweeping.close();
      await gameServers.close();
      await keeping.close();
      await services.close();
      await source.destroy();
    },
  };
}

await runWhenEntry(import.meta.url, start);
