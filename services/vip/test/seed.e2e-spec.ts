import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { schemaFor, testKeys } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../src/seed.ts';

let database: Awaited<ReturnType<typeof schemaFor>>;
let folder: string;
const now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  database = await schemaFor('vip');
  folder = await mkdtemp(join(tmpdir(), 'hub-vip-seed-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('seeds cases of three games in every state, once, under numbers of this desk', async () => {
  const env = { DATABASE_URL: database.url, FILES_URL: pathToFileURL(folder).href, ...testKeys };
  const written = await seed(env, { now });
  expect(written).toBeGreaterThanOrEqual(28);
  expect(await seed(env, { now })).toBe(0);
  const named = async (column: string) =>
    (await database.exec(`SELECT DISTINCT ${column} AS one FROM ticket ORDER BY one`)).map(({ one }) => one);
  expect(await named('status')).toEqual([0, 1, 2, 4, 7]);
  expect(await named('game_id')).toEqual(['G112', 'H73', 'g66naxx2tw']);
  expect(await named('closed_by')).toEqual([null, 'player', 'staff', 'system']);
  expect(await named('language')).toEqual(['en', 'zh-HK', 'zh-TW']);
  const [least] = await database.exec('SELECT MIN(id) AS id FROM ticket');
  expect(least?.id).toBe(2001);
  const [links] = await database.exec(
    'SELECT COUNT(follows_id) AS follows, COUNT(merged_into_id) AS merged, COUNT(partner_uid) AS players FROM ticket',
  );
  expect([Number(links?.follows), Number(links?.merged)]).toEqual([1, 1]);
  expect(Number(links?.players)).toBeLessThan(written);
  const pictures = await database.exec("SELECT file_key FROM attachment WHERE file_key LIKE 'v/%'");
  expect(pictures.length).toBeGreaterThan(5);
});
