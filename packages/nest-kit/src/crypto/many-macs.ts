import { hash } from 'node:crypto';

/** What SHA-256 takes in at a time, and the longest key that HMAC takes as it is. */
const BLOCK = 64;
const LONGEST = 256;

/** HMAC-SHA-256 (RFC 2104) of two plain hashes: an HMAC object for each costs thrice as much. 32 `binary` signs. */
export function manyMacs(key: Uint8Array): (text: string) => string {
  if (key.length > BLOCK) throw new Error('a key of more than 64 bytes');
  const inner = Buffer.concat([padded(key, 0x36), Buffer.alloc(LONGEST)]);
  const outer = Buffer.concat([padded(key, 0x5c), Buffer.alloc(32)]);
  return (text) => {
    const length = Buffer.byteLength(text);
    if (length > LONGEST) throw new Error('a text too long for this');
    inner.write(text, BLOCK);
    outer.write(hash('sha256', inner.subarray(0, BLOCK + length), 'binary'), BLOCK, 'binary');
    return hash('sha256', outer, 'binary');
  };
}

const padded = (key: Uint8Array, by: number): Buffer =>
  Buffer.from(Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ by));
