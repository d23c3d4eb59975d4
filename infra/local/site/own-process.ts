import { join } from 'node:path';
import { inRoot, root, withDecorators } from '../boot/places.mjs';
import { startChild, type Child } from '../machine/children.ts';
import { turnLog } from '../machine/log-file.ts';
import type { Env } from '../data/service-env.ts';
import type { Beside, Part, ProcessHandle } from './process-handle.ts';

export type OwnProcessOptions = {
  logFolder: string;
  /** Called when it ends although nobody asked it to; used to start it again. */
  onFall?: (name: string, how: string) => void;
};

/** One that cannot start says so at once; on a crowded machine it may take long to come up. */
const START_LIMIT_MS = 120_000;
const KEPT_FROM_OUTSIDE = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'];

/** What a part gets of the environment of its parent. */
export const outerEnv = (): Env => Object.fromEntries(KEPT_FROM_OUTSIDE.map((name) => [name, process.env[name]]));

type Word = { ready?: string; failed?: string };

/** Waits for the part's first word: its address, or why it could not start. */
function firstWord(child: Child, logFile: string): Promise<string> {
  return new Promise((done, failed) => {
    const fail = (why: string) => failed(new Error(`${child.name} did not start: ${why} (log: ${logFile})`));
    const late = setTimeout(() => fail(`no answer within ${START_LIMIT_MS / 1000} s`), START_LIMIT_MS);
    child.process.on('message', (word: Word) => {
      clearTimeout(late);
      if (word.ready === undefined) fail(word.failed ?? 'unknown');
      else done(word.ready);
    });
    void child.ended.then(({ code, signal }) => {
      clearTimeout(late);
      fail(`it ended with ${signal ?? code}`);
    });
  });
}

function spawnPart(part: Part, logFile: string, more: Env = {}): Child {
  const args = [...withDecorators, inRoot('infra', 'local', 'site', 'run-part.ts'), part.name, part.file];
  return startChild(part.name, process.execPath, args, {
    cwd: root,
    env: { ...outerEnv(), ...part.env, ...more },
    logFile,
    ipc: true,
  });
}

export async function startOwn(part: Part, { logFolder, onFall }: OwnProcessOptions): Promise<ProcessHandle> {
  const logFile = join(logFolder, `${part.name.replaceAll(' ', '-')}.log`);
  const box: { child?: Child; wanted: boolean; more: Env } = { wanted: false, more: {} };
  const watch = (child: Child) =>
    void child.ended.then(({ code, signal }) => {
      if (box.wanted && box.child === child) onFall?.(part.name, String(signal ?? code));
    });
  const run = (child: Child, url: string) => {
    Object.assign(box, { child, wanted: true });
    Object.assign(handle, { url, pid: child.pid });
  };
  const open = async () => {
    const child = spawnPart(part, logFile, box.more);
    box.child = child;
    run(child, await firstWord(child, logFile));
    watch(child);
  };
  const beside = async (build: string): Promise<Beside> => {
    const child = spawnPart(part, logFile, { ...box.more, BUILD: build, LISTEN_READY: 'true' });
    const url = await firstWord(child, logFile).catch(async (error: unknown) => {
      await child.stop();
      throw error;
    });
    return {
      take: async () => {
        const before = box.child;
        box.more = { BUILD: build };
        run(child, url);
        watch(child);
        await before?.stop();
      },
      leave: async () => void (await child.stop()),
    };
  };
  const close = async () => {
    box.wanted = false;
    await box.child?.stop();
  };
  const handle: ProcessHandle = {
    name: part.name,
    url: '',
    pid: 0,
    close,
    kill: async (signal = 'SIGKILL') => {
      box.wanted = false;
      box.child?.process.kill(signal);
      await box.child?.ended;
    },
    restart: async () => {
      await close();
      await open();
    },
    beside,
  };
  turnLog(logFile);
  await open();
  return handle;
}
