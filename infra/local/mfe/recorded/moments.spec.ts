import { expect, it } from 'vitest';
import { meantAs, saidNow } from './moments.ts';

/** 09:03 in Taipei. */
const then = Date.parse('2026-03-01T09:03:20+08:00');
const later = Date.parse('2027-05-20T22:41:00+08:00');

it.each([
  ['2026-03-01', '{day+0}', '2027-05-20'],
  ['2026-02-28', '{day-1}', '2027-05-19'],
  ['2026-03-21T23:59', '{day+20}T23:59', '2027-06-09T23:59'],
  ['2026-02-28T09:00', '{hour-24}', '2027-05-19T22:41'],
  ['2026-03-02T08:30:00+08:00', '{day+1}T08:30:00+08:00', '2027-05-21T08:30:00+08:00'],
  ['2026-03-02T09:00:00+08:00', '{hour+24}:00+08:00', '2027-05-21T22:41:00+08:00'],
])('%s is said as %s', (said, meant, now) => {
  expect(meantAs(said, then)).toBe(meant);
  expect(saidNow(meant, later)).toBe(now);
});

it.each(['1995-05-05', '2099-12-31T23:59', '2026-03-01T01:00:00Z', 'T2026-03-01', '20260301'])('%s stays', (value) => {
  expect(meantAs(value, then)).toBe(value);
  expect(saidNow(value, later)).toBe(value);
});
