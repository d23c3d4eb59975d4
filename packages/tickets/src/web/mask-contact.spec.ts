import { expect, it } from 'vitest';
import { maskEmail, maskPhone } from './mask-contact.ts';

it('leaves the first sign and the host of an address', () => {
  expect(maskEmail('mei.lin@example.com')).toBe('m•••@example.com');
  expect(maskEmail('nobody')).toBe('nobody');
});

it('leaves the first two and the last three digits of a number', () => {
  expect(maskPhone('0912345123')).toBe('09xx•••123');
  expect(maskPhone('')).toBe('');
});
