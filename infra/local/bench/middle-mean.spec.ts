import { expect, it } from 'vitest';
import { middleMean } from './middle-mean.ts';

it('what a busy moment did to one of five does not count, the middle three do alike', () => {
  expect(middleMean([1, 2, 3, 4, 1000])).toBe(3);
  expect(middleMean([5, 1, 3, -1000, 4])).toBeCloseTo(8 / 3);
});

it('of few, all count', () => {
  expect(middleMean([1, 3])).toBe(2);
});
