import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { DataSource } from 'typeorm';
import { runMigrations } from '../db/migrations.ts';
import { mysqlOptions, type Schema } from '../db/mysql.ts';
import { createSchema } from './databases.ts';

const services = resolve(import.meta.dirname, '../../../../services');

/** Statements that would still be needed after all migrations ran; empty when entities and schema agree. */
export async function driftOf(service: string, admin: string): Promise<string[]> {
  const { schema } = (await import(pathToFileURL(`${services}/${service}/src/data-source.ts`).href)) as {
    schema: Schema;
  };
  const url = await createSchema(admin, `hubtest_drift_${service}`);
  await runMigrations(service, url, schema);
  const source = await new DataSource(await mysqlOptions(url, schema, 2)).initialize();
  try {
    const log = await source.driver.createSchemaBuilder().log();
    return log.upQueries.map((query) => query.query);
  } finally {
    await source.destroy();
  }
}
