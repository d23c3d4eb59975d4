import { expect, it } from 'vitest';
import { endedMonths } from './months.ts';

const at = (text: string) => new Date(`${text}+08:00`);

it('names the months that are over by the calendar of Taipei, the newest first', () => {
  expect(endedMonths(at('2026-10-31T23:59:59'), at('2027-01-01T00:00:00'))).toEqual(['2026-12', '2026-11', '2026-10']);
  expect(endedMonths(at('2026-11-01T00:00:00'), at('2026-12-31T23:59:59'))).toEqual(['2026-11']);
  expect(endedMonths(at('2026-11-01T00:00:00'), at('2026-11-30T23:59:59'))).toEqual([]);
});
