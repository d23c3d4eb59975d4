import { Db, openDatabase } from '@hub/nest-kit/db';
import { copyHolds, findExpired } from '@hub/nest-kit/retention';
import { schemaFor, tablesOf } from '@hub/nest-kit/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { endOld, keptByVip } from '../src/retention.ts';

let database: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;
let db: Db;

beforeEach(async () => {
  database = await schemaFor('vip');
  source = await openDatabase(database.url, schema, 2);
  db = new Db(source);
  await source.query(`INSERT INTO vip_push (game_id, partner_uid, level, until, as_of) VALUES
    ('H73', 'held', 1, NOW(3) - INTERVAL 2 YEAR, NOW(3)), ('G112', 'held', 1, NOW(3) - INTERVAL 2 YEAR, NOW(3)),
    ('H73', 'old', 1, NOW(3) - INTERVAL 2 YEAR, NOW(3)), ('H73', 'new', 1, NOW(3), NOW(3))`);
});
afterEach(async () => {
  await source.destroy();
  await database.drop();
});

/** What ends cases is the engine's. */
const noCases = { run: () => Promise.resolve({ pictures: 0, cases: 0, owed: false }) };

const left = async () =>
  (
    await source.query<{ who: string }[]>("SELECT CONCAT(game_id, ' ', partner_uid) AS who FROM vip_push ORDER BY 1")
  ).map(({ who }) => who);
const all = ['G112 held', 'H73 held', 'H73 new', 'H73 old'];

it('what vip keeps is decided for every table, once', async () => {
  expect(keptByVip.flatMap(({ tables }) => tables).toSorted()).toEqual(await tablesOf(source));
});

it('a level goes a year after it ended, but not of a held account, which is one of one game', async () => {
  const held = { accounts: [{ game_id: 'H73', uid: 'held' }] };
  await endOld(db, noCases, () => copyHolds(db, { call: () => Promise.resolve(held as never) }));
  expect(await left()).toEqual(['H73 held', 'H73 new']);
  expect((await findExpired(source, keptByVip)).find(({ key }) => key === 'levels')?.rows).toBe(0);
});

/** Of `old`, `held` and `new`, by table: what has served its time, and what has not. */
const aged: Record<string, [columns: string, old: string, fresh: string]> = {
  vip_entry: [
    'level, begins_at, ends_at, changed_by',
    "1, NOW(3), NOW(3) - INTERVAL 2 YEAR, ''",
    "1, NOW(3), NOW(3), ''",
  ],
  vip_earned: ['level, ends_at', '1, NOW(3) - INTERVAL 2 YEAR', '1, NOW(3)'],
  vip_history: [
    'source, action, who, at',
    "'rule', 'reach', '', NOW(3) - INTERVAL 6 YEAR",
    "'rule', 'reach', '', NOW(3)",
  ],
  vip_spender: ['last_on', "'2020-01-01'", "'2999-01-01'"],
};

