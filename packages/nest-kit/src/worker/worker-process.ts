import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { ServiceName } from '@hub/contracts/shared';
import { DataSource } from 'typeorm';
import type { AnyObject, ObjectSchema } from 'yup';
import type { PlainSettings } from '../config/base-config.ts';
import { loadConfig } from '../config/load-config.ts';
import { readinessOf } from '../db/readiness.ts';
import { createLog } from '../log/logger.ts';
import { processMetrics } from '../process/counts.ts';
import { openHealthPort } from '../process/health-port.ts';
import type { StartProcess } from '../process/running.ts';
import { viewOf } from '../app/feature.ts';
import { KitModule, type KitChoices, type KitOptions } from '../app/kit.module.ts';
import { WorkerModule, WorkerRun, type JobChoices, type WorkerSettings } from './worker.module.ts';

type WorkerOptions<T extends AnyObject> = KitChoices & {
  service: ServiceName;
  config: ObjectSchema<T & PlainSettings & WorkerSettings>;
  /** The module that the HTTP process has too; of it the worker's view runs. */
  module: Type | DynamicModule;
  jobs?: JobChoices;
};

class ProcessModule {
  static async for(own: Type | DynamicModule, parts: KitOptions, jobs: JobChoices): Promise<DynamicModule> {
    return {
      module: ProcessModule,
      imports: [KitModule.for(parts), WorkerModule.for(jobs), await viewOf(own, 'worker')],
    };
  }
}

/** PORT tells its health: it answers nothing else. */
export const workerProcess =
  <T extends AnyObject>(options: WorkerOptions<T>): StartProcess =>
  async (env) => {
    const { service, schema, pool, tells, jobs = {} } = options;
    const name = `${service}-worker`;
    const config = loadConfig(name, options.config, env) as PlainSettings & WorkerSettings;
    const log = createLog(name, config.LOG_LEVEL, config.BUILD);
    const parts = { service, config, log, schema, pool, tells };
    const module = await ProcessModule.for(options.module, parts, jobs);
    const app = await NestFactory.createApplicationContext(module, { logger: ['error', 'fatal'], abortOnError: false });
    const run = app.get(WorkerRun);
    const database = readinessOf(app.get(DataSource));
    const health = await openHealthPort(config, {
      ready: async () => (run.closing ? 'closing' : database()),
      metrics: () => processMetrics(config.BUILD) + run.metrics(),
    });
    log.info({ url: health.url }, 'tells its health');
    const close = async () => {
      await app.close();
      await health.close();
    };
    return { name, url: health.url, close };
  };
