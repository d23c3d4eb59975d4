import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Schema } from '@hub/nest-kit/db';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { serviceFile, servicesWith } from './service-list.ts';

type Ran = [name: string, sha256: string][];
type Import = { schema: Schema };

/** Names and the SHA-256 of all statements, in the order in which a database runs them. */
const frozen = JSON.parse(readFileSync(join(import.meta.dirname, 'migrations-that-ran.json'), 'utf8')) as Record<
  string,
  Ran
>;

async function hashOf(migration: MigrationInterface): Promise<string> {
  const hash = createHash('sha256');
  const query = async (sql: string, values: unknown[] = []) => void hash.update(JSON.stringify([sql, values]));
  await migration.up({ query } as unknown as QueryRunner);
  return hash.digest('hex');
}

/** As TypeORM orders them: by the time in the name, and as they are listed where two have the same. */
async function migrationsOf(service: string): Promise<Ran> {
  const { schema } = (await import(pathToFileURL(serviceFile(service, 'data-source')).href)) as Import;
  const found: Ran = [];
  for (const Migration of schema.migrations as (new () => MigrationInterface)[]) {
    const migration = new Migration();
    found.push([migration.name ?? '', await hashOf(migration)]);
  }
  const timeOf = ([name]: Ran[number]) => Number(name.slice(-13));
  return found.toSorted((one, other) => timeOf(one) - timeOf(other));
}

const services = servicesWith('data-source');

/** What to do about a list that differs; added lines as they stand in the file. */
function advice(service: string, found: Ran): string {
  const known = (frozen[service] ?? []).map(([name, hash]) => `${name} ${hash}`);
  const added = found.filter(([name, hash]) => !known.includes(`${name} ${hash}`));
  const changed = added.filter(([name]) => known.some((one) => one.startsWith(`${name} `))).map(([name]) => name);
  if (added.length === 0) return `bring back what is missing of ${service}: installed databases have run it`;
  if (changed.length > 0) return `${changed.join(', ')} ran in installed databases: leave it and write a new migration`;
  const lines = added.map(([name, hash]) => `    ["${name}", "${hash}"]`);
  return `add to "${service}" in infra/local/data/migrations-that-ran.json, in the order of their times:\n${lines.join(',\n')}\n`;
}

describe('a migration that installed databases have run', () => {
  it.each(services)('of %s is never edited, renamed or taken away; a new one is added to the list', async (service) => {
    const found = await migrationsOf(service);
    expect(found, advice(service, found)).toEqual(frozen[service]);
  });

  it('is listed for every service with data, and for no other', () => {
    expect(Object.keys(frozen).toSorted()).toEqual(services.toSorted());
  });
});
