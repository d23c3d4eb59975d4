import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import type { BenchSite } from '../../../../infra/local/bench/run-bench.ts';
import { pids, readOf } from '../../site/processes.ts';
import type { Turn } from '../load/measure.ts';
import { auditCopied } from './audit-copied.ts';

/** `sent` by the processes that answer, in most of the calls, no number when none was seen; `behind` by the workers meanwhile, on average. */
export type Counted = { sent: number; behind: number; statements: string[] };
export type StatementLog = { count(turn: Turn): Promise<Counted>; close(): Promise<void> };

/** Turns that `count` uses up: the first ones fill what the services keep. */
const [WARM, CALLS] = [4, 9];
export const COUNTED_TURNS = WARM + CALLS;
/** What a process still sends after its answer belongs to the call. */
const REST_MS = 60;
export const MARK = 'SELECT /* call begins */ 1';
export const REST_MARK = 'SELECT /* call is over */ 1';
const SENT = new Set(['Query', 'Execute', 'Prepare']);

type Entry = { thread_id: number; command_type: string; argument: string };

/**
 * The general log of the private database: each statement with its connection, whose port tells the process that sent it.
 * It costs, so it is on only while one call after the other is counted.
 */
export async function openStatementLog(site: BenchSite): Promise<StatementLog> {
  const own = await mysql.createConnection({ uri: site.adminUrl });
  await own.query("SET GLOBAL log_output = 'TABLE'");
  const count: StatementLog['count'] = async (turn) => {
    for (let n = 0; n < WARM; n += 1) await turn(n);
    await own.query('TRUNCATE mysql.general_log');
    await own.query('SET GLOBAL general_log = ON');
    try {
      for (let n = WARM; n < COUNTED_TURNS; n += 1) {
        await auditCopied(own);
        await sleep(REST_MS);
        await own.query(MARK);
        await turn(n);
        await sleep(REST_MS);
        await own.query(REST_MARK);
      }
    } finally {
      await own.query('SET GLOBAL general_log = OFF');
    }
    return countedIn(await entriesOf(own), await threadsOf(own, site.folder));
  };
  return { count, close: () => own.end() };
}

async function entriesOf(own: mysql.Connection): Promise<Entry[]> {
  const [rows] = await own.query<mysql.RowDataPacket[]>(
    'SELECT thread_id, command_type, CONVERT(argument USING utf8mb4) AS argument FROM mysql.general_log',
  );
  return rows as Entry[];
}

/** Connections of the database by who holds them. */
type Threads = { answering: Set<number>; working: Set<number> };

async function threadsOf(own: mysql.Connection, folder: string): Promise<Threads> {
  const [rows] = await own.query<mysql.RowDataPacket[]>('SELECT ID, HOST FROM information_schema.PROCESSLIST');
  const ids = new Map(rows.map(({ ID, HOST }) => [Number(String(HOST).split(':').at(-1)), Number(ID)]));
  const heldBy = (file: RegExp) => {
    const processes = pids().filter(
      (pid) => file.test(readOf(pid, 'cmdline')) && readOf(pid, 'environ').includes(folder),
    );
    return new Set(processes.flatMap(portsOf).flatMap((port) => ids.get(port) ?? []));
  };
  return { answering: heldBy(/services\/\w+\/src\/main\.ts/), working: heldBy(/services\/\w+\/src\/worker\.ts/) };
}

/** Local ports of a process's connections. */
function portsOf(pid: number): number[] {
  const sockets = new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [];
      } catch {
        return [];
      }
    }),
  );
  const lines = ['net/tcp', 'net/tcp6'].flatMap((file) => readOf(pid, file).split('\n'));
  const fields = lines.map((text) => text.trim().split(/\s+/)).filter((row) => sockets.has(row[9] ?? ''));
  return fields.map(([, local = '']) => parseInt(local.split(':')[1] ?? '', 16));
}

export function countedIn(entries: readonly Entry[], { answering, working }: Threads): Counted {
  const calls: string[][] = [];
  let [inCall, behind] = [false, 0];
  for (const { thread_id, command_type, argument } of entries) {
    if (argument === MARK) calls.push([]);
    if (argument === MARK || argument === REST_MARK) inCall = argument === MARK;
    else if (inCall && SENT.has(command_type)) {
      if (answering.has(thread_id)) calls.at(-1)?.push(argument);
      else if (working.has(thread_id)) behind += 1;
    }
  }
  // On a slow machine a timer falls into every other call, never into most of the shortest ones.
  const usual = calls.toSorted((one, other) => one.length - other.length)[calls.length >> 2] ?? [];
  return { sent: usual.length || NaN, behind: behind / Math.max(1, calls.length), statements: usual };
}
