import { keepAuditByTimer, ledgerHead } from '@hub/nest-kit/audit';
import { loadConfig, type Env } from '@hub/nest-kit/config';
import { Db, forCalls, openDatabase, readinessOf, sweepOld, sweepRows } from '@hub/nest-kit/db';
import { factPost } from '@hub/nest-kit/facts';
import { placeOf, ServiceClient, startHttp } from '@hub/nest-kit/http';
import { parseRings, type KeyRing } from '@hub/nest-kit/keys';
import { createLog } from '@hub/nest-kit/log';
import { IdentityLinks, ProvePartner, wornPartnerCalls } from '@hub/nest-kit/partner';
import { runWhenEntry, type Running } from '@hub/nest-kit/process';
import { flushesEachCommit } from '@hub/nest-kit/safeguards';
import { repeatEvery } from '@hub/nest-kit/repeat';
import { copyHolds } from '@hub/nest-kit/retention';
import { AppModule } from './app.module.ts';
import { vipConfig } from './config.ts';
import { schema } from './data-source.ts';
import { endOld } from './retention.ts';

/** A list of 500 accounts comes as one body. */
const LARGEST_BODY_KB = 128;
const SWEEP_PAUSE_MS = 60_000;

/** Starts the HTTP process of vip. */
export async function start(env: Env): Promise<Running> {
  const config = loadConfig('vip', vipConfig, env);
  const log = createLog('vip', config.LOG_LEVEL, config.BUILD);
  const rings = parseRings(config.IDENTITY_KEYS);
  const source = await openDatabase(config.DATABASE_URL, schema, 10, forCalls);
  const db = new Db(source);
  const services = new ServiceClient('vip', JSON.parse(config.SERVICE_URLS) as Record<string, string>, rings);
  const http = await startHttp({
    service: 'vip',
    module: AppModule.for({ db, partners: new ProvePartner(new IdentityLinks(services), log) }),
    ...placeOf(config),
    log,
    ring: rings.vip as KeyRing,
    texts: {},
    ready: readinessOf(source),
    safeguards: [flushesEachCommit(source)],
    bodyKb: LARGEST_BODY_KB,
  });
  const keeping = keepAuditByTimer({
    service: 'vip',
    source,
    log,
    everyMs: config.AUDIT_EVERY_MS,
    post: factPost(services),
    ledger: ledgerHead(services),
  });
  const sweep = async () => {
    await sweepRows(source, wornPartnerCalls);
    await sweepOld(source);
    await endOld(db, () => copyHolds(db, services));
  };
  const sweeping = repeatEvery(SWEEP_PAUSE_MS, sweep, log);
  return {
    name: 'vip',
    url: http.url,
    close: async () => {
      await http.close();
      await sweeping.close();
      await keeping.close();
      await services.close();
      await source.destroy();
    },
  };
}

await runWhenEntry(import.meta.url, start);
