import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { FileMissing, type FileStore } from '@hub/nest-kit/files';
import type { Log } from '@hub/nest-kit/log';
import { isOfBuild, type Integrities } from './file-of-build.ts';

/** By their endings, the forms of a file that are as they were published; `isWhole` where the store has no others. */
export type Fetched = { forms: ReadonlyMap<string, Buffer>; isWhole: boolean };

const READ_MS = 10_000;
const ENDINGS = ['.br', '.gz', ''];

/** Stands in a folder that came from the store: what was built on this machine is nobody's copy. */
export const COPIED = 'copied';

/** `/r/<area>/<build>/…` is its key in the store; a file of a build never changes. */
export const keyOf = (address: string): string => address.replace(/^\//, '');

/** Builds in the object store, with the folder of this process as a cache in front of it. */
export class BuildStore {
  private readonly coming = new Map<string, Promise<Fetched>>();

  constructor(
    readonly root: string,
    readonly store: FileStore | null,
    private readonly log?: Pick<Log, 'warn'>,
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

  /** Asks the store, and copies the file and its forms into the folder. */
  async fetch(address: string, integrities: Integrities): Promise<Fetched> {
    const known = this.coming.get(address);
    if (known) return known;
    const coming = this.download(address, integrities).finally(() => this.coming.delete(address));
    this.coming.set(address, coming);
    return coming;
  }

  async put(address: string, bytes: Uint8Array): Promise<void> {
    if (!this.store) throw new Error('there is no store of builds');
    await this.store.put(keyOf(address), bytes);
  }

  async remove(address: string): Promise<void> {
    await this.store?.remove(keyOf(address));
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

  private async download(address: string, integrities: Integrities): Promise<Fetched> {
    const read = await Promise.all(
      ENDINGS.map(async (ending) => [ending, await this.readShared(address + ending)] as const),
    );
    const found = read.flatMap(([ending, bytes]) => (bytes ? [[ending, bytes] as const] : []));
    const plain = new Map(found).get('') ?? null;
    const right = found.filter(([ending, bytes]) => isOfBuild(integrities, address + ending, bytes, plain));
    const isWhole = right.length === found.length;
    if (isWhole) for (const [ending, bytes] of right) await this.copy(address + ending, bytes);
    else this.warn({ code: 'BUILD_FILE_BAD', address }, 'the store has other bytes than were published');
    return { forms: new Map(right), isWhole };
  }

  private readShared(address: string): Promise<Buffer | null> {
    return this.store ? this.read(address) : Promise.resolve(null);
  }

  private async copy(address: string, bytes: Buffer): Promise<void> {
    const path = join(this.root, address);
    const draft = `${path}.${process.pid}.part`;
    const [, , area = '', build = ''] = address.split('/');
    const folder = join(this.root, 'r', area, build);
    const made = await mkdir(dirname(path), { recursive: true });
    if (made && `${folder}${sep}`.startsWith(`${made}${sep}`)) await writeFile(join(folder, COPIED), '');
    await writeFile(draft, bytes);
    await rename(draft, path);
  }

  private warn(what: object, words: string): void {
    this.log?.warn(what, words);
  }
}
