import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DataSource } from 'typeorm';
import { isUnavailable, kitEntities, openDatabase, readinessOf, Reads, select } from '../src/db/index.ts';
import { lineSwitch, schemaFor, type LineSwitch, type TestSchema } from '../src/testing/index.ts';

let own: TestSchema;
let line: LineSwitch;
let source: DataSource;
let reads: Reads;

beforeEach(async () => {
  own = await schemaFor('catalog');
  line = await lineSwitch(own.url);
  source = await openDatabase(line.url, { entities: kitEntities, migrations: [] }, 3);
  reads = Reads.open(line.url, 2);
});
afterEach(async () => {
  line.back();
  await reads.close();
  await source.destroy();
  await line.close();
  await own.drop();
});

const one = () => source.query('SELECT 1 AS x');
const prepared = () => reads.rows(select<{ x: number }>('SELECT 1 AS x', []));
const failure = async (asked: Promise<unknown>) => {
  const began = Date.now();
  const fault = await asked.then(
    () => null,
    (error: unknown) => error,
  );
  return { away: isUnavailable(fault), ms: Date.now() - began };
};

it('a database that falls silent fails whoever waits, and those who come, after five seconds; and is used again', async () => {
  await Promise.all([one(), prepared()]);
  line.silence();
  const asked = [...Array.from({ length: 8 }, one), ...Array.from({ length: 4 }, prepared)];
  for (const { away, ms } of await Promise.all(asked.map(failure))) expect([away, ms < 8000]).toEqual([true, true]);
  const later = await failure(one());
  expect([later.away, later.ms < 8000]).toEqual([true, true]);
  line.back();
  expect(await one()).toEqual([{ x: 1 }]);
  expect(await prepared()).toEqual([{ x: 1 }]);
});

it('a statement may take long while the database lives; who gets no connection meanwhile is told so in time', async () => {
  const held = Array.from({ length: 3 }, () => source.query('SELECT SLEEP(5.6) AS x'));
  const { away, ms } = await failure(one());
  expect([away, ms > 4000, ms < 6500]).toEqual([true, true, true]);
  expect(await Promise.all(held)).toEqual([[{ x: 0 }], [{ x: 0 }], [{ x: 0 }]]);
  expect(await one()).toEqual([{ x: 1 }]);
});

it.each([1290, 1836, 1047])(
  'a database that takes no writes any more (%i) is left by every connection',
  async (errno) => {
    const ids = async () => {
      const rows = (await Promise.all(
        [0, 1, 2].map(() => source.query('SELECT CONNECTION_ID() AS id, SLEEP(0.05)')),
      )) as { id: string }[][];
      return rows.map(([row]) => row?.id);
    };
    const before = await ids();
    await own.exec(`CREATE OR REPLACE TRIGGER read_only BEFORE INSERT ON inbox FOR EACH ROW
    SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = ${errno}, MESSAGE_TEXT = 'The server is running with --read-only'`);
    const { away } = await failure(source.query("INSERT INTO inbox (id, fact) VALUES ('a', 'b')"));
    expect(away).toBe(true);
    const after = await ids();
    expect(after.filter((id) => before.includes(id))).toEqual([]);
  },
);

it('is ready only while it takes a write, and asks for one every five seconds at most', async () => {
  const ready = readinessOf(source);
  expect([await ready(), await ready()]).toEqual([null, null]);
  expect(await own.exec('SELECT COUNT(*) AS n FROM heartbeat')).toEqual([{ n: 1 }]);
  await own.exec(`CREATE TRIGGER full_up BEFORE UPDATE ON heartbeat FOR EACH ROW
    SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1114, MESSAGE_TEXT = 'The table is full'`);
  expect(await ready()).toBe(null);
  expect(await readinessOf(source)()).toBe('database takes no writes');
});

it('is not ready within three seconds when the database is silent', async () => {
  line.silence();
  const began = Date.now();
  expect(await readinessOf(source)()).toBe('database away');
  expect(Date.now() - began).toBeLessThan(3000);
});
