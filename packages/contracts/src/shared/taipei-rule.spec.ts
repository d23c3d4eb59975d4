import { describe, expect, it, test } from 'vitest';
import { taipeiIso } from './taipei.ts';
import { daily, monthly, nextOf, weekly, type TaipeiRule } from './taipei-rule.ts';

const next = (rule: TaipeiRule, after: string) => taipeiIso(nextOf(rule, new Date(after)));

describe('the next time of a rule', () => {
  it.each<[TaipeiRule, after: string, at: string]>([
    [daily('18:00'), '2026-11-26T17:59:59+08:00', '2026-11-26T18:00:00+08:00'],
    [daily('18:00'), '2026-11-26T18:00:00+08:00', '2026-11-27T18:00:00+08:00'],
    // A day that began in Taipei and not yet in London.
    [daily('00:10'), '2026-11-25T16:09:00Z', '2026-11-26T00:10:00+08:00'],
    [weekly('monday', '23:59'), '2026-11-26T08:00:00+08:00', '2026-11-30T23:59:00+08:00'],
    [weekly('monday', '23:59'), '2026-11-30T23:59:00+08:00', '2026-12-07T23:59:00+08:00'],
    [weekly('sunday', '00:00'), '2026-11-28T16:00:00Z', '2026-12-06T00:00:00+08:00'],
    [monthly('00:10'), '2026-12-01T00:10:00+08:00', '2027-01-01T00:10:00+08:00'],
    [monthly('00:10'), '2027-01-01T00:10:00+08:00', '2027-02-01T00:10:00+08:00'],
    [monthly('00:10'), '2028-02-01T00:10:00+08:00', '2028-03-01T00:10:00+08:00'],
  ])('%o after %s', (rule, after, at) => {
    expect(next(rule, after)).toBe(at);
  });
});

test('what is no time of a day is no rule', () => {
  for (const time of ['24:00', '9:00', '18:60', '']) expect(() => daily(time)).toThrow('no time of a day');
});
