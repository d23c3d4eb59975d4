import { expect, it } from 'vitest';
import { maskedEmail, maskedPhone } from './masked-contact.ts';

it.each([
  ['player@example.com', 'p****r@…'],
  ['ab@example.com', '***@…'],
  ['王小明@例子.公司', '王****明@…'],
  ["o'neil@example.com", "o'n****l@…"],
  ['no address', '***@…'],
])('never shows a whole address: %s', (address, shown) => {
  expect(maskedEmail(address)).toBe(shown);
});

it('keeps the end of a number', () => {
  expect(maskedPhone({ phone_locale: '886', phone_national: '912345678' })).toBe('09xx***678');
  expect(maskedPhone({ phone_locale: '852', phone_national: '91234567' })).toBe('xx***567');
  expect(maskedPhone({ phone_locale: null, phone_national: null })).toBe('');
});
