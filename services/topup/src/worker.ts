import { runWhenEntry } from '@hub/nest-kit/process';
import { workerProcess } from '@hub/nest-kit/worker';
import { AppModule } from './app.module.ts';
import { topupWorkerConfig } from './config.ts';
import { schema } from './data-source.ts';

/** Starts the job process of topup: what the provider told, the end of unpaid orders, and what it is asked. */
export const start = workerProcess({
  service: 'topup',
  config: topupWorkerConfig,
  schema,
  module: AppModule,
  pool: 8,
  tells: { jobs: 'all' },
});

await runWhenEntry(import.meta.url, start);
