import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
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
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await source.destroy();
  await own.drop();
});

const errand = job('errand', object({}));
const idsOf = (name: string) =>
  Promise.all(
    Array.from({ length: 5 }, async (_, at) => {
      await new Db(source).runTx((tx) => tx.enqueue(errand, {}, `${name} ${at}`));
      const [row] = await source.query('SELECT id FROM outbox WHERE dedupe_key = ?', [`${name} ${at}`]);
      return String(row.id);
    }),
  );

it.each([
  ['taken', 'UPDATE outbox SET lease_until'],
  ['given back', 'UPDATE outbox SET done_at'],
])('one statement that fails for many costs no job its run: %s', async (name, begin) => {
  const ids = await idsOf(name);
  const query = source.query.bind(source);
  let failed = false;
  const once = async (sql: string, values?: unknown[]) => {
    const many = sql.startsWith(begin) && (values ?? []).some((value) => Array.isArray(value) && value.length > 1);
    if (many && !failed) {
      failed = true;
      throw new Error('Deadlock found when trying to get lock');
    }
    return query(sql, values);
  };
  vi.spyOn(source, 'query').mockImplementation(once as typeof source.query);
  let runs = 0;
  const runner = new JobRunner(source, [handles(errand, async () => void (runs += 1))], createLog('test', 'silent'));
  await Promise.all(ids.map((id) => runner.run(id)));
  expect([failed, runs]).toEqual([true, 5]);
  const settled = 'SELECT COUNT(*) AS many FROM outbox WHERE id IN (?) AND done_at IS NOT NULL AND attempt = 1';
  expect(await query(settled, [ids])).toMatchObject([{ many: '5' }]);
});
