import { expect, it } from 'vitest';
import { networkOf } from '../http/client-address.ts';
import { NetworkShares } from './network-shares.ts';

const one = { area: 'vip', build: 'v1' };
const WINDOW_MS = 600_000;

it('a network tells a tenth of what a trial is judged by, and no more', () => {
  const shares = new NetworkShares(20, WINDOW_MS);
  const takes = (network: string, whose = one, now = 0) => shares.takes(network, whose, now);
  expect([takes('203.0.113.7'), takes('203.0.113.7'), takes('203.0.113.7')]).toEqual([true, true, false]);
  expect([takes('203.0.113.8'), takes('203.0.113.7', { ...one, build: 'v2' })]).toEqual([true, true]);
  const later = [1, 2, 3].map((windows) => takes('203.0.113.7', one, windows * WINDOW_MS));
  expect(later).toEqual([false, true, true]);
});

it.each(['127.0.0.1', '::1', '10.1.2.3', 'fd00:0:0:1::7'])('%s, where no visitor comes from, tells all', (address) => {
  const network = networkOf(address);
  const shares = new NetworkShares(10, WINDOW_MS);
  expect([1, 2, 3].map(() => shares.takes(network, one, 0))).toEqual([true, true, true]);
});
