import type { Env } from '../data/service-env.ts';

export type Running = { name: string; url: string; close(): Promise<void> };
export type Start = (env: Env) => Promise<Running>;

export type Part = { name: string; file: string; env: Env };

/** `take`: the one of before ends after its calls; `leave`: the new one does, and nothing has changed. */
export type Beside = { take(): Promise<void>; leave(): Promise<void> };

export type ProcessHandle = {
  name: string;
  url: string;
  /** Process id; the current one's for parts that share this process. */
  pid: number;
  /** Ends it the given way. In a shared process there is nothing to kill: the part is closed. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again (after closing it when it still runs), with the same environment and port. */
  restart(): Promise<void>;
  /** A new process, of the files as they are now, works beside this one until somebody says which of them stays. */
  beside(build: string): Promise<Beside>;
  close(): Promise<void>;
};
