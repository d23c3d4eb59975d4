import { expect, it } from 'vitest';
import { isDesk } from './desk.ts';

it.each([
  ['/staff', true],
  ['/staff/', true],
  ['/staff/questions/1', true],
  ['/staff/accounts/*', true],
  ['/staffing', false],
  ['/', false],
  ['/support/staff', false],
])('%s: is it of the desk? %s', (path, desk) => {
  expect(isDesk(path)).toBe(desk);
});
