import 'reflect-metadata';
import type { DynamicModule, INestApplicationContext, Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { ServiceName } from '@hub/contracts/shared';
import type { AnyObject, ObjectSchema } from 'yup';
import { loadConfig, type Env } from '../config/load-config.ts';
import type { Schema } from '../db/mysql.ts';
import { createLog } from '../log/logger.ts';
import { KitModule } from './kit.module.ts';

type VerbOptions<T extends AnyObject> = {
  service: ServiceName;
  name: string;
  config: ObjectSchema<T>;
  schema: Schema;
  pool?: number;
  providers?: readonly Provider[];
};

class VerbModule {}

/** Work from the command line: an application context of `KitModule` and of what the work needs, closed when it is done. */
export async function withProviders<T extends AnyObject, R>(
  { service, name, config: shape, schema, pool = 2, providers = [] }: VerbOptions<T>,
  env: Env,
  work: (app: INestApplicationContext) => Promise<R>,
): Promise<R> {
  const config = loadConfig(name, shape, env);
  const kit = KitModule.for({ service, config, log: createLog(service, 'silent'), schema, pool });
  const module: DynamicModule = { module: VerbModule, imports: [kit], providers: [...providers] };
  const app = await NestFactory.createApplicationContext(module, { logger: ['error', 'fatal'], abortOnError: false });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
