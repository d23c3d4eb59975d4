import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { findProgram } from './programs.ts';
import { atEnd } from './teardown.ts';

export type Ended = { code: number | null; signal: NodeJS.Signals | null };

export type Child = {
  name: string;
  pid: number;
  process: ChildProcess;
  ended: Promise<Ended>;
  end: Ended | undefined;
  stop(limitMs?: number): Promise<Ended>;
};

export type ChildOptions = {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  logFile?: string;
  /** Opens a message channel. */
  ipc?: boolean;
  /** Shows what the process says, as it says it; `lines`: as it would to a file, because another one speaks meanwhile. */
  live?: boolean | 'lines';
};

const STOP_LIMIT_MS = 30_000;
const TELL_LIMIT_MS = 30_000;
const setpriv = findProgram(['setpriv']);

/** In a group of its own: Ctrl-C reaches only us, so that we stop things in order. */
export function startChild(name: string, command: string, args: readonly string[], options: ChildOptions = {}): Child {
  const [program, all] = setpriv ? [setpriv, ['--pdeathsig', 'TERM', command, ...args]] : [command, [...args]];
  const lines = options.live === 'lines';
  const log = lines ? 'pipe' : options.live ? 'inherit' : options.logFile ? openLog(options.logFile) : 'ignore';
  const started = spawn(program, all, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    detached: true,
    stdio: options.ipc ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
  });
  if (typeof log === 'number') closeSync(log);
  if (lines) for (const said of [started.stdout, started.stderr]) said?.pipe(process.stdout, { end: false });
  const child: Child = {
    name,
    pid: started.pid ?? 0,
    process: started,
    end: undefined,
    ended: new Promise((done) => {
      const over = (code: number | null, signal: NodeJS.Signals | null) => done((child.end = { code, signal }));
      started.once('error', () => over(127, null));
      started.once(lines ? 'close' : 'exit', over);
    }),
    stop: (limitMs = STOP_LIMIT_MS) => stopChild(child, limitMs),
  };
  const forget = atEnd(() => child.stop());
  void child.ended.then(forget);
  return child;
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'a', 0o600);
}

/**
 * null for one that was not over in time. It is interrupted first: a tool of tests then tells what it has. What it started itself and
 * left, ends with it.
 */
export async function endedWithin(child: Child, limitMs: number): Promise<Ended | null> {
  const after = <Late>(ms: number, late: Late) => new Promise<Late>((done) => setTimeout(done, ms, late).unref());
  const end = await Promise.race([child.ended, after(limitMs, null)]);
  if (end) return end;
  child.process.kill('SIGINT');
  await Promise.race([child.ended, after(TELL_LIMIT_MS, null)]);
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // nobody of the group is left
  }
  await Promise.race([child.ended, after(STOP_LIMIT_MS, null)]);
  return null;
}

async function stopChild(child: Child, limitMs: number): Promise<Ended> {
  if (child.end) return child.end;
  child.process.kill('SIGTERM');
  const late = setTimeout(() => child.process.kill('SIGKILL'), limitMs);
  try {
    return await child.ended;
  } finally {
    clearTimeout(late);
  }
}
