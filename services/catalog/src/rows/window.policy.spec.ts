import { expect, it } from 'vitest';
import { isOpen } from './window.policy.ts';

const window = { starts_at: new Date('2025-10-16T07:00:00+08:00'), ends_at: new Date('2025-11-16T23:59:59.999+08:00') };

it.each([
  ['2025-10-16T06:59:59.999+08:00', false],
  ['2025-10-16T07:00:00+08:00', true],
  ['2025-11-16T23:59:59.999+08:00', true],
  ['2025-11-17T00:00:00+08:00', false],
])('at %s the window is open: %s', (at, open) => {
  expect(isOpen(window, new Date(at))).toBe(open);
});

it('counts a missing end as open', () => {
  expect(isOpen({ starts_at: null, ends_at: null }, new Date(0))).toBe(true);
  expect(isOpen({ ...window, ends_at: null }, new Date('2099-01-01'))).toBe(true);
  expect(isOpen({ ...window, starts_at: null }, new Date(0))).toBe(true);
});
