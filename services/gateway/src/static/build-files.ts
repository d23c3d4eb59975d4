import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Encoding } from '../http/accepted-encoding.ts';
import type { BuildStore, Fetched } from './build-store.ts';
import { endings } from '../registry/file-forms.ts';
import type { Count, Stated } from './published-integrities.ts';

const PATH = /^\/r\/[a-z][a-z0-9-]*\/[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_~@+-][A-Za-z0-9_.~@+-]*)+$/;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** `isCompared`: with what its build states, so it is for good. */
export type BuildFile = {
  type: string;
  encoding: Encoding;
  size: number;
  body: Buffer | Readable;
  isCompared: boolean;
};

type Kept = Pick<BuildFile, 'type' | 'encoding'> & { body: Buffer };

const KEEP_UP_TO = 512 * 1024;
/** So long nobody asks the store again for what it has not: `named` by a published build, or invented. */
const MISSED_MS = { named: 3_000, invented: 60_000 };
const MOST_MISSED = 5000;
const KEEP_BYTES = 32 * 1024 * 1024;

export class BuildFiles {
  private readonly kept = new Map<string, Kept>();
  private readonly missedUntil = new Map<string, number>();
  private bytes = 0;

  /** `store`: asked for what this machine has not, of a build that `published` knows. `count` is called before anything is asked for that nobody stated. */
  constructor(
    private readonly root: string,
    private readonly store?: Pick<BuildStore, 'fetch'>,
    private readonly published: (area: string, build: string, count: Count) => Promise<Stated> = async () => null,
  ) {}

  async find(path: string, encodings: Encoding[], count: Count): Promise<BuildFile | null> {
    const type = types[extname(path)];
    if (!type || !PATH.test(path)) return null;
    const here = await this.findHere(path, type, encodings);
    if (here) return here;
    const fetched = await this.fetched(path, count);
    return fetched && this.chosen(path, type, encodings, fetched);
  }

  private async fetched(path: string, count: Count): Promise<Fetched | null> {
    if (!this.store || Date.now() < (this.missedUntil.get(path) ?? 0)) return null;
    const [, , area = '', build = ''] = path.split('/');
    const integrities = await this.published(area, build, count);
    if (integrities === null) return null;
    const isNamed = integrities !== undefined && path in integrities;
    if (!isNamed) await count();
    const fetched = await this.store.fetch(path, integrities);
    if (fetched.isWhole && fetched.forms.size === 0) this.miss(path, isNamed);
    return fetched;
  }

  private miss(path: string, isNamed: boolean): void {
    if (this.missedUntil.size >= MOST_MISSED) this.missedUntil.clear();
    this.missedUntil.set(path, Date.now() + (isNamed ? MISSED_MS.named : MISSED_MS.invented));
  }

  private chosen(path: string, type: string, encodings: Encoding[], fetched: Fetched): BuildFile | null {
    const { forms, isWhole, isCompared } = fetched;
    const encoding = encodings.find((each) => forms.has(endings[each]));
    const body = encoding && forms.get(endings[encoding]);
    if (!body) return null;
    if (isWhole && body.length <= KEEP_UP_TO) this.keep(path + endings[encoding], { type, encoding, body });
    return { type, encoding, size: body.length, body, isCompared };
  }

  private async findHere(path: string, type: string, encodings: Encoding[]): Promise<BuildFile | null> {
    for (const encoding of encodings) {
      const name = path + endings[encoding];
      const file = this.fromMemory(name) ?? (await this.fromDisk(name, type, encoding));
      if (file) return file;
    }
    return null;
  }

  private fromMemory(key: string): BuildFile | null {
    const file = this.kept.get(key);
    if (!file) return null;
    this.kept.delete(key);
    this.kept.set(key, file);
    return { ...file, size: file.body.length, isCompared: true };
  }

  private async fromDisk(key: string, type: string, encoding: Encoding): Promise<BuildFile | null> {
    const handle = await open(join(this.root, key)).catch(() => null);
    if (!handle) return null;
    const stat = await handle.stat();
    if (!stat.isFile()) {
      await handle.close();
      return null;
    }
    if (stat.size > KEEP_UP_TO)
      return { type, encoding, size: stat.size, body: handle.createReadStream(), isCompared: true };
    const body = await handle.readFile();
    await handle.close();
    this.keep(key, { type, encoding, body });
    return { type, encoding, size: body.length, body, isCompared: true };
  }

  private keep(key: string, file: Kept): void {
    if (this.kept.has(key)) return;
    this.kept.set(key, file);
    this.bytes += file.body.length;
    for (const [coldest, { body }] of this.kept) {
      if (this.bytes <= KEEP_BYTES) break;
      this.kept.delete(coldest);
      this.bytes -= body.length;
    }
  }
}
