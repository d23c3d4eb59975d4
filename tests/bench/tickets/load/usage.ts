import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { World } from './sample.ts';
import { childrenOf, cpuSeconds, processOf } from '../../site/processes.ts';

const parts = ['gateway', 'desk', 'identity', 'worker', 'database', 'callers'] as const;
/** Milliseconds of processor of each part, and rows or index entries that the database has read. */
export type Used = Record<(typeof parts)[number] | 'reads', number>;

/** Looks at a site: what a call costs does not depend on who else uses the machine, as its time does. */
export function usageOf(folder: string, { desk: { service }, source }: World): () => Promise<Used> {
  const part = (name: string, file = 'main') => processOf(folder, `services/${name}/src/${file}.ts`);
  const [noted = ''] = globSync(join(dirname(folder), 'm*', 'running.json'));
  const database = (JSON.parse(readFileSync(noted, 'utf8')) as { pid: number }).pid;
  const desk = part(service);
  const pids = { gateway: part('gateway'), identity: part('identity'), worker: part(service, 'worker') };
  return async () => ({
    gateway: ms(pids.gateway),
    // What decodes pictures is a child of it.
    desk: ms(desk) + childrenOf(desk).reduce((sum, pid) => sum + ms(pid), 0),
    identity: ms(pids.identity),
    worker: ms(pids.worker),
    database: ms(database),
    callers: ms(process.pid),
    reads: await readsOf(source),
  });
}

const ms = (pid: number) => cpuSeconds(pid) * 1000;

async function readsOf(source: DataSource): Promise<number> {
  const rows: { Value: string }[] = await source.query("SHOW GLOBAL STATUS LIKE 'Handler_read%'");
  return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
}

/** For each of `calls`. */
export function eachOf(before: Used, after: Used, calls: number): Used {
  const each = Object.entries(after).map(([name, sum]) => {
    const more = (sum - before[name as keyof Used]) / Math.max(1, calls);
    return [name, Math.round(more * 100) / 100];
  });
  return Object.fromEntries(each) as Used;
}

/** Milliseconds of processor that a call costs the site itself. */
export const siteMs = (used: Used): number =>
  Math.round(parts.filter((part) => part !== 'callers').reduce((sum, part) => sum + used[part], 0) * 100) / 100;
