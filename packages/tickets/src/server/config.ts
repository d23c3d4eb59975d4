import { number, object } from 'yup';
import {
  auditConfig,
  baseConfig,
  bounceKey,
  checkKey,
  databaseConfig,
  filesConfig,
  mailConfig,
  mediaKeys,
  queueConfig,
  tokenKeys,
  uploadConfig,
  vaultKeys,
} from '@hub/nest-kit/base-config';

/** The HTTP process of a desk. */
export const deskConfig = object({
  ...baseConfig,
  ...databaseConfig,
  ...queueConfig,
  ...checkKey,
  ...bounceKey,
  ...tokenKeys,
  ...filesConfig,
  ...mediaKeys,
  ...uploadConfig,
  ...vaultKeys,
});

/**
 * The job process of a desk. SWEEP_MS: how often it looks for what the queue lost; TIDY_MS: for what has served its time;
 * FIGURES_MS: how often it counts what happened.
 */
export const deskWorkerConfig = object({
  ...baseConfig,
  ...databaseConfig,
  ...queueConfig,
  ...mailConfig,
  ...checkKey,
  ...auditConfig,
  ...filesConfig,
  ...vaultKeys,
  ...uploadConfig,
  FIGURES_MS: number().integer().min(100).default(2000),
  SWEEP_MS: number().integer().min(100).default(5000),
  TIDY_MS: number().integer().min(100).default(60_000),
});
