import { withProviders } from '@hub/nest-kit/app';
import { databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { DataSource } from 'typeorm';
import { object } from 'yup';
import { checkCopies, type CheckedCopy } from './audit/check-copies.ts';
import { schema } from './data-source.ts';

const verb = { service: 'identity', name: 'identity audit', config: object(databaseConfig), schema } as const;

export const verify = (env: Env): Promise<CheckedCopy[]> =>
  withProviders(verb, env, (app) => checkCopies(app.get(DataSource)));
