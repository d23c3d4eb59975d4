import { findProgram, run } from '../machine/programs.ts';

export type Engine = 'mariadb' | 'mysql';

/** A database server that can be run privately: its engine, its program, and for MariaDB what makes a data folder. */
export type DatabaseProgram = { engine: Engine; version: string; daemon: string; installer?: string };

const OLDEST_MYSQL = 8;

export async function findDatabaseProgram(): Promise<DatabaseProgram | undefined> {
  const daemon = findProgram(['mariadbd', 'mysqld']);
  if (!daemon) return undefined;
  const { output } = await run(daemon, ['--no-defaults', '--version'], { limitMs: 10_000 });
  const version = /Ver\s+(\d+\.\d+\.\d+)/.exec(output)?.[1];
  if (!version) return undefined;
  if (!output.includes('MariaDB'))
    return Number.parseInt(version, 10) >= OLDEST_MYSQL ? { engine: 'mysql', version, daemon } : undefined;
  const installer = findProgram(['mariadb-install-db', 'mysql_install_db']);
  return installer ? { engine: 'mariadb', version, daemon, installer } : undefined;
}

export const engineName = (engine: Engine): string => (engine === 'mariadb' ? 'MariaDB' : 'MySQL');
