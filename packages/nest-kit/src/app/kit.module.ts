import { Global, Inject, type DynamicModule, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import type { ServiceName } from '@hub/contracts/shared';
import { DataSource } from 'typeorm';
import { RecordRefusals } from '../audit/record-refusals.ts';
import { AccessTraces } from '../audit/access-traces.ts';
import { parseRings } from '../config/keys.ts';
import { Db } from '../db/db.ts';
import { openDatabase, type PoolRules, type Schema } from '../db/mysql.ts';
import { FileStore } from '../files/store/file-store.ts';
import { openFileStore } from '../files/store/open-file-store.ts';
import { UploadFolder } from '../files/upload-folder.ts';
import { ServiceClient } from '../http/service-client.ts';
import type { Log } from '../log/logger.ts';
import { watchSchedules } from '../schedules/watch-schedule.ts';
import type { RedisAfterCommit, Tells } from './redis-after-commit.ts';
import { RedisConnections } from './redis-connections.ts';
import { CONFIG, LOG, SERVICE, WATCH } from './tokens.ts';

const POOL_SIZE = 10;
const STORES = Symbol('stores');
const AFTER_COMMIT = Symbol('after commit');

export type KitSettings = {
  SERVICE_URLS?: string | undefined;
  IDENTITY_KEYS?: string | undefined;
  DATABASE_URL?: string | undefined;
  DATABASE_POOL?: number | undefined;
  REDIS_QUEUE_URL?: string | undefined;
  REDIS_CACHE_URL?: string | undefined;
  FILES_URL?: string | undefined;
  UPLOAD_FOLDER?: string | undefined;
};

/** `pool`: how many connections it has to its database, where `DATABASE_POOL` does not say. */
export type KitChoices = { schema?: Schema | undefined; pool?: number | undefined; tells?: Tells | undefined };

export type KitOptions = KitChoices & {
  service: ServiceName;
  config: KitSettings;
  log: Log;
  rules?: PoolRules;
  uploads?: UploadFolder | undefined;
};

const databaseProviders = ({ config, log, schema, pool = POOL_SIZE, rules }: KitOptions): Provider[] =>
  schema
    ? [
        {
          provide: DataSource,
          useFactory: () => openDatabase(config.DATABASE_URL ?? '', schema, config.DATABASE_POOL ?? pool, rules),
        },
        {
          provide: Db,
          inject: [DataSource, { token: AFTER_COMMIT, optional: true }],
          useFactory: (source: DataSource, after?: RedisAfterCommit) => new Db(source, after),
        },
        { provide: WATCH, inject: [DataSource], useFactory: (source: DataSource) => watchSchedules(source, log) },
        { provide: RecordRefusals, inject: [Db], useFactory: (db: Db) => new RecordRefusals(db, log) },
        { provide: AccessTraces, inject: [Db], useFactory: (db: Db) => new AccessTraces(db) },
      ]
    : [];

function connectionProviders({ service, config, log, tells }: KitOptions): Provider[] {
  const { SERVICE_URLS, IDENTITY_KEYS = '{}', REDIS_QUEUE_URL } = config;
  // Loaded only where they are used: a process without them is half as large again with them.
  const connect = async () => (await import('../redis/redis.ts')).openRedis;
  const after = async (redis: RedisConnections) =>
    new (await import('./redis-after-commit.ts')).RedisAfterCommit(service, redis, log, tells as Tells);
  return [
    ...(SERVICE_URLS
      ? [
          {
            provide: ServiceClient,
            useFactory: () => new ServiceClient(service, JSON.parse(SERVICE_URLS), parseRings(IDENTITY_KEYS)),
          },
        ]
      : []),
    ...(REDIS_QUEUE_URL
      ? [{ provide: RedisConnections, useFactory: async () => new RedisConnections(config, log, await connect()) }]
      : []),
    ...(tells ? [{ provide: AFTER_COMMIT, inject: [RedisConnections], useFactory: after }] : []),
  ];
}

function fileProviders({ config, uploads }: KitOptions): Provider[] {
  const { FILES_URL, UPLOAD_FOLDER } = config;
  return [
    ...(FILES_URL ? [{ provide: FileStore, useFactory: () => openFileStore(FILES_URL) }] : []),
    ...(UPLOAD_FOLDER
      ? [{ provide: UploadFolder, useFactory: () => uploads ?? UploadFolder.open(UPLOAD_FOLDER) }]
      : []),
  ];
}

type Store = { close(): unknown } | { destroy(): unknown };
const inOrder = [AFTER_COMMIT, RedisConnections, ServiceClient, UploadFolder, FileStore, DataSource];
const stores: Provider = {
  provide: STORES,
  inject: inOrder.map((token) => ({ token, optional: true })),
  useFactory: (...open: (Store | undefined)[]) => open.filter(Boolean),
};

/** Nest ends global modules last, so the others may use the stores until they are closed here, in order. */
@Global()
export class KitModule implements OnApplicationShutdown {
  constructor(@Inject(STORES) private readonly stores: Store[]) {}

  static for(parts: KitOptions): DynamicModule {
    const { service, config, log } = parts;
    const providers: Provider[] = [
      { provide: SERVICE, useFactory: () => service },
      { provide: CONFIG, useFactory: () => config },
      { provide: LOG, useFactory: () => log },
      ...databaseProviders(parts),
      ...connectionProviders(parts),
      ...fileProviders(parts),
    ];
    return { module: KitModule, providers: [...providers, stores], exports: providers };
  }

  async onApplicationShutdown(): Promise<void> {
    for (const store of this.stores) await ('destroy' in store ? store.destroy() : store.close());
  }
}
