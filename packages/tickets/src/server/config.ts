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
  roundsConfig,
  tokenKeys,
  uploadConfig,
  vaultKeys,
} from '@hub/nest-kit/base-config';

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

/** The job process of a desk. FIGURES_MS: how often it counts what happened. */
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
  ...roundsConfig,
});
