import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { dotsOf, SIGN_HEIGHT } from './dot-letters.ts';
import type { Picture } from './picture.ts';

/** A picture is this many dots wide, so that the words are read on a phone's photo as on a large scan. */
const DOTS_ACROSS = 340;
/** In heights of a line. */
const GAP = 3;
/** Behind the line above, in parts of a line. */
const SHIFT = 0.37;
const INK = 130;

type Area = { width: number; height: number };

/** Light with a dark edge, to show on any ground, and not to be cut away. Written to `<path>.marked`. */
export async function mark(path: string, words: string): Promise<Picture> {
  const { data, info } = await sharp(path)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const lines = inkOf({ width, height }, words);
  const marked = await sharp(data, { raw: { width, height, channels } })
    .composite([{ input: lines, raw: { width, height, channels: 4 } }])
    .jpeg({ quality: 85 })
    .toBuffer();
  const file = `${path}.marked`;
  await writeFile(file, marked, { mode: 0o600 });
  return { path: file, type: 'image/jpeg', bytes: marked.length, width, height };
}

function inkOf(area: Area, words: string): Buffer {
  const ink = Buffer.alloc(area.width * area.height * 4);
  const size = Math.max(1, Math.round(area.width / DOTS_ACROSS));
  const edge = Math.max(1, Math.round(size / 2));
  const stamps = [...stampsOf(area, words, size)];
  for (const { x, y } of stamps) stamp(ink, area, { x: x + edge, y: y + edge, size, light: 0 });
  for (const { x, y } of stamps) stamp(ink, area, { x, y, size, light: 255 });
  return ink;
}

function* stampsOf({ width, height }: Area, words: string, size: number): Generator<{ x: number; y: number }> {
  const dots = dotsOf(`${words}   `);
  const across = dots[0]?.length ?? 0;
  const step = SIGN_HEIGHT * size * (1 + GAP);
  for (let line = 0; line * step < height; line += 1) {
    const from = Math.round(line * SHIFT * across);
    for (const [row, cells] of dots.entries())
      for (let column = 0; column * size < width; column += 1)
        if (cells[(column + from) % across]) yield { x: column * size, y: line * step + row * size };
  }
}

type Stamp = { x: number; y: number; size: number; light: number };

function stamp(ink: Buffer, { width, height }: Area, { x, y, size, light }: Stamp): void {
  for (let down = y; down < Math.min(y + size, height); down += 1) {
    for (let right = x; right < Math.min(x + size, width); right += 1) {
      const at = (down * width + right) * 4;
      ink.fill(light, at, at + 3);
      ink[at + 3] = INK;
    }
  }
}
