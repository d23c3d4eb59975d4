import { setTimeout as sleep } from 'node:timers/promises';
import type { Field } from './field.ts';

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

/**
 * Kills a worker with -9 every so often until `stop`; each is started again while the next is killed, one always lives on.
 * Answers how many.
 */
export async function killAgainAndAgain(field: Field, everyMs: number, stop: () => boolean): Promise<number> {
  const alive = new Set(field.workers);
  const starting = new Set<Promise<void>>();
  let killed = 0;
  for (await sleep(everyMs); !stop(); await sleep(everyMs)) {
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

/** Waits until nothing is open any more, or the time is up; answers what still is. */
export async function untilSettled(field: Field, limitMs: number): Promise<number> {
  const end = Date.now() + limitMs;
  let open = await field.open();
  while (open > 0 && Date.now() < end) {
    await sleep(250);
    open = await field.open();
  }
  return open;
}
