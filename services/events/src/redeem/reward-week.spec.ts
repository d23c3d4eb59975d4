import { describe, expect, it } from 'vitest';
import { rewardWeek } from './reward-week.ts';

const weekOf = (at: string) => {
  const { monday, deadline } = rewardWeek(new Date(at));
  return [monday, deadline.toISOString()];
};

describe('the week of a reward', () => {
  it('goes from Monday to the last moment of Sunday in Taipei, and is promised by the end of the Monday after', () => {
    const week = ['2026-11-16', '2026-11-23T15:59:59.000Z'];
    expect(weekOf('2026-11-16T00:00:00.000+08:00')).toEqual(week);
    expect(weekOf('2026-11-18T12:00:00.000+08:00')).toEqual(week);
    expect(weekOf('2026-11-22T23:59:59.999+08:00')).toEqual(week);
    expect(weekOf('2026-11-23T00:00:00.000+08:00')).toEqual(['2026-11-23', '2026-11-30T15:59:59.000Z']);
  });

  it('goes over the end of a year', () => {
    expect(weekOf('2027-01-01T00:30:00.000+08:00')).toEqual(['2026-12-28', '2027-01-04T15:59:59.000Z']);
  });
});
