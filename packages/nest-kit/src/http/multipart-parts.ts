import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { displayName } from '../files/display-name.ts';
import { FileRefused } from '../files/file-refused.ts';
import { malformed, partHead, type PartHead } from './multipart-head.ts';
import { tooLarge, type UploadLimits } from './multipart-rule.ts';
import type { Received, UploadedFile } from './multipart-upload.ts';

export const HEAD_BYTES = 8 * 1024;
export const HEAD_LINES = 16;
const utf8 = new TextDecoder('utf-8', { fatal: true });

export class FormParts {
  private readonly fields: Record<string, unknown> = {};
  /** In the order of the form, whichever the disk has first; none where nothing was chosen. */
  private readonly files: (UploadedFile | undefined)[] = [];
  private readonly seen = new Set<string>();
  private readonly under: Promise<void>[] = [];
  private headless = 0;

  constructor(
    private readonly limits: UploadLimits,
    private readonly room: string,
    private readonly signal: AbortSignal,
  ) {}

  take(part: Readable, onFault: (error: unknown) => void): void {
    this.headless += 1;
    const taken = this.takeWhole(part);
    taken.catch(onFault);
    this.under.push(taken);
  }

  /** The whole form, once every part has come. Throws `FileRefused`; failures of the disk as they are. */
  async all(): Promise<Received> {
    if (this.headless > 0) throw malformed();
    await Promise.all(this.under);
    return { fields: this.fields, files: this.files.filter((file) => file !== undefined) };
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.under);
  }

  private async takeWhole(part: Readable): Promise<void> {
    const { field, fileName } = await this.headOf(part);
    const isFile = fileName !== undefined;
    const known = this.limits.names.has(field);
    if (isFile && known && this.seen.has(field)) throw new FileRefused('FILE_TOO_MANY', [field]);
    if (this.seen.has(field) || (isFile && !known)) throw malformed();
    if (this.seen.size === this.limits.fields + this.limits.names.size) throw malformed();
    this.seen.add(field);
    if (isFile) await this.takeFile(part, field, fileName);
    else await this.takeText(part, field);
  }

  private headOf(part: Readable): Promise<PartHead> {
    return new Promise((resolve, reject) => {
      this.signal.addEventListener('abort', () => reject(malformed()), { once: true });
      part.once('error', () => reject(malformed()));
      part.once('header', (header: Record<string, string[]>) => {
        this.headless -= 1;
        const lines = Object.entries(header).flatMap(([name, values]) => values.map((value) => name + value));
        if (lines.length >= HEAD_LINES || lines.join('').length >= HEAD_BYTES / 2) return reject(malformed());
        try {
          resolve(partHead(header));
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  private async takeText(part: Readable, field: string): Promise<void> {
    const bytes = await this.bytesOf(part);
    try {
      this.fields[field] = utf8.decode(bytes);
    } catch {
      throw malformed();
    }
  }

  /** By its events: a form has many texts, and a pipeline for each costs more than all of its bytes. */
  private bytesOf(part: Readable): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const fault = () => reject(malformed());
      const pieces: Buffer[] = [];
      let bytes = 0;
      if (this.signal.aborted) return fault();
      this.signal.addEventListener('abort', fault, { once: true });
      part.once('error', fault).once('end', () => resolve(Buffer.concat(pieces)));
      part.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > this.limits.fieldBytes) fault();
        else pieces.push(piece);
      });
    });
  }

  private async takeFile(part: Readable, field: string, fileName: string): Promise<void> {
    const place = this.files.push(undefined) - 1;
    const name = displayName(fileName);
    const path = join(this.room, randomBytes(12).toString('hex'));
    const hash = createHash('sha256');
    const { limits } = this;
    let bytes = 0;
    const count = async function* (source: AsyncIterable<Buffer>) {
      for await (const piece of source) {
        bytes += piece.length;
        if (bytes > limits.fileBytes) throw tooLarge(limits).of(field, name);
        hash.update(piece);
        yield piece;
      }
    };
    await pipeline(part, count, createWriteStream(path, { mode: 0o600, flags: 'wx' }), { signal: this.signal });
    if (bytes > 0) this.files[place] = { field, name, path, bytes, sha256: hash.digest('hex') };
    // A field of a form in which nobody chose a file comes without a name and without a byte.
    else if (fileName === '') await rm(path);
    else throw new FileRefused('FILE_EMPTY').of(field, name);
  }
}
