import { randomBytes } from 'node:crypto';
import { loadConfig } from '@hub/nest-kit/config';
import { describe, expect, it } from 'vitest';
import { topupConfig, topupWorkerConfig } from './config.ts';

const key = () => randomBytes(32).toString('base64url');
const ring = (text: string) => JSON.stringify([{ kid: 'k1', key: text }]);
const ours = {
  HUB_ENV: 'production',
  PUBLIC_URL: 'https://player.example',
  SERVICE_URLS: '{}',
  IDENTITY_KEYS: `{"topup":${ring(key())}}`,
  DATABASE_URL: 'mysql://db/hub_topup',
  REDIS_QUEUE_URL: 'redis://queue',
  CHECK_KEY: key(),
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'no-reply@player.example',
  ORDER_KEYS: ring(key()),
  NEWEBPAY_SITE: 'https://core.newebpay.com',
  NEWEBPAY_MERCHANT_ID: 'MS123456789',
  NEWEBPAY_HASH_KEY: 'kQ7vN2mX9pL4sD8fG1hJ6tR3yU5wE0zA',
  NEWEBPAY_HASH_IV: 'Zx8Cv3Bn6Ma1Qw9E',
};

const wrong: [setting: string, value: string, words: string][] = [
  ['NEWEBPAY_SITE', 'http://127.0.0.1:4097', 'is not the provider'],
  ['NEWEBPAY_SITE', 'https://core.newebpay.com.example', 'is not the provider'],
  ['NEWEBPAY_SITE', 'http://core.newebpay.com', 'is not the provider'],
  ['NEWEBPAY_HASH_KEY', 'Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn', 'is a published key'],
  ['NEWEBPAY_HASH_KEY', 't0pUpS1mulat0rKeyForDevOnly_0001', 'is a published key'],
  ['NEWEBPAY_HASH_KEY', 'DEMOONLYHASHKEY0DEMOONLYHASHKEY0', 'is a published key'],
  ['NEWEBPAY_HASH_KEY', '12345678901234567890123456789012', 'is a published key'],
  ['NEWEBPAY_HASH_KEY', 'short', 'must be 32 signs'],
  ['NEWEBPAY_HASH_IV', 'short', 'must be 16 signs'],
  ['NEWEBPAY_MERCHANT_ID', '3430112', 'must be MS and digits'],
  ['NEWEBPAY_VERSION', '1.4', 'NEWEBPAY_VERSION'],
  ['NEWEBPAY_SANDBOX_MERCHANT_ID', 'MS123456789', 'is the shop that sells'],
  ['NEWEBPAY_SANDBOX_MERCHANT_ID', 'MS900000002', 'NEWEBPAY_SANDBOX_SITE is missing'],
  ['ORDER_KEYS', ring(Buffer.from('demo-only-key-of-thirty-two-bytes').toString('base64url')), 'documented example'],
];

describe.each([topupConfig, topupWorkerConfig])('a real shop', (config) => {
  const read = (over: object = {}) => loadConfig('topup', config, { ...ours, ...over });

  it('opens with keys of its own', () => {
    expect(read()).toMatchObject({ NEWEBPAY_VERSION: '2.0', NEWEBPAY_SITE: 'https://core.newebpay.com' });
  });

  it.each(wrong)('does not open with %s=%s', (setting, value, words) => {
    expect(() => read({ [setting]: value })).toThrow(words);
  });

  it('rehearses at the provider’s test area, and nowhere else', () => {
    const sandbox = {
      NEWEBPAY_SANDBOX_MERCHANT_ID: 'MS900000002',
      NEWEBPAY_SANDBOX_HASH_KEY: 'a'.repeat(32),
      NEWEBPAY_SANDBOX_HASH_IV: 'a'.repeat(16),
    };
    expect(() => read({ ...sandbox, NEWEBPAY_SANDBOX_SITE: 'https://ccore.newebpay.com' })).not.toThrow();
    expect(() => read({ ...sandbox, NEWEBPAY_SANDBOX_SITE: 'https://core.newebpay.com' })).toThrow('test area');
  });

  it('is rehearsed against a simulator', () => {
    expect(() => read({ HUB_ENV: 'local', NEWEBPAY_SITE: 'http://127.0.0.1:4097' })).not.toThrow();
  });
});
