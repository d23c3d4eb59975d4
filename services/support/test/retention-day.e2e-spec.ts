import { openDatabase } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { start as startWorker } from '../src/worker.ts';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
let source: DataSource;

beforeAll(async () => {
  support = await startSupport({ TIDY_MS: '100' });
  source = await openDatabase(support.database.url, schema, 2);
});
afterAll(async () => {
  await source.destroy();
  await support.close();
});

const rows = (sql: string): Promise<Record<string, unknown>[]> => source.query(sql);
const old = () => rows('SELECT 1 FROM swept WHERE at < NOW(3) - INTERVAL 5 YEAR');
const jobs = () => rows("SELECT done_at IS NOT NULL AS done FROM outbox WHERE job = 'retention'");
const working = async (work: () => Promise<unknown>) => {
  const worker = await startWorker(support.env);
  await work();
  await worker.close();
};

it('a day of the retention that passed without a worker, and one that was killed in the middle, are made up', async () => {
  await working(() => expect.poll(() => rows('SELECT name FROM calendar')).toEqual([{ name: 'retention' }]));
  expect(await jobs()).toEqual([]);
  await rows("INSERT INTO swept (line, many, at) VALUES ('records', 1, NOW(3) - INTERVAL 6 YEAR)");
  await rows('UPDATE calendar SET next_at = next_at - INTERVAL 2 DAY');
  await working(() => expect.poll(jobs, { timeout: 10_000 }).toEqual([{ done: 1 }]));
  expect(await old()).toEqual([]);
  await rows("INSERT INTO swept (line, many, at) VALUES ('records', 1, NOW(3) - INTERVAL 6 YEAR)");
  await rows("UPDATE outbox SET done_at = NULL, next_at = NOW(3), lease_until = NOW(3) WHERE job = 'retention'");
  await working(() => expect.poll(jobs, { timeout: 10_000 }).toEqual([{ done: 1 }]));
  expect(await old()).toEqual([]);
});
