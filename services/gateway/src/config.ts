import { boolean, number, object, string, type InferType } from 'yup';
import { signalLimits } from '@hub/contracts/shared';
import { loadConfig, type Env } from '@hub/nest-kit/config';
import {
  baseConfig,
  captchaConfig,
  databaseConfig,
  queueConfig,
  siteConfig,
  tokenKeys,
} from '@hub/nest-kit/base-config';
import { parseForeignHosts } from './foreign/foreign-hosts.ts';

const originList = (name: string) =>
  string()
    .default('')
    .matches(
      /^(https?:\/\/[a-z0-9.:-]+( https?:\/\/[a-z0-9.:-]+)*)?$/i,
      `${name} must be origins with a space between`,
    );

function isForeignHosts(text: string): boolean {
  try {
    return parseForeignHosts(text) !== null;
  } catch {
    return false;
  }
}

const gatewaySchema = object({
  ...baseConfig,
  ...databaseConfig,
  ...queueConfig,
  ...tokenKeys,
  ...captchaConfig,
  ...siteConfig,
  SITE_DEMO: boolean().default(false),
  /** Holds `r/<area>/<build>/…`, as the build wrote it or as it came from the store, and the registry as it was read last. */
  STATIC_ROOT: string().required('STATIC_ROOT is missing'),
  /** Where teams publish their builds to: `file:` or `s3:`. Without it what STATIC_ROOT holds can be live, nothing else. */
  BUILDS_URL: string().matches(/^(file|s3):/, 'BUILDS_URL must begin with file: or s3:'),
  /** How long what is live is known before the tables are asked again. */
  REGISTRY_MS: number().integer().min(50).default(5000),
  /** A canary is judged by its last so many milliseconds, from so many mounts on. */
  CANARY_WINDOW_MS: number().integer().min(1000).default(600_000),
  CANARY_LEAST_MOUNTS: number().integer().min(1).default(200),
  /** How often it is looked at; 0 = never. */
  CANARY_EVERY_MS: number().integer().min(0).default(10_000),
  /** How many proxies of ours stand in front; their entries at the end of X-Forwarded-For are believed, no others. */
  TRUST_PROXY_HOPS: number().integer().min(0).max(5).default(0),
  /** Multiplies every rate limit; only in tests. */
  LIMIT_FACTOR: number().min(0.01).max(100_000).default(1),
  /** A file that may change while it runs: `{name: {url, keys: [{kid,key}]}}` of services beside those of SERVICE_URLS. */
  SERVICES_FILE: string(),
  /** How often each service is asked for its rows of the route table; 0 = the rows that the gateway was built with, alone. */
  ROUTES_MS: number().integer().min(0).default(5000),
  /** One of so many visitors tells how pages were mounted and how fast they are; who could not mount one always does. */
  MOUNT_SAMPLE: number().integer().min(1).max(signalLimits.weight).default(1),
  /** Origins whose pages may mount an area of ours, by game, until the desk says it: `{"H73":["https://launcher.example"]}`. */
  FOREIGN_HOSTS: string()
    .default('{}')
    .test('foreign-hosts', 'FOREIGN_HOSTS must be lists of origins by game, as JSON', isForeignHosts),
  /** Where a payment form may be sent: they join the CSP of pages. */
  PAYMENT_FORM_ACTION: originList('PAYMENT_FORM_ACTION'),
}).test(
  'limit-factor',
  'LIMIT_FACTOR is for HUB_ENV=test only',
  (config) => config.LIMIT_FACTOR === 1 || config.HUB_ENV === 'test',
);

export type GatewayConfig = InferType<typeof gatewaySchema>;

export const gatewayConfig = (env: Env): GatewayConfig => loadConfig('gateway', gatewaySchema, env);
