import { expect, it } from 'vitest';
import { topupAddress, topupPlaceOf } from './topup-address.ts';

it.each([
  [topupAddress.orders, { at: 'orders' }],
  ['/staff/topup/', { at: 'orders' }],
  [topupAddress.order(261126000124), { at: 'order', report: 261126000124 }],
  [topupAddress.issues, { at: 'issues' }],
  [topupAddress.maintenance, { at: 'maintenance' }],
  ['/staff/topup/orders', { at: 'nowhere' }],
  ['/staff/topup/orders/1e3', { at: 'nowhere' }],
  ['/staff/topup/orders/1/2', { at: 'nowhere' }],
  ['/staff/topup/other', { at: 'nowhere' }],
])('%s', (path, place) => {
  expect(topupPlaceOf(path)).toEqual(place);
});
