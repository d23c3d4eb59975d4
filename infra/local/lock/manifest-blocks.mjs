import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../boot/places.mjs';
import { resolve } from './missing-optional.mjs';

const BLOCKS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const sorted = (block) => Object.fromEntries(Object.entries(block ?? {}).sort(([a], [b]) => a.localeCompare(b, 'en')));
const same = (a, b) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const ownFolders = (packages) => Object.keys(packages).filter((path) => !path.includes('node_modules/'));

/** Packages of the repository whose package.json says something else than the lock: `{path, block, now}`. */
export function differentBlocks(packages) {
  return ownFolders(packages).flatMap((path) => {
    const file = inRoot(path, 'package.json');
    if (!existsSync(file)) return [{ path, block: 'package.json', now: undefined }];
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    return BLOCKS.filter((block) => !same(manifest[block], packages[path][block])).map((block) => ({
      path,
      block,
      now: manifest[block],
    }));
  });
}

/** Only pins that the lock already resolves to are taken over. Returns what needs a real `npm install`. */
export function takeOverPins(packages) {
  return differentBlocks(packages).flatMap(({ path, block, now }) => {
    const pinned =
      now &&
      Object.entries(now).every(
        ([name, version]) => resolve(packages, path, name)?.version === version || resolve(packages, path, name)?.link,
      );
    if (!pinned) return [`${path || 'the root'}: ${block} differs from package.json`];
    packages[path][block] = sorted(now);
    return [];
  });
}
