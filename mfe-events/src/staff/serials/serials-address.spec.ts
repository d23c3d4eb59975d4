import { expect, it } from 'vitest';
import { narrowing, serialsChoiceOf, serialsPlaceOf } from './serials-address.ts';

it.each([
  ['/staff/serials', { at: 'list' }],
  ['/staff/serials/', { at: 'list' }],
  ['/staff/serials/lookup', { at: 'lookup' }],
  ['/staff/serials/import', { at: 'import' }],
  ['/staff/serials/12', { at: 'one', id: 12 }],
  ['/staff/serials/012', { at: 'one', id: 0 }],
  ['/staff/serials/nothing', { at: 'one', id: 0 }],
])('%s is %j', (path, place) => {
  expect(serialsPlaceOf(path)).toEqual(place);
});

it('reads what an address narrows by, and lets what it does not know narrow nothing', () => {
  const choice = serialsChoiceOf(new URLSearchParams('event=3&state=ready&kind=bought&code=SECRET'));
  expect(choice).toEqual({ event: '3', state: 'ready', kind: '' });
  expect(narrowing(choice)).toEqual({ event: '3', state: 'ready' });
});
