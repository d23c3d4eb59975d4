import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { median } from '../../../../infra/local/bench/median.ts';
import { cpuSeconds } from '../../site/processes.ts';
import { callerOf, PARALLEL } from './ask.ts';

/** What a call costs that does nothing: its server's processor in ms, and how many a second the callers get. */
export type Bare = { ms: number; perSecond: number };
export type BareServer = { measure(): Promise<Bare>; close(): Promise<void> };

const SECONDS = 1;
/** A process that has just begun is slow by itself. */
const WARM_CALLS = 5000;

/** The yardstick of a run: a bare Node server in a process of its own, asked by the same callers as the site. */
export async function openBareServer(): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'));
  const [port] = (await once(child, 'message')) as [number];
  const { ask, close } = callerOf(`http://127.0.0.1:${port}`);
  const during = async (seconds: number, least = 0): Promise<Bare> => {
    let answers = 0;
    const [began, used] = [performance.now(), cpuSeconds(child.pid ?? 0)];
    const caller = async () => {
      for (; performance.now() - began < seconds * 1000 || answers < least; answers += 1) await ask('/');
    };
    await Promise.all(Array.from({ length: PARALLEL }, caller));
    const took = (performance.now() - began) / 1000;
    return { ms: ((cpuSeconds(child.pid ?? 0) - used) * 1000) / answers, perSecond: answers / took };
  };
  await during(0, WARM_CALLS);
  return {
    measure: () => during(SECONDS),
    close: async () => {
      await close();
      child.disconnect();
    },
  };
}

/** The usual one of several, whatever a busy moment did to some. */
export const usualOf = (several: readonly Bare[]): Bare => ({
  ms: median(several.map(({ ms }) => ms)),
  perSecond: median(several.map(({ perSecond }) => perSecond)),
});
