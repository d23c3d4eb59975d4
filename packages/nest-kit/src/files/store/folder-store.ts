import { randomBytes } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Batcher } from '../../process/batcher.ts';
import {
  assertKey,
  assertPrefix,
  FileMissing,
  PAGE_MAX,
  StoreUnavailable,
  type FileSource,
  type FileStore,
  type StoredFile,
} from './file-store.ts';

/** No part of a key begins with a dot, so what lies here is never listed and never asked for. */
const UNFINISHED = '.unfinished';
const UNFINISHED_AFTER_MS = 3600_000;
const gone = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

export class FolderStore implements FileStore {
  /** One flush of a folder's names for many files. A failed one is not retried: the next would say all is well. */
  private readonly flushes = new Batcher(async (folders: string[]) => {
    const names = [...new Set(folders)];
    const ends = await Promise.allSettled(names.map(flushed));
    const each = new Map(names.map((folder, at) => [folder, ends[at]]));
    return folders.map((folder) => each.get(folder));
  });

  private constructor(private readonly root: string) {}

  static async open(root: string): Promise<FolderStore> {
    const unfinished = join(root, UNFINISHED);
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    for (const name of await readdir(unfinished)) {
      const path = join(unfinished, name);
      const found = await stat(path).catch(() => null);
      if (found && Date.now() - found.mtimeMs > UNFINISHED_AFTER_MS) await rm(path, { force: true });
    }
    return new FolderStore(root);
  }

  async put(key: string, source: FileSource): Promise<void> {
    const path = this.pathOf(key);
    const draft = join(this.root, UNFINISHED, randomBytes(16).toString('hex'));
    try {
      await written(draft, source);
      await this.place(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw new StoreUnavailable(codeOf(error), { cause: error });
    }
  }

  async get(key: string) {
    const path = this.pathOf(key);
    try {
      const file = await open(path, 'r');
      const found = await file.stat();
      if (found.isFile()) return { stream: file.createReadStream(), bytes: found.size };
      await file.close();
    } catch (error) {
      if (!gone.has(codeOf(error))) throw new StoreUnavailable(codeOf(error), { cause: error });
    }
    throw new FileMissing(key);
  }

  async exists(key: string): Promise<boolean> {
    const path = this.pathOf(key);
    try {
      return (await stat(path)).isFile();
    } catch (error) {
      if (gone.has(codeOf(error))) return false;
      throw new StoreUnavailable(codeOf(error), { cause: error });
    }
  }

  async remove(key: string): Promise<void> {
    const path = this.pathOf(key);
    try {
      await rm(path);
    } catch (error) {
      if (!gone.has(codeOf(error)) && codeOf(error) !== 'ERR_FS_EISDIR')
        throw new StoreUnavailable(codeOf(error), { cause: error });
    }
  }

  async list(prefix: string, after: string | null = null, limit = PAGE_MAX) {
    assertPrefix(prefix);
    const most = Math.min(Math.max(1, limit), PAGE_MAX);
    const files: StoredFile[] = [];
    for await (const key of this.walk('', prefix, after ?? '')) {
      if (files.length === most) return { files, next: files.at(-1)?.key ?? null };
      const found = await stat(join(this.root, key)).catch(() => null);
      if (found) files.push({ key, bytes: found.size, storedAt: found.mtime });
    }
    return { files, next: null };
  }

  async close(): Promise<void> {}

  private async place(draft: string, path: string): Promise<void> {
    const folder = dirname(path);
    const there = await rename(draft, path).then(
      () => true,
      (error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error;
        return false;
      },
    );
    const made = there ? undefined : await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!there) await rename(draft, path);
    const end = await this.flushes.ask(folder);
    if (end?.status === 'rejected') throw end.reason;
    for (let at = folder; made && at !== dirname(made); at = dirname(at)) await flushed(dirname(at));
  }

  private pathOf(key: string): string {
    assertKey(key);
    return join(this.root, key);
  }

  /** Keys in the order of their signs; folders that can hold nothing wanted are not opened. */
  private async *walk(folder: string, prefix: string, after: string): AsyncGenerator<string> {
    const entries = await entriesOf(join(this.root, folder));
    const named = entries.map((entry) => folder + entry.name + (entry.isDirectory() ? '/' : ''));
    for (const name of named.sort((a, b) => (a < b ? -1 : 1))) {
      if (!name.endsWith('/')) {
        if (name.startsWith(prefix) && name > after) yield name;
      } else if ((name.startsWith(prefix) || prefix.startsWith(name)) && (name > after || after.startsWith(name))) {
        yield* this.walk(name, prefix, after);
      }
    }
  }
}

async function entriesOf(path: string): Promise<Dirent[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.filter((entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory()));
  } catch (error) {
    if (gone.has(codeOf(error))) return [];
    throw new StoreUnavailable(codeOf(error), { cause: error });
  }
}

async function written(path: string, source: FileSource): Promise<void> {
  if (source instanceof Uint8Array) {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(source);
      await file.sync();
    } finally {
      await file.close();
    }
  } else {
    await copyFile(source.path, path, constants.COPYFILE_EXCL);
    await flushed(path);
  }
}

/** Bytes, or a folder's names, that outlive a power cut. */
async function flushed(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException)?.code ?? error);
}
