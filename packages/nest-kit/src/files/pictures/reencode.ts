import { fileTypeFromBuffer } from 'file-type';
import { readFile, writeFile } from 'node:fs/promises';
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

const readAs = (bytes: Buffer, pixels: number | false) =>
  sharp(bytes, { limitInputPixels: pixels, failOn: 'warning', sequentialRead: true, pages: 1 });

/** `most`: pixels; a larger picture is only measured. Throws `PictureFault`. */
export async function decode(path: string, most: number): Promise<Measured | Pictures> {
  const bytes = await readFile(path);
  const measured = await measure(bytes);
  return measured.pixels > most ? measured : reencode(path, bytes);
}

async function measure(bytes: Buffer): Promise<Measured> {
  if (bytes.length === 0) throw new PictureFault('FILE_EMPTY');
  const magic = await fileTypeFromBuffer(bytes.subarray(0, MAGIC_BYTES)).catch(() => undefined);
  const format = formats[magic?.mime ?? ''];
  if (!format) throw new PictureFault('FILE_TYPE');
  const found = await orBroken(readAs(bytes, false).metadata());
  if (found.format !== format || !found.width || !found.height) throw new PictureFault('FILE_BROKEN');
  const pixels = found.width * found.height;
  if (pixels > PIXELS_MAX) throw new PictureFault('FILE_PIXELS');
  return { pixels };
}

/** Decodes once into bare pixels and encodes view and thumb from them, so nothing but pixels can come through. */
async function reencode(path: string, bytes: Buffer): Promise<Pictures> {
  const pixels = await orBroken(
    readAs(bytes, PIXELS_MAX)
      .autoOrient()
      .resize({ width: VIEW_SIDE, height: VIEW_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const asPng = isGif(bytes) || hasHoles(pixels.data, pixels.info.channels);
  const { width, height, channels } = pixels.info;
  const bare = () => {
    const image = sharp(pixels.data, { raw: { width, height, channels } });
    return asPng || channels % 2 === 1 ? image : image.removeAlpha();
  };
  const view = await coded(bare(), asPng);
  const small = () => bare().resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: 'inside', withoutEnlargement: true });
  const thumb = Math.max(width, height) <= THUMB_SIDE ? view : await coded(small(), asPng);
  return { view: await write(view, asPng, `${path}.view`), thumb: await write(thumb, asPng, `${path}.thumb`) };
}

type Coded = { data: Buffer; info: OutputInfo };

const coded = (image: Sharp, asPng: boolean): Promise<Coded> =>
  (asPng ? image.png({ compressionLevel: 6 }) : image.jpeg({ quality: 82, mozjpeg: false })).toBuffer({
    resolveWithObject: true,
  });

async function write({ data, info }: Coded, asPng: boolean, path: string): Promise<Picture> {
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

const isGif = (bytes: Buffer) => bytes.subarray(0, 3).toString('latin1') === 'GIF';

async function orBroken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const pixels = String((error as Error)?.message).includes('pixel limit');
    throw new PictureFault(pixels ? 'FILE_PIXELS' : 'FILE_BROKEN');
  }
}
