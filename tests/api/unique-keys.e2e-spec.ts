import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { schemaFor, type TestSchema } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servicesWith } from '../../infra/local/data/service-list.ts';
import { uniqueKeys } from './unique-keys.ts';

type Key = { table: string; columns: string[] };
type Column = { name: string; type: string; length: number; nullable: string; extra: string };
const SEED: Record<string, (nth: number, length: number) => unknown> = {
  enum: () => 1,
  json: () => '{}',
  date: (nth) => `2026-01-${String(nth).padStart(2, '0')}`,
  datetime: (nth) => `2026-01-${String(nth).padStart(2, '0')}`,
};

it('are listed for every service with tables of its own', () => {
  const listed = Object.keys(uniqueKeys).toSorted();
  expect(listed, 'tests/api/unique-keys.ts').toEqual(servicesWith('data-source').toSorted());
});

describe.each(Object.entries(uniqueKeys))('%s', (service, promises) => {
  let schema: TestSchema;
  let database: Connection;
  let keys: Map<string, Key>;

  beforeAll(async () => {
    schema = await schemaFor(service);
    database = await createConnection(schema.url);
    await database.query("SET foreign_key_checks = 0, sql_mode = ''");
    keys = await keysOf(database);
  });
  afterAll(async () => {
    await database?.end();
    await schema?.drop();
  });

  it('has the unique keys that promise something, and no other', () => {
    expect([...keys.keys()].toSorted()).toEqual(Object.keys(promises).toSorted());
  });

  it.each(Object.entries(promises))('%s keeps that %s', async (name) => {
    expect(await refusalOfTwin(database, name, keys.get(name))).toContain(`for key '${name}'`);
  });

  it('is noticed without one of them', async () => {
    const [[name, key]] = [...keys] as [[string, Key]];
    await database.query(`ALTER TABLE ${key.table} DROP INDEX ${name}`);
    expect((await keysOf(database)).has(name)).toBe(false);
    expect(await refusalOfTwin(database, name, key)).not.toContain(`'${name}'`);
  });
});

async function keysOf(database: Connection): Promise<Map<string, Key>> {
  const [rows] = await database.query<RowDataPacket[]>(
    `SELECT table_name AS of_table, index_name AS name, GROUP_CONCAT(column_name ORDER BY seq_in_index) AS of_columns
      FROM information_schema.statistics WHERE table_schema = DATABASE() AND non_unique = 0 AND index_name <> 'PRIMARY'
      GROUP BY table_name, index_name`,
  );
  return new Map(
    rows.map(({ of_table, name, of_columns }) => [
      String(name),
      { table: String(of_table), columns: String(of_columns).split(',') },
    ]),
  );
}

/** What the database says to a second row that is another one in everything but this key. */
async function refusalOfTwin(database: Connection, name: string, key: Key | undefined): Promise<string> {
  if (!key) return `there is no key ${name}`;
  const [columns] = await database.query<(Column & RowDataPacket)[]>(
    `SELECT column_name AS name, data_type AS type, COALESCE(character_maximum_length, 0) AS length, is_nullable AS nullable, extra
      FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?`,
    [key.table],
  );
  const rows = [1, 2].map((nth) =>
    columns.flatMap((column) => valueOf(column, key.columns.includes(column.name) ? 1 : nth + 1)),
  );
  try {
    for (const row of rows) {
      await database.query(`INSERT INTO ${key.table} SET ?`, [Object.fromEntries(row)]);
    }
    return 'both were taken';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await database.query(`DELETE FROM ${key.table}`);
  }
}

function valueOf({ name, type, length, extra }: Column, nth: number): [string, unknown][] {
  if (/auto_increment|generated/i.test(extra)) return [];
  const made = SEED[type];
  if (made) return [[name, made(nth, length)]];
  if (/binary|blob/.test(type)) return [[name, Buffer.alloc(Math.min(length || 1, 32), nth)]];
  if (/char|text/.test(type)) return [[name, String(nth).repeat(Math.min(length || 1, 8))]];
  return [[name, nth]];
}
