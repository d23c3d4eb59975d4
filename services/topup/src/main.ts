import { httpProcess } from '@hub/nest-kit/app';
import { plainConfig } from '@hub/nest-kit/base-config';
import { OpeningSoonModule } from '@hub/nest-kit/http';
import { runWhenEntry } from '@hub/nest-kit/process';

export const start = httpProcess({ service: 'topup', config: plainConfig, module: OpeningSoonModule });

await runWhenEntry(import.meta.url, start);
