import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamicModule, Provider, Type } from '@nestjs/common';
import { taipeiIso } from '@hub/contracts/shared';
import { viewOf, type CalendarProvider } from '@hub/nest-kit/app';
import type { CalendarEntry } from '@hub/nest-kit/calendar';
import { expect, it, onTestFinished } from 'vitest';
import { inRoot } from '../../../infra/local/boot/places.mjs';
import { servicesWith } from '../../../infra/local/data/service-list.ts';
import type { TwoOfEverything } from './two-of-everything.ts';

type Slot = { service: string; job: string };

/** Longer than the pause between two looks at a calendar: while one worker takes a time, the other one looks. */
const TAKING_S = 1.6;
const NEXT_LOOK_MS = 1500;

const entryOf = (provider: Provider): CalendarEntry[] =>
  typeof provider === 'object' && 'entry' in provider ? [(provider as CalendarProvider).entry] : [];

function entriesIn(module: Type | DynamicModule, seen = new Set<unknown>()): CalendarEntry[] {
  if (seen.has(module) || !('module' in module)) return [];
  seen.add(module);
  const imported = (module.imports ?? []).flatMap((one) => entriesIn(one as DynamicModule, seen));
  return [...(module.providers ?? []).flatMap(entryOf), ...imported];
}

/** What the code of its worker declares. */
async function calendarOf(service: string): Promise<Slot[]> {
  const { AppModule } = (await import(inRoot('services', service, 'src', 'app.module.ts'))) as { AppModule: Type };
  return entriesIn(await viewOf(AppModule, 'worker')).map(({ job }) => ({ service, job: job.name }));
}

const slowly = (two: TwoOfEverything, service: string) =>
  two.ask(
    service,
    `CREATE TRIGGER slow_calendar BEFORE INSERT ON outbox FOR EACH ROW
      SET @slow = IF(NEW.payload LIKE '{"at":%', SLEEP(${TAKING_S}), 0)`,
  );

export function calendarsRunOnce(of: () => TwoOfEverything): void {
  it('each time of each calendar is worked for once, though two workers look', async () => {
    const two = of();
    const services = servicesWith('worker');
    const slots = (await Promise.all(services.map(calendarOf))).flat();
    const running = async () => {
      const rows = services.map((service) => two.ask<{ name: string }>(service, 'SELECT name FROM calendar'));
      return (await Promise.all(rows)).flatMap((names, nth) => names.map(({ name }) => `${services[nth]} ${name}`));
    };
    const named = slots.map(({ service, job }) => `${service} ${job}`);
    await expect.poll(async () => (await running()).toSorted()).toEqual(named.toSorted());

    await Promise.all(services.map((service) => slowly(two, service)));
    onTestFinished(async () => {
      await Promise.all(services.map((service) => two.ask(service, 'DROP TRIGGER IF EXISTS slow_calendar')));
    });
    const due = new Date(Math.floor(Date.now() / 1000) * 1000 - 1000);
    await Promise.all(services.map((service) => two.ask(service, 'UPDATE calendar SET next_at = ?', [due])));
    const done = () =>
      Promise.all(
        slots.map(async ({ service, job }) => {
          const sql = 'SELECT attempt, done_at IS NOT NULL AS done FROM outbox WHERE job = ? AND payload = ?';
          const rows = await two.ask<object>(service, sql, [job, JSON.stringify({ at: taipeiIso(due) })]);
          return { service, job, rows };
        }),
      );
    const once = slots.map((slot) => ({ ...slot, rows: [{ attempt: 1, done: 1 }] }));
    await expect.poll(done, { timeout: 30_000 }).toEqual(once);
    await sleep(NEXT_LOOK_MS);
    expect(await done()).toEqual(once);
  }, 60_000);
}
