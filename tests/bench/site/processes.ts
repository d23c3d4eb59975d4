import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_S = 100;
/** A file of a process in /proc; empty when the process has ended or is somebody else's. */
export const readOf = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};
export const pids = (): number[] => readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));

/** The process of this site (its folder stands in its environment) that runs this file. */
export function processOf(folder: string, file: string): number {
  const found = pids().find((pid) => readOf(pid, 'cmdline').includes(file) && readOf(pid, 'environ').includes(folder));
  if (!found) throw new Error(`no process runs ${file}`);
  return found;
}

export const childrenOf = (parent: number): number[] =>
  pids().filter((pid) => Number(/^PPid:\s+(\d+)/m.exec(readOf(pid, 'status'))?.[1]) === parent);

/** Resident memory in KB; 0 for a process that ended. */
export const memoryKb = (pid: number): number => Number(/^VmRSS:\s+(\d+)/m.exec(readOf(pid, 'status'))?.[1] ?? 0);
export const memoryMb = (pid: number): number => Math.round(memoryKb(pid) / 1024);

/** Processor time used so far, in seconds. */
export function cpuSeconds(pid: number): number {
  const fields = readOf(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_S;
}

/** Watches the memory of a process and of its children until it is told to stop. */
export function watchMemory(pid: number, everyMs = 100) {
  const peak = { own: memoryMb(pid), child: 0 };
  const timer = setInterval(() => {
    peak.own = Math.max(peak.own, memoryMb(pid));
    peak.child = Math.max(peak.child, ...childrenOf(pid).map(memoryMb));
  }, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}
