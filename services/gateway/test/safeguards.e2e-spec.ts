import { createLog } from '@hub/nest-kit/log';
import { openRedis } from '@hub/nest-kit/redis';
import { neverEvicts, Safeguards } from '@hub/nest-kit/safeguards';
import { testRedisUrl } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Readiness } from '../src/health/readiness.ts';
import type { Registry } from '../src/registry/registry.ts';
import { startGateway, type Gateway } from './gateway.setup.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

it('asks its own stores, and tells what it found as numbers', async () => {
  const told = async () => (await fetch(`${gateway.url}/metrics`)).text();
  await expect.poll(told, { timeout: 5000 }).toMatch(/setting="innodb_flush_log_at_trx_commit"} [01]\n/);
  expect(await told()).toContain('setting="maxmemory-policy"');
  expect(await told()).toContain('hub_build_info{build="unnamed"} 1');
  await fetch(`${gateway.url}/api/notices`);
  await expect.poll(told).toContain('hub_requests_total{area="catalog",status="2xx"} 1');
});

it('a Redis that evicts keeps players away where that matters, and is only told elsewhere', async () => {
  const log = createLog('test', 'silent');
  const redis = openRedis(testRedisUrl(), log);
  await expect.poll(() => redis.status).toBe('ready');
  vi.spyOn(redis, 'config').mockResolvedValue(['maxmemory-policy', 'allkeys-lru']);
  const readiness = async (strict: boolean) => {
    const safeguards = new Safeguards([neverEvicts(redis)], { log, strict });
    await safeguards.look();
    await safeguards.close();
    const registry = { live: () => Promise.resolve({}) } as unknown as Registry;
    return new Readiness(() => Promise.resolve(null), registry, redis, safeguards, 'b1');
  };
  const [here, elsewhere] = [await readiness(true), await readiness(false)];
  expect(await here.reason()).toBe('maxmemory-policy is allkeys-lru');
  expect([await elsewhere.reason(), elsewhere.warning()]).toEqual([null, 'maxmemory-policy is allkeys-lru']);
  redis.disconnect();
});
