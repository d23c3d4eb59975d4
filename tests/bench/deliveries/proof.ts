import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '@hub/nest-kit/log';
import { openRedis } from '@hub/nest-kit/redis';
import { realWorker } from '../../faults/deliveries/field.ts';
import { redisSwitch } from '../../faults/deliveries/redis-switch.ts';
import { killAgainAndAgain, stormEnv, stormFaults, untilSettled } from '../../faults/deliveries/storm.ts';
import { withBenchField } from './open-bench-field.ts';

const MANY = 5000;
const DUE = 10_000;
const MINUTE = 60_000;

async function flush(url: string): Promise<void> {
  const redis = openRedis(url, createLog('bench', 'silent'));
  while (redis.status !== 'ready') await sleep(20);
  await redis.flushall();
  redis.disconnect();
}

function demandNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
}

/** The storm; throws unless the book of the game has each delivery once, and our rows agree with it. */
async function storm(adminUrl: string, redisUrl: string): Promise<Record<string, number>> {
  const redis = await redisSwitch(redisUrl);
  const options = { redisUrl: redis.url, workers: 3, workerFile: realWorker, env: stormEnv };
  try {
    return await withBenchField(adminUrl, options, async (field) => {
      await field.seed('storm');
      await field.faults(stormFaults);
      await field.ask(MANY);
      await field.startWorkers();
      const begun = Date.now();
      let over = false;
      const killing = killAgainAndAgain(field, 3000, () => over);
      const taking = sleep(10_000).then(async () => {
        await flush(redisUrl);
        redis.away();
        await sleep(MINUTE);
        redis.back();
      });
      const left = await untilSettled(field, 15 * MINUTE);
      const seconds = Math.round((Date.now() - begun) / 1000);
      over = true;
      const killed = await killing;
      await taking;
      if (left > 0) throw new Error(`${left} are still open`);
      demandNone(await field.check());
      return {
        'storm: delivered once each': MANY,
        'storm: tries': await field.tries(),
        'storm: kills': killed,
        'storm: s': seconds,
      };
    });
  } finally {
    await redis.close();
  }
}

/** Everything is due at the moment when Redis is wiped. */
async function wiped(adminUrl: string, redisUrl: string): Promise<Record<string, number>> {
  const options = { redisUrl, workers: 2, workerFile: realWorker };
  return withBenchField(adminUrl, options, async (field) => {
    await field.startWorkers();
    await field.ask(DUE, new Date(Date.now() + 60 * MINUTE));
    const due = await field.allDueIn(10);
    await sleep(due.getTime() - Date.now());
    await flush(redisUrl);
    const left = await untilSettled(field, 5 * MINUTE);
    if (left > 0) throw new Error(`${left} are still open`);
    demandNone(await field.check());
    const late = (await field.applied()).map(({ at }) => at - due.getTime()).sort((one, other) => one - other);
    const [first = 0, most = 0] = [late[0], late[Math.ceil(late.length * 0.99) - 1]];
    if (first > 10_000 || most > MINUTE) throw new Error(`first after ${first} ms, 99 % after ${most} ms`);
    return { 'wiped: due': DUE, 'wiped: first ms': first, 'wiped: 99 % ms': most };
  });
}

export const prove = async (adminUrl: string, redisUrl: string): Promise<Record<string, number>> => ({
  ...(await storm(adminUrl, redisUrl)),
  ...(await wiped(adminUrl, redisUrl)),
});
