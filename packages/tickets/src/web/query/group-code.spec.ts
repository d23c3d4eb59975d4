import { expect, it } from 'vitest';
import { caretIn, groupCode, signsBefore } from './group-code.ts';

it.each([
  ['', ''],
  ['7kq2', '7KQ2'],
  ['7kq2m', '7KQ2-M'],
  ['７ＫＱ２ Ｍ９ＸＡ', '7KQ2-M9XA'],
  ['7KQ2-M9XA-4D3H', '7KQ2-M9XA-4D3H'],
  ['not a check code at all', 'not a check code at all'],
])('groups %s', (typed, grouped) => {
  expect(groupCode(typed)).toBe(grouped);
});

it('keeps the caret behind the sign it stood behind', () => {
  const typed = '7KQ2XM9XA';
  const signs = signsBefore(typed, 5);
  expect(caretIn(groupCode(typed), signs)).toBe('7KQ2-X'.length);
});
