import { randomBytes } from 'node:crypto';
import mysql from 'mysql2/promise';
import { askAgain } from './ask-again.ts';

/** The private MariaDB of a test run; the runner of `npm test` provides it. */
export function adminUrl(): string {
  const url = process.env.TEST_MARIADB_URL;
  if (!url) throw new Error('TEST_MARIADB_URL is missing: run the tests through `npm test`');
  return url;
}

/** Tools of tests that run at the same time have a lane each: their templates and queues are their own. */
const LANES = 4;
const lane = (): number => Number(process.env.TEST_LANE ?? 0) % LANES;
const WORKERS_OF_A_LANE = 16 / LANES;

/** Its Redis; each test worker has a database of its own in it. */
export function testRedisUrl(): string {
  const url = process.env.TEST_REDIS_URL;
  if (!url) throw new Error('TEST_REDIS_URL is missing: run the tests through `npm test`');
  const worker = Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS_OF_A_LANE;
  return `${url.replace(/\/$/, '')}/${lane() * WORKERS_OF_A_LANE + worker}`;
}

/** Of the tables of a service, migrated and empty. */
export const templateOf = (service: string): string => `hubtest_tpl${lane()}_${service}`;

export const urlOfSchema = (admin: string, schema: string): string => {
  const url = new URL(admin);
  url.pathname = `/${schema}`;
  return url.href;
};

const connect = (url: string) => mysql.createConnection({ uri: url, multipleStatements: true });

export async function withAdmin<T>(admin: string, work: (connection: mysql.Connection) => Promise<T>): Promise<T> {
  const connection = await connect(admin);
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

const newSchema = (name: string): string =>
  `DROP DATABASE IF EXISTS \`${name}\`; CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`;

export async function createSchema(admin: string, schema: string): Promise<string> {
  await withAdmin(admin, (c) => c.query(newSchema(schema)));
  return urlOfSchema(admin, schema);
}

/** Those of a site that a test has started. Stores of tests are in memory: what one leaves there the next ones lack. */
export async function dropSchemas(prefix: string): Promise<void> {
  await withAdmin(adminUrl(), async (c) => {
    const [rows] = await c.query<mysql.RowDataPacket[]>(`SHOW DATABASES LIKE '${prefix.replaceAll('_', '\\_')}%'`);
    for (const row of rows) await c.query(`DROP DATABASE \`${String(Object.values(row)[0])}\``);
  });
}

export type TestSchema = {
  url: string;
  exec(sql: string): Promise<Record<string, unknown>[]>;
  /** What was left to the queue is due now: the sweeper does it without waiting for Redis to have had its time. */
  hurry(): Promise<unknown>;
  drop(): Promise<void>;
};

type Tables = { names: string[]; statements: string[] };

async function tablesOf(c: mysql.Connection, schema: string): Promise<Tables> {
  const [tables] = await c.query<mysql.RowDataPacket[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
    [schema],
  );
  const names = tables.map(({ name }) => String(name));
  const statements: string[] = [];
  for (const name of names) {
    const [rows] = await c.query<mysql.RowDataPacket[]>(`SHOW CREATE TABLE \`${schema}\`.\`${name}\``);
    statements.push(String(rows[0]?.['Create Table']));
  }
  return { names, statements };
}

const templates = new Map<string, Tables>();
/** A template stays as it is while tests run. */
async function tablesOfTemplate(c: mysql.Connection, template: string): Promise<Tables> {
  const known = templates.get(template) ?? (await tablesOf(c, template));
  if (known.names.length > 0) templates.set(template, known);
  return known;
}

/**
 * Tables of a template, empty but for the list of migrations, in a schema of this test file's own. `like`: another schema of
 * the service, whose rows they get.
 */
export async function schemaFor(service: string, like?: TestSchema): Promise<TestSchema> {
  const admin = adminUrl();
  const template = like ? new URL(like.url).pathname.slice(1) : templateOf(service);
  const schema = `hubtest_${randomBytes(4).toString('hex')}_${service}`;
  // Kept until the end: a connection for each statement costs more than the statement.
  const c = await connect(admin);
  const { names, statements } = await (like ? tablesOf(c, template) : tablesOfTemplate(c, template));
  if (names.length === 0) throw new Error(`no template for ${service}: is it listed in the global set-up?`);
  await c.query(`${newSchema(schema)}; USE \`${schema}\`; SET foreign_key_checks = 0; ${statements.join(';')}`);
  for (const name of like ? names : ['migrations'])
    await c.query(`INSERT INTO \`${name}\` SELECT * FROM \`${template}\`.\`${name}\``);
  await c.query('SET foreign_key_checks = 1');
  const exec = async (sql: string) => (await askAgain(() => c.query(sql)))[0] as Record<string, unknown>[];
  return {
    url: urlOfSchema(admin, schema),
    exec,
    hurry: () => exec('UPDATE outbox SET next_at = NOW(3) WHERE next_at IS NOT NULL'),
    drop: async () => {
      await exec(`DROP DATABASE \`${schema}\``);
      await c.end();
    },
  };
}
