import { randomUUID } from 'node:crypto';
import { createLog } from '@hub/nest-kit/log';
import { openRedis, type Redis } from '@hub/nest-kit/redis';
import { testRedisUrl } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RedeemPace } from '../src/redeem/redeem-pace.ts';

const [one, other] = [Buffer.from('one'), Buffer.from('other')];
const GAP_MS = 1000;

let redis: Redis;
beforeAll(async () => {
  redis = openRedis(testRedisUrl(), createLog('test', 'silent'));
  await new Promise((ready) => redis.once('ready', ready));
});
afterAll(() => redis.disconnect());

const processes = () => [new RedeemPace(GAP_MS, redis), new RedeemPace(GAP_MS, redis)] as const;

it('is one for all processes: a player and an address wait their second wherever they come', async () => {
  const [here, there] = processes();
  const [player, address] = [`player ${randomUUID()}`, `address ${randomUUID()}`];
  await here.demand([player, address], one);
  await there.demand([player, address], one);
  await expect(there.demand([player], other)).rejects.toMatchObject({ status: 429, retryAfterS: 1 });
  await expect(there.demand([address], other)).rejects.toMatchObject({ status: 429, retryAfterS: 1 });
  expect(await redis.pttl(`hub:redeem:${player}`)).toBeLessThanOrEqual(GAP_MS);
});

it('lets one of many through that try different codes at the same moment at different processes', async () => {
  const player = `player ${randomUUID()}`;
  const tries = Array.from({ length: 16 }, (_, n) =>
    new RedeemPace(GAP_MS, redis).demand([player], Buffer.from(`${n}`)),
  );
  const ends = await Promise.allSettled(tries);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('goes on in each process while Redis is away', async () => {
  const away = openRedis('redis://127.0.0.1:1', createLog('test', 'silent'));
  const pace = new RedeemPace(GAP_MS, away);
  const player = `player ${randomUUID()}`;
  await pace.demand([player], one);
  await expect(pace.demand([player], other)).rejects.toMatchObject({ status: 429 });
  away.disconnect();
});
