import { expect, it } from 'vitest';
import { legalPlaceOf } from './legal-address.ts';

it.each([
  ['/staff/legal', 'list'],
  ['/staff/legal/', 'list'],
  ['/staff/legal/7', { id: 7, at: '' }],
  ['/staff/legal/7/refund', { id: 7, at: 'refund' }],
  ['/staff/legal/7/changes', { id: 7, at: 'changes' }],
  ['/staff/legal/x', null],
  ['/staff/legal/7/nothing', null],
  ['/staff/legal/7/refund/more', null],
])('knows the place of %s', (address, place) => {
  expect(legalPlaceOf(address)).toEqual(place);
});
