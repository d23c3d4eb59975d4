import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { Db, kitEntities, openDatabase } from '../src/db/index.ts';
import { createLog } from '../src/log/logger.ts';
import { handles, job, JobRunner, Sweeper } from '../src/outbox/index.ts';
import { claim } from '../src/outbox/outbox.ts';
import { lineSwitch, schemaFor } from '../src/testing/index.ts';

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

it('a row is leased for half a minute, so that another soon takes what a killed process had', async () => {
  const [id] = await idsOf('killed');
  await claim(source, [id!]);
  const [{ left }] = await source.query(
    'SELECT TIMESTAMPDIFF(SECOND, NOW(3), lease_until) AS `left` FROM outbox WHERE id = ?',
    [id],
  );
  expect(Number(left)).toBeLessThanOrEqual(30);
});

it('nobody else takes a row while its work goes on, however long', async () => {
  const [id] = await idsOf('slow');
  let runs = 0;
  const work = async () => {
    runs += 1;
    await sleep(4000);
  };
  const [one, other] = [1, 2].map(
    () => new JobRunner(source, [handles(errand, work)], createLog('test', 'silent'), 1.8),
  );
  const first = one!.run(id!);
  for (let look = 0; look < 6; look += 1) {
    await sleep(600);
    await other!.run(id!);
  }
  await first;
  expect(runs).toBe(1);
});

it('work that is done stays done when the database is away at its end', async () => {
  const [id] = await idsOf('done');
  const line = await lineSwitch(own.url);
  const through = await openDatabase(line.url, { entities: kitEntities, migrations: [] }, 2);
  let runs = 0;
  const work = async () => {
    runs += 1;
    line.away();
    setTimeout(line.back, 600);
  };
  await new JobRunner(through, [handles(errand, work)], createLog('test', 'silent')).run(id!);
  const rows = await source.query('SELECT done_at IS NOT NULL AS done, attempt FROM outbox WHERE id = ?', [id]);
  expect([rows, runs]).toEqual([[{ done: 1, attempt: 1 }], 1]);
  await through.destroy();
  await line.close();
});

it('work that takes an hour holds up no other', async () => {
  const [long, ...others] = await idsOf('beside the long one');
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let begun = false;
  await source.query("UPDATE outbox SET next_at = IF(id = ?, NOW(3), NULL), job = IF(id = ?, 'long', job)", [
    long,
    long,
  ]);
  let runs = 0;
  const handlers = [
    handles(job('long', object({})), () => ((begun = true), ended)),
    handles(errand, async () => void (runs += 1)),
  ];
  const log = createLog('test', 'silent');
  const sweeper = new Sweeper(source, new JobRunner(source, handlers, log), log, { everyMs: 50, parallel: 2 });
  sweeper.start();
  await expect.poll(() => begun).toBe(true);
  await source.query('UPDATE outbox SET next_at = NOW(3) WHERE id IN (?)', [others]);
  await expect.poll(() => runs, { timeout: 5000 }).toBe(4);
  end();
  await sweeper.close();
  const [left] = await source.query('SELECT COUNT(*) AS many FROM outbox WHERE done_at IS NULL AND id = ?', [long]);
  expect(Number(left.many)).toBe(0);
});
