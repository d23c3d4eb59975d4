import { fileKind, HEAD_BYTES, type FileKind } from './file-kind.ts';
import { FileRefusal } from './file-refusal.ts';
import type { ShrinkOrder, Shrunk } from './shrink-order.ts';

export type Prepared = { body: Blob; thumb?: Blob };
export type PrepareRules = {
  limit: number;
  /** Papers stay as they are: what is small in them must stay readable. */
  asIs: boolean;
};
export type Shrink = (order: ShrinkOrder) => Promise<Shrunk | null>;

const SIDE = 2048;
const QUALITY = 0.82;
/** Twice the 56 pixels of a row, once more for denser screens. */
const THUMB_SIDE = 168;
const SMALL = 400 * 1024;
/** Beyond this a phone may run out of memory while it reads the picture. */
const DRAWABLE = 64 * 1024 * 1024;

/** Over 400 KB a JPEG of 2048 px at most, if smaller; HEIC always; GIF stays. Throws `FileRefusal`. */
export async function prepareFile(file: Blob, { limit, asIs }: PrepareRules, shrink: Shrink): Promise<Prepared> {
  const kind = await kindOf(file);
  if (file.size === 0) throw new FileRefusal('empty');
  if (kind === 'other') throw new FileRefusal(file.size > limit ? 'large' : 'type');
  const whole = kind === 'gif' || (kind !== 'heic' && (asIs || file.size < SMALL));
  if (file.size > (whole ? limit : DRAWABLE)) throw new FileRefusal('large');
  const typed = file.slice(0, file.size, `image/${kind}`);
  const shrunk = await shrink({ file: typed, side: SIDE, thumbSide: THUMB_SIDE, quality: QUALITY, whole });
  const body = chosen(kind, typed, shrunk?.picture);
  if (body.size > limit) throw new FileRefusal('large');
  return { body, thumb: shrunk?.thumb };
}

function chosen(kind: FileKind, file: Blob, picture: Blob | undefined): Blob {
  if (kind === 'heic' && !picture) throw new FileRefusal('heic');
  return picture && (kind === 'heic' || picture.size < file.size) ? picture : file;
}

/** A file in the cloud, or taken away since it was picked, cannot be read. */
async function kindOf(file: Blob): Promise<FileKind> {
  try {
    return fileKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch {
    throw new FileRefusal('unreadable');
  }
}
