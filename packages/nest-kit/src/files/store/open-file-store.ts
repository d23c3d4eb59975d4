import type { FileStore } from './file-store.ts';

/** `file:///folder` or `s3://bucket?…`. Throws a readable error for any other or faulty address. */
export function openFileStore(url: string): Promise<FileStore> {
  return Promise.reject(new Error(`under way ${url}`));
}
