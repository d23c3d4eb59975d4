import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RegistryRows } from './registry-rows.ts';

/** The registry as it was read last, in the folder of the builds: a gateway starts from it while the database is away. */
export class LastKnown {
  private readonly path: string;

  constructor(root: string) {
    this.path = join(root, 'registry.json');
  }

  async read(): Promise<RegistryRows | null> {
    try {
      const rows = JSON.parse(await readFile(this.path, 'utf8')) as RegistryRows;
      return Array.isArray(rows.areas) && Array.isArray(rows.published) ? rows : null;
    } catch {
      return null;
    }
  }

  async keep(rows: RegistryRows): Promise<void> {
    const draft = `${this.path}.${process.pid}.part`;
    await mkdir(dirname(this.path), { recursive: true });
    await writeFile(draft, JSON.stringify(rows));
    await rename(draft, this.path);
  }
}
