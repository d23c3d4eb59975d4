import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { childrenOf, cpuSeconds, processOf } from '../../site/processes.ts';

/** Seconds of processor that the parts of a site have used. */
export type Used = Record<'gateway' | 'support' | 'identity' | 'worker' | 'database' | 'callers', number>;

/** Looks at the processes of a site: what a call costs them does not depend on who else uses the machine. */
export function processorOf(folder: string): () => Used {
  const part = (service: string, file = 'main') => processOf(folder, `services/${service}/src/${file}.ts`);
  const [noted = ''] = globSync(join(dirname(folder), '*', 'running.json')).filter((file) => !file.includes('redis'));
  const database = (JSON.parse(readFileSync(noted, 'utf8')) as { pid: number }).pid;
  const support = part('support');
  const pids = { gateway: [part('gateway')], identity: [part('identity')], worker: [part('support', 'worker')] };
  const sum = (all: number[]) => all.reduce((seconds, pid) => seconds + cpuSeconds(pid), 0);
  return () => ({
    gateway: sum(pids.gateway),
    support: sum([support, ...childrenOf(support)]),
    identity: sum(pids.identity),
    worker: sum(pids.worker),
    database: sum([database]),
    callers: cpuSeconds(process.pid),
  });
}

/** Milliseconds for each of `calls`. */
export function eachOf(before: Used, after: Used, calls: number): Used {
  const names = Object.keys(before) as (keyof Used)[];
  const ms = (name: keyof Used) => Math.round(((after[name] - before[name]) * 100_000) / Math.max(1, calls)) / 100;
  return Object.fromEntries(names.map((name) => [name, ms(name)])) as Used;
}
