import { describe, expect, it } from 'vitest';
import { tracesIn, writingsOf } from './traces.ts';

const email = 'Mei.Lin+7@example.com';
const name = '林小美角色';
const written: [string, (text: string) => Buffer][] = [
  ['plain', (text) => Buffer.from(`<${text}>`)],
  ['in capitals', (text) => Buffer.from(text.toUpperCase())],
  ['in small letters', (text) => Buffer.from(text.toLowerCase())],
  ['in JSON', (text) => Buffer.from(JSON.stringify({ to: text }))],
  ['in an address', (text) => Buffer.from(`?q=${encodeURIComponent(text)}`)],
  ['in hex', (text) => Buffer.from(Buffer.from(`a${text}`).toString('hex'))],
  ['in base64 with nothing before it', (text) => Buffer.from(Buffer.from(`${text}!`).toString('base64'))],
  ['in base64 with one sign before it', (text) => Buffer.from(Buffer.from(`a${text}!`).toString('base64'))],
  ['in base64url with two before it', (text) => Buffer.from(Buffer.from(`ab${text}`).toString('base64url'))],
  ['with two bytes a sign', (text) => Buffer.from(`x${text}`, 'utf16le')],
];

describe('a name is found', () => {
  it.each(written)('%s', (_, write) => {
    for (const one of [email, name]) expect(tracesIn(write(one), [email, name])).toEqual([one]);
  });

  it('in no other text, and a name of three signs is not looked for', () => {
    expect(tracesIn(Buffer.from('m****7@… 09xx***123'), [email, '0912345678'])).toEqual([]);
    expect(() => writingsOf('abc')).toThrow('too short');
  });
});
