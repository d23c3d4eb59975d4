import { setTimeout as sleep } from 'node:timers/promises';
import type { Field } from './field.ts';
import type { SwitchedRedis } from './redis-switch.ts';

/** What goes wrong at the game: of ten calls three time out, one answers 500 and one breaks off after the mail was taken. */
export const stormFaults = [
  { mode: 'timeout_after', share: 0.3 },
  { mode: 'error_after', share: 0.1 },
  { mode: 'reset_after', share: 0.1 },
];

/** Shortened, so that minutes are seconds: a time-out of 5 s, waits of 30 s and more. */
export const stormEnv = {
  DELIVERIES_IN_FLIGHT: '16',
  DELIVERY_TIMEOUT_MS: '300',
  DELIVERY_PROBE_MS: '1000',
  DELIVERY_WAITS_MS: Array.from({ length: 40 }, (_, nth) => 500 + 100 * nth).join(),
};

export type StormPlan = {
  killEveryMs: number;
  /** After so many kills nobody is killed any more. */
  mostKills: number;
  /** How long Redis is away, after it was flushed. */
  awayMs: number;
  limitMs: number;
};
export type StormEnd = {
  /** What is open at the end, and what was when Redis came back. */
  left: number;
  openAfterRedis: number;
  kills: number;
  seconds: number;
};

/** When so many were tried Redis is flushed: enough is behind it, and enough before it. */
const TRIED = 0.1;

/**
 * The storm over what was asked for, until nothing is open, it is `enough`, or the time is up: workers are killed again and
 * again, Redis is flushed and then away.
 */
export async function raiseStorm(
  field: Field,
  redis: SwitchedRedis,
  plan: StormPlan,
  enough: () => Promise<boolean> = async () => false,
): Promise<StormEnd> {
  const begun = performance.now();
  let over = false;
  const killing = killAgainAndAgain(field, plan, () => over);
  try {
    await untilTried(field, field.asked.length * TRIED);
    await redis.flush();
    redis.away();
    await sleep(plan.awayMs);
    const openAfterRedis = await field.open();
    redis.back();
    const left = await untilSettled(field, plan.limitMs, enough);
    const seconds = Math.round((performance.now() - begun) / 1000);
    over = true;
    return { left, openAfterRedis, kills: await killing, seconds };
  } finally {
    over = true;
    await killing;
  }
}

/** Kills a worker with -9 every so often; each is started again while the next is killed, one always lives on. */
async function killAgainAndAgain(field: Field, plan: StormPlan, stop: () => boolean): Promise<number> {
  const alive = new Set(field.workers);
  const starting = new Set<Promise<void>>();
  let killed = 0;
  for (await sleep(plan.killEveryMs); !stop() && killed < plan.mostKills; await sleep(plan.killEveryMs)) {
    const [worker] = alive;
    if (!worker || alive.size < 2) continue;
    alive.delete(worker);
    await worker.kill('SIGKILL');
    killed += 1;
    const start: Promise<void> = worker.restart().then(() => {
      alive.add(worker);
      starting.delete(start);
    });
    starting.add(start);
  }
  await Promise.all(starting);
  return killed;
}

async function untilTried(field: Field, many: number): Promise<void> {
  const end = Date.now() + 60_000;
  while ((await field.tries()) < many) {
    if (Date.now() > end) throw new Error('the workers do not send');
    await sleep(50);
  }
}

/** Waits until nothing is open any more, it is `enough`, or the time is up; answers what still is open. */
export async function untilSettled(
  field: Field,
  limitMs: number,
  enough: () => Promise<boolean> = async () => false,
): Promise<number> {
  const end = Date.now() + limitMs;
  let open = await field.open();
  while (open > 0 && Date.now() < end && !(await enough())) {
    await sleep(250);
    open = await field.open();
  }
  return open;
}
