import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { schemaFor, testKeys } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../src/seed.ts';

let database: Awaited<ReturnType<typeof schemaFor>>;
let folder: string;
let env: Record<string, string>;
const now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  database = await schemaFor('support');
  folder = await mkdtemp(join(tmpdir(), 'hub-seed-test-'));
  env = { DATABASE_URL: database.url, FILES_URL: pathToFileURL(folder).href, ...testKeys };
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const objects = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

it('seeds cases over all statuses once', async () => {
  expect(await seed(env, { now })).toBeGreaterThan(600);
  const [queue] = await database.exec('SELECT COUNT(*) AS many FROM ticket WHERE closed_at IS NULL');
  expect(Number(queue?.many)).toBe(39);
  expect(await seed(env, { now })).toBe(0);
  const rows = await database.exec('SELECT DISTINCT status FROM ticket ORDER BY status');
  expect(rows.map((row) => row.status)).toEqual([0, 1, 2, 4, 7]);
  const noted = await database.exec('SELECT DISTINCT staff_name FROM staff_note ORDER BY staff_name');
  expect(noted).toHaveLength(2);
  const unread = await database.exec(
    "SELECT id FROM ticket WHERE partner_uid = 'uid-900001' AND status = 2 AND is_read = 0",
  );
  expect(unread).toHaveLength(1);
  const ends = await database.exec(
    "SELECT DISTINCT closed_by, csat, follows_id IS NOT NULL AS follows FROM ticket WHERE partner_uid = 'uid-900001' ORDER BY closed_by, csat, follows",
  );
  expect(ends).toEqual([
    { closed_by: null, csat: null, follows: 0 },
    { closed_by: null, csat: null, follows: 1 },
    { closed_by: 'player', csat: null, follows: 0 },
    { closed_by: 'player', csat: 1, follows: 0 },
    { closed_by: 'player', csat: 2, follows: 0 },
    { closed_by: 'system', csat: null, follows: 0 },
  ]);
});

it('gives some of them real pictures, once, and again where an object is lost', async () => {
  await seed(env, { now });
  const rows = await database.exec('SELECT file_key, reply_id, ticket_id FROM attachment');
  expect(rows.length).toBeGreaterThanOrEqual(5);
  expect(rows.some((row) => Number(row.reply_id) > 0)).toBe(true);
  expect(await objects()).toHaveLength(rows.length * 2);
  for (const path of await objects()) await rm(path);
  await seed(env, { now });
  expect(await database.exec('SELECT file_key, reply_id, ticket_id FROM attachment')).toEqual(rows);
  expect(await objects()).toHaveLength(rows.length * 2);
});

it('shows a living desk: what was merged, what the players said', async () => {
  await seed(env, { now });
  const one = async (sql: string) => Number((await database.exec(sql))[0]?.many);
  expect(await one("SELECT COUNT(*) AS many FROM ticket WHERE language IN ('zh-HK', 'en') AND closed_at IS NULL")).toBe(
    2,
  );
  const merged = await database.exec(
    'SELECT a.status, b.status AS other FROM ticket a JOIN ticket b ON b.id = a.merged_into_id AND b.email_mac = a.email_mac',
  );
  expect(merged).toEqual([{ status: 4, other: 0 }]);
  const spread = await database.exec(
    "SELECT DATEDIFF(MAX(csat_time), MIN(csat_time)) AS days FROM ticket WHERE csat_time > '2026-08-22'",
  );
  expect(Number(spread[0]?.days)).toBeGreaterThan(70);
  expect(await one('SELECT COUNT(DISTINCT staff_id) AS many FROM reply WHERE is_official = 1')).toBe(2);
});

it('keeps saved views and the mails of a month, one of which came back, once', async () => {
  await seed(env, { now });
  const views = await database.exec('SELECT name, shared_game FROM saved_filter ORDER BY id');
  expect(views).toHaveLength(4);
  expect(views.filter(({ shared_game }) => shared_game === 'H73')).toHaveLength(1);
  const mails = await database.exec('SELECT state, COUNT(*) AS many FROM mail GROUP BY state ORDER BY state');
  expect(mails.map(({ state }) => state)).toEqual(['bounced', 'held', 'sent']);
  expect(await database.exec("SELECT kind FROM mail WHERE kind IN ('merged', 'closed') GROUP BY kind")).toHaveLength(2);
  const before = await database.exec('SELECT mail_key FROM mail ORDER BY id');
  await seed(env, { now });
  expect(await database.exec('SELECT mail_key FROM mail ORDER BY id')).toEqual(before);
  expect(await database.exec('SELECT name, shared_game FROM saved_filter ORDER BY id')).toEqual(views);
});
