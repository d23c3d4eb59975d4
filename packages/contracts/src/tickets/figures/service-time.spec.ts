import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterService,
  dayAfter,
  dayOf,
  daysBetween,
  readServiceTime,
  serviceMs,
  type ServiceTime,
} from './service-time.ts';

const HOUR = 3_600_000;
const at = (text: string) => new Date(`${text}+08:00`);
const moment = fc.date({ min: at('2025-12-01T00:00'), max: at('2026-03-01T00:00'), noInvalidDate: true });
const time: fc.Arbitrary<ServiceTime> = fc.record({
  from: fc.integer({ min: 0, max: 1439 }),
  until: fc.integer({ min: 0, max: 1440 }),
  weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
  shut: fc
    .array(fc.integer({ min: 0, max: 80 }), { maxLength: 9 })
    .map((days) => new Set(days.map((n) => dayAfter('2025-12-05', n)))),
});

describe('service time', () => {
  it('adds up: the way to a moment between and on from there is the whole way', () => {
    fc.assert(
      fc.property(time, moment, moment, moment, (hours, ...moments) => {
        const [a, b, c] = moments.sort((x, y) => x.getTime() - y.getTime()) as [Date, Date, Date];
        expect(serviceMs(hours, a, b) + serviceMs(hours, b, c)).toBe(serviceMs(hours, a, c));
      }),
    );
  });

  it('is never negative and never longer than the time itself', () => {
    fc.assert(
      fc.property(time, moment, moment, (hours, a, b) => {
        const found = serviceMs(hours, a, b);
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThanOrEqual(Math.max(0, b.getTime() - a.getTime()));
      }),
    );
  });

  it('ends when so much of it has passed, and never on a day when nobody is there', () => {
    fc.assert(
      fc.property(time, moment, fc.integer({ min: 1, max: 400 * HOUR }), (hours, from, ms) => {
        const end = afterService(hours, from, ms);
        fc.pre(end !== null);
        expect(serviceMs(hours, from, end as Date)).toBe(ms);
        expect(serviceMs(hours, from, new Date((end as Date).getTime() - 1))).toBe(ms - 1);
      }),
    );
    const holidays = readServiceTime('10:00-17:00', new Set(['2026-10-09', '2026-10-10']));
    expect(afterService(holidays, at('2026-10-08T16:00'), 2 * HOUR)).toEqual(at('2026-10-11T11:00'));
    expect(afterService({ ...holidays, weekdays: [] }, at('2026-10-08T16:00'), 1)).toBeNull();
  });

  it('does not run outside the hours of a day', () => {
    const hours = readServiceTime('10:00-17:00');
    const night = fc.integer({ min: 0, max: 17 * 60 - 1 }).map((minute) => minute * 60_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), night, night, (day, a, b) => {
        const from = at(`${dayAfter('2025-12-01', day)}T17:00`).getTime();
        const [first, second] = [from + Math.min(a, b), from + Math.max(a, b)];
        expect(serviceMs(hours, new Date(first), new Date(second))).toBe(0);
      }),
    );
  });

  it.each([
    ['within a day', '2026-11-20T10:30', '2026-11-20T12:00', 1.5],
    ['from the evening to the next morning', '2026-11-20T23:00', '2026-11-21T11:00', 1],
    ['over a weekend, which players are told counts', '2026-11-20T16:00', '2026-11-23T11:00', 16],
    ['from before the hours to after them', '2026-11-20T03:00', '2026-11-20T23:30', 7],
    ['of a whole year', '2025-01-01T00:00', '2026-01-01T00:00', 365 * 7],
    ['the wrong way round', '2026-11-21T11:00', '2026-11-20T11:00', 0],
  ])('is counted %s', (_, from, until, hours) => {
    expect(serviceMs(readServiceTime('10:00-17:00'), at(from), at(until)) / HOUR).toBe(hours);
  });

  it('leaves holidays and free weekdays out', () => {
    const weekdays = { ...readServiceTime('10:00-17:00', new Set(['2026-10-09'])), weekdays: [1, 2, 3, 4, 5] };
    // Thursday noon over a shut Friday and the weekend to Monday 11:00.
    expect(serviceMs(weekdays, at('2026-10-08T12:00'), at('2026-10-12T11:00')) / HOUR).toBe(6);
    // In neither direction does a holiday's evening belong to the day after it.
    expect(serviceMs(weekdays, at('2026-10-09T00:00'), at('2026-10-10T00:00'))).toBe(0);
  });

  it('reaches past midnight where the hours do', () => {
    const late = readServiceTime('22:00-02:00', new Set(['2026-10-09']));
    expect(serviceMs(late, at('2026-10-07T23:00'), at('2026-10-08T01:30')) / HOUR).toBe(2.5);
    expect(serviceMs(late, at('2026-10-08T00:30'), at('2026-10-08T23:00')) / HOUR).toBe(2.5);
    // The shift belongs to the day when it begins.
    expect(serviceMs(late, at('2026-10-09T12:00'), at('2026-10-10T12:00'))).toBe(0);
    expect(serviceMs(late, at('2026-10-09T00:00'), at('2026-10-09T06:00')) / HOUR).toBe(2);
  });

  it('is round the clock from 00:00 to 24:00', () => {
    expect(serviceMs(readServiceTime('00:00-24:00'), at('2026-03-08T00:00'), at('2026-03-10T12:00')) / HOUR).toBe(60);
  });

  it('knows no summer time, wherever the process runs', () => {
    const [from, until] = [at('2026-01-01T00:00'), at('2026-12-31T00:00')];
    expect(serviceMs(readServiceTime('09:00-18:00'), from, until) / HOUR).toBe(364 * 9);
  });

  it('takes the usual hours for what cannot be read', () => {
    for (const text of ['', 'whenever', '31:00-45:00'])
      expect(readServiceTime(text)).toMatchObject({ from: 600, until: 1020 });
    expect(readServiceTime('9:30 ~ 17:30')).toMatchObject({ from: 570, until: 1050 });
  });

  it('counts days of Taipei', () => {
    expect(dayOf(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
    expect([dayAfter('2026-02-28'), dayAfter('2026-03-01', -1), daysBetween('2026-02-28', '2026-03-02')]).toEqual([
      '2026-03-01',
      '2026-02-28',
      2,
    ]);
  });
});
