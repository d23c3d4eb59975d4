import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../boot/say.mjs';
import { startChild } from '../machine/children.ts';
import { noteProcess, stopLeftover } from '../machine/leftover.ts';
import { freePort, until } from '../machine/ports.ts';
import { lastLines } from '../machine/programs.ts';
import { askRedis } from './redis-ask.ts';
import type { RedisProgram } from './redis-program.ts';

export type Redis = { url: string; words: string; stop(): Promise<void> };

export type PrivateRedis = {
  program: RedisProgram;
  folder: string;
  /** Keep what is written through a restart. */ keep: boolean;
};

const READY_LIMIT_MS = 30_000;

/** Starts a Redis of our own on a free port of 127.0.0.1: nothing is ever evicted, and with `keep` nothing lost. */
export async function startPrivateRedis({ program, folder, keep }: PrivateRedis): Promise<Redis> {
  mkdirSync(folder, { recursive: true });
  const note = join(folder, 'running.json');
  const logFile = join(folder, 'server.log');
  await stopLeftover(note, folder, async (port) =>
    Boolean((await askRedis(port, 'CONFIG', 'GET', 'dir'))?.includes(folder)),
  );
  rmSync(logFile, { force: true });
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--daemonize', 'no', '--save', ''];
  const policy = ['--maxmemory-policy', 'noeviction', '--appendonly', keep ? 'yes' : 'no'];
  // Its folder is where it runs: a path with a space would not survive as a flag.
  const child = startChild('redis', program.server, [...flags, ...policy], { logFile, cwd: folder });
  noteProcess(note, { pid: child.pid, port });
  const ready = await until(
    async () => (await askRedis(port, 'PING')) === '+PONG\r\n',
    READY_LIMIT_MS,
    () => child.end !== undefined,
  );
  if (!ready) {
    await child.stop();
    const log = existsSync(logFile) ? readFileSync(logFile, 'utf8') : '';
    throw new Refusal(`Redis did not start. Its log (${logFile}) ends with:`, ...lastLines(log));
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    words: `Redis ${program.version}, private, 127.0.0.1:${port}`,
    stop: async () => {
      await child.stop();
      rmSync(note, { force: true });
    },
  };
}
