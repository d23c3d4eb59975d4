import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frozenOf, frozenTogether, lineOf, migrationsOf, ownListOf, type RanMigrations } from './ran-migrations.ts';
import { servicesWith } from './service-list.ts';

const services = servicesWith('data-source');
const fileOf = (service: string) =>
  existsSync(ownListOf(service))
    ? `services/${service}/migrations-that-ran.json`
    : `"${service}" in infra/local/data/migrations-that-ran.json`;

/** What to do about a list that differs; added lines as they stand in the file. */
function advice(service: string, found: RanMigrations): string {
  const known = (frozenOf(service) ?? []).map(([name, hash]) => `${name} ${hash}`);
  const added = found.filter(([name, hash]) => !known.includes(`${name} ${hash}`));
  const changed = added.filter(([name]) => known.some((one) => one.startsWith(`${name} `))).map(([name]) => name);
  if (added.length === 0) return `bring back what is missing of ${service}: installed databases have run it`;
  if (changed.length > 0) return `${changed.join(', ')} ran in installed databases: leave it and write a new migration`;
  const lines = added.map((row) => `    ${lineOf(row)}`);
  return `add to ${fileOf(service)}, in the order of their times:\n${lines.join(',\n')}\n`;
}

describe('a migration that installed databases have run', () => {
  it.each(services)('of %s is never edited, renamed or taken away; a new one is added to the list', async (service) => {
    const found = await migrationsOf(service);
    expect(found, advice(service, found)).toEqual(frozenOf(service));
  });

  it('is listed for every service with data, once, and for no other', () => {
    const own = services.filter((service) => existsSync(ownListOf(service)));
    expect([...frozenTogether, ...own].toSorted()).toEqual(services.toSorted());
  });
});
