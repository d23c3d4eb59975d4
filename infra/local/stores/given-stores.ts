import { Redis as Client } from 'ioredis';
import mysql, { type RowDataPacket } from 'mysql2/promise';
import { Refusal } from '../boot/say.mjs';
import type { Database } from './database-server.ts';
import type { Redis } from './redis-server.ts';

const LIMIT_MS = 5000;
const stop = async () => {};

const place = (url: string): string => {
  const { hostname, port } = new URL(url);
  return port ? `${hostname}:${port}` : hostname;
};

function parsed(name: string, url: string, protocols: RegExp): URL {
  if (URL.canParse(url) && protocols.test(url)) return new URL(url);
  throw new Refusal(
    `${name} is not an address this project understands. Example:`,
    name === 'DATABASE_URL' ? '  mysql://user:password@host:3306/' : '  redis://host:6379',
  );
}

async function look(url: string): Promise<{ version: string; mayAdminister: boolean }> {
  const connection = await mysql.createConnection({ uri: url, connectTimeout: LIMIT_MS });
  try {
    const [versions] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
    const [grants] = await connection.query<RowDataPacket[]>('SHOW GRANTS');
    const lines = grants.flatMap((row) => Object.values(row).map(String));
    const everywhere = lines.filter((line) => / ON \*\.\* /.test(line));
    const mayAdminister = everywhere.some(
      (line) => /ALL PRIVILEGES|CREATE USER/.test(line) && /WITH GRANT OPTION/.test(line),
    );
    return { version: String(versions[0]?.version), mayAdminister };
  } finally {
    await connection.end();
  }
}

/** The database somebody gave us: we make schemas named hub_* there and drop nothing. */
export async function useGivenDatabase(url: string): Promise<Database> {
  const address = parsed('DATABASE_URL', url, /^(mysql|mariadb):/);
  address.protocol = 'mysql:';
  address.pathname = '/';
  try {
    const { version, mayAdminister } = await look(address.href);
    const accounts = mayAdminister
      ? 'an account per service'
      : 'one account for all services (it may not create users)';
    return {
      adminUrl: address.href,
      words: `given, ${place(url)}, ${version.split('-')[0]}, ${accounts}`,
      mayAdminister,
      stop,
    };
  } catch (error) {
    throw new Refusal(
      `The database of DATABASE_URL (${place(url)}) cannot be used:`,
      `  ${(error as Error).message || (error as NodeJS.ErrnoException).code}`,
    );
  }
}

export async function useGivenRedis(url: string): Promise<Redis> {
  parsed('REDIS_QUEUE_URL', url, /^rediss?:/);
  const client = new Client(url, {
    lazyConnect: true,
    connectTimeout: LIMIT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let why = 'no answer';
  client.on('error', (error) => (why = error.message));
  try {
    await client.connect();
    await client.ping();
    return { url, words: `given, ${place(url)}`, stop };
  } catch {
    throw new Refusal(`The Redis of REDIS_QUEUE_URL (${place(url)}) cannot be used:`, `  ${why}`);
  } finally {
    client.disconnect();
  }
}
