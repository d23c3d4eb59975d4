import { readdirSync, readFileSync } from 'node:fs';

/** A file of a process in `/proc`; empty when there is no such process. */
export function procFile(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

const statOf = (pid: number | string) => procFile(pid, 'stat').split(') ')[1] ?? '';

/** The decoding processes that this process has begun. */
export const decodersOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => procFile(pid, 'cmdline').includes('decoder-child'))
    .filter((pid) => statOf(pid).split(' ')[1] === String(parent))
    .map(Number);

export const lives = (pid: number): boolean => !/^$|^[ZX]/.test(statOf(pid));
