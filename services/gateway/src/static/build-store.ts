import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { FileMissing, isKey, type FileStore } from '@hub/nest-kit/files';
import { faultOf, type Log } from '@hub/nest-kit/log';
import { endings, isOfBuild, type Integrities } from '../registry/file-forms.ts';

/**
 * By their endings, the forms of a file that are as they were published; `isWhole` where the store has no others. Not `isCompared`: all that
 * the store has, because nobody knows how they were published.
 */
export type Fetched = { forms: ReadonlyMap<string, Buffer>; isWhole: boolean; isCompared: boolean };

const READ_MS = 10_000;
const WARN_EVERY_MS = 60_000;
const ENDINGS = Object.values(endings);
/** So long what is not whole stands for itself: each visitor would read it anew. */
const BAD_MS = 3_000;

/** Stands in a folder that came from the store: what was built on this machine is nobody's copy. */
export const COPIED = 'copied';

/** `/r/<area>/<build>/…` is its key in the store; a file of a build never changes. */
export const keyOf = (address: string): string => address.replace(/^\//, '');

/** Has the store room for a file of this name, and for its forms? */
export const isStorable = (address: string): boolean => ENDINGS.every((ending) => isKey(keyOf(address + ending)));

/** Builds in the object store, with the folder of this process as a cache in front of it. */
export class BuildStore {
  private readonly coming = new Map<string, Promise<Fetched>>();
  private readonly warnedAt = new Map<string, number>();

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
    if (!isKey(keyOf(address))) return null;
    try {
      const { stream } = await this.store.get(keyOf(address));
      return Buffer.concat((await stream.toArray({ signal: AbortSignal.timeout(READ_MS) })) as Buffer[]);
    } catch (error) {
      if (error instanceof FileMissing) return null;
      throw error;
    }
  }

  /** Asks the store, and copies the file and its forms into the folder. Without `integrities` it copies nothing: browsers compare alone. */
  async fetch(address: string, integrities: Integrities | undefined): Promise<Fetched> {
    if (!this.store || !isStorable(address)) return { forms: new Map(), isWhole: true, isCompared: true };
    const key = `${integrities ? 'compared' : 'as it is'} ${address}`;
    const known = this.coming.get(key);
    if (known) return known;
    const coming = this.download(address, integrities);
    this.coming.set(key, coming);
    const forget = () => void this.coming.delete(key);
    coming.then(({ isWhole }) => (isWhole ? forget() : void setTimeout(forget, BAD_MS).unref()), forget);
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

  private async download(address: string, integrities: Integrities | undefined): Promise<Fetched> {
    const read = await Promise.all(ENDINGS.map(async (ending) => [ending, await this.read(address + ending)] as const));
    const found = read.flatMap(([ending, bytes]) => (bytes ? [[ending, bytes] as const] : []));
    if (!integrities) return { forms: new Map(found), isWhole: false, isCompared: false };
    const plain = new Map(found).get('') ?? null;
    const compared = found.map(async ([ending, bytes]) =>
      (await isOfBuild(integrities, address + ending, bytes, plain)) ? ([[ending, bytes]] as const) : [],
    );
    const right = (await Promise.all(compared)).flat();
    const isWhole = right.length === found.length;
    if (isWhole) await this.keep(address, right);
    else this.warn('BUILD_FILE_BAD', { address }, 'the store has other bytes of a file than were published');
    return { forms: new Map(right), isWhole, isCompared: true };
  }

  /** A disk that is full or only read costs asking the store again. */
  private async keep(address: string, forms: (readonly [string, Buffer])[]): Promise<void> {
    try {
      for (const [ending, bytes] of forms) await this.copy(address + ending, bytes);
    } catch (error) {
      this.warn('BUILD_NOT_KEPT', { address, ...faultOf(error) }, 'a file of a build is not kept on this machine');
    }
  }

  private async copy(address: string, bytes: Buffer): Promise<void> {
    const path = join(this.root, address);
    const draft = `${path}.${process.pid}.part`;
    const [, , area = '', build = ''] = address.split('/');
    const folder = join(this.root, 'r', area, build);
    const made = await mkdir(dirname(path), { recursive: true });
    if (made && `${folder}${sep}`.startsWith(`${made}${sep}`)) await writeFile(join(folder, COPIED), '');
    try {
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  private warn(code: string, what: object, words: string): void {
    if (Date.now() - (this.warnedAt.get(code) ?? 0) < WARN_EVERY_MS) return;
    this.warnedAt.set(code, Date.now());
    this.log?.warn({ ...what, code }, words);
  }
}
