import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from '../boot/places.mjs';

const NOT_SOURCE = new Set(['node_modules', 'dist', '.local', 'test']);
const NOT_BUILT = /\.(spec|test|e2e-spec|factory)\.tsx?$/;

function addFolder(hash: Hash, folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !NOT_SOURCE.has(entry.name)) addFolder(hash, path);
    if (entry.isFile() && !NOT_BUILT.test(entry.name))
      hash.update(`${relative(root, path)}\0`).update(readFileSync(path));
  }
}

export function sourceHash(app: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of ['package-lock.json', 'tsconfig.json', 'lingui.config.ts']
    .map((name) => inRoot(name))
    .filter(existsSync))
    hash.update(readFileSync(file));
  addFolder(hash, inRoot('packages'));
  addFolder(hash, inRoot(app));
  return hash.digest('hex');
}
