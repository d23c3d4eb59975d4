import { describe, expect, it } from 'vitest';
import { choiceOf, figuresQuery, lastDays, rangeFault, reportAddress } from './reports-address.ts';
import { pointLabel, pointName } from './figure-words.ts';

const now = new Date('2026-11-21T17:00:00Z');
const read = (search: string) => choiceOf(new URLSearchParams(search), now);

describe('the address of a report', () => {
  it('counts days as Taipei does', () => {
    expect(lastDays(7, now)).toEqual({ from: '2026-11-16', until: '2026-11-22' });
  });

  it('says what is shown, and is read as it was written', () => {
    const choice = { from: '2026-10-01', until: '2026-10-31', games: ['H73', 'G112'], agents: ['7'] };
    expect(reportAddress('/staff/reports', choice)).toBe(
      '/staff/reports?from=2026-10-01&until=2026-10-31&game_id=H73%2CG112&agent=7',
    );
    expect(read(new URLSearchParams(figuresQuery(choice)).toString())).toEqual(choice);
  });

  it('shows the last 30 days when it names none', () => {
    const choice = read('game_id=H73');
    expect(choice).toMatchObject({ from: '2026-10-24', until: '2026-11-22', games: ['H73'] });
    expect(rangeFault(choice, now)).toBeNull();
  });

  it.each([
    ['a day that is none', 'from=2026-02-30&until=2026-03-02', 'from day'],
    ['a minute', 'from=2026-02-03T10:00&until=2026-03-02', 'from day'],
    ['one end only', 'from=2026-02-03', 'until day'],
    ['the wrong way round', 'from=2026-03-02&until=2026-03-01', 'until order'],
    ['days to come', 'from=2026-11-23&until=2026-11-24', 'from future'],
    ['more than is answered', 'from=2025-01-01&until=2026-11-01', 'until long'],
  ])('keeps what cannot be had and says why: %s', (_, search, fault) => {
    const choice = read(search);
    expect(search).toContain(`from=${choice.from}`);
    const { at, why } = rangeFault(choice, now) ?? {};
    expect(`${at} ${why}`).toBe(fault);
  });

  it('has a range of one day, of the most days, and one that ends later', () => {
    for (const search of ['2026-11-22&until=2026-11-22', '2025-10-19&until=2026-11-22', '2026-11-01&until=2026-11-30'])
      expect(rangeFault(read(`from=${search}`), now)).toBeNull();
  });
});

describe('figures in words', () => {
  it('name a point by its days', () => {
    const week = { from: '2026-11-16', until: '2026-11-22' };
    expect([pointLabel(week, 'week'), pointName(week)]).toEqual(['11/16', '2026/11/16–2026/11/22']);
    expect([pointLabel(week, 'month'), pointName({ from: week.from, until: week.from })]).toEqual([
      '2026/11',
      '2026/11/16',
    ]);
  });
});
