import { expect, it } from 'vitest';
import { addressOf, isAllowedAddress } from './click-target.policy.ts';

const HOSTS = 'h73.example pay.h73.example';

it.each(['https://h73.example', 'https://h73.example/event?a=1#b', 'https://pay.h73.example/x'])('allows %s', (url) => {
  expect(isAllowedAddress(url, HOSTS)).toBe(true);
});

it.each([
  '',
  '/game',
  '//h73.example',
  'http://h73.example/',
  'javascript:alert(1)//https://h73.example',
  'https:h73.example',
  'https://evil.example/',
  'https://h73.example.evil.example/',
  'https://evil.example/https://h73.example',
  'https://h73.example@evil.example/',
  'https://user@h73.example/',
  'https://h73.example:8443/',
  'https://evil.example\\@h73.example/',
  'https://h73.example\\.evil.example/',
  'https://h73.example/\r\nlocation: https://evil.example',
  ' https://h73.example/',
  'https://ｈ73.example/',
  'https://h73。example/',
  'https://xn--73-x.example/',
  'https://',
])('refuses %j', (url) => {
  expect(isAllowedAddress(url, HOSTS)).toBe(false);
});

it('refuses everything when no host is listed', () => {
  expect(isAllowedAddress('https://h73.example/', '')).toBe(false);
});

it('leads nowhere outside the window and for an unknown target', () => {
  const open = { id: 1, url: 'https://h73.example/', hosts: HOSTS, audience: 'everyone', starts_at: null } as const;
  const now = new Date('2026-01-01T00:00:00Z');
  expect(addressOf({ ...open, ends_at: now }, now)).toBe('https://h73.example/');
  expect(addressOf({ ...open, ends_at: new Date(now.getTime() - 1) }, now)).toBe('');
  expect(addressOf({ ...open, starts_at: new Date(now.getTime() + 1), ends_at: null }, now)).toBe('');
  expect(addressOf(null, now)).toBe('');
});
