import { round } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { serviceJobProviders } from '@hub/nest-kit/jobs';
import { retentionProvider } from '@hub/nest-kit/retention';
import { findDue } from '../retention.ts';
import { sweepIdentity } from '../sweep/sweep-identity.ts';
import { JobsController, RetentionController } from './jobs.controller.ts';

const SWEEP_PAUSE_MS = 60_000;

export const controllers = [JobsController, RetentionController];

export const providers = [
  ...serviceJobProviders,
  retentionProvider((source) => ({ due: () => findDue({ source }) })),
  round('old-rows', SWEEP_PAUSE_MS, [Db], (db: Db) => () => sweepIdentity(db)),
];
