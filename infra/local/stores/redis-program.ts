import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findProgram, run } from '../machine/programs.ts';

export type RedisProgram = { server: string; version: string };

const SERVERS = ['redis-server', 'valkey-server'];
/** Debian ships the server's binary with the tools: under this name it checks files, under its own it serves. */
const SAME_BINARY = ['redis-check-rdb', 'valkey-check-rdb'];

async function versionOf(server: string): Promise<string | undefined> {
  const { code, output } = await run(server, ['--version'], { limitMs: 10_000 });
  return code === 0 ? /v=(\d+\.\d+\.\d+)/.exec(output)?.[1] : undefined;
}

/** The Redis (or Valkey) server on this machine. `linkFolder` is where a link with the server's name may be made. */
export async function findRedisProgram(linkFolder: string): Promise<RedisProgram | undefined> {
  const server = findProgram(SERVERS);
  const version = server && (await versionOf(server));
  if (server && version) return { server, version };
  const other = findProgram(SAME_BINARY);
  if (!other) return undefined;
  const link = join(linkFolder, `${basename(other).split('-')[0]}-server`);
  mkdirSync(linkFolder, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(other, link);
  const linked = await versionOf(link);
  return linked ? { server: link, version: linked } : undefined;
}
