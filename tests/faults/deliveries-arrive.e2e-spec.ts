import { setTimeout as sleep } from 'node:timers/promises';
import { schemaFor, testRedisUrl } from '@hub/nest-kit/testing';
import { describe, expect, it } from 'vitest';
import { openField, realWorker, type Field } from './deliveries/field.ts';
import { mutants } from './deliveries/mutants.ts';
import { redisSwitch, type SwitchedRedis } from './deliveries/redis-switch.ts';
import { third } from './size.ts';
import { raiseStorm, stormEnv, stormFaults, untilSettled } from './deliveries/storm.ts';

/*
 * The small run of `npm run bench -- deliveries --proof`: the same storms on fewer deliveries. What the game did is read
 * from its own book, which knows nothing of ours.
 */
// Three kills reach each of three workers, so whoever holds the line too.
const small = { killEveryMs: third(1500), mostKills: 3, awayMs: third(3000), limitMs: 90_000 };

type Work = (field: Field, redis: SwitchedRedis) => Promise<void>;

async function withField(
  workers: number,
  workerFile: string,
  work: Work,
  env: Record<string, string> = stormEnv,
): Promise<void> {
  const database = await schemaFor('events');
  const redis = await redisSwitch(testRedisUrl());
  const field = await openField({ databaseUrl: database.url, redisUrl: redis.url, workers, workerFile, env });
  try {
    await field.seed('storm');
    await work(field, redis);
  } finally {
    await field.close();
    await redis.close();
    await database.drop();
  }
}

describe('deliveries arrive exactly once', () => {
  it('while the game takes mails and does not say so, workers are killed and Redis goes away', async () => {
    await withField(3, realWorker, async (field, redis) => {
      await field.faults(stormFaults);
      await field.ask(third(200));
      await field.startWorkers();
      const end = await raiseStorm(field, redis, small);
      expect([end.left, await field.check()]).toEqual([0, []]);
      expect(end.kills).toBeGreaterThan(1);
      expect(end.openAfterRedis).toBeGreaterThan(0);
      expect(await field.tries()).toBeGreaterThan(third(250));
    });
  }, 180_000);

  it('at once after Redis was wiped with everything due', async () => {
    await withField(
      1,
      realWorker,
      async (field, redis) => {
        await field.startWorkers();
        await field.ask(third(300), new Date(Date.now() + 3_600_000));
        const due = await field.allDueIn(2);
        await sleep(due.getTime() - Date.now());
        await redis.flush();
        redis.away();
        expect(await untilSettled(field, 60_000)).toBe(0);
        const late = (await field.applied()).map(({ at }) => at - due.getTime());
        expect(await field.check()).toEqual([]);
        expect(Math.min(...late)).toBeLessThan(10_000);
        expect(Math.max(...late)).toBeLessThan(60_000);
      },
      { DELIVERIES_IN_FLIGHT: '4' },
    );
  }, 120_000);
});

describe('in the same storm the check notices when', () => {
  it.each(mutants)(
    '$name',
    async ({ workerFile, ask, harm }) => {
      await withField(2, workerFile, async (field, redis) => {
        await field.faults(stormFaults);
        await ask(field, redis, third(100));
        await field.startWorkers();
        const end = await raiseStorm(field, redis, small, async () => (await harm(field)) > 0);
        expect(await harm(field)).toBeGreaterThan(0);
        expect(await field.check()).not.toEqual([]);
        expect(end.kills).toBeGreaterThan(0);
      });
    },
    120_000,
  );
});
