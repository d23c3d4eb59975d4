import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree, root } from './copy-tree.ts';

export type Change = { file: string; from: string; to: string };
export type Ran = { code: number | null; out: string };
const LIMIT_MS = 240_000;

/** A clone of this tree with a data folder of its own, in which verbs are typed. */
export class ScratchTree {
  readonly folder = mkdtempSync(join(tmpdir(), 'hub-tree-'));
  private readonly started = new Set<ChildProcess>();

  constructor() {
    copyTree(this.folder);
    const compiled = join('.local', 'cache', 'ts');
    mkdirSync(join(root, compiled), { recursive: true });
    mkdirSync(this.at('.local', 'cache'), { recursive: true });
    symlinkSync(join(root, compiled), this.at(compiled));
  }

  at = (...parts: string[]): string => join(this.folder, ...parts);

  /** The front ends as they are built here, where they are: nothing has to be built that is the same. */
  takeBuilds(): void {
    const www = join(root, '.local', 'www');
    if (existsSync(www)) cpSync(www, this.at('.local', 'www'), { recursive: true });
  }

  /** Until what it answers with is called. */
  change(...changes: readonly Change[]): () => void {
    const before = changes.map(({ file }) => readFileSync(this.at(file), 'utf8'));
    changes.forEach(({ file, from, to }, index) => {
      const text = before[index]!;
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(this.at(file), text.replace(from, to));
    });
    return () => changes.forEach(({ file }, index) => writeFileSync(this.at(file), before[index]!));
  }

  /** A line as a shell runs it, or the words of a script for Node; a group of its own, so that it ends with all that it began. */
  start(command: string | readonly string[], own: NodeJS.ProcessEnv = {}): ChildProcess {
    const { VITEST: _, VITEST_WORKER_ID: _1, VITEST_POOL_ID: _2, NODE_OPTIONS: _3, ...env } = process.env;
    const [program, words] = typeof command === 'string' ? ['sh', ['-c', command]] : [process.execPath, command];
    const child = spawn(program, words, {
      cwd: this.folder,
      env: { ...env, ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.started.add(child);
    child.once('close', () => this.started.delete(child));
    return child;
  }

  run(command: string | readonly string[], own: NodeJS.ProcessEnv = {}): Promise<Ran> {
    const child = this.start(command, own);
    const late = setTimeout(() => this.kill(child), LIMIT_MS);
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (out += String(chunk)));
    return new Promise((done) => {
      child.once('close', (code) => {
        clearTimeout(late);
        done({ code, out });
      });
    });
  }

  /** Once it has said this; what it said until then. */
  async said(child: ChildProcess, word: RegExp, limitMs = LIMIT_MS): Promise<string> {
    let out = '';
    await new Promise<void>((done, failed) => {
      const late = setTimeout(() => failed(new Error(`no ${word} in: ${out}`)), limitMs);
      const hear = (chunk: unknown) => {
        out += String(chunk);
        if (!word.test(out)) return;
        clearTimeout(late);
        done();
      };
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
      child.once('close', (code) => failed(new Error(`ended with ${code}: ${out}`)));
    });
    return out;
  }

  async stop(child: ChildProcess): Promise<void> {
    const ended = new Promise((done) => child.once('close', done));
    if (child.exitCode !== null) return;
    this.kill(child);
    await ended;
  }

  async end(): Promise<void> {
    for (const child of this.started) await this.stop(child);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private kill(child: ChildProcess): void {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  }
}
