import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { serviceNames } from './service-list.ts';

export type KeyRow = { kid: string; key: string };

export type Keys = {
  databaseRoot: string;
  databaseAccounts: Record<string, string>;
  identity: Record<string, KeyRow[]>;
  tokens: Record<string, KeyRow[]>;
  keyEncryption: KeyRow[];
  check: string;
  mediaLinks: KeyRow[];
  papers: KeyRow[];
  /** What event codes are looked up by, and what seals their texts. */
  serial: string;
  serials: KeyRow[];
  captcha: string;
  /** Signs what the mail server reports about mails that came back. */
  bounce: string;
  /** What the simulated provider of challenges knows this site by. */
  captchaProvider: string;
  /** Seals what is known of buyers, and what the payment provider tells. */
  orders: KeyRow[];
  /** What the simulated payment provider shares with this site. */
  newebpay: { hashKey: string; hashIv: string };
  /** Of the shop of rehearsals. */
  newebpaySandbox: { hashKey: string; hashIv: string };
};

const PASSWORD_BYTES = 18;
const KEY_BYTES = 32;
const TOKEN_KINDS = ['S', 'K', 'M'];

const password = () => randomBytes(PASSWORD_BYTES).toString('base64url');
const key = () => randomBytes(KEY_BYTES).toString('base64url');
/** As many signs, half as many bytes. */
const signs = (many: number) => randomBytes(many / 2).toString('hex');
const ring = (): KeyRow[] => [{ kid: 'k1', key: key() }];
const forEach = <T>(names: readonly string[], make: () => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, make()]));

const freshKeys = (): Keys => ({
  databaseRoot: password(),
  databaseAccounts: forEach(serviceNames, password),
  identity: forEach(serviceNames, ring),
  tokens: forEach(TOKEN_KINDS, ring),
  keyEncryption: ring(),
  check: key(),
  mediaLinks: ring(),
  papers: ring(),
  serial: key(),
  serials: ring(),
  captcha: key(),
  bounce: key(),
  captchaProvider: key(),
  orders: ring(),
  newebpay: { hashKey: signs(32), hashIv: signs(16) },
  newebpaySandbox: { hashKey: signs(32), hashIv: signs(16) },
});

/** What is kept wins; what a newer version of the project needs beside it is added. */
function completed(fresh: Keys, kept: Partial<Keys>): Keys {
  return {
    ...fresh,
    ...kept,
    databaseAccounts: { ...fresh.databaseAccounts, ...kept.databaseAccounts },
    identity: { ...fresh.identity, ...kept.identity },
    tokens: { ...fresh.tokens, ...kept.tokens },
  };
}

function keptKeys(file: string): Partial<Keys> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Keys>;
  } catch {
    return {};
  }
}

/** Writes a file that only its owner may read, all at once. */
export function writePrivately(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The keys kept in this file; makes the file at the first start. */
export function keysIn(file: string): Keys {
  const keys = completed(freshKeys(), keptKeys(file));
  writePrivately(file, keys);
  return keys;
}
