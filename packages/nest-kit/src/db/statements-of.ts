import type { QueryRunner } from 'typeorm';
import type { MigrationClass } from './migration-of.ts';

/** What these migrations would say to a database. */
export async function statementsOf(migrations: readonly MigrationClass[]): Promise<string[]> {
  const statements: string[] = [];
  const query = async (sql: string) => void statements.push(sql);
  for (const Migration of migrations) await new Migration().up({ query } as unknown as QueryRunner);
  return statements;
}
