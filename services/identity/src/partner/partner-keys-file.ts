import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The key a demo game signs with: `key` is base64url of the secret's bytes. */
export type LocalKey = { kid: string; alg: 'HS256'; key: string };
export type LocalKeys = Record<string, LocalKey>;

export function readLocalKeys(file: string): LocalKeys {
  if (!existsSync(file)) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as LocalKeys) : {};
  } catch {
    return {};
  }
}

/** Written as a whole, for the owner's eyes only. */
export const writeLocalKeys = (file: string, keys: LocalKeys): void => writePrivately(file, keys);

/** Replaces a file at once; only its owner may read it. */
export function writePrivately(file: string, value: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
