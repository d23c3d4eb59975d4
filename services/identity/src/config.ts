import { number, object, string } from 'yup';
import {
  auditConfig,
  baseConfig,
  bounceKey,
  captchaConfig,
  checkKey,
  databaseConfig,
  filesConfig,
  mailConfig,
  queueConfig,
  roundsConfig,
  siteConfig,
  tokenKeys,
  uploadConfig,
} from '@hub/nest-kit/base-config';
import { keyText, ringText } from '@hub/nest-kit/keys';

/** PBKDF2 rounds per try: with 500 to 1000 tries a phone works about a second. */
export const CAPTCHA_COST = 5000;

const cheaperCaptcha = number()
  .integer()
  .min(1)
  .max(CAPTCHA_COST)
  .when('HUB_ENV', {
    is: 'test',
    otherwise: (cost) =>
      cost.test('test-only', 'CAPTCHA_COST is for HUB_ENV=test only', (value) => value === undefined),
  });

/** What the outside provider of challenges gave us. The secret comes from here or from a file, never from a table. */
const outsideCaptcha = {
  ...captchaConfig,
  CAPTCHA_SITE_KEY: string().when('CAPTCHA_PROVIDER', {
    is: Boolean,
    then: (key) => key.required('CAPTCHA_SITE_KEY is missing'),
  }),
  CAPTCHA_SECRET: string().when(['CAPTCHA_PROVIDER', 'CAPTCHA_SECRET_FILE'], {
    is: (provider?: string, file?: string) => Boolean(provider) && !file,
    then: (secret) => secret.required('CAPTCHA_SECRET or CAPTCHA_SECRET_FILE is missing'),
  }),
  CAPTCHA_SECRET_FILE: string(),
  /** While the provider is away: our own challenge stands in (`altcha`), or guarded forms rest (`rest`). */
  CAPTCHA_WHEN_AWAY: string().oneOf(['altcha', 'rest']).default('altcha'),
};

/** The HTTP process. EXPORTS_MB: how much the files of the audit may weigh together that can be fetched at a time. */
export const identityConfig = object({
  ...baseConfig,
  ...siteConfig,
  ...databaseConfig,
  ...queueConfig,
  ...filesConfig,
  ...auditConfig,
  ...tokenKeys,
  ...checkKey,
  ...bounceKey,
  KEK_KEYS: ringText('KEK_KEYS'),
  CAPTCHA_KEY: keyText('CAPTCHA_KEY'),
  CAPTCHA_COST: cheaperCaptcha,
  ...outsideCaptcha,
  EXPORTS_MB: number().integer().min(0).default(4096),
});

/** The job process. */
export const identityWorkerConfig = object({
  ...baseConfig,
  ...databaseConfig,
  ...queueConfig,
  ...filesConfig,
  ...uploadConfig,
  ...roundsConfig,
  ...siteConfig,
  ...mailConfig,
  ...checkKey,
  KEK_KEYS: ringText('KEK_KEYS'),
});
