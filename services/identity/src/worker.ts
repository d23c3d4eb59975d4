import { runWhenEntry } from '@hub/nest-kit/process';
import { workerProcess } from '@hub/nest-kit/worker';
import { AppModule } from './app.module.ts';
import { identityWorkerConfig } from './config.ts';
import { schema } from './data-source.ts';

/**
 * Starts the job process of identity: the files of the audit, and what ends when it has served its time. The audit itself is
 * kept by the HTTP process, from the same outbox. A file holds a connection and reads as fast as it can: beside two of them
 * the service still breathes.
 */
export const start = workerProcess({
  service: 'identity',
  config: identityWorkerConfig,
  schema,
  module: AppModule,
  pool: 4,
  jobs: { atOnce: 2, ownOnly: true },
});

await runWhenEntry(import.meta.url, start);
