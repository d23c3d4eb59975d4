import type { DynamicModule, INestApplicationContext, Type } from '@nestjs/common';
import type { ServiceName, Texts } from '@hub/contracts/shared';
import { DataSource } from 'typeorm';
import type { AnyObject, ObjectSchema } from 'yup';
import { NoteRefusals } from '../audit/note-refusals.ts';
import type { PlainSettings } from '../config/base-config.ts';
import { parseRings, type KeyRing } from '../config/keys.ts';
import { loadConfig } from '../config/load-config.ts';
import type { Schema } from '../db/mysql.ts';
import { readinessOf } from '../db/readiness.ts';
import { placeOf, startHttp, type Standing } from '../http/start-http.ts';
import { createLog } from '../log/logger.ts';
import type { StartProcess } from '../process/running.ts';
import { flushesEachCommit } from '../process/safeguards.ts';
import { KitModule, type KitParts } from './kit.module.ts';

type ProcessOptions<T extends AnyObject> = {
  service: ServiceName;
  config: ObjectSchema<T & PlainSettings>;
  /** The service's own module; what it needs of the kit is there for it. */
  module: Type | DynamicModule;
  /** Of a service with data. */
  schema?: Schema;
  texts?: Texts;
  bodyKb?: number;
  /** Staff that is refused for a missing right leaves a row in the audit. */
  notesRefusals?: boolean;
};

class ProcessModule {
  static for(own: Type | DynamicModule, parts: KitParts): DynamicModule {
    return { module: ProcessModule, imports: [KitModule.for(parts), own] };
  }
}

function standingIn(app: INestApplicationContext, notesRefusals = false): Standing {
  const source = app.get(DataSource);
  return {
    ready: readinessOf(source),
    safeguards: [flushesEachCommit(source)],
    ...(notesRefusals && { refusals: app.get(NoteRefusals) }),
  };
}

/** The HTTP process of a service: its module between the kit and the door. */
export const httpProcess =
  <T extends AnyObject>(options: ProcessOptions<T>): StartProcess =>
  async (env) => {
    const { service, schema, texts = {}, bodyKb } = options;
    const config = loadConfig(service, options.config, env) as PlainSettings;
    const log = createLog(service, config.LOG_LEVEL, config.BUILD);
    const { url, close } = await startHttp({
      service,
      module: ProcessModule.for(options.module, { service, config, log, schema }),
      ...placeOf(config),
      log,
      ring: parseRings(config.IDENTITY_KEYS)[service] as KeyRing,
      texts,
      ...(bodyKb && { bodyKb }),
      ...(schema && { standing: (app) => standingIn(app, options.notesRefusals) }),
    });
    return { name: service, url, close };
  };
