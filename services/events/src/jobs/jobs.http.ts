import { Db } from '@hub/nest-kit/db';
import { serviceJobProviders } from '@hub/nest-kit/jobs';
import { countHeldAccounts, retentionProvider } from '@hub/nest-kit/retention';
import { findAllDue } from '../retention/end-old.ts';
import { JobsController, RetentionController } from './jobs.controller.ts';

export const controllers = [JobsController, RetentionController];

export const providers = [
  ...serviceJobProviders,
  retentionProvider((source) => ({
    due: () => findAllDue(new Db(source)),
    accounts: () => countHeldAccounts(source),
  })),
];
