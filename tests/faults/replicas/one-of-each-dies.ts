import { setTimeout as sleep } from 'node:timers/promises';
import { supportDesk } from '@hub/contracts/support';
import { vipDesk } from '@hub/contracts/vip';
import { expect, it } from 'vitest';
import { SPEAKING, type Speaking, type TwoOfEverything } from './two-of-everything.ts';
import { surveyAnswers } from './work/answers.ts';
import { codes } from './work/codes.ts';
import { memberCodes } from './work/member-codes.ts';
import { notices } from './work/notices.ts';
import { orders } from './work/orders.ts';
import { reports } from './work/reports.ts';
import type { Work } from './work/work.ts';

type Held = { id: string; token: string };

const MORE_TURNS = 3;

/** What workers have in hand. */
const leased = (two: TwoOfEverything, service: Speaking) =>
  two.ask<Held>(
    service,
    'SELECT id, HEX(lease_token) AS token FROM outbox WHERE done_at IS NULL AND lease_until > NOW(3)',
  );

/**
 * Waits until each of the second workers has jobs that they cannot end, as they are not heard, the first ones are back, and
 * half of the second services have calls. The jobs under way.
 */
async function inTheMiddle(two: TwoOfEverything, all: readonly Work[]): Promise<Map<Speaking, Held[]>> {
  const held = new Map<Speaking, Held[]>();
  const idle = async () => {
    for (const service of SPEAKING) held.set(service, await leased(two, service));
    return SPEAKING.filter((service) => held.get(service)!.length === 0);
  };
  await expect.poll(idle, { timeout: 60_000, interval: 50 }).toEqual([]);
  await Promise.all(two.workers.map((name) => two.replica(name, 0).restart()));
  await expect.poll(idle, { timeout: 20_000, interval: 20 }).toEqual([]);
  const many = Math.ceil(all.length / 2);
  await expect.poll(() => two.busy().length, { timeout: 20_000, interval: 1 }).toBeGreaterThanOrEqual(many);
  return held;
}

const those = (jobs: readonly Held[]) => jobs.map(({ id, token }) => [id, token]);

/** What the dead had in hand is left to them, however long the others take for theirs. */
async function prolongLeases(two: TwoOfEverything, held: ReadonlyMap<Speaking, Held[]>): Promise<void> {
  for (const [service, jobs] of held)
    await two.ask(
      service,
      `UPDATE outbox SET lease_until = NOW(3) + INTERVAL 5 MINUTE
        WHERE done_at IS NULL AND lease_until IS NOT NULL AND (id, HEX(lease_token)) IN (?)`,
      [those(jobs)],
    );
}

/** What the dead had in hand is free now, and not when their leases end. */
async function endLeases(two: TwoOfEverything, held: ReadonlyMap<Speaking, Held[]>): Promise<Speaking[]> {
  const left: Speaking[] = [];
  for (const [service, jobs] of held) {
    const { affectedRows } = (await two.ask(
      service,
      `UPDATE outbox SET lease_until = NULL, next_at = NOW(3)
        WHERE done_at IS NULL AND lease_until IS NOT NULL AND (id, HEX(lease_token)) IN (?)`,
      [those(jobs)],
    )) as unknown as { affectedRows: number };
    if (affectedRows > 0) left.push(service);
  }
  return left;
}

/** People work until they are told to stop. `turns`: how often each was through. */
function begin(all: readonly Work[]) {
  const turns = new Map(all.map(({ name }) => [name, 0]));
  let over = false;
  const lane = async ({ name, turn }: Work) => {
    while (!over) {
      await turn();
      turns.set(name, turns.get(name)! + 1);
    }
  };
  const lanes = all.flatMap((work) => Array.from({ length: work.atOnce }, () => lane(work)));
  const ended = Promise.all(lanes).finally(() => (over = true));
  ended.catch(() => undefined);
  const stop = async () => {
    over = true;
    await ended;
  };
  return { turns, stop, ended };
}

type People = ReturnType<typeof begin>;

/** Whoever fails ends what is waited for. */
const meanwhile = async <T>({ ended }: People, waited: Promise<T>): Promise<T> => {
  const failed = ended.then(() => Promise.reject(new Error('everybody stopped working')));
  return Promise.race([waited, failed]);
};

/** The second of everything is killed while all of it works. */
export function oneOfEachDies(of: () => TwoOfEverything): void {
  it('one of each may die in the middle of its work: everything goes on, and nothing is lost or done twice', async () => {
    const two = of();
    const all = [
      reports(two, supportDesk, 'support'),
      reports(two, vipDesk, 'vip'),
      await codes(two),
      orders(two),
      surveyAnswers(two),
      await memberCodes(two),
      await notices(two),
    ];
    // Until all of them have something in hand, the second workers have the work for themselves.
    await Promise.all(two.workers.map((name) => two.replica(name, 0).close()));
    two.silence();
    const people = begin(all);
    let held: Map<Speaking, Held[]>;
    try {
      held = await meanwhile(people, inTheMiddle(two, all));
      expect(two.answered()).toEqual(expect.arrayContaining(['gateway', ...all.map(({ name }) => name)]));
      await two.second.kill();
      await prolongLeases(two, held);
      const before = new Map(people.turns);
      const stuck = () =>
        all.flatMap(({ name }) => (people.turns.get(name)! < before.get(name)! + MORE_TURNS ? [name] : []));
      await meanwhile(people, Promise.resolve(expect.poll(stuck, { timeout: 30_000, interval: 100 }).toEqual([])));
    } finally {
      await people.stop();
      two.speak();
    }
    // Who lives is done with what they had.
    await sleep(2000);
    expect(await endLeases(two, held)).toEqual(SPEAKING);
    for (const { name, faults } of all)
      await expect.poll(faults, { timeout: 60_000, interval: 500, message: name }).toEqual([]);
  }, 240_000);
}
