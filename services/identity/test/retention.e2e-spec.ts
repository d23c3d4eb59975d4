import { Db, openDatabase } from '@hub/nest-kit/db';
import { findExpired } from '@hub/nest-kit/retention';
import { passYears, rowsOf, schemaFor, tablesOf, testKeys, unique } from '@hub/nest-kit/testing';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { endOld, keptByIdentity } from '../src/retention.ts';
import { seed } from '../src/seed.ts';
import { nobodyHeld } from './inactivity.factory.ts';
import { passwordMatches, takenPassword } from '../src/staff/password.ts';
import { sweepIdentity } from '../src/sweep/sweep-identity.ts';

let database: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;
let db: Db;
const keys = join(tmpdir(), `hub-keys-${unique()}.json`);

beforeEach(async () => {
  database = await schemaFor('identity');
  await seed(
    { DATABASE_URL: database.url, HUB_ENV: 'test', PARTNER_KEYS_FILE: keys, ...testKeys },
    { now: new Date() },
  );
  source = await openDatabase(database.url, schema, 2);
  db = new Db(source);
});
afterEach(async () => {
  await source.destroy();
  await database.drop();
  await rm(keys, { force: true });
});

const many = (from: string) => rowsOf(source, from);
const round = async () => {
  await sweepIdentity(db);
  await endOld(db, nobodyHeld);
};

/** A row in every table that a day of work fills. */
async function aDayOfWork(): Promise<number> {
  const [someone] = await source.query<{ id: number }[]>('SELECT id FROM staff ORDER BY id LIMIT 1');
  const id = someone!.id;
  const filled = [
    [
      "INSERT INTO captcha_used SET signature = UNHEX(SHA2('a', 256)), used_by = UNHEX(SHA2('b', 256)), expires_at = NOW(3)",
    ],
    ["INSERT INTO staff_session SET id = UNHEX(SHA2('s', 256)), staff_id = ?, csrf = 'c'", id],
    ["INSERT INTO revocation SET scope = 'account', game_id = 'H73', subject = '1', not_before = NOW()"],
    ["INSERT INTO login_guard SET bucket = UNHEX(SHA2('g', 256)), failures = 3, failed_at = NOW(3)"],
    ["INSERT INTO partner_call SET game_id = 'H73', call_id = 'c', call_hash = UNHEX(SHA2('c', 256)), answer = '{}'"],
    ['INSERT INTO staff_set_up SET staff_id = ?, by_id = ?', id, id],
    ["INSERT INTO staff_recovery SET staff_id = ?, code = 'x'", id],
  ] as const;
  for (const [sql, ...values] of filled) await source.query(sql, values);
  return id;
}

it('what identity keeps is decided for every table, once', async () => {
  expect(keptByIdentity.flatMap(({ tables }) => tables).toSorted()).toEqual(await tablesOf(source));
});

it('years go by, and nothing is left but accounts, evidence and what is in use', async () => {
  await aDayOfWork();
  const staff = await many('staff');
  await round();
  const short = ['staff_session', 'revocation', 'login_guard', 'partner_call', 'captcha_used', 'staff_set_up'];
  for (const table of short) expect([table, await many(table)]).toEqual([table, 1]);
  await passYears(source, 1);
  await round();
  for (const table of short) expect([table, await many(table)]).toEqual([table, 0]);
  expect([await many('staff'), await many('staff_recovery')]).toEqual([staff, 1]);
  const audited = await many('audit');
  await passYears(source, 9);
  await round();
  expect(await many('audit')).toBeGreaterThanOrEqual(audited);
  expect(await many('staff_recovery')).toBe(1);
});

it('a year after an account was closed nothing of it opens anything, and its name stays', async () => {
  const id = await aDayOfWork();
  await source.query('UPDATE staff SET disabled_at = NOW(3) - INTERVAL 364 DAY WHERE id = ?', [id]);
  await round();
  expect(await many('staff_recovery')).toBe(1);
  await passYears(source, 1);
  expect(await findExpired(source, keptByIdentity)).toContainEqual(
    expect.objectContaining({ key: 'closed-accounts', rows: 1 }),
  );
  await round();
  const [left] = await source.query<{ name: string; totp_box: unknown; password: string }[]>(
    'SELECT name, totp_box, password FROM staff WHERE id = ?',
    [id],
  );
  expect(left).toEqual({ name: expect.stringMatching(/./), totp_box: null, password: takenPassword });
  expect(await passwordMatches('', takenPassword)).toBe(false);
  expect(await many('staff_recovery')).toBe(0);
  expect(await many('swept')).toBe(2);
  expect(await many("audit WHERE action = 'retention.sweep'")).toBe(2);
  await passYears(source, 0);
  await round();
  expect(await many('swept')).toBe(2);
});

it('the secret of a retired key goes after 90 days; a live one stays', async () => {
  const live = await many("partner_key WHERE state = 'live' AND secret_box IS NOT NULL");
  await source.query(
    "UPDATE partner_key SET state = 'retired', retired_at = NOW(3) - INTERVAL 91 DAY ORDER BY id LIMIT 1",
  );
  const keysHeld = await many('partner_key');
  await round();
  expect(await many('partner_key')).toBe(keysHeld);
  expect(await many("partner_key WHERE state = 'retired' AND retired_at IS NOT NULL AND secret_box IS NOT NULL")).toBe(
    0,
  );
  expect(await many("partner_key WHERE state = 'live' AND secret_box IS NOT NULL")).toBeGreaterThanOrEqual(live - 1);
});
