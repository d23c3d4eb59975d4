import { expect, it } from 'vitest';
import { endedMonths, isSettled } from './months.ts';

const at = (text: string) => new Date(`${text}+08:00`);

it('names the months that are over for a day by the calendar of Taipei, the newest first', () => {
  expect(endedMonths(at('2026-10-31T23:59:59'), at('2027-01-02T00:00:00'))).toEqual(['2026-12', '2026-11', '2026-10']);
  expect(endedMonths(at('2026-11-01T00:00:00'), at('2027-01-01T23:59:59'))).toEqual(['2026-11']);
  expect(endedMonths(at('2026-11-01T00:00:00'), at('2026-12-01T23:59:59'))).toEqual([]);
});

it('lets nobody sign a month off before the copies of its last rows are there', () => {
  const until = at('2026-12-01T00:00:00');
  expect(isSettled(until, at('2026-12-01T23:59:59'))).toBe(false);
  expect(isSettled(until, at('2026-12-02T00:00:00'))).toBe(true);
});
