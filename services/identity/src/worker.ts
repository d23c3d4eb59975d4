import { runWhenEntry } from '@hub/nest-kit/process';
import { workerProcess } from '@hub/nest-kit/worker';
import { AppModule } from './app.module.ts';
import { identityWorkerConfig } from './config.ts';
import { schema } from './data-source.ts';

/** A file reads as fast as it can: beside two of them the service still breathes. The HTTP process keeps the audit. */
export const start = workerProcess({
  service: 'identity',
  config: identityWorkerConfig,
  schema,
  module: AppModule,
  pool: 4,
  jobs: { atOnce: 2, ownOnly: true },
});

await runWhenEntry(import.meta.url, start);
