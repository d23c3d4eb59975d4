import { testKeys } from '@hub/nest-kit/testing';
import type { Merchant } from '../src/newebpay/trade-cipher.ts';
import { ProviderShops } from '../src/orders/payments/provider-shops.ts';
import { SANDBOX, SHOP } from './order.builder.ts';

/** A shop of tests: these keys stand in documents, and open nothing real. */
export const merchant: Merchant = {
  id: SHOP,
  hashKey: 't0pUpS1mulat0rKeyForDevOnly_0001',
  hashIv: 't0pUpS1mIv_00001',
};

/** Of its test area. */
export const sandbox: Merchant = {
  id: SANDBOX,
  hashKey: 't0pUpS1mulat0rKeyForDevOnly_0002',
  hashIv: 't0pUpS1mIv_00002',
};

const silent = async () => ({ state: 'unknown' as const });
export const testShops = new ProviderShops(
  { merchant, site: '', api: { find: silent } },
  { merchant: sandbox, site: '', api: { find: silent } },
);

export const shopEnv = {
  NEWEBPAY_MERCHANT_ID: merchant.id,
  NEWEBPAY_HASH_KEY: merchant.hashKey,
  NEWEBPAY_HASH_IV: merchant.hashIv,
  NEWEBPAY_SANDBOX_MERCHANT_ID: sandbox.id,
  NEWEBPAY_SANDBOX_HASH_KEY: sandbox.hashKey,
  NEWEBPAY_SANDBOX_HASH_IV: sandbox.hashIv,
  NEWEBPAY_SANDBOX_SITE: 'http://127.0.0.1:1',
};

type Places = { databaseUrl: string; redisUrl: string; site: string; services?: Record<string, string> };

/** What both processes of topup want to know. `site`: of the provider. */
export const topupEnv = ({ databaseUrl, redisUrl, site, services = {} }: Places) => ({
  ...testKeys,
  ...shopEnv,
  HUB_ENV: 'test',
  LOG_LEVEL: 'warn',
  PUBLIC_URL: 'http://localhost:8080',
  DATABASE_URL: databaseUrl,
  REDIS_QUEUE_URL: redisUrl,
  SERVICE_URLS: JSON.stringify({ identity: 'http://127.0.0.1:1', ...services }),
  NEWEBPAY_SITE: site,
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Player Hub <no-reply@player.example>',
});
