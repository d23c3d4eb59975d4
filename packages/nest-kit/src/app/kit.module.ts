import { Global, Optional, type DynamicModule, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import type { ServiceName } from '@hub/contracts/shared';
import { DataSource } from 'typeorm';
import { NoteRefusals } from '../audit/note-refusals.ts';
import { parseRings } from '../config/keys.ts';
import { Db } from '../db/db.ts';
import { forCalls, openDatabase, type Schema } from '../db/mysql.ts';
import { ServiceClient } from '../http/service-client.ts';
import type { Log } from '../log/logger.ts';
import { CONFIG, LOG, SERVICE } from './tokens.ts';

const POOL_SIZE = 10;

export type KitSettings = { SERVICE_URLS: string; IDENTITY_KEYS: string; DATABASE_URL?: string | undefined };
export type KitParts = { service: ServiceName; config: KitSettings; log: Log; schema?: Schema | undefined };

const databaseProviders = ({ config: { DATABASE_URL = '' }, log, schema }: KitParts): Provider[] =>
  schema
    ? [
        { provide: DataSource, useFactory: () => openDatabase(DATABASE_URL, schema, POOL_SIZE, forCalls) },
        { provide: Db, inject: [DataSource], useFactory: (source: DataSource) => new Db(source) },
        { provide: NoteRefusals, inject: [Db], useFactory: (db: Db) => new NoteRefusals(db, log) },
      ]
    : [];

/**
 * What every process has, for all modules: configuration, log, calls to other services, and the database of a service with
 * a schema. Nest ends global modules last, so what goes on in the others may use it until it is closed here.
 */
@Global()
export class KitModule implements OnApplicationShutdown {
  constructor(
    private readonly services: ServiceClient,
    @Optional() private readonly source?: DataSource,
  ) {}

  static for(parts: KitParts): DynamicModule {
    const { service, config, log } = parts;
    const client = () => new ServiceClient(service, JSON.parse(config.SERVICE_URLS), parseRings(config.IDENTITY_KEYS));
    const providers: Provider[] = [
      { provide: SERVICE, useFactory: () => service },
      { provide: CONFIG, useFactory: () => config },
      { provide: LOG, useFactory: () => log },
      { provide: ServiceClient, useFactory: client },
      ...databaseProviders(parts),
    ];
    return { module: KitModule, providers, exports: providers };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.services.close();
    await this.source?.destroy();
  }
}
