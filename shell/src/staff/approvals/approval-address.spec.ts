import { expect, it } from 'vitest';
import { addressOf } from './approval-address.ts';

const asked = { game_id: 'H73', subject: 'H73', object: '' };

it('leads to what a request is about', () => {
  const batch = { ...asked, kind: 'delivery-batch', subject: '12', object: 'batch:week-winter' };
  expect(addressOf(batch)).toBe('/staff/deliveries/batches/12');
  const role = { ...asked, kind: 'compensation', subject: 'cmp_1', object: 'role:123456789' };
  expect(addressOf(role)).toBe('/staff/deliveries?show=all&game=H73&find=123456789');
  expect(addressOf({ ...asked, kind: 'event-publish', subject: '3', object: 'event:3' })).toBe('/staff/events/3');
  expect(addressOf({ ...asked, kind: 'serial-download', subject: '8', object: 'batch:8' })).toBe('/staff/serials/8');
  const given = { ...asked, kind: 'substitute', subject: 'c0ffee', object: 'role:123456789' };
  expect(addressOf(given)).toBe('/staff/events?game=H73');
  expect(addressOf({ ...asked, kind: 'partner-key', object: 'kid:h73-2' })).toBe('/staff/keys?game=H73');
  expect(addressOf({ ...asked, kind: 'game-address', object: 'link:H73' })).toBe('/staff/keys?game=H73');
});

it('leads nowhere for a kind that has no page', () => {
  expect(addressOf({ ...asked, kind: 'later', object: 'thing:1' })).toBeUndefined();
});
