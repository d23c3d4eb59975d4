import { eventsTexts } from '@hub/contracts/events';
import { BulkBox, BulkFiles } from '@hub/nest-kit/bulk';
import { NoteRefusals } from '@hub/nest-kit/audit';
import { loadConfig, type Env } from '@hub/nest-kit/config';
import { Db, forCalls, openDatabase, readinessOf } from '@hub/nest-kit/db';
import { openFileStore, PictureDecoder, UploadFolder } from '@hub/nest-kit/files';
import { placeOf, ServiceClient, startHttp } from '@hub/nest-kit/http';
import { parseRing, parseRings, type KeyRing } from '@hub/nest-kit/keys';
import { createLog, faultOf } from '@hub/nest-kit/log';
import { GameClient, IdentityLinks } from '@hub/nest-kit/partner';
import { runWhenEntry, type Running } from '@hub/nest-kit/process';
import { openRedis } from '@hub/nest-kit/redis';
import { flushesEachCommit } from '@hub/nest-kit/safeguards';
import { AppModule } from './app.module.ts';
import { CodeKeys } from './code-keys.ts';
import { eventsConfig } from './config.ts';
import { schema } from './data-source.ts';
import { AskedBox } from './deliveries/asked-box.ts';
import { CatalogGames } from './neighbours/catalog-games.ts';
import { CatalogRoles } from './neighbours/catalog-roles.ts';
import { CatalogServers } from './neighbours/catalog-servers.ts';

/** Facts come one at a time, with a mail at most. */
const LARGEST_BODY_KB = 64;

/** Starts the HTTP process of events. */
export async function start(env: Env): Promise<Running> {
  const config = loadConfig('events', eventsConfig, env);
  const log = createLog('events', config.LOG_LEVEL, config.BUILD);
  const rings = parseRings(config.IDENTITY_KEYS);
  const source = await openDatabase(config.DATABASE_URL, schema, 12, forCalls);
  const db = new Db(source);
  const store = await openFileStore(config.FILES_URL);
  const services = new ServiceClient('events', JSON.parse(config.SERVICE_URLS) as Record<string, string>, rings);
  const links = new IdentityLinks(services);
  const client = new GameClient(links);
  const cache = openRedis(config.REDIS_CACHE_URL ?? config.REDIS_QUEUE_URL, log);
  const uploads = await UploadFolder.open(config.UPLOAD_FOLDER);
  const alarm = (error: Error) => log.error(faultOf(error), 'no picture can be decoded on this machine');
  const decoder = new PictureDecoder({ alarm });
  const files = new BulkFiles(store, uploads, parseRing(config.SERIAL_KEYS), 'events');
  const module = AppModule.for({
    db,
    box: new AskedBox(db, log),
    client,
    links,
    shown: new CatalogGames(services),
    inFlight: config.DELIVERIES_IN_FLIGHT,
    freshMs: config.DELIVERY_FRESH_MS,
    keys: CodeKeys.from(config, log),
    bulk: new BulkBox(db, files),
    log,
    store,
    publicUrl: config.PUBLIC_URL.replace(/\/$/, ''),
    redeeming: { servers: new CatalogServers(services), cache, gapMs: config.REDEEM_GAP_MS },
    roles: new CatalogRoles(services),
    decoder,
  });
  const http = await startHttp({
    service: 'events',
    module,
    ...placeOf(config),
    log,
    ring: rings.events as KeyRing,
    texts: eventsTexts,
    ready: readinessOf(source),
    safeguards: [flushesEachCommit(source)],
    refusals: new NoteRefusals(db, log),
    bodyKb: LARGEST_BODY_KB,
    uploads,
  });
  return {
    name: 'events',
    url: http.url,
    close: async () => {
      await http.close();
      await decoder.close();
      cache.disconnect();
      await client.close();
      await services.close();
      await uploads.close();
      await store.close();
      await source.destroy();
    },
  };
}

await runWhenEntry(import.meta.url, start);
