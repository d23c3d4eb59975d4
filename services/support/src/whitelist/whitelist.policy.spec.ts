import { aPlayer } from '@hub/nest-kit/testing';
import { expect, it } from 'vitest';
import { isInNetwork, isOnWhitelist } from './whitelist.policy.ts';

it.each([
  ['203.0.113.7', '203.0.113.0/24', true],
  ['203.0.114.7', '203.0.113.0/24', false],
  ['203.0.113.7', '203.0.113.7/32', true],
  ['2001:db8:1:2::/64', '2001:db8:1::/48', true],
  ['2001:db8:9:2::/64', '2001:db8:1::/48', false],
  ['2001:db8:1:2::/64', '2001:db8:1:2::/64', true],
  ['2001:db8:1:2::/64', '2001:db8:1:2::1/128', false],
  ['203.0.113.7', '203.0.113.0/33', false],
  ['203.0.113.7', '203.0.113.0', false],
  ['203.0.113.7', 'office', false],
  ['', '0.0.0.0/0', false],
  ['2001:db8:1:2::/64', '0.0.0.0/0', false],
])('%s in %s: %s', (ip, network, inside) => {
  expect(isInNetwork(ip, network)).toBe(inside);
});

it('goes by game, by account or character, by address, and only while an entry lasts', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const player = aPlayer({ uid: 'uid-1', role: '123' });
  const on = (entry: object, visitor: object = {}) =>
    isOnWhitelist(
      [{ game_id: 'g83tw', kind: 'account', value: 'uid-1', ends_at: null, ...entry }],
      { game: 'g83tw', player, ip: '203.0.113.7', ...visitor },
      now,
    );
  expect(on({})).toBe(true);
  // A role is no account, and an account no role, even where they look alike.
  expect(on({ value: '123' })).toBe(false);
  expect(on({ kind: 'role', value: 'uid-1' })).toBe(false);
  expect(on({ kind: 'role', value: '123' })).toBe(true);
  expect(on({ kind: 'role', value: '123', game_id: 'H73' })).toBe(false);
  expect(on({ kind: 'role', value: '123', game_id: '*' })).toBe(false);
  expect(on({ kind: 'role', value: '123' }, { player: null })).toBe(false);
  expect(on({ game_id: '*' })).toBe(true);
  expect(on({ game_id: 'H73' })).toBe(false);
  expect(on({ value: 'uid-2' })).toBe(false);
  expect(on({}, { player: null })).toBe(false);
  expect(on({ kind: 'network', value: '203.0.113.0/24' }, { player: null })).toBe(true);
  expect(on({ ends_at: new Date(now.getTime() - 1) })).toBe(false);
  expect(on({ ends_at: now })).toBe(true);
});
