import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Servers often live in folders that are not on a person's PATH. */
const ALSO_LOOK_IN = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/usr/libexec', '/opt/homebrew/bin', '/usr/local/bin'];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

export function findProgram(
  names: readonly string[],
  folders: readonly string[] = searchFolders(),
): string | undefined {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

export const searchFolders = (): string[] => [
  ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  ...ALSO_LOOK_IN,
];

export type Ran = { code: number; output: string };

export type RunOptions = { limitMs?: number; env?: NodeJS.ProcessEnv; cwd?: string; onOutput?: (text: string) => void };

/** Runs a program to its end and keeps what it says; never throws (a program that cannot run has code 127). */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { limitMs: timeout = 600_000, env = process.env, cwd, onOutput } = options;
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env, cwd, timeout });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      onOutput?.(chunk.toString('utf8'));
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({ code: 127, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

export const lastLines = (text: string, count = 8): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .slice(-count)
    .map((line) => `  ${line}`);
