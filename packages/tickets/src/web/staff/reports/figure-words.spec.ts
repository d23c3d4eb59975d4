import { expect, it } from 'vitest';
import { changeOf, shareOf, stepOf } from './figure-words.ts';

it('compares with a range that had ten cases, and with none that had fewer', () => {
  expect(changeOf(120, 100, 10)).toBe(20);
  expect(changeOf(90, 120, 120)).toBe(-25);
  expect(changeOf(120, 1, 9)).toBeNull();
});

it('compares nothing with nothing', () => {
  expect(changeOf(null, 100, 100)).toBeNull();
  expect(changeOf(100, null, 100)).toBeNull();
  expect(changeOf(100, 0, 100)).toBeNull();
});

it('knows no share of nobody', () => {
  expect([shareOf(3, 1), shareOf(0, 0)]).toEqual([75, null]);
});

it('tells the change of a share in percentage points', () => {
  expect(stepOf(shareOf(8, 2), shareOf(6, 4), 10)).toBe(20);
  expect(stepOf(shareOf(8, 2), shareOf(1, 1), 2)).toBeNull();
  expect(stepOf(80, null, 40)).toBeNull();
});
