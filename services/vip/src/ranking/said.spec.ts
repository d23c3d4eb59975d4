import fc from 'fast-check';
import { expect, it } from 'vitest';
import { vipSources } from '@hub/contracts/vip';
import { deciding, endOnWire, FOREVER_AT, type Said } from './said.ts';

const now = new Date('2026-11-26T04:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
const said = (source: Said['source'], level: number, over: Partial<Said> = {}): Said => ({
  source,
  level,
  begins_at: day(-10),
  ends_at: day(10),
  ...over,
});

it('what staff says counts, whatever the others say, also that it is never', () => {
  expect(deciding([said('push', 5), said('manual', 1)], now)?.level).toBe(1);
  expect(deciding([said('push', 5), said('manual', 0), said('rule', 2)], now)).toMatchObject({
    source: 'manual',
    level: 0,
  });
});

it('counts from its first moment to its last one', () => {
  const entry = said('manual', 3, { begins_at: now, ends_at: now });
  expect(deciding([entry], now)?.level).toBe(3);
  expect(deciding([entry], day(1))).toBeNull();
  expect(deciding([said('manual', 3, { begins_at: day(1) }), said('rule', 1)], now)?.level).toBe(1);
  expect(endOnWire(FOREVER_AT)).toBeNull();
});

it('of the others the higher one counts, and none is nothing', () => {
  expect(deciding([said('push', 1), said('rule', 2)], now)?.source).toBe('rule');
  expect(deciding([said('push', 2), said('rule', 2)], now)?.source).toBe('push');
  expect(deciding([said('push', 0)], now)).toBeNull();
  expect(deciding([], now)).toBeNull();
});

const someSaid = fc.record({
  source: fc.constantFrom(...vipSources),
  level: fc.nat(4),
  begins_at: fc.integer({ min: -5, max: 2 }).map(day),
  ends_at: fc.integer({ min: -2, max: 5 }).map(day),
});

it('says the same in whichever order it is told', () => {
  fc.assert(
    fc.property(fc.uniqueArray(someSaid, { selector: ({ source }) => source, maxLength: 3 }), (all) => {
      expect(deciding(all.toReversed(), now)).toEqual(deciding(all, now));
    }),
  );
});
