import { runWhenEntry } from '@hub/nest-kit/process';
import { workerProcess } from '@hub/nest-kit/worker';
import { AppModule } from './app.module.ts';
import { eventsWorkerConfig } from './config.ts';
import { schema } from './data-source.ts';

export const start = workerProcess({
  service: 'events',
  config: eventsWorkerConfig,
  schema,
  module: AppModule,
  pool: 12,
});

await runWhenEntry(import.meta.url, start);
