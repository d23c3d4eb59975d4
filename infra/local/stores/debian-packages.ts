import { readFileSync } from 'node:fs';
import { Refusal } from '../boot/say.mjs';
import { findProgram, lastLines, run, type Ran } from '../machine/programs.ts';
import type { StoreName } from './choose-sources.ts';

/** The servers without the packages that would start a system service by themselves. */
const PACKAGES: Record<StoreName, string[]> = {
  database: ['mariadb-server-core', 'mariadb-client-core'],
  redis: ['redis-tools'],
};
const LOCK_WAIT = ['-o', 'DPkg::Lock::Timeout=300'];

const isDebian = (): boolean => {
  try {
    return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

export async function aptCommand(): Promise<string[] | undefined> {
  const apt = isDebian() && findProgram(['apt-get']);
  if (!apt) return undefined;
  if (process.getuid?.() === 0) return [apt];
  const sudo = findProgram(['sudo']);
  return sudo && (await run(sudo, ['-n', 'true'], { limitMs: 5000 })).code === 0 ? [sudo, '-n', apt] : undefined;
}

function apt(command: readonly string[], args: readonly string[]): Promise<Ran> {
  const [program = 'apt-get', ...first] = command;
  return run(program, [...first, ...LOCK_WAIT, ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Older releases carry the version in the name (mariadb-server-core-10.6): takes the name this release has. */
async function nameHere(name: string): Promise<string> {
  const { output } = await run('apt-cache', ['search', '--names-only', `^${name}(-[0-9.]+)?$`]);
  const names = output
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((found) => found.startsWith(name));
  return names.includes(name) ? name : (names.sort().at(-1) ?? name);
}

/** False where this account may not. */
export async function updatePackages(): Promise<boolean> {
  const command = await aptCommand();
  return command !== undefined && (await apt(command, ['update', '-qq'])).code === 0;
}

export async function installDebian(names: readonly string[]): Promise<void> {
  const command = await aptCommand();
  if (!command) throw new Refusal('apt-get cannot be run here.');
  const update = await apt(command, ['update', '-qq']);
  const here = await Promise.all(names.map(nameHere));
  const { code, output } = await apt(command, ['install', '-y', '-qq', '--no-install-recommends', ...here]);
  if (code === 0) return;
  throw new Refusal(
    `apt-get could not install ${here.join(' ')}:`,
    ...lastLines(update.code === 0 ? output : update.output + output),
  );
}

export const debianPackagesOf = (stores: readonly StoreName[]): string[] => stores.flatMap((store) => PACKAGES[store]);
