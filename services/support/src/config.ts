import { number, object } from 'yup';
import {
  auditConfig,
  baseConfig,
  checkKey,
  databaseConfig,
  mailConfig,
  queueConfig,
  tokenKeys,
} from '@hub/nest-kit/base-config';

/** The HTTP process. */
export const supportConfig = object({ ...baseConfig, ...databaseConfig, ...queueConfig, ...checkKey, ...tokenKeys });

/** The job process; SWEEP_MS is how often it looks for what the queue lost. */
export const supportWorkerConfig = object({
  ...baseConfig,
  ...databaseConfig,
  ...queueConfig,
  ...mailConfig,
  ...checkKey,
  ...auditConfig,
  SWEEP_MS: number().integer().min(100).default(5000),
});
