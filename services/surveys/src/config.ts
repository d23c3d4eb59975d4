import { number, object, type InferType } from 'yup';
import {
  auditConfig,
  baseConfig,
  bounceKey,
  checkKey,
  databaseConfig,
  filesConfig,
  mailConfig,
  queueConfig,
  roundsConfig,
  siteConfig,
  uploadConfig,
  vaultKeys,
} from '@hub/nest-kit/base-config';

/** CHECK_KEY seals answers and card codes, and is what they are found by; VAULT_KEYS seal files while they are read. */
const common = {
  ...baseConfig,
  ...siteConfig,
  ...databaseConfig,
  ...queueConfig,
  ...checkKey,
  ...bounceKey,
  ...vaultKeys,
  ...filesConfig,
  ...uploadConfig,
};

/** LOGIN_MS: how long the answer to a log-in takes at least, whatever it says. */
export const surveysConfig = object({ ...common, LOGIN_MS: number().integer().min(0).default(300) });
export type SurveysSettings = InferType<typeof surveysConfig>;

/** COUNT_MS: how often answers are counted for the results. */
export const surveysWorkerConfig = object({
  ...common,
  ...mailConfig,
  ...auditConfig,
  ...roundsConfig,
  COUNT_MS: number().integer().min(10).default(2000),
});
