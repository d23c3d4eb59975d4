import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, earnedUntil, firstDay, monthEnd, nextEarned, type DaySum, type Rule } from './earn.ts';

const rule: Rule = { on: true, days: 30, amount_twd: 1000, level: 2 };
const today = '2026-11-26';
const end = (day: string) => monthEnd(day).toISOString();

it('a month of Taipei ends with the last millisecond of its last day', () => {
  expect(end('2026-11-26')).toBe('2026-11-30T15:59:59.999Z');
  expect(end('2026-12-31')).toBe('2026-12-31T15:59:59.999Z');
  expect(dayOf(new Date('2026-11-30T16:00:00Z'))).toBe('2026-12-01');
});

it('today is one of the days that count', () => {
  expect(firstDay({ days: 1 }, today)).toBe(today);
  expect(firstDay({ days: 30 }, today)).toBe('2026-10-28');
});

it('the sum makes the level, to the end of the month of the last day on which it is enough', () => {
  expect(earnedUntil([{ day: '2026-11-20', twd: 999 }], rule)).toBeNull();
  // Counted to 19 December.
  expect(earnedUntil([{ day: '2026-11-20', twd: 1000 }], rule)?.toISOString()).toBe(end('2026-12-19'));
  const two = [
    { day: '2026-10-29', twd: 600 },
    { day: '2026-11-26', twd: 600 },
  ];
  // The first of them is counted to 27 November, and without it the rest is not enough.
  expect(earnedUntil(two, rule)?.toISOString()).toBe(end('2026-11-27'));
  expect(earnedUntil(two, { ...rule, on: false })).toBeNull();
});

it('what was reached stays to the end of the month, and no longer, when nothing gives it any more', () => {
  const had = [{ level: 2, ends_at: monthEnd('2027-01-05') }];
  expect(nextEarned(had, [], rule, today)).toEqual([{ level: 2, ends_at: monthEnd(today) }]);
  expect(nextEarned(had, [], { ...rule, on: false }, today)).toEqual([{ level: 2, ends_at: monthEnd(today) }]);
});

it('a higher level that ends sooner stands beside a lower one that lasts', () => {
  const had = [{ level: 3, ends_at: monthEnd('2027-01-05') }];
  expect(nextEarned(had, [{ day: today, twd: 1000 }], rule, today)).toEqual([
    { level: 3, ends_at: monthEnd(today) },
    { level: 2, ends_at: monthEnd('2026-12-25') },
  ]);
  const lower = [{ level: 1, ends_at: monthEnd(today) }];
  expect(nextEarned(lower, [{ day: today, twd: 1000 }], rule, today)).toEqual([
    { level: 2, ends_at: monthEnd('2026-12-25') },
  ]);
});

const days = Array.from({ length: 30 }, (_, back) => firstDay({ days: back + 1 }, today)).toReversed();
const someSums = fc
  .array(fc.record({ at: fc.nat(29), twd: fc.integer({ min: 0, max: 900 }) }), { maxLength: 12 })
  .map((paid) =>
    days.flatMap((day, at): DaySum[] => {
      const of = paid.filter((one) => one.at === at);
      return of.length > 0 ? [{ day, twd: of.reduce((all, { twd }) => all + twd, 0) }] : [];
    }),
  );

it('says of every later day what that day says itself, if nothing more is paid', () => {
  fc.assert(
    fc.property(someSums, fc.nat(60), (sums, later) => {
      const until = earnedUntil(sums, rule);
      const then = dayOf(new Date(Date.parse(`${today}T04:00:00Z`) + later * 86_400_000));
      const left = sums.filter(({ day }) => day >= firstDay(rule, then));
      // As far as the day itself gives the level, the time that was told has not ended.
      if (earnedUntil(left, rule)) expect(until! >= monthEnd(then)).toBe(true);
    }),
  );
});

it('is the same however often it is asked, and more money never makes less of it', () => {
  fc.assert(
    fc.property(someSums, fc.nat(29), fc.integer({ min: 1, max: 2000 }), (sums, at, twd) => {
      const once = nextEarned([], sums, rule, today);
      expect(nextEarned(once, sums, rule, today)).toEqual(once);
      const day = days[at]!;
      const more = [
        ...sums.filter((one) => one.day !== day),
        { day, twd: twd + (sums.find((one) => one.day === day)?.twd ?? 0) },
      ];
      const richer = nextEarned(
        [],
        more.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
        rule,
        today,
      );
      for (const { level, ends_at } of once)
        expect(richer.some((other) => other.level >= level && other.ends_at >= ends_at)).toBe(true);
    }),
  );
});
