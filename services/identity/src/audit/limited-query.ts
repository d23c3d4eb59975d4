import type { DataSource } from 'typeorm';
import { SearchTooWide } from './audit.errors.ts';

const LIMIT_S = 2;
const STOPPED = new Set([1969, 3024]);

/** Runs a SELECT that the database itself stops after two seconds, in the way of the engine at hand. */
export async function limitedQuery<Row>(source: DataSource, select: string, values: unknown[]): Promise<Row[]> {
  const sql =
    source.options.type === 'mariadb'
      ? `SET STATEMENT max_statement_time=${LIMIT_S} FOR ${select}`
      : select.replace('SELECT', `SELECT /*+ MAX_EXECUTION_TIME(${LIMIT_S * 1000}) */`);
  try {
    return (await source.query(sql, values)) as Row[];
  } catch (error) {
    if (STOPPED.has((error as { errno?: number }).errno ?? 0)) throw new SearchTooWide();
    throw error;
  }
}
