import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What we note about a server we started, so that a start after a crash finds it again. */
export type Noted = {
  pid: number;
  port: number;
  /** A folder in the system's temporary place that goes with it. */ sockets?: string;
};

const STOP_LIMIT_MS = 30_000;

export function noteProcess(file: string, noted: Noted): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(noted), { mode: 0o600 });
}

export function notedProcess(file: string): Noted | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Noted;
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return true;
  }
}

export function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    try {
      return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    } catch {
      return '';
    }
  }
}

const worksIn = (pid: number, folder: string): boolean => {
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
};

/** A process id can have a new owner by now: only what names our data folder, works in it, or `isOurs` is touched. */
export async function stopLeftover(
  file: string,
  folder: string,
  isOurs: (port: number) => Promise<boolean> = async () => false,
): Promise<boolean> {
  const noted = notedProcess(file);
  if (noted?.sockets) rmSync(noted.sockets, { recursive: true, force: true });
  if (!noted || !isAlive(noted.pid)) return false;
  const ours = commandLine(noted.pid).includes(folder) || worksIn(noted.pid, folder) || (await isOurs(noted.port));
  if (!ours) return false;
  process.kill(noted.pid, 'SIGTERM');
  const end = Date.now() + STOP_LIMIT_MS;
  while (isAlive(noted.pid)) {
    if (Date.now() > end) process.kill(noted.pid, 'SIGKILL');
    await sleep(50);
  }
  rmSync(file, { force: true });
  return true;
}
