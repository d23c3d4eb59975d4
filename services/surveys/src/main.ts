import { dataRequestTexts, surveyTexts } from '@hub/contracts/surveys';
import { httpProcess } from '@hub/nest-kit/app';
import { runWhenEntry } from '@hub/nest-kit/process';
import { AppModule } from './app.module.ts';
import { surveysConfig } from './config.ts';
import { schema } from './data-source.ts';

/** The largest body is a survey of sixty questions in three languages. */
export const start = httpProcess({
  service: 'surveys',
  config: surveysConfig,
  schema,
  module: AppModule,
  pool: 20,
  tells: { jobs: 'all', topics: false },
  texts: { ...surveyTexts, ...dataRequestTexts },
  bodyKb: 512,
  notesRefusals: true,
});

await runWhenEntry(import.meta.url, start);
