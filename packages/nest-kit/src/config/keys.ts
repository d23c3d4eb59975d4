import { string } from 'yup';

/** One key with its id. The first of a ring signs, all of them verify: so a key can be changed without a break. */
export type Key = { kid: string; key: Uint8Array };
export type KeyRing = [Key, ...Key[]];

const EXAMPLE = /^demo-?only/i;
export const isExampleKey = ({ key }: Key): boolean => EXAMPLE.test(Buffer.from(key).toString('latin1'));

const readKey = (text: unknown): Uint8Array => {
  const bytes = new Uint8Array(Buffer.from(String(text ?? ''), 'base64url'));
  if (bytes.length < 32) throw new Error('a key needs at least 32 bytes');
  return bytes;
};

const readRing = (value: unknown): KeyRing => {
  if (!Array.isArray(value) || value.length === 0) throw new Error('an empty key ring');
  return value.map((row: { kid?: unknown; key?: unknown }) => ({
    kid: String(row.kid),
    key: readKey(row.key),
  })) as KeyRing;
};

/** `[{kid,key}]`. */
export const parseRing = (text: string): KeyRing => readRing(JSON.parse(text));

/** `{name: [{kid,key}]}`. */
export function parseRings(text: string): Record<string, KeyRing> {
  const rows = JSON.parse(text) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(rows).map(([name, ring]) => [name, readRing(ring)]));
}

export const parseKey = (text: string): Uint8Array => readKey(text);

const parses = (parse: (text: string) => unknown) => (value: string | undefined) => {
  if (value === undefined) return true;
  try {
    parse(value);
    return true;
  } catch {
    return false;
  }
};

export const ringText = (name: string) =>
  string()
    .required(`${name} is missing`)
    .test('ring', `${name} must be [{"kid","key"}] with keys of 32 bytes`, parses(parseRing));
export const ringsText = (name: string) =>
  string()
    .required(`${name} is missing`)
    .test('rings', `${name} must be {"name":[{"kid","key"}]} with keys of 32 bytes`, parses(parseRings));
export const keyText = (name: string) =>
  string().required(`${name} is missing`).test('key', `${name} must be 32 bytes in base64url`, parses(parseKey));