it('what is known of who is VIP goes in time, with a record, but not of a held account', async () => {
  const uids = ['old', 'held', 'new'];
  for (const [table, [columns, old, fresh]] of Object.entries(aged))
    for (const uid of uids)
      await source.query(
        `INSERT INTO ${table} (game_id, partner_uid, ${columns}) VALUES ('H73', ?, ${uid === 'new' ? fresh : old})`,
        [uid],
      );
  for (const uid of uids) {
    const days = uid === 'new' ? 1 : 401;
    const ago = `NOW(3) - INTERVAL ${days} DAY`;
    await source.query(
      `INSERT INTO vip_spend (order_id, game_id, partner_uid, noted_at) VALUES (?, 'H73', ?, ${ago})`,
      [uid, uid],
    );
    await source.query(`INSERT INTO vip_refund (refund_id, order_id, amount_twd, noted_at) VALUES (?, ?, 1, ${ago})`, [
      uid,
      uid,
    ]);
  }
  for (const [id, days] of [
    [1, 91],
    [2, 1],
  ])
    await source.query(
      `INSERT INTO vip_import (id, game_id, state, file_name, file_sha256, made_by, made_at)
        VALUES (?, 'H73', 'done', 'vip.csv', REPEAT('x', 32), '', NOW(3) - INTERVAL ? DAY)`,
      [id, days],
    );
  await source.query(
    `INSERT INTO vip_import_line (import_id, line, kind, partner_uid)
      VALUES (1, 2, 'same', 'old'), (1, 3, 'same', 'held'), (2, 2, 'same', 'new')`,
  );
  const held = { accounts: [{ game_id: 'H73', uid: 'held' }] };
  await endOld(db, noCases, () => copyHolds(db, { call: () => Promise.resolve(held as never) }));
  for (const table of [...Object.keys(aged), 'vip_spend', 'vip_import_line']) {
    const rows = await source.query<{ partner_uid: string }[]>(`SELECT partner_uid FROM ${table} ORDER BY 1`);
    expect([table, rows.map(({ partner_uid }) => partner_uid)]).toEqual([table, ['held', 'new']]);
  }
  expect(await source.query('SELECT refund_id FROM vip_refund')).toEqual([{ refund_id: 'new' }]);
  const records = await source.query<{ line: string }[]>(
    "SELECT line FROM swept WHERE line LIKE 'vip-%' ORDER BY line",
  );
  expect(records.map(({ line }) => line)).toEqual([
    'vip-earned',
    'vip-entries',
    'vip-history',
    'vip-import-lines',
    'vip-refunds',
    'vip-spend',
    'vip-spenders',
  ]);
});

it('while nobody can say what is held nothing goes', async () => {
  const away = () => copyHolds(db, { call: () => Promise.reject(new Error('away')) });
  await expect(endOld(db, noCases, away)).rejects.toThrow('away');
  expect(await left()).toEqual(all);
});

it('thousands of holds are taken over page by page', async () => {
  const held = Array.from({ length: 1200 }, (_, at) => ({ game_id: 'H73', uid: `uid-${String(at).padStart(5, '0')}` }));
  const call = (_: string, path: string) => {
    const uid = new URL(path, 'http://support').searchParams.get('uid') ?? '';
    return Promise.resolve({ accounts: held.filter((one) => one.uid > uid).slice(0, 500) } as never);
  };
  await copyHolds(db, { call });
  const [found] = await source.query<{ many: string }[]>('SELECT COUNT(*) AS many FROM held_account');
  expect(Number(found?.many)).toBe(1200);
});

it('an answer that comes late takes no hold away that a newer one has, and a released one goes with the next', async () => {
  const held = () => source.query<object[]>('SELECT partner_uid FROM held_account ORDER BY 1');
  const answer = (...uids: string[]) => ({ accounts: uids.map((uid) => ({ game_id: 'H73', uid })) }) as never;
  const { promise: late, resolve: arrive } = Promise.withResolvers<never>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const older = copyHolds(db, { call: () => (ask(), late) });
  await asked;
  await sleep(20);
  await copyHolds(db, { call: () => Promise.resolve(answer('held', 'new')) });
  arrive(answer('held', 'released'));
  await older;
  expect(await held()).toEqual(['held', 'new', 'released'].map((partner_uid) => ({ partner_uid })));
  await sleep(20);
  await copyHolds(db, { call: () => Promise.resolve(answer('held')) });
  expect(await held()).toEqual([{ partner_uid: 'held' }]);
});

it('that processes take over at one moment are all noted by each', async () => {
  const held = { accounts: [{ game_id: 'H73', uid: 'held' }] };
  for (let round = 0; round < 20; round += 1) {
    await source.query('DELETE FROM held_account');
    const call = () => Promise.resolve(held as never);
    await Promise.all([copyHolds(db, { call }), copyHolds(db, { call })]);
  }
  const [found] = await source.query<{ many: string }[]>('SELECT COUNT(*) AS many FROM held_account');
  expect(Number(found?.many)).toBe(1);
});
