import { runWhenEntry } from '@hub/nest-kit/process';
import { workerProcess } from '@hub/nest-kit/worker';
import { AppModule } from './app.module.ts';
import { surveysWorkerConfig } from './config.ts';
import { schema } from './data-source.ts';

/** Starts the job process of surveys: rewards, card codes by mail, files, and the counting of answers. */
export const start = workerProcess({
  service: 'surveys',
  config: surveysWorkerConfig,
  schema,
  module: AppModule,
  pool: 8,
  tells: { jobs: 'all' },
});

await runWhenEntry(import.meta.url, start);
