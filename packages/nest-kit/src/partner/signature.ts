import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { CALL_ID, CLOCK_WINDOW_S, signatureHeaders, signedText, type SignedParts } from '@hub/contracts/partner';

export type LinkKey = { kid: string; secret: Buffer };

/** `path` with its query, `body` the raw bytes. */
export type SignedCall = { id: string; method: string; path: string; body: Buffer | string };

/** Why a signature does not count; the words are for logs and for people who build the other side. */
export type SignatureFault = 'headers_missing' | 'id_malformed' | 'clock' | 'unknown_key' | 'mismatch';

const VERSION = 'v1';

export const bodyHash = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex');

const macOf = (secret: Buffer, parts: SignedParts): Buffer =>
  createHmac('sha256', secret).update(signedText(parts)).digest();

export const signatureOf = (secret: Buffer, parts: SignedParts): string =>
  `${VERSION},${macOf(secret, parts).toString('base64')}`;

/** While one key takes the other's place both sign; the other side finds the one it knows. */
export function signHeaders(keys: readonly LinkKey[], call: SignedCall, nowS: number): Record<string, string> {
  const parts = { ...call, timestamp: nowS, bodyHash: bodyHash(call.body) };
  return {
    [signatureHeaders.key]: keys[0]?.kid ?? '',
    [signatureHeaders.id]: call.id,
    [signatureHeaders.timestamp]: String(nowS),
    [signatureHeaders.signature]: keys.map(({ secret }) => signatureOf(secret, parts)).join(' '),
  };
}

type Given = Record<string, string | string[] | undefined>;
type Checked = { ok: true; id: string; kid: string } | { ok: false; fault: SignatureFault };

const one = (headers: Given, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Every signature against every key, in constant time. The caller sees to it that an id is used once. */
export async function checkSignature(
  headers: Given,
  call: Omit<SignedCall, 'id'>,
  keysOf: (kid: string) => Promise<readonly LinkKey[]> | readonly LinkKey[],
  nowS: number,
): Promise<Checked> {
  const named = one(headers, signatureHeaders.key);
  const id = one(headers, signatureHeaders.id);
  const stamp = one(headers, signatureHeaders.timestamp);
  const given = one(headers, signatureHeaders.signature);
  if (!named || !id || !stamp || !given) return { ok: false, fault: 'headers_missing' };
  if (!CALL_ID.test(id)) return { ok: false, fault: 'id_malformed' };
  if (!/^\d{1,12}$/.test(stamp) || Math.abs(nowS - Number(stamp)) > CLOCK_WINDOW_S)
    return { ok: false, fault: 'clock' };
  const keys = await keysOf(named);
  if (keys.length === 0) return { ok: false, fault: 'unknown_key' };
  const parts = { ...call, id, timestamp: Number(stamp), bodyHash: bodyHash(call.body) };
  const kid = signerAmong(given, keys, parts);
  return kid === null ? { ok: false, fault: 'mismatch' } : { ok: true, id, kid };
}

const MOST_SIGNATURES = 4;

function signerAmong(given: string, keys: readonly LinkKey[], parts: SignedParts): string | null {
  const macs = given
    .split(' ', MOST_SIGNATURES)
    .filter((one) => one.startsWith(`${VERSION},`))
    .map((one) => Buffer.from(one.slice(VERSION.length + 1), 'base64'));
  let signer: string | null = null;
  for (const { kid, secret } of keys) {
    const right = macOf(secret, parts);
    for (const mac of macs) if (mac.length === right.length && timingSafeEqual(mac, right)) signer ??= kid;
  }
  return signer;
}
