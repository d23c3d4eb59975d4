import { expect, it } from 'vitest';
import { isNetwork, isWide } from './network.ts';

it.each(['203.0.113.0/24', '203.0.113.7/32', '10.0.0.0/8', '2001:db8::/48', '2001:DB8:1:2::/64', '::/0', '0.0.0.0/0'])(
  '%s is a network',
  (text) => {
    expect(isNetwork(text)).toBe(true);
  },
);

it.each([
  '',
  'office',
  '203.0.113.0',
  '203.0.113/24',
  '203.0.113.0/33',
  '256.0.0.1/24',
  '203.0.113.0.1/24',
  '2001:db8::/65',
  ':::/48',
  '1:2/48',
  '203.0.113.0/',
])('%j is none', (text) => {
  expect(isNetwork(text)).toBe(false);
});

it('is too wide above the size of an office', () => {
  expect(['10.0.0.0/8', '0.0.0.0/0', '::/0', '2001::/31'].every(isWide)).toBe(true);
  expect(['203.0.113.0/16', '2001:db8::/32', 'office'].some(isWide)).toBe(false);
});
