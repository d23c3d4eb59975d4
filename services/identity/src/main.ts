import { identityTexts } from '@hub/contracts/identity';
import { httpProcess } from '@hub/nest-kit/app';
import { exportTask } from '@hub/nest-kit/exports';
import { runWhenEntry } from '@hub/nest-kit/process';
import { AppModule } from './app.module.ts';
import { identityConfig } from './config.ts';
import { schema } from './data-source.ts';
import { memberCodeMail } from './members/codes/member-jobs.ts';

/** Starts the HTTP process of identity. Audit rows of a service come a hundred at a time. Its worker does the files alone. */
export const start = httpProcess({
  service: 'identity',
  config: identityConfig,
  schema,
  module: AppModule,
  pool: 20,
  tells: { jobs: [exportTask, memberCodeMail.name] },
  texts: identityTexts,
  bodyKb: 512,
  notesRefusals: true,
});

await runWhenEntry(import.meta.url, start);
