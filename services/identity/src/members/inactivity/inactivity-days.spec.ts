import { expect, it } from 'vitest';
import { closesAt, dayOf, lastDayBefore, noticeBefore, readDay } from './inactivity-days.ts';

const at = (text: string) => new Date(text);
const isDueOn = (day: string, login: string) => at(login) < noticeBefore(readDay(day)!);
const dayAfter = (day: string) => dayOf(new Date(readDay(day)!.getTime() + 36 * 3_600_000));

/** The first day on which a notice is due, the last one on which a log-in keeps the membership when the mail leaves at once, and the first without it. */
it.each([
  // Across 29 February 2028: a day of it, so the year is over one day of the month sooner.
  ['2027-03-01T00:00:00+08:00', '2028-02-14', '2028-02-29', '2028-03-01'],
  ['2027-03-02T12:00:00+08:00', '2028-02-15', '2028-03-01', '2028-03-02'],
  // From 29 February: there is none a year later.
  ['2028-02-29T12:00:00+08:00', '2029-02-13', '2029-02-28', '2029-03-01'],
  // No leap day on the way.
  ['2026-11-26T10:00:00+08:00', '2027-11-11', '2027-11-26', '2027-11-27'],
  // A minute before and after midnight of Taipei, both the same day in London.
  ['2026-11-26T23:59:59+08:00', '2027-11-11', '2027-11-26', '2027-11-27'],
  ['2026-11-27T00:00:00+08:00', '2027-11-12', '2027-11-27', '2027-11-28'],
])(
  'of a log-in at %s the mail is due on %s, the last day is %s, and it closes on %s',
  (login, notice, last, closes) => {
    const dayBefore = dayOf(new Date(readDay(notice)!.getTime() - 3_600_000));
    expect([isDueOn(dayBefore, login), isDueOn(notice, login)]).toEqual([false, true]);
    const closing = closesAt(at(login), at(`${notice}T23:59:00+08:00`));
    expect([dayOf(lastDayBefore(closing)), dayOf(closing)]).toEqual([last, closes]);
    expect(closing).toEqual(readDay(closes));
  },
);

it('a mail that leaves late has its fifteen whole days all the same', () => {
  const login = at('2026-11-26T10:00:00+08:00');
  expect(dayOf(closesAt(login, at('2027-11-12T00:00:00+08:00')))).toBe('2027-11-28');
  expect(dayOf(closesAt(login, at('2029-02-14T23:59:59+08:00')))).toBe('2029-03-02');
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
});

it('what is no day is none', () => {
  for (const text of ['2027-02-29', '2027-13-01', '', 'today']) expect(readDay(text)).toBeNull();
});
