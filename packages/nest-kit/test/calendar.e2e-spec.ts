import { daily, nextOf, taipeiIso, weekly, type TaipeiRule } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  CalendarRow,
  calendarJob,
  KeepCalendar1799700000000,
  runCalendarOnce,
  type CalendarEntry,
} from '../src/calendar/index.ts';
import { Db, kitEntities, openDatabase } from '../src/db/index.ts';
import { createLog } from '../src/log/logger.ts';
import { handles, JobRunner, Sweeper } from '../src/outbox/index.ts';
import { schemaFor } from '../src/testing/index.ts';

const DAY_MS = 86_400_000;
const log = createLog('test', 'silent');
const closing = calendarJob('closing');
const evening = daily('18:00');
let own: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;
let db: Db;
let done: string[];

beforeAll(async () => {
  own = await schemaFor('catalog');
  source = await openDatabase(
    own.url,
    { entities: [...kitEntities, CalendarRow], migrations: [KeepCalendar1799700000000] },
    8,
  );
  await new KeepCalendar1799700000000().up(source.createQueryRunner());
  db = new Db(source);
});
beforeEach(async () => {
  await source.query('DELETE FROM calendar');
  await source.query('DELETE FROM outbox');
  done = [];
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});

const entry = (rule: TaipeiRule = evening, missed: CalendarEntry['missed'] = 'each'): CalendarEntry => ({
  rule,
  job: closing,
  missed,
});
const look = (entries = [entry()], on = db) => runCalendarOnce(on, entries);
const work = async () => {
  const runner = new JobRunner(source, [handles(closing, async ({ at }) => void done.push(at))], log);
  await source.query('UPDATE outbox SET next_at = NOW(3) WHERE next_at IS NOT NULL');
  await new Sweeper(source, runner, log).sweep();
};
/** Days go by in which nobody looked. */
const passDays = (days: number) => source.query(`UPDATE calendar SET next_at = next_at - INTERVAL ${days} DAY`);
/** The last evenings that were, the oldest first. */
const evenings = (many: number) =>
  Array.from({ length: many }, (_, at) => taipeiIso(nextOf(evening, new Date(Date.now() - (many - at) * DAY_MS))));

/** A database whose connection goes while it writes this. */
const dyingAt = (statement: string): Db => {
  const transaction = source.transaction.bind(source) as (work: (manager: unknown) => Promise<unknown>) => unknown;
  const dying = Object.create(source, {
    transaction: {
      value: (inner: (manager: unknown) => Promise<unknown>) =>
        transaction((manager) =>
          inner(
            Object.create(manager as object, {
              query: {
                value: (sql: string, values?: unknown[]) => {
                  if (sql.startsWith(statement)) throw new Error('killed');
                  return (manager as { query(...all: unknown[]): unknown }).query(sql, values);
                },
              },
            }),
          ),
        ),
    },
  }) as DataSource;
  return new Db(dying);
};

it('what was before a service knew of it is not owed', async () => {
  await look();
  await work();
  expect(done).toEqual([]);
  const [row] = await source.query('SELECT next_at FROM calendar');
  expect(row.next_at).toEqual(nextOf(evening, new Date()));
});

it('a time that has come is worked for once, however many look at once', async () => {
  await look();
  await passDays(1);
  await Promise.all(Array.from({ length: 6 }, () => look()));
  await work();
  expect(done).toEqual(evenings(1));
  await look();
  await work();
  expect(done).toEqual(evenings(1));
});

it('days in which no round was are made up, each with its own time', async () => {
  await look();
  await passDays(3);
  await look();
  await work();
  expect(done.toSorted()).toEqual(evenings(3));
});

it('of days that were missed the last one is enough where nobody needs the others', async () => {
  await look();
  await passDays(60);
  await look([entry(evening, 'last')]);
  await work();
  expect(done).toEqual(evenings(1));
});

it('more missed days than one round makes up come with the next ones', async () => {
  await look();
  await passDays(60);
  await look();
  await look();
  await work();
  expect(done.toSorted()).toEqual(evenings(60));
});

it.each(['INSERT INTO outbox', 'UPDATE calendar'])('a round that is killed at “%s” loses no day', async (statement) => {
  await look();
  await passDays(2);
  await expect(look([entry()], dyingAt(statement))).rejects.toThrow('killed');
  await work();
  expect(done).toEqual([]);
  await look();
  await work();
  expect(done.toSorted()).toEqual(evenings(2));
});

it('a row that was set back runs no day a second time', async () => {
  await look();
  await passDays(1);
  await look();
  await work();
  await passDays(1);
  await look();
  await work();
  expect(done).toEqual(evenings(1));
});

it('a rule that was changed owes what came before, and begins now', async () => {
  await look();
  await passDays(1);
  const monday = weekly('monday', '23:59');
  await look([entry(monday)]);
  await work();
  expect(done).toEqual(evenings(1));
  const [row] = await source.query('SELECT rule, next_at FROM calendar');
  expect(row).toMatchObject({ rule: 'week 1 1439', next_at: nextOf(monday, new Date()) });
});
