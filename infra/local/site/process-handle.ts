import type { Env } from '../data/service-env.ts';

export type Running = { name: string; url: string; close(): Promise<void> };
export type Start = (env: Env) => Promise<Running>;

export type Part = { name: string; file: string; env: Env };

export type ProcessHandle = {
  name: string;
  url: string;
  /** Process id; the current one's for parts that share this process. */
  pid: number;
  /** Ends it the given way. In a shared process there is nothing to kill: the part is closed. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again (after closing it when it still runs), with the same environment and port. */
  restart(): Promise<void>;
  /** A new process, of the files as they are now, takes over before this one ends. */
  handOver(build: string): Promise<void>;
  close(): Promise<void>;
};
