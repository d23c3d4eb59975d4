import { connect, createServer } from 'node:net';
import { existsSync, mkdirSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(true)));
  });
}

/* Below the ports that systems give to connections and to whoever asks for any: what is free stays free until it is used. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** Long enough for whoever took a port to listen there. */
const TAKEN_MS = 180_000;

const FOLDER = join(tmpdir(), `hub-ports-${process.getuid?.() ?? 0}`);

/** A folder for each period: what is old goes with its folder, and nobody takes away what another has just written. */
function folderOf(period: number): string {
  const folder = join(FOLDER, String(period));
  if (mkdirSync(folder, { recursive: true }))
    for (const name of readdirSync(FOLDER))
      if (!(Number(name) >= period - 1)) rmSync(join(FOLDER, name), { recursive: true, force: true });
  return folder;
}

/** Several sites start beside each other, and each listens long after it chose: a port that one chose is no other's meanwhile. */
function take(port: number): boolean {
  const period = Math.floor(Date.now() / TAKEN_MS);
  if (existsSync(join(FOLDER, String(period - 1), String(port)))) return false;
  try {
    writeFileSync(join(folderOf(period), String(port)), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if ((await isFree(port, host)) && take(port)) return port;
  }
  throw new Error(`no free port between ${LOWEST} and ${HIGHEST}`);
}

export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

export function answers(port: number, host = '127.0.0.1', limitMs = 1000): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host, timeout: limitMs });
    const end = (yes: boolean) => {
      socket.destroy();
      done(yes);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

/** Asks again and again until `ready` says yes; false when the time is over or `gaveUp` says so. */
export async function until(
  ready: () => Promise<boolean>,
  limitMs: number,
  gaveUp: () => boolean = () => false,
): Promise<boolean> {
  const end = Date.now() + limitMs;
  for (let pause = 10; Date.now() < end && !gaveUp(); pause = Math.min(pause * 1.5, 250)) {
    if (await ready()) return true;
    await sleep(pause);
  }
  return false;
}

const LISTENING = '0A';

function listeningInodes(port: number): Set<string> {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => {
    try {
      return readFileSync(file, 'utf8').split('\n').slice(1);
    } catch {
      return [];
    }
  });
  const cells = rows.map((row) => row.trim().split(/\s+/));
  return new Set(
    cells.filter((cell) => cell[1]?.endsWith(wanted) && cell[3] === LISTENING).map((cell) => cell[9] ?? ''),
  );
}

const socketsOf = (pid: string): string[] => {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
};

/** Who listens on a port, as far as this account may see (Linux): `{pid, name}`. */
export function holderOf(port: number): { pid: number; name: string } | undefined {
  const inodes = listeningInodes(port);
  if (!inodes.size) return undefined;
  const pid = readdirSync('/proc').find(
    (entry) => /^\d+$/.test(entry) && socketsOf(entry).some((inode) => inodes.has(inode)),
  );
  if (!pid) return undefined;
  const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  return { pid: Number(pid), name: args.slice(0, 3).join(' ').slice(0, 80) };
}
