import { afterEach, expect, it, vi } from 'vitest';
import { recordServerTime, serverNow } from './server-clock.ts';

const NOON = Date.parse('2026-12-01T04:00:00Z');
const answer = (at: number, cache = 'no-store') =>
  new Headers({ date: new Date(at).toUTCString(), 'cache-control': cache });

afterEach(() => vi.useRealTimers());

it('goes by the server where the device is off by more than a minute', () => {
  vi.useFakeTimers({ now: NOON });
  recordServerTime(answer(NOON - 86_400_000));
  expect(serverNow()).toBe(NOON - 86_400_000);
  recordServerTime(answer(NOON + 30_000));
  expect(serverNow()).toBe(NOON);
});

it('learns nothing from an answer that may be an old one, or has no date', () => {
  vi.useFakeTimers({ now: NOON });
  recordServerTime(answer(NOON));
  recordServerTime(answer(NOON - 3_600_000, 'private, max-age=60'));
  recordServerTime(new Headers({ 'cache-control': 'no-store' }));
  expect(serverNow()).toBe(NOON);
});
