import { userInfo } from 'node:os';
import type { DatabaseProgram } from './database-program.ts';

/**
 * `durable` keeps every commit through a crash, `measured` too, with a server's memory and log; `fast` is for tests.
 */
export type Care = 'durable' | 'measured' | 'fast';

/** mariadbd refuses to run as root without being told so. */
export const asUser = (): string[] => (process.getuid?.() === 0 ? [`--user=${userInfo().username}`] : []);

const KEEPS = '--innodb-flush-log-at-trx-commit=1';
const FLAGS: Record<Care, string[]> = {
  fast: ['--innodb-buffer-pool-size=256M', '--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0'],
  durable: ['--innodb-buffer-pool-size=256M', KEEPS],
  measured: [
    '--innodb-buffer-pool-size=1G',
    '--innodb-log-file-size=256M',
    '--innodb-flush-method=O_DIRECT',
    '--local-infile=ON',
    KEEPS,
  ],
};

/** Flags of a private server. Without defaults the server would be latin1, in local time, with a long lock wait. */
export function serverFlags(program: DatabaseProgram, care: Care): string[] {
  return [
    ...asUser(),
    '--bind-address=127.0.0.1',
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_520_ci',
    '--default-time-zone=+00:00',
    '--skip-log-bin',
    '--max-connections=400',
    '--innodb_lock_wait_timeout=5',
    // Whoever changes a table that another one holds hears of it; by itself a server lets them wait for a day.
    '--lock_wait_timeout=120',
    '--innodb_rollback_on_timeout=ON',
    '--innodb_print_all_deadlocks=ON',
    ...FLAGS[care],
    ...(program.engine === 'mysql' ? ['--mysqlx=OFF', '--performance-schema=OFF'] : []),
  ];
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Statements the server runs by itself before it listens: root has our password, nobody else has an account. */
export function firstStatements(program: DatabaseProgram, password: string): string {
  const table = program.engine === 'mariadb' ? 'mysql.global_priv' : 'mysql.user';
  return [
    `DELETE FROM ${table} WHERE User = '' OR (User = 'root' AND Host NOT IN ('localhost', '127.0.0.1'));`,
    'FLUSH PRIVILEGES;',
    `CREATE USER IF NOT EXISTS 'root'@'127.0.0.1';`,
    ...['localhost', '127.0.0.1'].map((host) => `ALTER USER 'root'@'${host}' IDENTIFIED BY ${quoted(password)};`),
    `GRANT ALL PRIVILEGES ON *.* TO 'root'@'127.0.0.1' WITH GRANT OPTION;`,
    '',
  ].join('\n');
}
