import type { Pool, PoolConnection } from 'mysql2';
import mysql from 'mysql2/promise';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ANSWER_MS } from '@hub/contracts/shared';
import type { MigrationClass } from './migration-of.ts';
import { PoolGuard } from './pool-guard.ts';

export type EntityClass = new () => object;
export type Schema = { entities: EntityClass[]; migrations: MigrationClass[] };

const readVersion = async (url: string): Promise<string> => {
  const connection = await mysql.createConnection({ uri: url, connectTimeout: 5000 });
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>('SELECT VERSION() AS version');
    return String(rows[0]?.version ?? '');
  } finally {
    await connection.end();
  }
};

export const wire = {
  charset: 'utf8mb4',
  timezone: 'Z',
  dateStrings: false,
  connectTimeout: 3000,
  // Keeping where each query came from costs a tenth of the time; the failed one says it without.
  trace: false,
  supportBigNumbers: true,
  bigNumberStrings: true,
};

/** TypeORM is only drift-clean on MariaDB with the type `mariadb`. */
export async function mysqlOptions(url: string, schema: Schema, poolSize = 10): Promise<DataSourceOptions> {
  const version = await readVersion(url);
  return {
    type: version.includes('MariaDB') ? 'mariadb' : 'mysql',
    url,
    ...schema,
    synchronize: false,
    migrationsRun: false,
    migrationsTableName: 'migrations',
    ...wire,
    poolSize,
  };
}

type Promised = { query(sql: unknown, values?: unknown): Promise<unknown> };
type Session = Omit<PoolConnection, 'promise'> & { promise(): Promised };
type Prepared = { guard: PoolGuard<PoolConnection>; session: readonly string[] };

export const SESSION = [
  "SET SESSION time_zone='+00:00', innodb_lock_wait_timeout=5, sql_mode='STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION'",
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];

const limitOf = (type: DataSourceOptions['type'], seconds: number) =>
  type === 'mariadb' ? `SET SESSION max_statement_time=${seconds}` : `SET SESSION max_execution_time=${seconds * 1000}`;

const prepare = (connection: Session, { guard, session }: Prepared) => {
  for (const statement of session) connection.query(statement);
  // TypeORM asks for it with every statement, and would get a new one each time.
  const promised = connection.promise();
  const query = promised.query.bind(promised);
  promised.query = (sql, values) => guard.run(connection, query(sql, values));
  connection.promise = () => promised;
};

const GRACE_S = 2;
/** `statementS`: the server itself stops a statement after so many seconds. */
export type PoolRules = { statementS?: number };
/** Where somebody waits for an answer, who is told before that it did not come. */
export const forCalls: PoolRules = { statementS: ANSWER_MS / 1000 };

/** Every connection speaks UTC, READ COMMITTED, and waits at most 5 s for a lock. */
export async function openDatabase(
  url: string,
  schema: Schema,
  poolSize = 10,
  { statementS }: PoolRules = {},
): Promise<DataSource> {
  const source = await new DataSource(await mysqlOptions(url, schema, poolSize)).initialize();
  const { pool } = source.driver as unknown as { pool: Pool };
  const session = statementS ? [...SESSION, limitOf(source.options.type, statementS)] : SESSION;
  const guard = new PoolGuard(pool, url, statementS ? (statementS + GRACE_S) * 1000 : Infinity);
  const prepared = { guard, session };
  pool.on('connection', (connection) => prepare(connection as unknown as Session, prepared));
  // The first connection was made while the pool was opened, before anybody could listen.
  await new Promise<void>((done, fail) => {
    pool.getConnection((error, connection) => {
      if (error) return fail(error);
      prepare(connection as unknown as Session, prepared);
      connection.release();
      done();
    });
  });
  return source;
}
