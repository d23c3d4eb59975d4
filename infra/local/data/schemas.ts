import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import { Refusal } from '../boot/say.mjs';
import type { Keys } from './keys.ts';
import { serviceNames } from './service-list.ts';

export type DatabaseAccess = {
  adminUrl: string;
  /** False when the account may not create users: then every service uses it. */
  mayAdminister: boolean;
  /** Schema and account of a service are this and the service's name. */
  prefix: string;
};

const FULL = 'SELECT, INSERT, UPDATE, DELETE';
const APPEND = 'SELECT, INSERT';
/** Rows that nobody may change afterwards, and the list of migrations, which a running service only reads. */
const LESS: Record<string, string> = {
  audit: APPEND,
  audit_chain: APPEND,
  audit_anchor: APPEND,
  audit_pending: 'SELECT, INSERT, DELETE',
  audit_log: APPEND,
  audit_gram: APPEND,
  audit_sign_off: APPEND,
  migrations: 'SELECT',
};

const name = (text: string) => mysql.escapeId(text);

export function migrateUrl({ adminUrl, prefix }: DatabaseAccess, service: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${prefix}${service}`;
  return url.href;
}

export function serviceUrl(access: DatabaseAccess, keys: Keys, service: string): string {
  const url = new URL(migrateUrl(access, service));
  if (!access.mayAdminister) return url.href;
  url.username = `${access.prefix}${service}`;
  url.password = keys.databaseAccounts[service] ?? '';
  return url.href;
}

async function makeSchema(connection: Connection, schema: string): Promise<void> {
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT 1 FROM information_schema.schemata WHERE schema_name = ?',
    [schema],
  );
  if (rows.length) return;
  try {
    await connection.query(
      `CREATE DATABASE IF NOT EXISTS ${name(schema)} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`,
    );
  } catch (error) {
    throw new Refusal(
      `The given account may not make the schema ${schema} (${(error as Error).message}).`,
      'Let its administrator run, for each service:',
      `  CREATE DATABASE ${schema} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci;`,
      `  and give the account all rights on \`${schema.split('_')[0]}\\_%\`.*`,
    );
  }
}

async function makeAccount(connection: Connection, account: string, password: string): Promise<void> {
  await connection.query(`CREATE USER IF NOT EXISTS ?@'%' IDENTIFIED BY ?`, [account, password]);
  await connection.query(`ALTER USER ?@'%' IDENTIFIED BY ?`, [account, password]);
}

export async function asAdmin<T>(access: DatabaseAccess, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await mysql.createConnection({ uri: access.adminUrl, connectTimeout: 5000 });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** Makes a schema per service and, where we may, an account that can log in but do nothing yet. */
export function makeSchemas(access: DatabaseAccess, keys: Keys): Promise<void> {
  return asAdmin(access, async (connection) => {
    for (const service of serviceNames) {
      const schema = `${access.prefix}${service}`;
      await makeSchema(connection, schema);
      if (access.mayAdminister) await makeAccount(connection, schema, keys.databaseAccounts[service] ?? '');
    }
  });
}

type Grant = { schema: string; table: string; rights: string };

async function tablesOf(connection: Connection, access: DatabaseAccess): Promise<Grant[]> {
  const schemas = serviceNames.map((service) => `${access.prefix}${service}`);
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT table_schema AS `schema`, table_name AS `table` FROM information_schema.tables WHERE table_schema IN (?)',
    [schemas],
  );
  return rows.map((row) => ({
    schema: String(row.schema),
    table: String(row.table),
    rights: LESS[String(row.table)] ?? FULL,
  }));
}

async function grantsNow(connection: Connection, access: DatabaseAccess): Promise<Map<string, Set<string>>> {
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT table_schema AS `schema`, table_name AS `table`, privilege_type AS `right` FROM information_schema.table_privileges WHERE grantee IN (?)',
    [serviceNames.map((service) => `'${access.prefix}${service}'@'%'`)],
  );
  const grants = new Map<string, Set<string>>();
  for (const row of rows) {
    const key = `${row.schema}.${row.table}`;
    grants.set(key, (grants.get(key) ?? new Set()).add(String(row.right)));
  }
  return grants;
}

/** Gives each service's account its rights table by table: rows, never tables, and never a change to the audit. */
export async function grantTables(access: DatabaseAccess): Promise<void> {
  if (!access.mayAdminister) return;
  await asAdmin(access, async (connection) => {
    const now = await grantsNow(connection, access);
    for (const { schema, table, rights } of await tablesOf(connection, access)) {
      const wanted = rights.split(', ');
      const has = now.get(`${schema}.${table}`) ?? new Set();
      if (has.size === wanted.length && wanted.every((right) => has.has(right))) continue;
      const on = `${name(schema)}.${name(table)}`;
      if (has.size) await connection.query(`REVOKE ALL PRIVILEGES ON ${on} FROM ?@'%'`, [schema]);
      await connection.query(`GRANT ${rights} ON ${on} TO ?@'%'`, [schema]);
    }
  });
}
