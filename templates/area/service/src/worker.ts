import { workerConfig } from '@hub/nest-kit/base-config';
import { runWhenEntry } from '@hub/nest-kit/process';
import { workerProcess } from '@hub/nest-kit/worker';
import { AppModule } from './app.module.ts';
import { schema } from './data-source.ts';

export const start = workerProcess({ service: 'sample', config: workerConfig, schema, module: AppModule });

await runWhenEntry(import.meta.url, start);
