import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { plainOf, unfolded } from './file-forms.ts';

const zeros = Buffer.alloc(1_000_000);

it.each([
  ['a.js.br', brotliCompressSync(zeros)],
  ['a.js.gz', gzipSync(zeros)],
])('%s is unfolded as far as the file reaches of which it is a form', async (address, bytes) => {
  expect(plainOf(address)).toBe('a.js');
  expect(await unfolded(address, bytes, zeros.length)).toEqual(zeros);
  expect(await unfolded(address, bytes, zeros.length - 1)).toBeNull();
});

it('what does not unfold is no form', async () => {
  expect(await unfolded('a.js.br', Buffer.from('no'))).toBeNull();
  expect(await unfolded('a.js', Buffer.from('plain'))).toEqual(Buffer.from('plain'));
});
