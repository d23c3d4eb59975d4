import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createLog } from '@hub/nest-kit/log';
import { openRedis } from '@hub/nest-kit/redis';
import { schemaFor, testRedisUrl } from '@hub/nest-kit/testing';
import { describe, expect, it } from 'vitest';
import { openField, realWorker, type Field } from './deliveries/field.ts';
import { sendByJobsOnly } from './deliveries/jobs-only.ts';
import { faultsBetween } from './deliveries/ledger.ts';
import { redisSwitch } from './deliveries/redis-switch.ts';
import { killAgainAndAgain, stormEnv, stormFaults, untilSettled } from './deliveries/storm.ts';

/*
 * The small run of `npm run bench -- deliveries --proof`: the same storm on fewer deliveries. What the game did is read
 * from its own book, which knows nothing of ours.
 */
const crippled = fileURLToPath(new URL('./deliveries/worker-new-names.ts', import.meta.url));

type Work = (field: Field, redis: Awaited<ReturnType<typeof redisSwitch>>) => Promise<void>;

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

async function flushAll(): Promise<void> {
  const redis = openRedis(testRedisUrl(), createLog('test', 'silent'));
  await expect.poll(() => redis.status).toBe('ready');
  await redis.flushdb();
  redis.disconnect();
}

describe('deliveries arrive exactly once', () => {
  it('while the game takes mails and does not say so, workers are killed and Redis goes away', async () => {
    await withField(3, realWorker, async (field, redis) => {
      await field.faults(stormFaults);
      await field.ask(400);
      await field.startWorkers();
      let over = false;
      const killing = killAgainAndAgain(field, 1500, () => over);
      await sleep(1000);
      await flushAll();
      redis.away();
      await sleep(4000);
      redis.back();
      const left = await untilSettled(field, 90_000);
      over = true;
      const killed = await killing;
      expect([left, await field.check()]).toEqual([0, []]);
      expect(killed).toBeGreaterThan(1);
      expect(await field.tries()).toBeGreaterThan(500);
    });
  }, 180_000);

  it('at once after Redis was wiped with everything due', async () => {
    await withField(
      1,
      realWorker,
      async (field, redis) => {
        await field.startWorkers();
        await field.ask(300, new Date(Date.now() + 3_600_000));
        const due = await field.allDueIn(3);
        await sleep(due.getTime() - Date.now());
        await flushAll();
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

describe('the check', () => {
  it('notices when every try has a name of its own', async () => {
    await withField(1, crippled, async (field) => {
      await field.faults(stormFaults);
      await field.ask(60);
      await field.startWorkers();
      await untilSettled(field, 60_000);
      const faults = await field.check();
      expect(faults.some((fault) => fault.includes('never asked for'))).toBe(true);
      expect((await field.applied()).length).toBeGreaterThan(60);
    });
  }, 120_000);

  it('notices when there is a job instead of a row', async () => {
    await withField(0, realWorker, async (field, redis) => {
      const asked = await sendByJobsOnly(field.game.url, field.key, redis.url, 40);
      const faults = faultsBetween(asked, [], await field.applied());
      expect(faults.filter((fault) => fault.endsWith('applied 0 times'))).toHaveLength(20);
    });
  }, 60_000);
});
