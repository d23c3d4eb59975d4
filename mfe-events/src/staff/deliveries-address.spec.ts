import { expect, it } from 'vitest';
import { anyDelivery, choiceOf, deliveryAddress, listAddress, placeOf, queryOf } from './deliveries-address.ts';

it('keeps a choice in the address and reads it back', () => {
  const choice = { ...anyDelivery, show: 'rejected', game: 'H73', error: 'mailbox_full', find: '123456789' } as const;
  const address = listAddress(choice);
  expect(address).toBe('/staff/deliveries?show=rejected&game=H73&error=mailbox_full&find=123456789');
  expect(choiceOf(new URL(address, 'https://x').searchParams)).toEqual(choice);
  expect(deliveryAddress(7, anyDelivery)).toBe('/staff/deliveries/7');
});

it('passes over what it does not know', () => {
  expect(choiceOf(new URLSearchParams('show=gone&game=a%20b&source=x&batch=0&error=%3Cb%3E'))).toEqual(anyDelivery);
});

it('asks the server for a view, a state, or everything', () => {
  expect(queryOf(anyDelivery)).toEqual({ view: 'open' });
  expect(queryOf({ ...anyDelivery, show: 'late', game: 'L33' })).toEqual({ view: 'late', game_id: 'L33' });
  expect(queryOf({ ...anyDelivery, show: 'manual' })).toEqual({ state: 'manual' });
  expect(queryOf({ ...anyDelivery, show: 'all', find: '7' })).toEqual({ find: '7' });
});

it('knows which screen a path names', () => {
  expect(placeOf('/staff/deliveries/')).toEqual({ at: 'list' });
  expect(placeOf('/staff/deliveries/42')).toEqual({ at: 'one', id: 42 });
  expect(placeOf('/staff/deliveries/x')).toEqual({ at: 'one', id: 0 });
  expect(placeOf('/staff/deliveries/batches')).toEqual({ at: 'batches', id: null });
  expect(placeOf('/staff/deliveries/batches/3')).toEqual({ at: 'batches', id: 3 });
});
