import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { inRoot } from '../boot/places.mjs';
import { foldersOf } from './area-files.ts';

type Entry = { name?: string; version?: string; dependencies?: Record<string, string>; resolved?: string; link?: true };
type Lock = { packages: Record<string, Entry> };

const file = inRoot('package-lock.json');
const packagesOf = (area: string) => [foldersOf(area).mfe, foldersOf(area).service];
const linkOf = (folder: string) => `node_modules/@hub/${folder.replace('services/', '')}`;

function change(by: (packages: Lock['packages']) => void): void {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  by(lock.packages);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

/** What `npm install` does for packages of the repository: everything that they depend on is there already. */
export function linkArea(area: string): void {
  change((packages) => {
    for (const folder of packagesOf(area)) {
      const { name, version, dependencies } = JSON.parse(
        readFileSync(inRoot(folder, 'package.json'), 'utf8'),
      ) as Required<Entry>;
      packages[folder] = { name, version, dependencies };
      packages[linkOf(folder)] = { resolved: folder, link: true };
    }
  });
  for (const folder of packagesOf(area)) {
    const link = inRoot(linkOf(folder));
    rmSync(link, { recursive: true, force: true });
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), inRoot(folder)), link);
  }
}

export function unlinkArea(area: string): void {
  change((packages) => {
    for (const folder of packagesOf(area)) {
      delete packages[folder];
      delete packages[linkOf(folder)];
    }
  });
  for (const folder of packagesOf(area)) rmSync(inRoot(linkOf(folder)), { force: true });
}
