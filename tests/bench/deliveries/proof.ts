import { setTimeout as sleep } from 'node:timers/promises';
import { realWorker } from '../../faults/deliveries/field.ts';
import { mutants, type Mutant } from '../../faults/deliveries/mutants.ts';
import { redisSwitch } from '../../faults/deliveries/redis-switch.ts';
import { raiseStorm, stormEnv, stormFaults, untilSettled } from '../../faults/deliveries/storm.ts';
import { withBenchField } from './open-bench-field.ts';

const MANY = 5000;
const DUE = 10_000;
const MINUTE = 60_000;
const plan = { killEveryMs: 3000, mostKills: Infinity, awayMs: MINUTE, limitMs: 15 * MINUTE };
const WORKERS = 3;

type Figures = Record<string, number>;

function demandNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
}

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** The storm; throws unless the book of the game has each delivery once, and our rows agree with it. */
async function storm(adminUrl: string, redisUrl: string): Promise<Figures> {
  const redis = await redisSwitch(redisUrl);
  const options = { redisUrl: redis.url, workers: WORKERS, workerFile: realWorker, env: stormEnv };
  try {
    return await withBenchField(adminUrl, options, async (field) => {
      await field.seed('storm');
      await field.faults(stormFaults);
      await field.ask(MANY);
      await field.startWorkers();
      const end = await raiseStorm(field, redis, plan);
      const lost = await field.lost();
      demand(end.left === 0, `${end.left} are still open`);
      demandNone(await field.check());
      demand(end.kills > 0 && lost > 0, `${end.kills} kills took ${lost} tries: that proves nothing`);
      demand(end.openAfterRedis > 0, 'everything was over before Redis came back: that proves nothing');
      return {
        'storm: delivered once each': MANY,
        'storm: tries': await field.tries(),
        'storm: open when Redis came back': end.openAfterRedis,
        'storm: kills': end.kills,
        'storm: tries lost by them': lost,
        'storm: s': end.seconds,
      };
    });
  } finally {
    await redis.close();
  }
}

/** The same storm with one safety taken out; throws unless the check notices. */
async function notices({ name, workerFile, ask, harm }: Mutant, adminUrl: string, redisUrl: string): Promise<Figures> {
  const redis = await redisSwitch(redisUrl);
  const options = { redisUrl: redis.url, workers: WORKERS, workerFile, env: stormEnv };
  try {
    return await withBenchField(adminUrl, options, async (field) => {
      await field.seed('storm');
      await field.faults(stormFaults);
      await ask(field, redis, MANY);
      await field.startWorkers();
      const { kills } = await raiseStorm(field, redis, plan, async () => (await harm(field)) > 0);
      const [harmed, faults] = [await harm(field), await field.check()];
      demand(harmed > 0 && faults.length > 0 && kills > 0, `unnoticed in ${kills} kills: ${name}`);
      return { [`harmed when ${name}`]: harmed };
    });
  } finally {
    await redis.close();
  }
}

/** Everything is due at the moment when Redis is wiped. */
async function wiped(adminUrl: string, redisUrl: string): Promise<Figures> {
  const redis = await redisSwitch(redisUrl);
  const options = { redisUrl: redis.url, workers: 2, workerFile: realWorker };
  try {
    return await withBenchField(adminUrl, options, async (field) => {
      await field.startWorkers();
      await field.ask(DUE, new Date(Date.now() + 60 * MINUTE));
      const due = await field.allDueIn(10);
      await sleep(due.getTime() - Date.now());
      await redis.flush();
      const left = await untilSettled(field, 5 * MINUTE);
      demand(left === 0, `${left} are still open`);
      demandNone(await field.check());
      const late = (await field.applied()).map(({ at }) => at - due.getTime()).sort((one, other) => one - other);
      const [first = 0, most = 0] = [late[0], late[Math.ceil(late.length * 0.99) - 1]];
      demand(first <= 10_000 && most <= MINUTE, `first after ${first} ms, 99 % after ${most} ms`);
      return { 'wiped: due': DUE, 'wiped: first ms': first, 'wiped: 99 % ms': most };
    });
  } finally {
    await redis.close();
  }
}

export async function prove(adminUrl: string, redisUrl: string): Promise<Figures> {
  const figures = { ...(await storm(adminUrl, redisUrl)), ...(await wiped(adminUrl, redisUrl)) };
  for (const mutant of mutants) Object.assign(figures, await notices(mutant, adminUrl, redisUrl));
  return figures;
}
