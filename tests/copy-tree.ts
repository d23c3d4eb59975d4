import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

export const root = join(import.meta.dirname, '..');

const LEFT = new Set(['node_modules', '.local', '.swc', 'dist', '.git']);
/** What `npm` noted of the libraries: a copy of its own, since verbs write there. */
const NOTED = new Set(['.package-lock.json', '.hub-lock']);

/** A tree with sources of its own and the libraries of this one. */
export function copyTree(to: string): void {
  for (const name of readdirSync(root).filter((one) => !LEFT.has(one)))
    cpSync(join(root, name), join(to, name), { recursive: true, filter: (path) => !LEFT.has(basename(path)) });
  const libraries = join(root, 'node_modules');
  const own = join(to, 'node_modules');
  mkdirSync(join(own, '@hub'), { recursive: true });
  for (const name of readdirSync(libraries).filter((one) => one !== '@hub')) {
    if (NOTED.has(name)) cpSync(join(libraries, name), join(own, name));
    else symlinkSync(join(libraries, name), join(own, name));
  }
  for (const name of readdirSync(join(libraries, '@hub')))
    symlinkSync(readlinkSync(join(libraries, '@hub', name)), join(own, '@hub', name));
}

/** Every file of the tree with what is in it. */
export function filesOf(tree: string): Map<string, string> {
  const files = new Map<string, string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !LEFT.has(name))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else files.set(relative(tree, path), createHash('sha256').update(readFileSync(path)).digest('hex'));
    }
  };
  walk(tree);
  return files;
}

/** Files that are new, gone or otherwise. */
export const changedBetween = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).toSorted();
