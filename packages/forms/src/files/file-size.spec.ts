import { expect, it } from 'vitest';
import { sizeWords } from './file-size.ts';

const MB = 1024 * 1024;

it.each([
  [1, '1 KB'],
  [412 * 1024, '412 KB'],
  [8 * MB, '8 MB'],
  [1.9 * MB, '1.9 MB'],
  [12.35 * MB, '12.4 MB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

it('never shows a file over the limit as the limit', () => {
  expect(sizeWords(8 * MB + 1)).toBe('8.1 MB');
});
