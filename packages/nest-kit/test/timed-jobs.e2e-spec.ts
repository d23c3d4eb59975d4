import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { object } from 'yup';
import { Db, kitEntities, openDatabase } from '../src/db/index.ts';
import { createLog } from '../src/log/logger.ts';
import { handles, job, JobRunner, Sweeper } from '../src/outbox/index.ts';
import { claim } from '../src/outbox/outbox.ts';
import { schemaFor } from '../src/testing/index.ts';

const HOUR_MS = 3_600_000;
const errand = job('errand', object({}));
const log = createLog('test', 'silent');
let own: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;
let db: Db;
let hints: string[];
let runs: number;

beforeAll(async () => {
  own = await schemaFor('catalog');
  source = await openDatabase(own.url, { entities: kitEntities, migrations: [] }, 6);
  const topics = () => {};
  db = new Db(source, { jobs: (rows) => hints.push(...rows.map(({ id }) => id)), topics });
});
beforeEach(async () => {
  await source.query('DELETE FROM outbox');
  hints = [];
  runs = 0;
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const ask = (at: Date) => db.runTx((tx) => tx.enqueue(errand, {}, 'one', { at }));
const sweep = () =>
  new Sweeper(source, new JobRunner(source, [handles(errand, async () => void (runs += 1))], log), log).sweep();
const passHours = (hours: number) =>
  source.query(`UPDATE outbox SET next_at = next_at - INTERVAL ${hours} HOUR WHERE next_at IS NOT NULL`);
const idOf = async () => String((await source.query('SELECT id FROM outbox'))[0].id);

it('a job for a time waits for it, and nobody is told of it before', async () => {
  await ask(inHours(24));
  await sweep();
  expect([hints, runs]).toEqual([[], 0]);
  await passHours(24);
  await sweep();
  await sweep();
  expect(runs).toBe(1);
});

it('a job that was taken back never runs, and may be asked for anew', async () => {
  await ask(inHours(24));
  expect(await db.runTx((tx) => tx.dequeue('one'))).toBe(true);
  expect(await db.runTx((tx) => tx.dequeue('one'))).toBe(false);
  await ask(inHours(-1));
  await sweep();
  expect(runs).toBe(1);
});

it('taking back is undone with the transaction that it belongs to', async () => {
  await ask(inHours(-1));
  const paid = db.runTx(async (tx) => {
    await tx.dequeue('one');
    throw new Error('not paid');
  });
  await expect(paid).rejects.toThrow('not paid');
  await sweep();
  expect(runs).toBe(1);
});

it('a job that was moved runs at its new time, also when somebody had found it due', async () => {
  await ask(inHours(-1));
  const found = await idOf();
  expect(await db.runTx((tx) => tx.reschedule('one', inHours(2)))).toBe(true);
  expect(await claim(source, [found])).toEqual([null]);
  await passHours(2);
  await sweep();
  expect(runs).toBe(1);
});

it('a job whose work has begun is neither taken back nor moved', async () => {
  await ask(inHours(-1));
  await claim(source, [await idOf()]);
  expect(await db.runTx(async (tx) => [await tx.dequeue('one'), await tx.reschedule('one', inHours(1))])).toEqual([
    false,
    false,
  ]);
});

it('a job that is done is neither taken back nor moved', async () => {
  await ask(inHours(-1));
  await sweep();
  expect(await db.runTx(async (tx) => [await tx.dequeue('one'), await tx.reschedule('one', inHours(1))])).toEqual([
    false,
    false,
  ]);
});
