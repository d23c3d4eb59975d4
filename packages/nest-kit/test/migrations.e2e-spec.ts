import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationOf, openDatabase, readinessOf, runMigrations, serviceSchema, type Schema } from '../src/db/index.ts';
import { adminUrl, createSchema, withAdmin } from '../src/testing/index.ts';

const name = `hubtest_${randomBytes(4).toString('hex')}_migrations`;
let url: string;
beforeAll(async () => {
  url = await createSchema(adminUrl(), name);
});
afterAll(() => withAdmin(adminUrl(), (c) => c.query(`DROP DATABASE ${name}`)));

const of = (...migrations: Schema['migrations']): Schema =>
  serviceSchema({ kit: ['tables'], entities: [], migrations });
const first = migrationOf('MakeThings1900000000001', ['CREATE TABLE thing (id INT PRIMARY KEY, old INT NULL)']);
const adds = migrationOf('AddNew1900000000003', ['ALTER TABLE thing ADD COLUMN new INT NULL']);
const drops = migrationOf('DropOld1900000000002', ['ALTER TABLE thing DROP COLUMN old'], {
  contracts: 'not read since 2',
});
const hides = migrationOf('HideOld1900000000004', ['ALTER TABLE thing DROP COLUMN old']);
const columns = async () =>
  ((await withAdmin(url, (c) => c.query('SHOW COLUMNS FROM thing')))[0] as { Field: string }[]).map(
    ({ Field }) => Field,
  );

it('a first one runs everything; later what takes away waits until the version before is gone', async () => {
  const waits: string[][] = [];
  const expand = (schema: Schema) =>
    runMigrations('test', url, schema, { phase: 'expand', waits: (names) => void waits.push(names) });
  expect(await expand(of(first))).toContain('MakeThings1900000000001');
  expect(await expand(of(first, drops, adds))).toEqual(['AddNew1900000000003']);
  expect([await columns(), waits.at(-1)]).toEqual([['id', 'old', 'new'], ['DropOld1900000000002']]);
  const source = await openDatabase(url, of(first, drops, adds), 2);
  // It waits, and the new version is ready all the same.
  expect(await readinessOf(source)()).toBe(null);
  await source.destroy();
  expect(await runMigrations('test', url, of(first, drops, adds), { phase: 'contract' })).toEqual([
    'DropOld1900000000002',
  ]);
  expect(await columns()).toEqual(['id', 'new']);
});

it('one that would break the live version and does not say so is refused before anything ran', async () => {
  const more = migrationOf('AddMore1900000000005', ['ALTER TABLE thing ADD COLUMN more INT NULL']);
  const run = runMigrations('test', url, of(first, drops, adds, more, hides), { phase: 'expand' });
  await expect(run).rejects.toThrow('thing: drops column old');
  expect(await columns()).toEqual(['id', 'new']);
});

it('two at once run each once', async () => {
  const slow = migrationOf('Slow1900000000006', ['ALTER TABLE thing ADD COLUMN slow INT NULL', 'DO SLEEP(0.3)']);
  const run = () => runMigrations('test', url, of(first, drops, adds, slow), { phase: 'expand' });
  const ran = await Promise.all([run(), run(), run()]);
  expect(ran.flat()).toEqual(['Slow1900000000006']);
});

it('a database without what this version needs is not ready', async () => {
  const source = await openDatabase(url, of(first, drops, adds, hides), 2);
  expect(await readinessOf(source)()).toBe('a migration is pending');
  await source.destroy();
});
