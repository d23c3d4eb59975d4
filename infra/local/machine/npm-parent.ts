import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { commandLine, isAlive } from './leftover.ts';

const HOW_OFTEN_MS = 500;
const LEVELS = 5;

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    try {
      return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
    } catch {
      return 0;
    }
  }
}

/** The npm that runs this script, undefined when a person or another program runs it directly. */
function npmAbove(): number | undefined {
  if (!process.env.npm_lifecycle_event) return undefined;
  for (let pid = process.ppid, level = 0; pid > 1 && level < LEVELS; pid = parentOf(pid), level += 1) {
    if (/^npm\b|npm-cli\.js|\/npm\b/.test(commandLine(pid))) return pid;
  }
  return undefined;
}

/** Calls back once when npm above us vanishes without a word (kill -9): nothing else would tell us. */
export function whenNpmIsGone(callBack: () => void): void {
  const npm = npmAbove();
  if (!npm) return;
  const timer = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(timer);
    callBack();
  }, HOW_OFTEN_MS);
  timer.unref();
}
