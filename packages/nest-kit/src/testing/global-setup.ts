import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Env } from '../config/load-config.ts';
import { adminUrl, createSchema, templateOf } from './databases.ts';

const services = resolve(import.meta.dirname, '../../../../services');

/** Services that keep data, found by their migrations. */
export const servicesWithData = (): string[] =>
  readdirSync(services).filter((name) => existsSync(`${services}/${name}/src/migrate.ts`));

/** Migrates each service once into a template; every test file copies the empty tables. */
export default async function setup(): Promise<void> {
  const admin = adminUrl();
  for (const service of servicesWithData()) {
    const url = await createSchema(admin, templateOf(service));
    const module = (await import(pathToFileURL(`${services}/${service}/src/migrate.ts`).href)) as {
      migrate(env: Env): Promise<string[]>;
    };
    await module.migrate({ MIGRATE_URL: url });
  }
}
