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

it('seeds forty-four cases over all statuses once', async () => {
  expect(await seed(env, { now })).toBe(44);
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
