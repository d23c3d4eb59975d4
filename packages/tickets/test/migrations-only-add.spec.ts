import { ticketSchema } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { expect, it } from 'vitest';

const migrations = ticketSchema.migrations as (new () => MigrationInterface)[];

async function statementsOf(Migration: (typeof migrations)[number]): Promise<[name: string, statements: string[]]> {
  const statements: string[] = [];
  const query = async (sql: string) => void statements.push(sql);
  const migration = new Migration();
  await migration.up({ query } as unknown as QueryRunner);
  return [migration.name ?? '', statements];
}

const TAKES_AWAY = /\b(DROP (TABLE|COLUMN)|RENAME|CHANGE COLUMN)\b/i;
const addedColumns = (sql: string): string[] => sql.split(/\bADD COLUMN\b/i).slice(1);
const mustBeGiven = (column: string): boolean => /\bNOT NULL\b/i.test(column) && !/\bDEFAULT\b/i.test(column);
const breaks = (sql: string): boolean => TAKES_AWAY.test(sql) || addedColumns(sql).some(mustBeGiven);

it('a migration of the engine takes nothing away and adds no column that must be given: processes of the release before go on', async () => {
  const all = await Promise.all(migrations.map(statementsOf));
  const wrong = all.flatMap(([name, statements]) => statements.filter(breaks).map((sql) => `${name}: ${sql}`));
  expect(wrong).toEqual([]);
});

it.each([
  ['ALTER TABLE ticket DROP COLUMN note', true],
  ['ALTER TABLE ticket ADD COLUMN a INT NULL, ADD COLUMN b INT NOT NULL', true],
  ["ALTER TABLE ticket ADD COLUMN a INT NULL, ADD COLUMN b VARCHAR(3) NOT NULL DEFAULT ''", false],
])('%s', (sql, isBreaking) => expect(breaks(sql)).toBe(isBreaking));
