import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

const LONGEST_LINE = 160;

/** Begins a new log; the one of the run before is kept beside it as `.1`. */
export function turnLog(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    renameSync(file, `${file}.1`);
  } catch {
    // there was none yet
  }
}

export function endOfLog(file: string, count = 6): string[] {
  try {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim());
    return lines.slice(-count).map((line) => `  ${line.slice(0, LONGEST_LINE)}`);
  } catch {
    return [];
  }
}
