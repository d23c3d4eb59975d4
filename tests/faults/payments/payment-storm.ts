import { setTimeout as sleep } from 'node:timers/promises';
import { changeOrder, lockOrder } from '../../../services/topup/src/orders/write-order.ts';
import type { ProcessHandle } from '../../../infra/local/site/process-handle.ts';
import type { Bought, PaymentField } from './payment-field.ts';

export type StormPlan = {
  orders: number;
  /** Notices of one payment, at most. */
  notices: number;
  killEveryMs: number;
  /** Of each kind of process. */
  mostKills: number;
  flushEveryMs: number;
  limitMs: number;
  /** Leases of the dead and waits after a failure are over at once, which also takes jobs from who still works on them. */
  hurries: boolean;
};
export type StormEnd = { left: number; kills: number; notices: number; lost: number; seconds: number };

const AT_ONCE = 12;
/** Trouble comes ever more slowly: on a crowded machine a job takes longer than a short pause, and would never get done. */
const MOST_PAUSE_MS = 5000;
const longer = (pauseMs: number): number => Math.max(pauseMs, Math.min(pauseMs * 1.3, MOST_PAUSE_MS));

const CANCELLED = 0.3;
const ONE_CHARACTER = 0.1;

/** Every order is paid at the provider, which tells of it many times at once; a third of them had been given up before. */
export async function raisePaymentStorm(
  field: PaymentField,
  redis: { flush(): Promise<unknown> },
  plan: StormPlan,
): Promise<StormEnd> {
  const begun = performance.now();
  let over = false;
  await buyMany(field, plan.orders);
  await field.startProcesses();
  const troubles = Promise.all([
    killAgainAndAgain(field.handles.https, plan, () => over),
    killAgainAndAgain(field.handles.workers, plan, () => over),
    flushAgainAndAgain(redis, plan.flushEveryMs, () => over),
  ]);
  try {
    await inLanes(shuffled(field.bought), (one) => payAndTell(field, one, plan));
    const left = await untilDone(field, plan);
    over = true;
    const [https, workers] = await troubles;
    const { taken, lost } = field.door.counts;
    const seconds = Math.round((performance.now() - begun) / 1000);
    return { left, kills: https + workers, notices: taken, lost, seconds };
  } finally {
    over = true;
    await troubles;
  }
}

/** Some are of one character, which has one bonus for all of them. */
async function buyMany(field: PaymentField, many: number): Promise<void> {
  const nths = Array.from({ length: many }, (_, nth) => nth);
  await inLanes(nths, async (nth) => void (await field.buy(nth < many * ONE_CHARACTER ? '100000001' : undefined)));
}

async function payAndTell(field: PaymentField, one: Bought, { notices }: StormPlan): Promise<void> {
  await field.open(one);
  if (Math.random() < CANCELLED)
    await field.db.runTx(async (tx) => {
      const order = await lockOrder(tx, one.order.id);
      if (order?.state === 'waiting') await changeOrder(tx, { move: 'cancel', order, by: 'player' });
    });
  const times = 1 + Math.floor(Math.random() * notices);
  const half = Math.ceil(times / 2);
  await field.control(`/api/trades/${one.orderno}/pay`, { method: 'VACC', notify: 'never' });
  // Two machines of the provider write the same news in other bytes.
  const tell = (padding: 16 | 32, many: number) =>
    field.control(`/api/trades/${one.orderno}/notify`, { notify_times: many, notify_at_once: true, padding });
  await Promise.all([tell(32, half), ...(times > half ? [tell(16, times - half)] : [])]);
}

async function untilDone(field: PaymentField, { limitMs, hurries }: StormPlan): Promise<number> {
  const end = Date.now() + limitMs;
  let left = await stillOpen(field);
  for (let pause = 500; left > 0 && Date.now() < end; pause = longer(pause)) {
    await sleep(pause);
    if (hurries) await field.endLeases();
    left = await stillOpen(field);
  }
  return left;
}

/** Orders that the provider has a payment for and we do not, and everything that waits. */
async function stillOpen(field: PaymentField): Promise<number> {
  const books = await field.books();
  return (await field.left()) + books.filter(({ state }) => state !== 'paid').length;
}

/** Kills one after the other with -9; each is started again before the next. The last one lives. */
async function killAgainAndAgain(
  handles: ProcessHandle[],
  { killEveryMs, mostKills }: StormPlan,
  stop: () => boolean,
): Promise<number> {
  let killed = 0;
  for (await sleep(killEveryMs); !stop() && killed < mostKills; await sleep(killEveryMs)) {
    const handle = handles[killed % handles.length];
    if (!handle) break;
    await handle.kill('SIGKILL');
    killed += 1;
    await handle.restart();
  }
  return killed;
}

async function flushAgainAndAgain(redis: { flush(): Promise<unknown> }, everyMs: number, stop: () => boolean) {
  for (let pause = everyMs; !stop(); pause = longer(pause)) {
    await redis.flush();
    await sleep(pause);
  }
}

async function inLanes<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const lane = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
