import { topupTexts } from '@hub/contracts/topup';
import { httpProcess } from '@hub/nest-kit/app';
import { runWhenEntry } from '@hub/nest-kit/process';
import { AppModule } from './app.module.ts';
import { topupConfig } from './config.ts';
import { schema } from './data-source.ts';

export const start = httpProcess({
  service: 'topup',
  config: topupConfig,
  schema,
  module: AppModule,
  pool: 20,
  tells: { jobs: 'all', topics: false },
  texts: topupTexts,
  bodyKb: 64,
  notesRefusals: true,
});

await runWhenEntry(import.meta.url, start);
