import { number, object } from 'yup';
import { PAPERS_RETENTION_DAYS } from '@hub/contracts/tickets';
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

/** The HTTP process. */
export const supportConfig = object({
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
 * The job process. SWEEP_MS: how often it looks for what the queue lost; TIDY_MS: for what has served its time; FIGURES_MS:
 * how often it counts what happened. PAPERS_DAYS: how long ID papers are kept after their case is closed; the pages promise
 * the most.
 */
export const supportWorkerConfig = object({
  ...baseConfig,
  ...databaseConfig,
  ...queueConfig,
  ...mailConfig,
  ...checkKey,
  ...auditConfig,
  ...filesConfig,
  ...vaultKeys,
  ...uploadConfig,
  PAPERS_DAYS: number().integer().min(0).max(PAPERS_RETENTION_DAYS).default(PAPERS_RETENTION_DAYS),
  FIGURES_MS: number().integer().min(100).default(2000),
  SWEEP_MS: number().integer().min(100).default(5000),
  TIDY_MS: number().integer().min(100).default(60_000),
});
