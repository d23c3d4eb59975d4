import { expect, it } from 'vitest';
import { isIntegrity } from './integrity.ts';

const [short, long] = [`${'aB3+/'.repeat(8)}xyz=`, 'aB3/'.repeat(16)];

it('builds of today and of before are vouched for, and nothing else vouches', () => {
  expect([`sha256-${short}`, `sha384-${long}`].map(isIntegrity)).toEqual([true, true]);
  const others = ['', 'sha256-', `sha256-${long}`, `sha384-${short}`, `sha512-${long}`, `md5-${short}`, undefined];
  expect(others.map(isIntegrity)).toEqual(others.map(() => false));
  expect(isIntegrity(`sha256-${short} sha384-${long}`)).toBe(false);
});
