import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../boot/say.mjs';
import { updatePackages } from '../stores/debian-packages.ts';
import { findProgram, lastLines, run, searchFolders } from '../machine/programs.ts';

const NAMES = ['nginx', 'openssl'] as const;

const advice = 'Install nginx and openssl (Debian: sudo apt install nginx-light openssl), then again.';

/** The packages are only unpacked: installed ones would start a server of the system at once, on port 80. */
async function unpack(name: string, folder: string): Promise<void> {
  const packages = join(folder, 'packages');
  mkdirSync(packages, { recursive: true });
  const download = () => run('apt-get', ['download', name], { cwd: packages });
  let got = await download();
  // A machine may know no packages yet.
  if (got.code !== 0 && (await updatePackages())) got = await download();
  const file = readdirSync(packages).find((one) => one.startsWith(`${name}_`));
  const { code, output } = file ? await run('dpkg', ['-x', join(packages, file), folder]) : got;
  if (code !== 0)
    throw new Refusal(`${name} is not on this machine, and apt-get did not give it:`, ...lastLines(output, 3), advice);
}

/** On this machine, or unpacked into `folder`. Throws `Refusal` with what to install. */
export async function proxyPrograms(folder: string): Promise<{ nginx: string; openssl: string }> {
  const own = ['usr/sbin', 'usr/bin'].map((bin) => join(folder, bin));
  const find = (name: string) => findProgram([name], [...searchFolders(), ...own]);
  for (const name of NAMES) if (!find(name)) await unpack(name, folder);
  const [nginx, openssl] = NAMES.map(find);
  if (!nginx || !openssl) throw new Refusal(advice);
  return { nginx, openssl };
}
