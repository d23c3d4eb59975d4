import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { inRoot, root } from '../boot/places.mjs';
import { usualPorts } from '../data/service-list.ts';
import { capital, type NewMfeWish } from './new-mfe-wish.ts';

/** Where the folders of the template go. */
export const foldersOf = (area: string): Record<'contracts' | 'mfe' | 'service', string> => ({
  mfe: `mfe-${area}`,
  contracts: `packages/contracts/src/${area}`,
  service: `services/${area}`,
});

const FORMATTED = /\.(?:tsx?|json)$/;

const freePort = (from: number, taken: readonly number[]): number =>
  taken.includes(from) ? freePort(from + 1, taken) : from;

function remotePorts(): number[] {
  const files = globSync('mfe-*/rspack.config.ts', { cwd: root });
  return files.map((file) => Number(/\bport: (\d+)/.exec(readFileSync(inRoot(file), 'utf8'))?.[1]));
}

/** Of the template, and what stands for each in the area. */
function wordsOf({ area, title }: NewMfeWish): [string, string][] {
  return [
    ['sample', area],
    ['Sample', capital(area)],
    ['新的一區', title.tw],
    ['A new area', title.en],
    ['4999', String(freePort(4001, Object.values(usualPorts)))],
    ['3999', String(freePort(3101, remotePorts()))],
  ];
}

/** Writes the files of an area from `templates/area`. Returns where. */
export async function writeArea(wish: NewMfeWish): Promise<string[]> {
  const words = wordsOf(wish);
  const told = (text: string) => words.reduce((so, [from, to]) => so.replaceAll(from, to), text);
  const style = await resolveConfig(inRoot('package.json'));
  const written: string[] = [];
  for (const [part, folder] of Object.entries(foldersOf(wish.area))) {
    const from = inRoot('templates', 'area', part);
    const entries = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const entry of entries) {
      const source = join(entry.parentPath, entry.name);
      const path = join(folder, told(relative(from, source)));
      const text = told(readFileSync(source, 'utf8'));
      mkdirSync(dirname(inRoot(path)), { recursive: true });
      writeFileSync(inRoot(path), FORMATTED.test(path) ? await format(text, { ...style, filepath: path }) : text);
      written.push(path);
    }
  }
  return written.toSorted();
}

export const standing = (area: string): string[] =>
  Object.values(foldersOf(area)).filter((folder) => existsSync(inRoot(folder)));
