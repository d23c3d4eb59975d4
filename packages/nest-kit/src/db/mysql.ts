import mysql from 'mysql2/promise';
import { DataSource, type DataSourceOptions } from 'typeorm';

export type Schema = {
  entities: DataSourceOptions['entities'];
  migrations: DataSourceOptions['migrations'];
};

const readVersion = async (url: string): Promise<string> => {
  const connection = await mysql.createConnection({ uri: url, connectTimeout: 5000 });
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>('SELECT VERSION() AS version');
    return String(rows[0]?.version ?? '');
  } finally {
    await connection.end();
  }
};

/** How values travel, the same for whoever speaks to a database. */
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

/** Options for one schema. TypeORM is only drift-clean on MariaDB with the type `mariadb`. */
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

type Session = { query(sql: string): void; promise(): unknown; release(): void };
type Pool = {
  on(event: 'connection', listener: (connection: Session) => void): void;
  getConnection(callback: (error: Error | null, connection: Session) => void): void;
};

export const SESSION = [
  "SET SESSION time_zone='+00:00', innodb_lock_wait_timeout=5, sql_mode='STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION'",
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];

const prepare = (connection: Session) => {
  for (const statement of SESSION) connection.query(statement);
  // TypeORM asks for it with every statement, and would get a new one each time.
  const promised = connection.promise();
  connection.promise = () => promised;
};

/** Opens the pool; every connection speaks UTC, READ COMMITTED, and waits at most 5 s for a lock. */
export async function openDatabase(url: string, schema: Schema, poolSize = 10): Promise<DataSource> {
  const source = await new DataSource(await mysqlOptions(url, schema, poolSize)).initialize();
  const pool = (source.driver as unknown as { pool: Pool }).pool;
  pool.on('connection', prepare);
  // The first connection was made while the pool was opened, before anybody could listen.
  await new Promise<void>((done, fail) => {
    pool.getConnection((error, connection) => {
      if (error) return fail(error);
      prepare(connection);
      connection.release();
      done();
    });
  });
  return source;
}
