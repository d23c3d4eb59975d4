import type { DynamicModule, INestApplicationContext, Type } from '@nestjs/common';
import type { PublishedRole } from '@hub/contracts/published-roles';
import type { ServiceName, Texts } from '@hub/contracts/shared';
import { DataSource } from 'typeorm';
import type { AnyObject, ObjectSchema } from 'yup';
import { RecordRefusals } from '../audit/record-refusals.ts';
import type { PlainSettings } from '../config/base-config.ts';
import { parseRings, type KeyRing } from '../config/keys.ts';
import { loadConfig } from '../config/load-config.ts';
import { forCalls } from '../db/mysql.ts';
import { readinessOf } from '../db/readiness.ts';
import { UploadFolder } from '../files/upload-folder.ts';
import { listenOptions, startHttp, type ServerOptions } from '../http/start-http.ts';
import { createLog } from '../log/logger.ts';
import type { StartProcess } from '../process/running.ts';
import { flushesEachCommit, neverEvicts } from '../process/safeguards.ts';
import { RedisConnections } from './redis-connections.ts';
import { viewOf } from './feature.ts';
import { KitModule, type KitChoices, type KitOptions, type KitSettings } from './kit.module.ts';

type ProcessOptions<T extends AnyObject> = KitChoices & {
  service: ServiceName;
  config: ObjectSchema<T & PlainSettings>;
  module: Type | DynamicModule;
  texts?: Texts;
  /** Roles of its own that it knows, beside those of the platform. */
  roles?: readonly PublishedRole[];
  bodyKb?: number;
  /** Staff that is refused for a missing right leaves a row in the audit. */
  notesRefusals?: boolean;
};

type Answering = Pick<ProcessOptions<AnyObject>, 'notesRefusals' | 'tells'>;

class ProcessModule {
  static async for(own: Type | DynamicModule, parts: KitOptions): Promise<DynamicModule> {
    return { module: ProcessModule, imports: [KitModule.for(parts), await viewOf(own, 'http')] };
  }
}

function standingIn(app: INestApplicationContext, { notesRefusals, tells }: Answering): ServerOptions {
  const source = app.get(DataSource);
  return {
    ready: readinessOf(source),
    safeguards: [flushesEachCommit(source), ...(tells ? [neverEvicts(app.get(RedisConnections).queue)] : [])],
    ...(notesRefusals && { refusals: app.get(RecordRefusals) }),
  };
}

export const httpProcess =
  <T extends AnyObject>(options: ProcessOptions<T>): StartProcess =>
  async (env) => {
    const { service, schema, pool, tells, texts = {}, roles = [], bodyKb } = options;
    const config = loadConfig(service, options.config, env) as PlainSettings & KitSettings;
    const log = createLog(service, config.LOG_LEVEL, config.BUILD);
    // The door receives into it before the modules are there.
    const uploads = config.UPLOAD_FOLDER ? await UploadFolder.open(config.UPLOAD_FOLDER) : undefined;
    const parts = { service, config, log, schema, pool, tells, uploads, rules: forCalls };
    const { url, close } = await startHttp({
      service,
      module: await ProcessModule.for(options.module, parts),
      ...listenOptions(config),
      log,
      ring: parseRings(config.IDENTITY_KEYS)[service] as KeyRing,
      texts,
      roles,
      ...(bodyKb && { bodyKb }),
      ...(uploads && { uploads }),
      ...(schema && { standing: (app) => standingIn(app, options) }),
    });
    return { name: service, url, close };
  };
