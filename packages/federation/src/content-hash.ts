import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Relative, sorted, with forward slashes. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The same sources give the same ten signs on every machine. `words`: what is said about the files. */
export async function contentHash(dir: string, files: string[], words: string): Promise<string> {
  const hash = createHash('sha256').update(words);
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(dir, file)));
  return hash.digest('hex').slice(0, 10);
}

export async function integrityOf(file: string): Promise<string> {
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('base64');
  return `sha256-${digest}`;
}
