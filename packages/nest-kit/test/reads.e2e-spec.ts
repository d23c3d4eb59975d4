import { afterAll, beforeAll, expect, it } from 'vitest';
import { part, Reads, select, Union } from '../src/db/index.ts';
import { schemaFor } from '../src/testing/index.ts';

let own: Awaited<ReturnType<typeof schemaFor>>;
let reads: Reads;

beforeAll(async () => {
  own = await schemaFor('catalog');
  reads = Reads.open(own.url, 2);
  await own.exec(`INSERT INTO counter (bucket, window_start, hits) VALUES ('a', '2026-11-23', 1), ('b', '2026-11-23', 2),
    ('b', '2026-11-24', 3); INSERT INTO inbox (id, fact) VALUES ('a', 'first'), ('c', 'last')`);
});
afterAll(async () => {
  await reads.close();
  await own.drop();
});

const one = (sql: string, values: unknown[] = []) => reads.rows(select<{ x: unknown }>(`SELECT ${sql} AS x`, values));

it('sends values beside the words: nothing in them is ever SQL', async () => {
  const text = "it's; SELECT 2 -- \\";
  expect(await one('?', [text])).toEqual([{ x: text }]);
});

it('speaks UTC, and gives times and large numbers as everywhere else', async () => {
  expect(await one('@@session.time_zone')).toEqual([{ x: '+00:00' }]);
  const at = new Date('2026-11-23T01:02:03.004Z');
  expect(await one("CAST('2026-11-23 01:02:03.004' AS DATETIME(3))")).toEqual([{ x: at }]);
  expect(await one('CAST(9007199254740993 AS UNSIGNED)')).toEqual([{ x: '9007199254740993' }]);
});

it('gives a number as a number where another part of the question has none', async () => {
  const rows = select<{ x: unknown }>('(SELECT NULL AS x) UNION ALL (SELECT CAST(7 AS UNSIGNED))', []);
  expect(await reads.rows(rows)).toEqual([{ x: null }, { x: 7 }]);
});

it('writes nothing, and goes on after a question that fails', async () => {
  await expect(reads.rows(select("INSERT INTO inbox (id, fact) VALUES ('d', 'e')", []))).rejects.toThrow(/READ ONLY/i);
  await expect(one('nothing')).rejects.toThrow(/Unknown column/);
  expect(await own.exec("SELECT id FROM inbox WHERE id = 'd'")).toEqual([]);
  expect(await one('1')).toEqual([{ x: 1 }]);
});

it('asks several questions as one, and gives the rows of each in its place', async () => {
  const counted = part<{ hits: number; at: Date }>(
    ['hits', 'window_start AS at'],
    'FROM counter WHERE bucket = ? ORDER BY window_start DESC LIMIT 1',
  );
  const facts = part<{ id: string; fact: string }>(['id', 'fact'], 'FROM inbox WHERE id = ?');
  const asked = new Union(facts, counted, facts);
  const bucket = Buffer.concat([Buffer.from('b'), Buffer.alloc(31)]);
  const [first, latest, none] = await reads.parts(asked, ['c', bucket, 'b']);
  expect(first).toMatchObject([{ id: 'c', fact: 'last', hits: null }]);
  expect(latest).toMatchObject([{ hits: 3, at: new Date('2026-11-24T00:00:00Z') }]);
  expect(none).toEqual([]);
  expect(asked.marks).toBe(3);
});
