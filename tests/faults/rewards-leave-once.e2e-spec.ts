import { setTimeout as sleep } from 'node:timers/promises';
import { Db } from '@hub/nest-kit/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askRewards } from '../../services/surveys/src/rewards/ask-rewards.ts';
import { openRewardField, type RewardField } from './rewards/reward-field.ts';
import { third } from './size.ts';

const KILLS = 3;
const LOOK_MS = 15;

let field: RewardField;
beforeAll(async () => {
  field = await openRewardField();
}, 60_000);
afterAll(() => field?.close());

/** Kills a worker as soon as it is in the middle of them; false where all have left before. */
async function killAmong(asked: number): Promise<boolean> {
  for (;;) {
    if ((await field.waiting()) === 0) return false;
    if ((await field.asked()) > asked) break;
    await sleep(LOOK_MS);
  }
  await field.workers[0]!.kill('SIGKILL');
  return true;
}

it('the rewards of days that nobody looked leave once each, whoever dies and whatever Redis forgets', async () => {
  const many = await field.missed(3, third(800));
  await field.startWorkers(1);
  let kills = 0;
  while (kills < KILLS && (await killAmong(await field.asked()))) {
    kills += 1;
    if (kills === 1) await field.redis.flush();
    await field.workers[0]!.restart();
    await field.hurry();
  }
  expect(kills).toBeGreaterThan(0);
  const open = async () => {
    await field.hurry();
    return (await field.waiting()) + (await field.open());
  };
  await expect.poll(open, { timeout: 120_000, interval: 1000 }).toBe(0);
  expect([await field.asked(), await field.faults()]).toEqual([many, []]);
  // Whoever looks again finds nothing to do.
  expect(await askRewards(new Db(field.source))).toBe(0);
}, 240_000);
