import sharp from 'sharp';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PictureDecoder } from '../../src/files/index.ts';
import { dotsOf, SIGN_HEIGHT, SIGN_WIDTH } from '../../src/files/pictures/dot-letters.ts';

const WORDS = 'AN.LI #12 2026-11-22 10:36:05 CASE 10231';
let folder: string;
const decoder = new PictureDecoder();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-mark-'));
});
afterAll(async () => {
  await decoder.close();
  await rm(folder, { recursive: true, force: true });
});

/** The marked picture, one byte per pixel. */
async function marked(ground: string, width = 1360) {
  const path = join(folder, ground.slice(1));
  await sharp({ create: { width, height: 400, channels: 3, background: ground } })
    .jpeg()
    .toFile(path);
  const picture = await decoder.mark(path, WORDS);
  const bytes = await sharp(picture.path).greyscale().raw().toBuffer();
  return { picture, at: (x: number, y: number) => bytes[y * width + x] ?? 0 };
}

it('spells the words in dots that no two signs share', () => {
  expect(dotsOf('L')).toEqual(
    [...Array(6).fill('100000'), '111110'].map((row: string) => [...row].map((dot) => dot === '1')),
  );
  const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.:#@+?'];
  expect(new Set(signs.map((sign) => JSON.stringify(dotsOf(sign)))).size).toBe(signs.length);
  expect(dotsOf('小')).toEqual(dotsOf('?'));
  expect(dotsOf(WORDS.toLowerCase())).toEqual(dotsOf(WORDS));
  expect(dotsOf(WORDS)[0]).toHaveLength(SIGN_WIDTH * WORDS.length);
});

it.each(['#ffffff', '#777777', '#000000'])('is read from the pixels of a picture of %s', async (ground) => {
  const { picture, at } = await marked(ground);
  expect(picture).toMatchObject({ type: 'image/jpeg', width: 1360, height: 400 });
  // Four pixels a dot. The middle of each dot against the middle of the edge right below it: light above dark.
  const size = 4;
  const lone = dotsOf(WORDS).flatMap((row, y) =>
    row.flatMap((dot, x) => (dot && !dotsOf(WORDS)[y + 1]?.[x] && !dotsOf(WORDS)[y + 1]?.[x + 1] ? [[x, y]] : [])),
  );
  const clear = lone.filter(([x = 0, y = 0]) => at(x * size + 1, y * size + 1) > at(x * size + 3, y * size + 5) + 40);
  expect(lone.length).toBeGreaterThan(100);
  expect(clear.length / lone.length).toBeGreaterThan(0.98);
});

it('stands in every part of the picture', async () => {
  const { at } = await marked('#123456');
  const light = (left: number, top: number) => {
    let pixels = 0;
    for (let y = top; y < top + SIGN_HEIGHT * 16; y += 1)
      for (let x = left; x < left + 340; x += 1) if (at(x, y) > 120) pixels += 1;
    return pixels;
  };
  for (const top of [0, 130, 260])
    for (const left of [0, 340, 680, 1020]) expect(light(left, top)).toBeGreaterThan(500);
});
