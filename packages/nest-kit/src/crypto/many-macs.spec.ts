import { createHmac, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { manyMacs } from './many-macs.ts';

const hmac = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('binary');

it('is the HMAC-SHA-256 that the library makes, whatever the length of key and text', () => {
  for (const bytes of [0, 1, 32, 63, 64]) {
    const key = randomBytes(bytes);
    const macOf = manyMacs(key);
    for (let length = 0; length <= 256; length += 1) {
      const text = 'ABCDEFGHJKMN23456789'.repeat(13).slice(0, length);
      expect(macOf(text)).toBe(hmac(key, text));
    }
  }
});

it('says the same whatever was asked before, and counts bytes, not signs', () => {
  const key = randomBytes(32);
  const macOf = manyMacs(key);
  const texts = ['A'.repeat(200), 'B', '', '序號八六七五', 'A'.repeat(200)];
  expect(texts.map(macOf)).toEqual(texts.map((text) => hmac(key, text)));
  expect(() => macOf('序'.repeat(86))).toThrow('too long');
});

it('takes no key that would have to be hashed first', () => {
  expect(() => manyMacs(randomBytes(65))).toThrow('64 bytes');
});
