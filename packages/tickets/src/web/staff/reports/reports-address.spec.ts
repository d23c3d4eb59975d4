import { describe, expect, it } from 'vitest';
import { choiceOf, figuresSearch, lastDays, reportAddress } from './reports-address.ts';
import { pointLabel, pointName } from './figure-words.ts';

const now = new Date('2026-11-21T17:00:00Z');
const read = (search: string) => choiceOf(new URLSearchParams(search), now);

describe('the address of a report', () => {
  it('counts days as Taipei does', () => {
    expect(lastDays(7, now)).toEqual({ from: '2026-11-16', until: '2026-11-22' });
  });

  it('says what is shown, and is read as it was written', () => {
    const choice = { from: '2026-10-01', until: '2026-10-31', games: ['H73', 'G112'], agents: ['7'] };
    expect(reportAddress(choice)).toBe('/staff/reports?from=2026-10-01&until=2026-10-31&game_id=H73%2CG112&agent=7');
    expect(read(figuresSearch(choice))).toEqual(choice);
  });

  it.each([
    ['nothing', ''],
    ['a day that is none', 'from=2026-02-30&until=2026-03-02'],
    ['a minute', 'from=2026-02-03T10:00&until=2026-03-02'],
    ['the wrong way round', 'from=2026-03-02&until=2026-03-01'],
    ['more than is answered', 'from=2025-01-01&until=2026-11-01'],
  ])('shows the last 30 days for %s', (_, search) => {
    expect(read(search)).toMatchObject({ from: '2026-10-24', until: '2026-11-22' });
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
