import type { PoolConnection, ResultSetHeader } from 'mysql2';
import type { EntityManager } from 'typeorm';

/**
 * A change whose values travel as the bytes that they are. For large binary ones: `manager.query` writes them out in the
 * statement, twice as long, and the server reads them sign by sign.
 */
export async function runPrepared(
  manager: EntityManager,
  sql: string,
  values: readonly (number | Buffer)[],
): Promise<ResultSetHeader> {
  const connection = (await manager.queryRunner?.connect()) as PoolConnection | undefined;
  if (!connection) throw new Error('only in a transaction');
  return new Promise((resolve, reject) => {
    connection.execute<ResultSetHeader>(sql, [...values], (error, result) => (error ? reject(error) : resolve(result)));
  });
}
