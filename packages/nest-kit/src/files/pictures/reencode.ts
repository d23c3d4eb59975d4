import { fileTypeFromBuffer } from 'file-type';
import { open, writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import type { FileCode } from '../file-refused.ts';
import type { Measured } from './decoder-words.ts';
import { PIXELS_MAX, THUMB_SIDE, VIEW_SIDE, type Picture, type Pictures } from './picture.ts';

const MAGIC_BYTES = 4100;
/** Beginning of the file → what the decoder must find too. An animated PNG is read as its still picture. */
const formats: Record<string, Metadata['format']> = {
  'image/gif': 'gif',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
};

/** The picture itself is at fault. (No shorthand of TypeScript here: the child runs these files as they are.) */
export class PictureFault extends Error {
  readonly code: FileCode;
  constructor(code: FileCode) {
    super(code);
    this.code = code;
  }
}

const readAs = (path: string, pixels: number | false) =>
  sharp(path, { limitInputPixels: pixels, failOn: 'warning', sequentialRead: true, pages: 1 });

/** Reads the beginning and the header only. Throws `PictureFault`. */
export async function measure(path: string): Promise<Measured> {
  const start = await beginningOf(path);
  if (start.length === 0) throw new PictureFault('FILE_EMPTY');
  const magic = await fileTypeFromBuffer(start).catch(() => undefined);
  const format = formats[magic?.mime ?? ''];
  if (!format) throw new PictureFault('FILE_TYPE');
  const found = await orBroken(readAs(path, false).metadata());
  if (found.format !== format || !found.width || !found.height) throw new PictureFault('FILE_BROKEN');
  const pixels = found.width * found.height;
  if (pixels > PIXELS_MAX) throw new PictureFault('FILE_PIXELS');
  return { pixels };
}

/**
 * Decodes once into bare pixels and encodes view and thumb from them, so nothing but pixels can come through. Throws
 * `PictureFault`.
 */
export async function reencode(path: string): Promise<Pictures> {
  const pixels = await orBroken(
    readAs(path, PIXELS_MAX)
      .autoOrient()
      .resize({ width: VIEW_SIDE, height: VIEW_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const asPng = (await gifAt(path)) || hasHoles(pixels.data, pixels.info.channels);
  const { width, height, channels } = pixels.info;
  const bare = () => {
    const image = sharp(pixels.data, { raw: { width, height, channels } });
    return asPng || channels % 2 === 1 ? image : image.removeAlpha();
  };
  const small = bare().resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: 'inside', withoutEnlargement: true });
  return { view: await write(bare(), asPng, `${path}.view`), thumb: await write(small, asPng, `${path}.thumb`) };
}

async function write(image: Sharp, asPng: boolean, path: string): Promise<Picture> {
  const coded = asPng ? image.png({ compressionLevel: 6 }) : image.jpeg({ quality: 82, mozjpeg: false });
  const { data, info }: { data: Buffer; info: OutputInfo } = await coded.toBuffer({ resolveWithObject: true });
  await writeFile(path, data, { mode: 0o600 });
  const type = asPng ? 'image/png' : 'image/jpeg';
  return { path, type, bytes: data.length, width: info.width, height: info.height };
}

/** Screenshots carry an alpha channel that hides nothing; those become JPEG. */
function hasHoles(data: Buffer, channels: number): boolean {
  if (channels % 2 === 1) return false;
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return true;
  return false;
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(MAGIC_BYTES), 0, MAGIC_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const gifAt = async (path: string) => (await beginningOf(path)).subarray(0, 3).toString('latin1') === 'GIF';

async function orBroken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const pixels = String((error as Error)?.message).includes('pixel limit');
    throw new PictureFault(pixels ? 'FILE_PIXELS' : 'FILE_BROKEN');
  }
}
