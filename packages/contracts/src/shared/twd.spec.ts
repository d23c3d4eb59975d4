import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { object } from 'yup';
import { faultsOf } from './faults-of.ts';
import { twd } from './twd-field.ts';
import { formatTwd, readTwd, shareTwd, TWD_MAX } from './twd.ts';

it('an amount names its dollar, in every language the same', () => {
  expect([0, 12_345, -500].map(formatTwd)).toEqual(['NT$0', 'NT$12,345', '-NT$500']);
});

describe('what is typed', () => {
  it.each([
    ['1000', 1000],
    ['1,000', 1000],
    [' NT$ 12,345 ', 12_345],
    ['１０００', 1000],
    ['ＮＴ＄１，０００', 1000],
    ['300元', 300],
    ['0', 0],
  ])('%s is an amount', (typed, amount) => {
    expect(readTwd(typed)).toBe(amount);
  });

  it.each(['', '-1', '10.5', '1,00', '1e3', 'US$5', '一千', String(TWD_MAX + 1)])('“%s” is none', (typed) => {
    expect(readTwd(typed)).toBeNull();
  });

  it('what is shown can be typed', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: TWD_MAX }), (amount) => readTwd(formatTwd(amount)) === amount));
  });
});

describe('an amount of a form', () => {
  const form = object({ amount: twd({ least: 50, most: 49_999 }).required('FIELD_REQUIRED') });
  const fault = (amount: unknown) => faultsOf(form, { amount }).amount;

  it('is read however it was typed', () => {
    expect(form.validateSync({ amount: 'NT$1,000' })).toEqual({ amount: 1000 });
    expect(form.validateSync({ amount: 50 })).toEqual({ amount: 50 });
  });

  it.each([
    ['', 'AMOUNT_SHAPE'],
    ['10.5', 'AMOUNT_SHAPE'],
    [10.5, 'AMOUNT_SHAPE'],
    ['fifty', 'AMOUNT_SHAPE'],
    [undefined, 'FIELD_REQUIRED'],
  ])('%o is said to be none', (amount, code) => {
    expect(fault(amount)?.code).toBe(code);
  });

  it.each(['49', '50,000'])('%s is said to be out of bounds, which are named', (amount) => {
    expect(fault(amount)).toMatchObject({ code: 'AMOUNT_BOUNDS', params: { least: 'NT$50', most: 'NT$49,999' } });
  });
});

describe('shares', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [3, 3, 1], [4, 4, 2]],
    [1, [1, 1], [1, 0]],
    [1000, [20, 1], [952, 48]],
    [0, [5, 5], [0, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [7, [0, 1], [0, 7]],
  ])('%i by %o', (total, weights, shares) => {
    expect(shareTwd(total, weights)).toEqual(shares);
  });

  test('add up to the total, and none is a dollar away from its exact part', () => {
    const weights = fc
      .array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 })
      .filter((all) => all.some((weight) => weight > 0));
    fc.assert(
      fc.property(fc.integer({ min: -TWD_MAX, max: TWD_MAX }), weights, (total, by) => {
        const shares = shareTwd(total, by);
        const all = by.reduce((sum, weight) => sum + weight, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
        shares.forEach((share, at) => expect(Math.abs(share - (total * by[at]!) / all)).toBeLessThan(1.000001));
      }),
    );
  });

  it.each([
    [1.5, [1]],
    [1, []],
    [1, [0, 0]],
    [1, [-1, 2]],
    [1, [0.5]],
  ])('of %d by %o there are none', (total, weights) => {
    expect(() => shareTwd(total, weights)).toThrow(RangeError);
  });
});
