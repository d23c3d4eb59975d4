import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
const HOW_TO = 'docs/how-to.md';
const AREAS = 'packages/contracts/src/areas.ts';
const END_OF_AREAS = '] as const satisfies readonly AreaRow[];';
const FENCE = /^```\w+ (\S+)\n([\s\S]*?)^```$/gm;

export type Block = { path: string; text: string };

/** The files that the recipe of an area gives, as they stand in it. */
export const blocksOf = (page: string): Block[] =>
  [...page.matchAll(FENCE)].map(([, path = '', text = '']) => ({ path, text }));

export const howTo = (): string => readFileSync(join(root, HOW_TO), 'utf8');

/** What an area of its own can reach: no other remote, and not the shell. */
const REACHED = ['packages', 'services', 'infra/local', 'tests/recipes', 'package.json', 'tsconfig.json'];
const LEFT = new Set(['node_modules', '.local', 'dist']);

/** A tree with sources of its own and the libraries of this one. */
export function copyTree(to: string): void {
  for (const name of REACHED)
    cpSync(join(root, name), join(to, name), { recursive: true, filter: (path) => !LEFT.has(basename(path)) });
  const libraries = join(root, 'node_modules');
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(libraries).filter((one) => one !== '@hub'))
    symlinkSync(join(libraries, name), join(to, 'node_modules', name));
}

/** What `npm install` does for packages of the workspace. */
export function linkPackages(to: string): void {
  mkdirSync(join(to, 'node_modules', '@hub'));
  for (const folder of ['packages', 'services', '.'].flatMap((at) =>
    readdirSync(join(to, at)).map((name) => join(at, name)),
  )) {
    const { name } = readPackage(join(to, folder));
    if (name?.startsWith('@hub/')) symlinkSync(join(to, folder), join(to, 'node_modules', name));
  }
}

function readPackage(folder: string): { name?: string } {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: string };
  } catch {
    return {};
  }
}

/** Writes what the recipe says. Returns what stands outside of the area's own folders. */
export function follow(to: string, area: string, blocks: readonly Block[]): string[] {
  const own = [`packages/contracts/src/${area}/`, `services/${area}/`, `mfe-${area}/`];
  for (const { path, text } of blocks) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), path === AREAS ? withRow(text) : text);
  }
  return blocks.map(({ path }) => path).filter((path) => !own.some((folder) => path.startsWith(folder)));
}

function withRow(row: string): string {
  const rows = readFileSync(join(root, AREAS), 'utf8');
  if (!rows.includes(END_OF_AREAS)) throw new Error(`${AREAS} has no list of areas`);
  return rows.replace(END_OF_AREAS, `${row}${END_OF_AREAS}`);
}
