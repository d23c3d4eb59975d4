import { getMetadataArgsStorage } from 'typeorm';
import type { EntityClass } from '../db/mysql.ts';
import type { PersonDataDeclaration } from './person-category.ts';

/** Tables of a schema that a declaration does not name exactly once, and names of tables that are not there. */
export function unclaimedTables(
  entities: readonly EntityClass[],
  { categories, none }: PersonDataDeclaration,
): string[] {
  const there = getMetadataArgsStorage()
    .tables.filter(({ target }) => entities.includes(target as EntityClass))
    .map(({ name }) => name ?? '');
  const named = [...categories, ...none].flatMap(({ tables }) => tables);
  const times = (table: string) => named.filter((one) => one === table).length;
  return [...new Set([...there, ...named])].filter((table) => times(table) !== 1 || !there.includes(table)).toSorted();
}
