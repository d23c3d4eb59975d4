import { DataSource } from 'typeorm';
import type { Env } from '../config/load-config.ts';
import { mysqlOptions, type Schema } from './mysql.ts';

const LOCK_WAIT_S = 60;

/** Under a lock per service, with the DDL account; returns what ran. */
export async function runMigrations(service: string, url: string, schema: Schema): Promise<string[]> {
  const source = await new DataSource(await mysqlOptions(url, schema, 2)).initialize();
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
      const ran = await source.runMigrations({ transaction: 'each' });
      return ran.map((migration) => migration.name);
    } finally {
      await runner.query('SELECT RELEASE_LOCK(?)', [lock]);
      await runner.release();
    }
  } finally {
    await source.destroy();
  }
}

export const migratesTo =
  (service: string, schema: Schema) =>
  (env: Env): Promise<string[]> =>
    runMigrations(service, env.MIGRATE_URL ?? '', schema);
