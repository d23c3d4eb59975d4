import { expect, it, vi } from 'vitest';
import { templateOf, testRedisUrl } from './databases.ts';

const MOST_WORKERS = 3;

function placesOf(lane: string): string[] {
  vi.stubEnv('TEST_LANE', lane);
  const queues = Array.from({ length: MOST_WORKERS }, (_, at) => {
    vi.stubEnv('VITEST_POOL_ID', String(at + 1));
    return testRedisUrl();
  });
  return [templateOf('support'), ...queues];
}

it('tools of tests that run at the same time share neither templates nor queues', () => {
  const all = ['0', '1', '2', '3'].flatMap(placesOf);
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((place) => !place.endsWith('/0') && !/\/1[6-9]$/.test(place))).toBe(true);
});
