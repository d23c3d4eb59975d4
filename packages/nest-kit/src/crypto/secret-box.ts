import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';

const VERSION = 1;

export function deriveKey(key: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), `player-hub:${purpose}`, 32));
}

/** Making a key ready costs five times what using it costs. */
const readyKeys = new WeakMap<Uint8Array, KeyObject>();
function readyKey(key: Uint8Array): KeyObject {
  const known = readyKeys.get(key) ?? createSecretKey(key);
  readyKeys.set(key, known);
  return known;
}

/** HMAC-SHA256 of a text. The bytes of a key must not change. */
export function mac(key: Uint8Array, text: string): Buffer {
  return createHmac('sha256', readyKey(key)).update(text).digest();
}

/** Equal in constant time; different lengths are different. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** AES-256-GCM: version | 12 bytes IV | 16 bytes tag | text. `boundTo` ties the box to its row; the key as for `mac`. */
export function seal(key: Uint8Array, text: string, boundTo: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', readyKey(key), iv).setAAD(Buffer.from(boundTo));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), body]);
}

/** Opens a sealed text; throws when it was changed, moved to another row or sealed with another key. */
export function open(key: Uint8Array, box: Buffer, boundTo: string): string {
  if (box[0] !== VERSION) throw new Error('unknown box version');
  const decipher = createDecipheriv('aes-256-gcm', readyKey(key), box.subarray(1, 13)).setAAD(Buffer.from(boundTo));
  decipher.setAuthTag(box.subarray(13, 29));
  return Buffer.concat([decipher.update(box.subarray(29)), decipher.final()]).toString('utf8');
}
