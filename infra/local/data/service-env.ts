import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Keys } from './keys.ts';
import { migrateUrl, serviceUrl, type DatabaseAccess } from './schemas.ts';
import { serviceNames, type Ports } from './service-list.ts';

/** Outside providers that the simulator can stand for. */
export type CaptchaChoice = 'turnstile';

const SITE_NAME = 'Player Hub';

export type Env = Record<string, string | undefined>;

export type SiteFacts = {
  hubEnv: 'local' | 'test';
  access: DatabaseAccess;
  redisUrl: string;
  redisCacheUrl: string;
  keys: Keys;
  ports: Ports;
  publicUrl: string;
  /** Address the gateway listens on; everything else stays on 127.0.0.1. */
  host: string;
  folder: string;
  wwwFolder: string;
  logLevel: string;
  captcha?: CaptchaChoice;
  gameServer: boolean;
  payments: boolean;
  extra: Partial<Record<string, Env>>;
};

const LOOPBACK = '127.0.0.1';

export function serviceUrls(ports: Ports): Record<string, string> {
  const inner = serviceNames.filter((name) => name !== 'gateway');
  return Object.fromEntries(inner.map((name) => [name, `http://${LOOPBACK}:${ports[name]}`]));
}

function objectsUrl(folder: string, name = 'objects'): string {
  const objects = join(folder, name);
  mkdirSync(objects, { recursive: true });
  return pathToFileURL(objects).href;
}

export function captchaEnv({ captcha, keys, ports }: SiteFacts): Env {
  if (!captcha) return {};
  return {
    CAPTCHA_PROVIDER: captcha,
    CAPTCHA_ORIGIN: `http://${LOOPBACK}:${ports.captcha}`,
    CAPTCHA_SITE_KEY: 'simulated-site-key',
    CAPTCHA_SECRET: keys.captchaProvider,
  };
}

export const gameServerUrl = ({ ports }: SiteFacts): string => `http://${LOOPBACK}:${ports.gameServer}`;

/** What the site and its games share on this machine: keys of the players' tokens, addresses and keys of the games. */
export const gameFiles = (folder: string): { PARTNER_KEYS_FILE: string; GAME_LINKS_FILE: string } => ({
  PARTNER_KEYS_FILE: join(folder, 'partner-keys.json'),
  GAME_LINKS_FILE: join(folder, 'game-links.json'),
});

export const paymentsUrl = ({ ports }: SiteFacts): string => `http://${LOOPBACK}:${ports.newebpay}`;

export const LOCAL_SHOP = 'MS900000001';
const LOCAL_SANDBOX = 'MS900000002';

/** The shops that the simulated payment provider knows: the one that sells, and that of rehearsals. */
export const shopEnv = ({ keys }: SiteFacts): Env => ({
  NEWEBPAY_MERCHANT_ID: LOCAL_SHOP,
  NEWEBPAY_HASH_KEY: keys.newebpay.hashKey,
  NEWEBPAY_HASH_IV: keys.newebpay.hashIv,
  NEWEBPAY_SANDBOX_MERCHANT_ID: LOCAL_SANDBOX,
  NEWEBPAY_SANDBOX_HASH_KEY: keys.newebpaySandbox.hashKey,
  NEWEBPAY_SANDBOX_HASH_IV: keys.newebpaySandbox.hashIv,
});

/** Where `docs/examples/foreign-host` may be served from. */
const LOCAL_FOREIGN_HOSTS = ['http://localhost:8099', 'http://127.0.0.1:8099'];

const asksProvider: readonly string[] = ['identity', 'gateway'];

let known: string | undefined;
/** Of the tree that runs; a tree without its history has none. */
function revision(): string {
  const ask = () => spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' });
  return (known ??= ask().stdout?.trim() || 'unnamed');
}

export function envOf(facts: SiteFacts, service: string): Env {
  const { keys, ports } = facts;
  return {
    HUB_ENV: facts.hubEnv,
    PUBLIC_URL: facts.publicUrl,
    HOST: service === 'gateway' ? facts.host : LOOPBACK,
    PORT: String(ports[service]),
    LOG_LEVEL: facts.logLevel,
    // So that a new process can take over from one that runs.
    ...(service !== 'gateway' && process.platform === 'linux' && { LISTEN_SHARED: 'true' }),
    ...(service !== 'gateway' && facts.hubEnv === 'local' && { DRAIN_MS: '6000' }),
    BUILD: revision(),
    DATABASE_URL: serviceUrl(facts.access, keys, service),
    REDIS_QUEUE_URL: facts.redisUrl,
    REDIS_CACHE_URL: facts.redisCacheUrl,
    SERVICE_URLS: JSON.stringify(serviceUrls(ports)),
    IDENTITY_KEYS: JSON.stringify(keys.identity),
    TOKEN_KEYS: JSON.stringify(keys.tokens),
    CHECK_KEY: keys.check,
    BOUNCE_KEY: keys.bounce,
    MEDIA_KEYS: JSON.stringify(keys.mediaLinks),
    VAULT_KEYS: JSON.stringify(keys.papers),
    SERIAL_KEY: keys.serial,
    SERIAL_KEYS: JSON.stringify(keys.serials),
    CAPTCHA_KEY: keys.captcha,
    ORDER_KEYS: JSON.stringify(keys.orders),
    KEK_KEYS: JSON.stringify(keys.keyEncryption),
    FILES_URL: objectsUrl(facts.folder),
    UPLOAD_FOLDER: join(facts.folder, 'uploads'),
    SMTP_URL: `smtp://${LOOPBACK}:${ports.mailSmtp}`,
    MAIL_FROM: `${SITE_NAME} <no-reply@player.example>`,
    SITE_NAME,
    SITE_DEMO: 'true',
    ...(service === 'gateway' && {
      STATIC_ROOT: facts.wwwFolder,
      BUILDS_URL: objectsUrl(facts.folder, 'builds'),
      PAYMENT_FORM_ACTION: paymentsUrl(facts),
      ...(facts.hubEnv === 'local' && { FOREIGN_HOSTS: JSON.stringify({ H73: LOCAL_FOREIGN_HOSTS }) }),
    }),
    ...(service === 'topup' && {
      ...shopEnv(facts),
      NEWEBPAY_SITE: paymentsUrl(facts),
      NEWEBPAY_SANDBOX_SITE: paymentsUrl(facts),
    }),
    ...(asksProvider.includes(service) && captchaEnv(facts)),
    ...facts.extra[service],
  };
}

export const workerEnvOf = (facts: SiteFacts, service: string): Env => ({ ...envOf(facts, service), PORT: '0' });

/** The environment for migrating and seeding: with the account that may change tables. */
export const dataEnvOf = (facts: SiteFacts, service: string): Env => ({
  ...envOf(facts, service),
  MIGRATE_URL: migrateUrl(facts.access, service),
  ...gameFiles(facts.folder),
  GAME_SERVER_URL: gameServerUrl(facts),
});
