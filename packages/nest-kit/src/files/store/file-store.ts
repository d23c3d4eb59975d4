import type { Readable } from 'node:stream';

/** Bytes to keep: in memory, or a file of this machine that is only read. */
export type FileSource = Uint8Array | { path: string };

export type StoredFile = { key: string; bytes: number; storedAt: Date };
/** `next` goes into the following call; null after the last page. */
export type StoredPage = { files: StoredFile[]; next: string | null };

/** Keys: parts of `[A-Za-z0-9._-]` joined by `/`, no personal data. Whole files or none; every call ends in time. */
export abstract class FileStore {
  /** Replaces what stands under the key, so it may be repeated. */
  abstract put(key: string, source: FileSource): Promise<void>;
  /** The caller reads the stream to its end or destroys it. Throws `FileMissing`. */
  abstract get(key: string): Promise<{ stream: Readable; bytes: number }>;
  abstract exists(key: string): Promise<boolean>;
  /** A key that is not there is fine. */
  abstract remove(key: string): Promise<void>;
  /** Keys that begin with `prefix`, in order of their signs, at most `limit` (1000) a page. */
  abstract list(prefix: string, after?: string | null, limit?: number): Promise<StoredPage>;
  abstract close(): Promise<void>;
}

export const PAGE_MAX = 1000;

export class FileMissing extends Error {
  constructor(readonly key: string) {
    super('no such file');
  }
}
export class StoreUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`the file store is away: ${reason}`, options);
  }
}

const keyShape = /^(?=.{1,200}$)[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

export const isKey = (text: string): boolean => keyShape.test(text);

/** A wrong key is a fault of the program, never of a person. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new TypeError('a key of a file has an impossible shape');
}

export function assertPrefix(prefix: string): void {
  if (prefix !== '') assertKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
}
