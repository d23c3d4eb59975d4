import { number, object } from 'yup';
import {
  auditConfig,
  baseConfig,
  checkKey,
  databaseConfig,
  filesConfig,
  mailConfig,
  mediaKeys,
  queueConfig,
  tokenKeys,
  uploadConfig,
} from '@hub/nest-kit/base-config';

/** The HTTP process. */
export const supportConfig = object({
  ...baseConfig,
  ...databaseConfig,
  ...queueConfig,
  ...checkKey,
  ...tokenKeys,
  ...filesConfig,
  ...mediaKeys,
  ...uploadConfig,
});

/** The job process; SWEEP_MS is how often it looks for what the queue lost. */
export const supportWorkerConfig = object({
  ...baseConfig,
  ...databaseConfig,
  ...queueConfig,
  ...mailConfig,
  ...checkKey,
  ...auditConfig,
  ...filesConfig,
  SWEEP_MS: number().integer().min(100).default(5000),
});
