import { fileURLToPath } from 'node:url';
import type { FileStore } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { s3PlaceOf } from './s3-place.ts';

/** `file:///folder` or `s3://[id:secret@]bucket?region=&endpoint=&path-style=true`; throws a readable error. */
export async function openFileStore(address: string): Promise<FileStore> {
  if (!URL.canParse(address)) throw new TypeError('the address of the file store is no address');
  const url = new URL(address);
  if (url.protocol === 'file:') return FolderStore.open(fileURLToPath(url));
  if (url.protocol !== 's3:') throw new TypeError('a file store is file: or s3:');
  const place = s3PlaceOf(url);
  // Loaded only where it is used: the client of the protocol is large.
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(place);
}
