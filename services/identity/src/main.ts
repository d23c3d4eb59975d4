import { identityTexts } from '@hub/contracts/identity';
import { NoteRefusals } from '@hub/nest-kit/audit';
import { loadConfig, type Env } from '@hub/nest-kit/config';
import { Db, forCalls, openDatabase, readinessOf } from '@hub/nest-kit/db';
import { openFileStore } from '@hub/nest-kit/files';
import { placeOf, ServiceClient, startHttp } from '@hub/nest-kit/http';
import { parseKey, parseRing, parseRings, type KeyRing } from '@hub/nest-kit/keys';
import type { FactBox } from '@hub/nest-kit/facts';
import { createLog, type Log } from '@hub/nest-kit/log';
import { GameWire } from '@hub/nest-kit/partner';
import { runWhenEntry, type Running } from '@hub/nest-kit/process';
import { flushesEachCommit, keepsEveryKey } from '@hub/nest-kit/safeguards';
import { repeatEvery, type Repeating } from '@hub/nest-kit/repeat';
import { watchSchedules } from '@hub/nest-kit/schedules';
import type { TokenRings } from '@hub/nest-kit/tokens';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.ts';
import { identityFacts, keepOwnAudit } from './audit/keep-own-audit.ts';
import { openLine } from './audit/exports/open-line.ts';
import { outsideSettings } from './captcha/outside-settings.ts';
import { CAPTCHA_COST, identityConfig } from './config.ts';
import { schema } from './data-source.ts';
import { KeyBox } from './keys/key-box.ts';
import { refuseDemoKeys } from './partner/refuse-demo-keys.ts';
import { sweepIdentity } from './sweep/sweep-identity.ts';

const SWEEP_PAUSE_MS = 60_000;
/** Audit rows of a service come a hundred at a time. */
const LARGEST_BODY_KB = 512;
const MB = 1024 * 1024;

/** Starts the HTTP process of identity. */
export async function start(env: Env): Promise<Running> {
  const config = loadConfig('identity', identityConfig, env);
  const log = createLog('identity', config.LOG_LEVEL, config.BUILD);
  const outside = outsideSettings(config);
  const keyRing = parseRing(config.KEK_KEYS);
  const box = new KeyBox(keyRing);
  const source = await openDatabase(config.DATABASE_URL, schema, 20, forCalls);
  if (config.HUB_ENV === 'production') await noDemoKeys(source, box);
  const store = await openFileStore(config.FILES_URL);
  const line = openLine(config.REDIS_QUEUE_URL, log);
  const db = new Db(source, line.after);
  const rings = parseRings(config.IDENTITY_KEYS);
  const services = new ServiceClient('identity', JSON.parse(config.SERVICE_URLS) as Record<string, string>, rings);
  const wire = new GameWire();
  const factBox = identityFacts(db);
  const module = AppModule.for({
    db,
    box,
    keyRing,
    tokens: parseRings(config.TOKEN_KEYS) as TokenRings,
    captcha: { key: parseKey(config.CAPTCHA_KEY), cost: config.CAPTCHA_COST ?? CAPTCHA_COST, outside },
    publicUrl: config.PUBLIC_URL,
    siteName: config.SITE_NAME,
    services,
    wire,
    publicOnly: config.HUB_ENV === 'production',
    factBox,
    exports: { store, roomBytes: config.EXPORTS_MB * MB },
    log,
  });
  const http = await startHttp({
    service: 'identity',
    module,
    ...placeOf(config),
    log,
    ring: rings.identity as KeyRing,
    texts: identityTexts,
    ready: readinessOf(source),
    safeguards: [flushesEachCommit(source), keepsEveryKey(line.queue)],
    refusals: new NoteRefusals(db, log),
    bodyKb: LARGEST_BODY_KB,
  });
  const rounds = keepRounds(db, factBox, log, config.AUDIT_EVERY_MS);
  return {
    name: 'identity',
    url: http.url,
    close: async () => {
      await http.close();
      await rounds.close();
      await wire.close();
      await services.close();
      await line.close();
      await store.close();
      await source.destroy();
    },
  };
}

/** What this process does by itself, each round with its trace. */
function keepRounds(db: Db, factBox: FactBox, log: Log, auditMs: number): Repeating {
  const watch = watchSchedules(db.source, log);
  const sweeping = repeatEvery(
    SWEEP_PAUSE_MS,
    watch('old-rows', SWEEP_PAUSE_MS, () => sweepIdentity(db)),
    log,
  );
  const keeping = keepOwnAudit(db, factBox, log, auditMs, watch);
  return { close: () => Promise.all([sweeping.close(), keeping.close()]).then(() => undefined) };
}

async function noDemoKeys(source: DataSource, box: KeyBox): Promise<void> {
  await refuseDemoKeys(source, box).catch(async (error: unknown) => {
    await source.destroy();
    throw error;
  });
}

await runWhenEntry(import.meta.url, start);
