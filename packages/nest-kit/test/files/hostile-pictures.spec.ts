import sharp from 'sharp';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PictureDecoder, type Picture } from '../../src/files/index.ts';
import { PAYLOAD, plain, refused, taken } from './samples.ts';

const MEMORY_MAX = 768 * 1024 * 1024;
/** Patient: the machine of a test may be busy, and how long a picture takes is measured elsewhere. */
const decoder = new PictureDecoder({ taskMs: 60_000, waitMs: 60_000 });
let folder: string;
let good: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-pictures-'));
  good = join(folder, 'good');
  await plain().jpeg().toFile(good);
});
afterAll(async () => {
  expect(decoder.peakBytes).toBeGreaterThan(0);
  expect(decoder.peakBytes).toBeLessThan(MEMORY_MAX);
  await decoder.close();
  await rm(folder, { recursive: true, force: true });
});

const sent = async (bytes: Buffer) => {
  const path = join(folder, Math.random().toString(36).slice(2));
  await writeFile(path, bytes);
  return path;
};

async function expectBare(picture: Picture, type: string) {
  const bytes = await readFile(picture.path);
  const found = await sharp(bytes).metadata();
  expect(`image/${found.format}`).toBe(type);
  expect(picture).toMatchObject({ type, bytes: bytes.length, width: found.width, height: found.height });
  expect([found.exif, found.icc, found.xmp, found.iptc, found.comments, found.orientation]).toEqual(
    Array.from({ length: 6 }),
  );
  expect([found.depth, found.hasProfile, found.pages]).toEqual(['uchar', false, undefined]);
  expect(bytes.includes(PAYLOAD)).toBe(false);
  expect(bytes.includes('PAYLOAD')).toBe(false);
}

describe('a sent picture', { timeout: 180_000 }, () => {
  it.each(Object.entries(refused))('is refused: %s', async (_, [code, sample]) => {
    const path = await sent(await sample());
    await expect(decoder.decode(path)).rejects.toMatchObject({ code });
    await expect(readFile(`${path}.view`)).rejects.toThrow('ENOENT');
    await decoder.decode(good);
  });

  it.each(Object.entries(taken))('is drawn anew: %s', async (_, [type, width, height, sample]) => {
    const { view, thumb } = await decoder.decode(await sent(await sample()));
    await expectBare(view, type);
    await expectBare(thumb, type);
    expect([view.width, view.height]).toEqual([width, height]);
    expect(Math.max(thumb.width, thumb.height)).toBe(Math.min(320, Math.max(width, height)));
    await decoder.decode(good);
  });
});
