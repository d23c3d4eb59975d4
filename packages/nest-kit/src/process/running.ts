import { pathToFileURL } from 'node:url';
import { BadConfig, type Env } from '../config/load-config.ts';

/** Several may share an operating-system process. */
export type Running = { name: string; url: string; close(): Promise<void> };
export type StartProcess = (env: Env) => Promise<Running>;

const SHUTDOWN_BUDGET_MS = 25_000;

export async function runWhenEntry(moduleUrl: string, start: StartProcess): Promise<void> {
  const entry = process.argv[1];
  if (!entry || pathToFileURL(entry).href !== moduleUrl) return;
  try {
    // eslint-disable-next-line no-restricted-properties -- the one place where a process reads its environment
    const running = await start(process.env);
    const stop = () => {
      setTimeout(() => process.exit(1), SHUTDOWN_BUDGET_MS).unref();
      void running.close().then(() => process.exit(0));
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    process.stderr.write(`${error instanceof BadConfig ? error.message : String((error as Error).stack)}\n`);
    process.exit(1);
  }
}
