import type { DeliveryTry, DeliveryWay } from '@hub/contracts/events';
import { expect, it } from 'vitest';
import { wayOf } from './way-of.ts';

const at = (minute: number) => `2026-11-22T14:${String(minute).padStart(2, '0')}:00.000+08:00`;
const step = (name: DeliveryWay['step'], minute: number): DeliveryWay => ({
  at: at(minute),
  step: name,
  by: '',
  note: '',
});
const aTry = (nth: number, minute: number): DeliveryTry => ({
  nth,
  at: at(minute),
  outcome: 'unclear',
  status: null,
  ms: 5000,
  error: 'timeout',
  counts: true,
});

it('tells everything in one row, the newest first', () => {
  const way = wayOf({ way: [step('asked', 0), step('retry', 4), step('late', 9)] }, [aTry(2, 5), aTry(1, 1)]);
  expect(way.map(({ key }) => key)).toEqual(['step 2', 'try 2', 'step 1', 'try 1', 'step 0']);
});

it('has a try after the press that caused it, though the clock says the same', () => {
  const way = wayOf({ way: [step('asked', 0), step('retry', 4)] }, [aTry(3, 4), aTry(2, 4)]);
  expect(way.map(({ key }) => key)).toEqual(['try 3', 'try 2', 'step 1', 'step 0']);
});

it('has what a try led to after it, though the clock says the same', () => {
  const way = wayOf({ way: [step('asked', 0), step('manual', 4)] }, [aTry(7, 4), aTry(6, 1)]);
  expect(way.map(({ key }) => key)).toEqual(['step 1', 'try 7', 'try 6', 'step 0']);
});
