import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cpuSeconds } from '../../site/processes.ts';
import { callerOf, PARALLEL } from './ask.ts';

/** What a call costs that does nothing: its server's processor in ms, and how many a second the callers get. */
export type Bare = { ms: number; perSecond: number };
export type BareServer = { measure(): Promise<Bare>; close(): Promise<void> };

const SECONDS = 1;

/** The yardstick of a run: a bare Node server in a process of its own, asked by the same callers as the site. */
export async function openBareServer(): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'));
  const [port] = (await once(child, 'message')) as [number];
  const { ask, close } = callerOf(`http://127.0.0.1:${port}`);
  const during = async (seconds: number): Promise<Bare> => {
    let answers = 0;
    const [began, used] = [performance.now(), cpuSeconds(child.pid ?? 0)];
    const caller = async () => {
      for (; performance.now() - began < seconds * 1000; answers += 1) await ask('/');
    };
    await Promise.all(Array.from({ length: PARALLEL }, caller));
    const took = (performance.now() - began) / 1000;
    return { ms: ((cpuSeconds(child.pid ?? 0) - used) * 1000) / answers, perSecond: answers / took };
  };
  await during(SECONDS);
  return {
    measure: () => during(SECONDS),
    close: async () => {
      await close();
      child.disconnect();
    },
  };
}

export const between = (one: Bare, other: Bare): Bare => ({
  ms: (one.ms + other.ms) / 2,
  perSecond: (one.perSecond + other.perSecond) / 2,
});
