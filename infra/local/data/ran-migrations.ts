import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Schema } from '@hub/nest-kit/db';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inRoot } from '../boot/places.mjs';
import { serviceFile } from './service-list.ts';

/** Name and SHA-256 of all statements, in the order in which a database runs them. */
export type RanMigrations = [name: string, sha256: string][];

async function hashOf(migration: MigrationInterface): Promise<string> {
  const hash = createHash('sha256');
  const query = async (sql: string, values: unknown[] = []) => void hash.update(JSON.stringify([sql, values]));
  await migration.up({ query } as unknown as QueryRunner);
  return hash.digest('hex');
}

/** As TypeORM orders them: by the time in the name, and as they are listed where two have the same. */
export async function migrationsOf(service: string): Promise<RanMigrations> {
  const { schema } = (await import(pathToFileURL(serviceFile(service, 'data-source')).href)) as { schema: Schema };
  const found: RanMigrations = [];
  for (const Migration of schema.migrations as (new () => MigrationInterface)[]) {
    const migration = new Migration();
    found.push([migration.name ?? '', await hashOf(migration)]);
  }
  const timeOf = ([name]: RanMigrations[number]) => Number(name.slice(-13));
  return found.toSorted((one, other) => timeOf(one) - timeOf(other));
}

/** As it stands in a list. */
export const lineOf = ([name, hash]: RanMigrations[number]): string => `["${name}", "${hash}"]`;

const together = JSON.parse(readFileSync(join(import.meta.dirname, 'migrations-that-ran.json'), 'utf8')) as Record<
  string,
  RanMigrations
>;

/** The list of an area that was made by `npm run new:mfe` stands with its service, so that it goes with it. */
export const ownListOf = (service: string): string => inRoot('services', service, 'migrations-that-ran.json');

export function frozenOf(service: string): RanMigrations | undefined {
  const own = ownListOf(service);
  return existsSync(own) ? (JSON.parse(readFileSync(own, 'utf8')) as RanMigrations) : together[service];
}

export const frozenTogether: readonly string[] = Object.keys(together);
