import type { DataSource } from 'typeorm';
import { isStopped } from './faults.ts';

export class QueryStopped extends Error {}

/** A SELECT that the database stops after so many ms; then `QueryStopped`. */
export async function limitedQuery<Row>(
  source: DataSource,
  ms: number,
  select: string,
  values: unknown[],
): Promise<Row[]> {
  const sql =
    source.options.type === 'mariadb'
      ? `SET STATEMENT max_statement_time=${ms / 1000} FOR ${select}`
      : select.replace('SELECT', `SELECT /*+ MAX_EXECUTION_TIME(${ms}) */`);
  try {
    return (await source.query(sql, values)) as Row[];
  } catch (error) {
    if (isStopped(error)) throw new QueryStopped();
    throw error;
  }
}
