import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverOf, lengthOf, pointsOf, rangeBefore, type DayRange } from './periods.ts';
import { dayAfter } from './service-time.ts';

const range: fc.Arbitrary<DayRange> = fc
  .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 399 }))
  .map(([start, days]) => {
    const from = dayAfter('2024-01-15', start);
    return { from, until: dayAfter(from, days) };
  });
const daysOf = ({ from, until }: DayRange) => {
  const days: string[] = [];
  for (let day = from; day <= until; day = dayAfter(day)) days.push(day);
  return days;
};
const daysOfMonth = (month: string) =>
  daysOf({ from: `${month}-01`, until: dayAfter(`${month}-01`, 40) }).filter((day) => day.startsWith(month));

describe('a range of days', () => {
  it('is covered by its months and edges, each day once', () => {
    fc.assert(
      fc.property(range, (asked) => {
        const { months, days } = coverOf(asked);
        expect([...months.flatMap(daysOfMonth), ...days.flatMap(daysOf)].sort()).toEqual(daysOf(asked));
        expect(days.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('is divided into points without a gap, few enough to read', () => {
    fc.assert(
      fc.property(range, (asked) => {
        const points = pointsOf(asked);
        expect(points.flatMap(daysOf)).toEqual(daysOf(asked));
        expect(points.length).toBeLessThanOrEqual(31);
      }),
    );
  });

  it('is compared with as many days that end right before it', () => {
    fc.assert(
      fc.property(range, (asked) => {
        const before = rangeBefore(asked);
        expect([lengthOf(before), dayAfter(before.until)]).toEqual([lengthOf(asked), asked.from]);
      }),
    );
  });

  it('begins weeks on Monday', () => {
    expect(pointsOf({ from: '2026-09-23', until: '2026-11-22' })[1]).toEqual({
      from: '2026-09-28',
      until: '2026-10-04',
    });
  });
});
