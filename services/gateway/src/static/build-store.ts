import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { FileMissing, type FileStore } from '@hub/nest-kit/files';

const READ_MS = 10_000;
const ENDINGS = ['.br', '.gz', ''];

/** Stands in a folder that came from the store: what was built on this machine is nobody's copy. */
export const COPIED = 'copied';

/** `/r/<area>/<build>/…` is its key in the store; a file of a build never changes. */
export const keyOf = (address: string): string => address.replace(/^\//, '');

/** Builds in the object store, with the folder of this process as a cache in front of it. */
export class BuildStore {
  private readonly coming = new Map<string, Promise<boolean>>();

  constructor(
    readonly root: string,
    readonly store: FileStore | null,
  ) {}

  get isShared(): boolean {
    return this.store !== null;
  }

  /** The bytes of the store where there is one, else of the folder. */
  async read(address: string): Promise<Buffer | null> {
    if (!this.store) return readFile(join(this.root, address)).catch(() => null);
    try {
      const { stream } = await this.store.get(keyOf(address));
      return Buffer.concat((await stream.toArray({ signal: AbortSignal.timeout(READ_MS) })) as Buffer[]);
    } catch (error) {
      if (error instanceof FileMissing) return null;
      throw error;
    }
  }

  /** Puts a file, and what it is compressed, into the folder; false when the store has none either. */
  async fetch(address: string): Promise<boolean> {
    if (!this.store) return false;
    const known = this.coming.get(address);
    if (known) return known;
    const coming = this.download(address).finally(() => this.coming.delete(address));
    this.coming.set(address, coming);
    return coming;
  }

  async put(address: string, bytes: Uint8Array): Promise<void> {
    if (!this.store) throw new Error('there is no store of builds');
    await this.store.put(keyOf(address), bytes);
  }

  /** What a build of this machine has and the store has not; a half of it is put again. */
  async keepFolder(area: string, build: string): Promise<void> {
    if (!this.store) return;
    const base = `r/${area}/${build}`;
    const ended = `${base}/kept`;
    if (await this.store.exists(ended)) return;
    const files = await readdir(join(this.root, base), { recursive: true, withFileTypes: true });
    for (const file of files.filter((one) => one.isFile())) {
      const path = join(file.parentPath, file.name);
      await this.store.put(relative(this.root, path).split(sep).join('/'), { path });
    }
    await this.store.put(ended, new Uint8Array());
  }

  private async download(address: string): Promise<boolean> {
    const found = await Promise.all(ENDINGS.map((ending) => this.copy(address + ending)));
    return found.some(Boolean);
  }

  private async copy(address: string): Promise<boolean> {
    const bytes = await this.read(address);
    if (!bytes) return false;
    const path = join(this.root, address);
    const draft = `${path}.${process.pid}.part`;
    const [, , area = '', build = ''] = address.split('/');
    const folder = join(this.root, 'r', area, build);
    const made = await mkdir(dirname(path), { recursive: true });
    if (made && `${folder}${sep}`.startsWith(`${made}${sep}`)) await writeFile(join(folder, COPIED), '');
    await writeFile(draft, bytes);
    await rename(draft, path);
    return true;
  }
}
