import { sampleTexts } from '@hub/contracts/sample';
import { httpProcess } from '@hub/nest-kit/app';
import { dataConfig } from '@hub/nest-kit/base-config';
import { runWhenEntry } from '@hub/nest-kit/process';
import { AppModule } from './app.module.ts';
import { schema } from './data-source.ts';

export const start = httpProcess({
  service: 'sample',
  config: dataConfig,
  schema,
  module: AppModule,
  texts: sampleTexts,
});

await runWhenEntry(import.meta.url, start);
