import { vipTexts } from '@hub/contracts/vip';
import { httpProcess } from '@hub/nest-kit/app';
import { runWhenEntry } from '@hub/nest-kit/process';
import { deskConfig } from '@hub/tickets/server';
import { AppModule } from './app.module.ts';
import { schema } from './data-source.ts';

/** Starts the HTTP process of vip. What is not a form with files is text, and names its pictures; a game's list has 500 accounts. */
export const start = httpProcess({
  service: 'vip',
  config: deskConfig,
  schema,
  module: AppModule,
  pool: 20,
  tells: { jobs: 'all', topics: true },
  texts: vipTexts,
  bodyKb: 256,
  notesRefusals: true,
});

await runWhenEntry(import.meta.url, start);
