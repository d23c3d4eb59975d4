import { httpProcess } from '@hub/nest-kit/app';
import { dataConfig } from '@hub/nest-kit/base-config';
import { runWhenEntry } from '@hub/nest-kit/process';
import { AppModule } from './app.module.ts';
import { schema } from './data-source.ts';

/** Starts the HTTP process of vip. A list of 500 accounts comes as one body. */
export const start = httpProcess({
  service: 'vip',
  config: dataConfig,
  schema,
  module: AppModule,
  bodyKb: 128,
  notesRefusals: true,
});

await runWhenEntry(import.meta.url, start);
