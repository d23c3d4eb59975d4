import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boolean, number, object, string, type InferType } from 'yup';
import { SERVICE_BUILD } from '@hub/contracts/releases';
import { outsideProviders, SERVICE_NAME } from '@hub/contracts/shared';
import { REDIS_ADDRESS } from '../redis/redis-address.ts';
import { isExampleKey, keyText, parseRing, ringsText, ringText } from './keys.ts';

const urlOf = (name: string, protocols: RegExp) =>
  string().required(`${name} is missing`).matches(protocols, `${name} must begin with ${protocols.source}`);

const serviceUrls = string()
  .required('SERVICE_URLS is missing')
  .test('urls', 'SERVICE_URLS must be a JSON object of service to URL', (text) => {
    try {
      const urls = JSON.parse(text ?? '') as Record<string, string>;
      return Object.entries(urls).every(([name, url]) => SERVICE_NAME.test(name) && URL.canParse(url));
    } catch {
      return false;
    }
  });

export const baseConfig = {
  HUB_ENV: string().oneOf(['local', 'test', 'production']).required('HUB_ENV is missing'),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** What runs here, for the log: a revision or a version. */
  BUILD: string().matches(SERVICE_BUILD, 'BUILD must be a revision or a version').default('unnamed'),
  HOST: string().default('127.0.0.1'),
  PORT: number().integer().min(0).max(65535).default(0),
  /** Another process may listen on the same port, and takes over from this one when it ends (Linux). */
  LISTEN_SHARED: boolean().default(false),
  /** Takes no call before it is ready, and ends where it does not become so: for who is to take over from another process. */
  LISTEN_READY: boolean().default(false),
  /**
   * How long a process still answers after it turned unready, so that whoever sends it calls notices: more than the 4 s after
   * which callers end an idle line. With LISTEN_SHARED at most so long.
   */
  DRAIN_MS: number().integer().min(0).max(15_000).default(0),
  PUBLIC_URL: urlOf('PUBLIC_URL', /^https?:/),
  SERVICE_URLS: serviceUrls,
  IDENTITY_KEYS: ringsText('IDENTITY_KEYS'),
};
export const siteConfig = { SITE_NAME: string().trim().min(1).max(40).default('Player Hub') };
/** DATABASE_POOL: connections of one process, where the usual number does not fit so many replicas. */
export const databaseConfig = {
  DATABASE_URL: urlOf('DATABASE_URL', /^(mysql|mariadb):/),
  DATABASE_POOL: number().integer().min(2).max(200),
};
/** `redis://host:6379`, or `redis+sentinel://host:26379,host:26379/<name>`: who is asked which one is in charge. */
export const queueConfig = {
  REDIS_QUEUE_URL: urlOf('REDIS_QUEUE_URL', REDIS_ADDRESS),
  REDIS_CACHE_URL: string().matches(REDIS_ADDRESS),
};
export const mailConfig = {
  SMTP_URL: urlOf('SMTP_URL', /^smtps?:/),
  MAIL_FROM: string().required('MAIL_FROM is missing'),
};
export const auditConfig = { AUDIT_EVERY_MS: number().integer().min(50).default(2000) };
export const checkKey = { CHECK_KEY: keyText('CHECK_KEY') };
export const serialKeys = { SERIAL_KEY: keyText('SERIAL_KEY'), SERIAL_KEYS: ringText('SERIAL_KEYS') };
export const bounceKey = { BOUNCE_KEY: keyText('BOUNCE_KEY') };
export const tokenKeys = { TOKEN_KEYS: ringsText('TOKEN_KEYS') };
export const filesConfig = { FILES_URL: urlOf('FILES_URL', /^(file|s3):/) };
/** Signs the addresses of files; a key that stands in a document as an example opens no real site. */
export const mediaKeys = {
  MEDIA_KEYS: ringText('MEDIA_KEYS').when('HUB_ENV', {
    is: 'production',
    then: (ring) =>
      ring.test('example', 'MEDIA_KEYS is the documented example', (text) => !parseRing(text).some(isExampleKey)),
  }),
};
/** Seals ID papers; a key that stands in a document as an example seals nothing real. */
export const vaultKeys = {
  VAULT_KEYS: ringText('VAULT_KEYS').when('HUB_ENV', {
    is: 'production',
    then: (ring) =>
      ring.test('example', 'VAULT_KEYS is the documented example', (text) => !parseRing(text).some(isExampleKey)),
  }),
};
/** Where files lie while they are received. Anything may delete it while the process is down. */
export const uploadConfig = { UPLOAD_FOLDER: string().default(join(tmpdir(), 'player-hub-uploads')) };

export const captchaConfig = {
  CAPTCHA_PROVIDER: string().oneOf(outsideProviders, `CAPTCHA_PROVIDER must be one of ${outsideProviders.join()}`),
  CAPTCHA_ORIGIN: string()
    .matches(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'CAPTCHA_ORIGIN must be an origin')
    .when('HUB_ENV', {
      is: 'production',
      then: (origin) =>
        origin.test('no-simulator', 'CAPTCHA_ORIGIN is not for production', (value) => value === undefined),
    }),
};

export const plainConfig = object(baseConfig);
export type PlainSettings = InferType<typeof plainConfig>;
export const dataConfig = object({ ...baseConfig, ...databaseConfig, ...auditConfig });
/** Rounds of every job process. SWEEP_MS: how often it looks for what the queue lost; TIDY_MS: for what has served its time. */
export const roundsConfig = {
  SWEEP_MS: number().integer().min(100).default(5000),
  TIDY_MS: number().integer().min(10).default(60_000),
};
export const workerConfig = object({
  ...baseConfig,
  ...databaseConfig,
  ...auditConfig,
  ...queueConfig,
  ...roundsConfig,
});
