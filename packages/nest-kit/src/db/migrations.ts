import { DataSource } from 'typeorm';
import type { Env } from '../config/load-config.ts';
import { breakingStatements } from './breaking-statements.ts';
import type { MigrationClass } from './migration-of.ts';
import { mysqlOptions, type Schema } from './mysql.ts';
import { statementsOf } from './statements-of.ts';

const LOCK_WAIT_S = 60;

/**
 * `expand`: what the version that is live can live with; the rest waits. `contract`: what waited, once no process of the
 * version before runs. `all`: while none runs at all.
 */
export type MigrationPhase = 'all' | 'expand' | 'contract';
export type MigrateOptions = { phase?: MigrationPhase; waits?: (names: string[]) => void };

/** A migration that would break the version that is live, and does not say so. */
export class BreakingMigration extends Error {}

type Named = { Migration: MigrationClass; name: string; contracts: boolean };

const namedOf = (Migration: MigrationClass): Named => {
  const { name = '', contracts } = new Migration();
  return { Migration, name, contracts: Boolean(contracts) };
};

/** Under a lock per service, with the DDL account; returns what ran. Throws `BreakingMigration` before anything ran. */
export async function runMigrations(
  service: string,
  url: string,
  schema: Schema,
  { phase = 'all', waits }: MigrateOptions = {},
): Promise<string[]> {
  const options = await mysqlOptions(url, schema, 2);
  const source = await new DataSource(options).initialize();
  try {
    const runner = source.createQueryRunner();
    await runner.connect();
    const lock = `hub_migrate_${service}`;
    const rows: { taken: number | string | null }[] = await runner.query('SELECT GET_LOCK(?, ?) AS taken', [
      lock,
      LOCK_WAIT_S,
    ]);
    if (Number(rows[0]?.taken) !== 1) throw new Error(`another migration of ${service} is running`);
    try {
      const ran = await ranAlready(runner);
      const all = schema.migrations.map(namedOf);
      const before = all.filter(({ name }) => ran.has(name));
      const pending = all.filter((one) => !before.includes(one));
      // Of a database that has nothing yet no version is live.
      const waiting = phase === 'expand' && ran.size > 0 ? pending.filter(({ contracts }) => contracts) : [];
      const wanted = pending.filter((one) => !waiting.includes(one));
      if (phase === 'expand' && ran.size > 0) await mustNotBreak(service, wanted, before);
      const done = await runOnly(url, schema, wanted);
      waits?.(waiting.map(({ name }) => name));
      return done;
    } finally {
      await runner.query('SELECT RELEASE_LOCK(?)', [lock]);
      await runner.release();
    }
  } finally {
    await source.destroy();
  }
}

type Asked = { query(sql: string): Promise<unknown> };

/** Names; none where the table of them is not there. */
export async function ranAlready(on: Asked): Promise<Set<string>> {
  const tables = (await on.query("SHOW TABLES LIKE 'migrations'")) as unknown[];
  if (tables.length === 0) return new Set();
  const rows = (await on.query('SELECT name FROM migrations')) as { name: string }[];
  return new Set(rows.map(({ name }) => name));
}

async function runOnly(url: string, { entities }: Schema, wanted: readonly Named[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const migrations = classesOf(wanted);
  const source = await new DataSource(await mysqlOptions(url, { entities, migrations }, 2)).initialize();
  try {
    return (await source.runMigrations({ transaction: 'each' })).map(({ name }) => name);
  } finally {
    await source.destroy();
  }
}

const classesOf = (named: readonly Named[]) => named.map(({ Migration }) => Migration);

async function mustNotBreak(service: string, wanted: readonly Named[], before: readonly Named[]): Promise<void> {
  const breaking = breakingStatements(await statementsOf(classesOf(wanted)), await statementsOf(classesOf(before)));
  if (breaking.length > 0)
    throw new BreakingMigration(
      `${service} has a migration that the version which is live may fail at: ${breaking.join('; ')}. What takes away stands in a migration of its own that says “contracts”.`,
    );
}

export const migratesTo =
  (service: string, schema: Schema) =>
  (env: Env, options: MigrateOptions = {}): Promise<string[]> =>
    runMigrations(service, env.MIGRATE_URL ?? '', schema, options);
