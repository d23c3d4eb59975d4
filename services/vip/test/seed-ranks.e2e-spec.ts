import { Db, openDatabase } from '@hub/nest-kit/db';
import { schemaFor } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DataSource } from 'typeorm';
import { schema } from '../src/data-source.ts';
import { AccountRanking } from '../src/ranking/account-ranking.ts';
import { seedRanks } from '../src/seed/seed-ranks.ts';

let database: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;
let db: Db;
beforeAll(async () => {
  database = await schemaFor('vip');
  source = await openDatabase(database.url, schema, 2);
  db = new Db(source);
  await seedRanks(db, new Date());
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const countOf = async (from: string) =>
  Number((await source.query<{ many: string }[]>(`SELECT COUNT(*) AS many FROM ${from}`))[0]?.many);
const counts = async () => [await countOf('vip_entry'), await countOf('vip_history'), await countOf('vip_spend')];

it('the demonstration has players of every source and state', async () => {
  for (const state of [
    'vip_entry WHERE begins_at > NOW(3)',
    'vip_entry WHERE ends_at < NOW(3)',
    'vip_entry WHERE ends_at BETWEEN NOW(3) AND NOW(3) + INTERVAL 7 DAY',
    'vip_entry WHERE level = 0',
    'vip_push WHERE ends_at < NOW(3)',
    'vip_earned WHERE ends_at > NOW(3)',
  ])
    expect([state, await countOf(state)]).not.toContain(0);
});

it('ranks the account of the examples by what staff said', async () => {
  const ranking = new AccountRanking(db);
  expect(await ranking.of('H73', 'uid-900002')).toBe(1);
  expect(await ranking.of('H73', 'uid-900112')).toBe(0);
  expect(await ranking.of('H73', 'uid-900135')).toBe(2);
  expect(await ranking.of('H73', 'uid-900132')).toBe(0);
});

it('is the same when it is seeded again', async () => {
  const before = await counts();
  await seedRanks(db, new Date());
  expect(await counts()).toEqual(before);
});
