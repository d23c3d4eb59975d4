import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { Refusal } from '../boot/say.mjs';
import { startChild, type Child } from '../machine/children.ts';
import { noteProcess, stopLeftover } from '../machine/leftover.ts';
import { freePort, until } from '../machine/ports.ts';
import { lastLines, run } from '../machine/programs.ts';
import { asUser, firstStatements, serverFlags, type Care } from './database-flags.ts';
import { engineName, type DatabaseProgram } from './database-program.ts';

/** A database somebody may use. `adminUrl` has no schema and may create schemas and accounts where `mayAdminister`. */
export type Database = { adminUrl: string; words: string; mayAdminister: boolean; stop(): Promise<void> };

export type PrivateDatabase = {
  program: DatabaseProgram;
  folder: string;
  password: string;
  care: Care;
};

const READY_LIMIT_MS = 90_000;
const STOP_LIMIT_MS = 60_000;

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Makes the data folder beside its place and moves it there at the end, so that half a folder is never taken for a whole one. */
async function makeDataFolder(program: DatabaseProgram, data: string): Promise<void> {
  const unfinished = `${data}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const { code, output } = program.installer
    ? await run(program.installer, [
        '--no-defaults',
        `--datadir=${unfinished}`,
        ...asUser(),
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
        '--skip-name-resolve',
      ])
    : await run(program.daemon, ['--no-defaults', '--initialize-insecure', `--datadir=${unfinished}`, ...asUser()]);
  if (code !== 0) throw new Refusal('The data folder of the database could not be made:', ...lastLines(output));
  renameSync(unfinished, data);
}

async function accepts(url: string): Promise<boolean> {
  try {
    const connection = await mysql.createConnection({ uri: url, connectTimeout: 2000 });
    await connection.query('SELECT 1');
    await connection.end();
    return true;
  } catch {
    return false;
  }
}

async function launch(wanted: PrivateDatabase, data: string, port: number): Promise<{ child: Child; logFile: string }> {
  const { program, folder } = wanted;
  const logFile = join(folder, 'server.log');
  const first = join(folder, 'first.sql');
  // A socket path longer than 107 bytes stops the server, and the project's own path may be long.
  const sockets = mkdtempSync(join(tmpdir(), 'hub-'));
  writeFileSync(first, firstStatements(program, wanted.password), { mode: 0o600 });
  rmSync(logFile, { force: true });
  // A server that starts clears this folder: one that others share would lose the tables they are at.
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const files = [
    `--datadir=${data}`,
    `--tmpdir=${temporary}`,
    `--socket=${join(sockets, 's')}`,
    `--pid-file=${join(sockets, 'pid')}`,
    `--init-file=${first}`,
  ];
  const flags = ['--no-defaults', ...files, `--port=${port}`, ...serverFlags(program, wanted.care)];
  const child = startChild('database', program.daemon, flags, { logFile });
  noteProcess(join(folder, 'running.json'), { pid: child.pid, port, sockets });
  void child.ended.then(() => rmSync(sockets, { recursive: true, force: true }));
  return { child, logFile };
}

/** Starts a server of our own on a free port of 127.0.0.1 and waits until it answers. */
export async function startPrivateDatabase(wanted: PrivateDatabase): Promise<Database> {
  const { program, folder, password } = wanted;
  const data = join(folder, 'data');
  mkdirSync(folder, { recursive: true });
  await stopLeftover(join(folder, 'running.json'), data);
  if (!existsSync(data)) await makeDataFolder(program, data);
  const port = await freePort();
  const adminUrl = `mysql://root:${encodeURIComponent(password)}@127.0.0.1:${port}/`;
  const { child, logFile } = await launch(wanted, data, port);
  const ready = await until(
    () => accepts(adminUrl),
    READY_LIMIT_MS,
    () => child.end !== undefined,
  );
  if (!ready) {
    await child.stop();
    throw new Refusal(
      `${engineName(program.engine)} did not start. Its log (${logFile}) ends with:`,
      ...lastLines(textOf(logFile)),
    );
  }
  return {
    adminUrl,
    words: `${engineName(program.engine)} ${program.version}, private, 127.0.0.1:${port}`,
    mayAdminister: true,
    stop: async () => {
      await child.stop(STOP_LIMIT_MS);
      rmSync(join(folder, 'running.json'), { force: true });
    },
  };
}
