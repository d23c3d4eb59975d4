import { join } from 'node:path';
import { inRoot, root, withDecorators } from '../boot/places.mjs';
import { startChild } from '../machine/children.ts';
import { turnLog } from '../machine/log-file.ts';
import { outerEnv } from './own-process.ts';
import type { Part, ProcessHandle } from './process-handle.ts';

type Word = { ready?: string[]; failed?: string };

const never = (): Promise<never> => Promise.reject(new Error('it shares its process with others'));

/** Parts that share one process beside this one, with one log: they are closed, and killed, together. `name`: of the log. */
export async function startTogether(parts: readonly Part[], name: string, logFolder: string): Promise<ProcessHandle[]> {
  if (parts.length === 0) return [];
  const logFile = join(logFolder, `${name}.log`);
  turnLog(logFile);
  const script = inRoot('infra', 'local', 'site', 'run-together.ts');
  const env = outerEnv();
  const child = startChild(name, process.execPath, [...withDecorators, script], { cwd: root, env, logFile, ipc: true });
  const urls = await new Promise<string[]>((done, failed) => {
    child.process.on('message', ({ ready, failed: why }: Word) => (ready ? done(ready) : failed(new Error(why))));
    void child.ended.then(({ code, signal }) => failed(new Error(`${name} ended with ${signal ?? code} (${logFile})`)));
    child.process.send(parts as Part[]);
  });
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    child.process.kill(signal);
    await child.ended;
  };
  const shared = { pid: child.pid, kill, restart: never, beside: never };
  const close = async () => void (await child.stop());
  return parts.map((part, at) => ({ ...shared, name: part.name, url: urls[at] ?? '', close }));
}
