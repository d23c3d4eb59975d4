import { number, object, string, type InferType, type Schema } from 'yup';
import {
  auditConfig,
  baseConfig,
  checkKey,
  databaseConfig,
  mailConfig,
  queueConfig,
  roundsConfig,
} from '@hub/nest-kit/base-config';
import { isExampleKey, parseRing, ringText } from '@hub/nest-kit/keys';
import { isPublishedKey } from './newebpay/published-keys.ts';

const inProduction = (words: string, holds: (value: string) => boolean) => ({
  is: 'production',
  then: <S extends Schema>(schema: S): S =>
    schema.test('production', words, (value: unknown) => holds(String(value ?? ''))),
});

const ownKeys = (name: string) =>
  inProduction(`${name} is a documented example`, (text) => !parseRing(text).some(isExampleKey));

/** Where orders are paid: an address of the provider, which answers by https. */
const isOfProvider = (site: string) => /^https:\/\/c?core\.newebpay\.com\/?$/.test(site);

const isTestArea = (site: string) => site === '' || /^https:\/\/ccore\.newebpay\.com\/?$/.test(site);

/**
 * A shop at the provider. NEWEBPAY_SITE: `https://core.newebpay.com`, `https://ccore.newebpay.com` (its test area), or a
 * simulator, never in production. NEWEBPAY_VERSION: of the messages.
 */
const newebpayConfig = {
  NEWEBPAY_SITE: string()
    .required('NEWEBPAY_SITE is missing')
    .matches(/^https?:\/\/[a-z0-9.-]+(:\d+)?\/?$/, 'NEWEBPAY_SITE must be an origin')
    .when('HUB_ENV', inProduction('NEWEBPAY_SITE is not the provider', isOfProvider)),
  NEWEBPAY_MERCHANT_ID: string()
    .required('NEWEBPAY_MERCHANT_ID is missing')
    .matches(/^MS\d{5,13}$/, 'NEWEBPAY_MERCHANT_ID must be MS and digits'),
  NEWEBPAY_HASH_KEY: string()
    .required('NEWEBPAY_HASH_KEY is missing')
    .matches(/^[\x21-\x7e]{32}$/, 'NEWEBPAY_HASH_KEY must be 32 signs')
    .when(
      'HUB_ENV',
      inProduction('NEWEBPAY_HASH_KEY is a published key', (key) => !isPublishedKey(key)),
    ),
  NEWEBPAY_HASH_IV: string()
    .required('NEWEBPAY_HASH_IV is missing')
    .matches(/^[\x21-\x7e]{16}$/, 'NEWEBPAY_HASH_IV must be 16 signs'),
  NEWEBPAY_VERSION: string().oneOf(['1.5', '1.6', '2.0', '2.2', '2.3']).default('2.0'),
};

const withSandbox = (name: string) =>
  string().when('NEWEBPAY_SANDBOX_MERCHANT_ID', {
    is: (id: unknown) => Boolean(id),
    then: (schema) => schema.required(`${name} is missing`),
  });

/** A second shop, of the provider’s test area, where orders are rehearsed: all four, or none and nothing is rehearsed. */
const sandboxConfig = {
  NEWEBPAY_SANDBOX_MERCHANT_ID: string()
    .matches(/^MS\d{5,13}$/, {
      message: 'NEWEBPAY_SANDBOX_MERCHANT_ID must be MS and digits',
      excludeEmptyString: true,
    })
    .test('other', 'NEWEBPAY_SANDBOX_MERCHANT_ID is the shop that sells', (id, { parent }) => {
      return !id || id !== (parent as { NEWEBPAY_MERCHANT_ID?: string }).NEWEBPAY_MERCHANT_ID;
    }),
  NEWEBPAY_SANDBOX_SITE: withSandbox('NEWEBPAY_SANDBOX_SITE')
    .matches(/^https?:\/\/[a-z0-9.-]+(:\d+)?\/?$/, {
      message: 'NEWEBPAY_SANDBOX_SITE must be an origin',
      excludeEmptyString: true,
    })
    .when('HUB_ENV', inProduction('NEWEBPAY_SANDBOX_SITE is not the provider’s test area', isTestArea)),
  NEWEBPAY_SANDBOX_HASH_KEY: withSandbox('NEWEBPAY_SANDBOX_HASH_KEY').matches(/^[\x21-\x7e]{32}$/, {
    message: 'NEWEBPAY_SANDBOX_HASH_KEY must be 32 signs',
    excludeEmptyString: true,
  }),
  NEWEBPAY_SANDBOX_HASH_IV: withSandbox('NEWEBPAY_SANDBOX_HASH_IV').matches(/^[\x21-\x7e]{16}$/, {
    message: 'NEWEBPAY_SANDBOX_HASH_IV must be 16 signs',
    excludeEmptyString: true,
  }),
};

/** ORDER_KEYS seal buyers, tokens of orders and messages of the provider; CHECK_KEY is what e-mails and tokens are found by. */
const ordersConfig = {
  ...checkKey,
  ORDER_KEYS: ringText('ORDER_KEYS').when('HUB_ENV', ownKeys('ORDER_KEYS')),
  ...newebpayConfig,
  ...sandboxConfig,
};

export const topupConfig = object({ ...baseConfig, ...databaseConfig, ...queueConfig, ...ordersConfig });
export type TopupSettings = InferType<typeof topupConfig>;

/** RECONCILE_MS: how often the provider is asked for orders that wait. */
export const topupWorkerConfig = object({
  ...baseConfig,
  ...databaseConfig,
  ...auditConfig,
  ...mailConfig,
  ...queueConfig,
  ...ordersConfig,
  ...roundsConfig,
  RECONCILE_MS: number().integer().min(50).default(300_000),
});
export type TopupWorkerSettings = InferType<typeof topupWorkerConfig>;
