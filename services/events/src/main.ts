import { eventsTexts } from '@hub/contracts/events';
import { httpProcess } from '@hub/nest-kit/app';
import { runWhenEntry } from '@hub/nest-kit/process';
import { AppModule } from './app.module.ts';
import { eventsConfig } from './config.ts';
import { schema } from './data-source.ts';

export const start = httpProcess({
  service: 'events',
  config: eventsConfig,
  schema,
  module: AppModule,
  pool: 12,
  texts: eventsTexts,
  bodyKb: 64,
  notesRefusals: true,
});

await runWhenEntry(import.meta.url, start);
