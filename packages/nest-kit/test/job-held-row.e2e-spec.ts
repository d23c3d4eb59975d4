import mysql from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { object } from 'yup';
import { Db, kitEntities, openDatabase } from '../src/db/index.ts';
import { createLog } from '../src/log/logger.ts';
import { handles, job, JobRunner } from '../src/outbox/index.ts';
import { schemaFor } from '../src/testing/index.ts';

let own: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;
beforeAll(async () => {
  own = await schemaFor('catalog');
  source = await openDatabase(own.url, { entities: kitEntities, migrations: [] }, 12);
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});

const errand = job('errand', object({}));
const added = async (name: string) => {
  await new Db(source).runTx((tx) => tx.enqueue(errand, {}, name));
  const [row] = await source.query('SELECT id FROM outbox WHERE dedupe_key = ?', [name]);
  return String(row.id);
};

it('a row that somebody holds keeps no other job waiting', async () => {
  const [held = '', free = ''] = [await added('held'), await added('free')];
  const holder = await mysql.createConnection(own.url);
  await holder.query('BEGIN');
  await holder.query('SELECT id FROM outbox WHERE id = ? FOR UPDATE', [held]);
  const runner = new JobRunner(source, [handles(errand, async () => {})], createLog('test', 'silent'));
  const began = performance.now();
  const waits = runner.run(held).catch(() => undefined);
  await runner.run(free);
  const took = performance.now() - began;
  await holder.end();
  await waits;
  expect(took).toBeLessThan(2000);
});
