import { runWhenEntry } from '@hub/nest-kit/process';
import { workerProcess } from '@hub/nest-kit/worker';
import { deskWorkerConfig } from '@hub/tickets/server';
import { AppModule } from './app.module.ts';
import { schema } from './data-source.ts';

/** Starts the job process of vip: mails, and the sweep of what has served its time or was never claimed. */
export const start = workerProcess({
  service: 'vip',
  config: deskWorkerConfig,
  schema,
  module: AppModule,
  pool: 6,
  tells: { jobs: 'all', topics: true },
});

await runWhenEntry(import.meta.url, start);
