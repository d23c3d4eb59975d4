import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { KeyRing } from '../config/keys.ts';
import { csvRows, NotCsv } from '../csv/csv-stream.ts';
import type { CsvRow } from '../csv/parse-csv.ts';
import { FileKeys, sealed, unsealed, type FileKey } from '../files/sealed-file.ts';
import type { FileStore } from '../files/store/file-store.ts';
import type { UploadFolder } from '../files/upload-folder.ts';
import type { BulkJob } from './bulk-job.entity.ts';
import { BulkStopped } from './bulk-kind.ts';

export type SealedFile = { key: string; seal: FileKey };

type Pieces = AsyncIterable<Buffer>;

/** Sealed before they reach the store, read in constant memory. */
export class BulkFiles {
  private readonly keys: FileKeys;
  readonly prefix: string;

  constructor(
    readonly store: FileStore,
    private readonly uploads: Pick<UploadFolder, 'room'>,
    ring: KeyRing,
    service: string,
  ) {
    this.keys = new FileKeys(ring, 'bulk-file');
    this.prefix = `bulk/${service}/`;
  }

  async put(publicId: string, source: { path: string } | Iterable<string>): Promise<SealedFile> {
    const { key, kept } = this.keys.create(publicId);
    const room = await this.uploads.room();
    try {
      const path = join(room, 'sealed');
      const plain = 'path' in source ? createReadStream(source.path) : bytesOf(source);
      await pipeline(sealed(plain, key), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
      const place = this.prefix + publicId;
      await this.store.put(place, { path });
      return { key: place, seal: kept };
    } finally {
      await rm(room, { recursive: true, force: true });
    }
  }

  /** The header first. Throws `BulkStopped` (`not_csv`, `not_gzip`, `too_large`) and what the store throws. */
  async *rows(job: BulkJob, largest: number): AsyncGenerator<CsvRow[]> {
    if (!job.file_key || !job.file_kek || !job.file_wrap) throw new BulkStopped('other');
    const key = this.keys.open({ kek: job.file_kek, wrapped: job.file_wrap }, job.public_id);
    const { stream } = await this.store.get(job.file_key);
    try {
      yield* csvRows(withLimit(unpacked(unsealed(stream, key)), largest));
    } catch (error) {
      if (error instanceof NotCsv) throw new BulkStopped('not_csv');
      throw error;
    } finally {
      stream.destroy();
    }
  }

  remove(key: string): Promise<void> {
    return this.store.remove(key);
  }
}

async function* bytesOf(texts: Iterable<string>): Pieces {
  for (const text of texts) {
    yield Buffer.from(text);
    // The other work of the process has its turn.
    await new Promise((done) => setImmediate(done));
  }
}

/** A packed file says so by its first two bytes, whatever its name is. */
async function* unpacked(source: Pieces): Pieces {
  const pieces = source[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) return;
  const whole = (async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  })();
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) return yield* whole;
  const gunzip = createGunzip();
  const feeding = pipeline(Readable.from(whole, { objectMode: false }), gunzip);
  feeding.catch(() => undefined);
  try {
    for await (const piece of gunzip) yield piece as Buffer;
    await feeding;
  } catch (error) {
    throw isUnpackFault(error) ? new BulkStopped('not_gzip') : error;
  } finally {
    gunzip.destroy();
  }
}

const isUnpackFault = (error: unknown): boolean => /^Z_/.test(String((error as NodeJS.ErrnoException).code ?? ''));

async function* withLimit(source: Pieces, largest: number): Pieces {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > largest) throw new BulkStopped('too_large');
    yield piece;
  }
}
