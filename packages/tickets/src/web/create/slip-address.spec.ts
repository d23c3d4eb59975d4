import { expect, it } from 'vitest';
import { slipHash, slipOfHash } from './slip-address.ts';

it('keeps number and code of a report', () => {
  const slip = { question_id: 10232, check_id: '9MZQ-4T2B-KC7E' };
  expect(slipHash(slip)).toBe('#slip=10232.9MZQ-4T2B-KC7E');
  expect(slipOfHash(slipHash(slip))).toEqual(slip);
});

it.each(['', '#m501', '#slip=', '#slip=10232', '#slip=x.9MZQ-4T2B-KC7E', '#slip=1.<b>'])(
  'reads no slip in "%s"',
  (hash) => {
    expect(slipOfHash(hash)).toBeNull();
  },
);
