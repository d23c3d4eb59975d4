import { catalogTexts } from '@hub/contracts/catalog';
import { httpProcess } from '@hub/nest-kit/app';
import { dataConfig } from '@hub/nest-kit/base-config';
import { runWhenEntry } from '@hub/nest-kit/process';
import { AppModule } from './app.module.ts';
import { schema } from './data-source.ts';

/** Starts the HTTP process of catalog. A table of servers comes as one body. */
export const start = httpProcess({
  service: 'catalog',
  config: dataConfig,
  schema,
  module: AppModule,
  texts: catalogTexts,
  bodyKb: 1024,
  notesRefusals: true,
});

await runWhenEntry(import.meta.url, start);
