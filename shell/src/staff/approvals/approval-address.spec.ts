import { expect, it } from 'vitest';
import { addressOf } from './approval-address.ts';

const asked = { game_id: 'H73', subject: 'cmp_1', object: 'role:12 34' };

it('fills in what the address of a kind leaves open', () => {
  expect(addressOf(asked, '/staff/guild/{subject}')).toBe('/staff/guild/cmp_1');
  expect(addressOf(asked, '/staff/guild?game={game}&find={name}')).toBe('/staff/guild?game=H73&find=12%2034');
  expect(addressOf(asked, '/staff/guild')).toBe('/staff/guild');
});

it('lets nothing that was asked leave its place', () => {
  const bad = { ...asked, subject: '../audit', object: 'role:1&show=all#x' };
  expect(addressOf(bad, '/staff/guild/{subject}?find={name}')).toBe('/staff/guild/..%2Faudit?find=1%26show%3Dall%23x');
});
