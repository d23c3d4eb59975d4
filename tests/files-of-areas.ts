import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');

/** What areas say of themselves to the tests of the whole site, from their own folders; `pattern` has one `*`, their name. */
export async function filesOfAreas<T>(pattern: string): Promise<{ area: string; file: T }[]> {
  const named = new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replace('*', '([a-z-]+)')}$`);
  return Promise.all(
    globSync(pattern, { cwd: root })
      .toSorted()
      .map(async (path) => ({
        area: named.exec(path)?.[1] ?? '',
        file: (await import(pathToFileURL(join(root, path)).href)) as T,
      })),
  );
}
