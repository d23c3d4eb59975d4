import { runWhenEntry } from '@hub/nest-kit/process';
import { workerProcess } from '@hub/nest-kit/worker';
import { identityWorkerConfig } from './config.ts';
import { schema } from './data-source.ts';
import { JobsModule } from './jobs/jobs.module.ts';

/**
 * Starts the job process of identity: the files of the audit, and what ends when it has served its time. The audit itself is
 * kept by the HTTP process, from the same outbox. A file holds a connection and reads as fast as it can: beside two of them the service still breathes.
 */
export const start = workerProcess({
  service: 'identity',
  config: identityWorkerConfig,
  schema,
  module: JobsModule,
  pool: 4,
  jobs: { atOnce: 2, ownOnly: true },
});

await runWhenEntry(import.meta.url, start);
