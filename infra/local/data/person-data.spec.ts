import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Schema } from '@hub/nest-kit/db';
import { unclaimedTables, type PersonDataDeclaration } from '@hub/nest-kit/person-data';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../boot/places.mjs';
import { serviceFile, servicesWith } from './service-list.ts';

type Declares = { personData: (...keys: unknown[]) => PersonDataDeclaration };
const fileOf = (service: string) => inRoot('services', service, 'src', 'person-data', 'person-data.ts');
const loaded = async <T>(file: string): Promise<T> => (await import(pathToFileURL(file).href)) as T;
/** The keys of a declaration are used when rows are read, not when it is made. */
const declarationOf = async (service: string) => (await loaded<Declares>(fileOf(service))).personData({}, {}, {});

type Manifest = { app: { retention?: { rules?: object } } };
/** What a remote says of rules of retention is said of categories with the same key as well. */
async function ownWords(service: string): Promise<string[]> {
  const file = inRoot(`mfe-${service}`, 'rspack.config.ts');
  return existsSync(file) ? Object.keys((await loaded<Manifest>(file)).app.retention?.rules ?? {}) : [];
}

/** What keeps no row of a player has no declaration: it answers none of the calls. */
const without = ['gateway'];
const services = servicesWith('data-source').filter((service) => !without.includes(service));

describe('what an area has of persons', () => {
  it.each(services)('%s says it for every table of its schema, once', async (service) => {
    expect(existsSync(fileOf(service)), `${fileOf(service)} is missing: what of a person is in ${service}?`).toBe(true);
    const { schema } = await loaded<{ schema: Schema }>(serviceFile(service, 'data-source'));
    expect(unclaimedTables(schema.entities, await declarationOf(service))).toEqual([]);
  });

  it.each(services)('%s names its categories apart, and the columns of what it keeps', async (service) => {
    const { categories } = await declarationOf(service);
    const keys = categories.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, erase, kept = [] } of categories)
      expect([key, Boolean(erase) || kept.length > 0, kept.every(({ columns }) => columns.length > 0)]).toEqual([
        key,
        true,
        true,
      ]);
  });

  it.each(services)('%s has a word at the desk for each of its categories', async (service) => {
    const words = readFileSync(inRoot('mfe-surveys', 'src', 'staff', 'personal-data', 'use-data-words.ts'), 'utf8');
    const { categories } = await declarationOf(service);
    const own = await ownWords(service);
    const isSaid = (key: string) => own.includes(key) || new RegExp(`\\s'?${key}'?: t\``).test(words);
    expect(categories.map(({ key }) => key).filter((key) => !isSaid(key))).toEqual([]);
  });

  it('gateway keeps versions of files, rows of calls and counts alone', async () => {
    const { schema } = await loaded<{ schema: Schema }>(serviceFile('gateway', 'data-source'));
    expect(unclaimedTables(schema.entities, { categories: [], none: [] }).toSorted()).toEqual([
      'area_release',
      'build_put',
      'heartbeat',
      'mount_count',
      'publish_token',
      'release_event',
      'remote_version',
      'service_routes',
      'vital_count',
    ]);
  });
});
