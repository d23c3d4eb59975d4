import { vipDesk } from '@hub/contracts/vip';
import { expect, test } from 'vitest';
import { isServiceTime } from './service-time.ts';

/** The pieces of the specification, each with the minute before and after it. */
test.each([
  ['01:29:59', false],
  ['01:30:00', true],
  ['01:59:59', true],
  ['02:00:00', true],
  ['08:59:59', true],
  ['09:00:00', true],
  ['09:30:00', true],
  ['09:30:59', true],
  ['09:31:00', false],
  ['15:59:59', false],
  ['16:00:00', false],
  ['00:00:00', false],
  ['23:59:59', false],
])('%s UTC', (clock, inside) => {
  expect(isServiceTime(vipDesk.hours ?? '', new Date(`2026-11-26T${clock}Z`))).toBe(inside);
});

test('every minute of a day is inside exactly where one of the pieces is', () => {
  const pieces = (minute: number) =>
    (minute >= 120 && minute <= 539) || (minute >= 90 && minute <= 119) || (minute >= 540 && minute <= 570);
  for (let minute = 0; minute < 1440; minute++) {
    expect(isServiceTime('09:30-17:30', new Date(Date.UTC(2026, 11, 31, 0, minute)))).toBe(pieces(minute));
  }
});
